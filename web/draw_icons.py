#!/usr/bin/env python3
"""Draws the icons for home screens from the SVG: draw_icons.py ICON.SVG FOLDER.

Supports only the SVG features of the icon: rect, circle and ellipse, optionally rotated, filled or stroked, with flat colours
or gradients in user space units.
"""
import math
import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as tree
import zlib

# name: (pixels, true if the ground fills the square, scale of the drawing). If the system cuts an icon to a circle or a rounded
# square, the essentials stay within the central 80 %.
PICTURES = {"icon-192.png": (192, False, 1), "icon-512.png": (512, False, 1),
            "icon-maskable.png": (512, True, 0.84), "icon-touch.png": (180, True, 0.94)}
SVG = "{http://www.w3.org/2000/svg}"


def rgb(text):
    return tuple(int(text[i:i + 2], 16) for i in (1, 3, 5))


class Gradient:
    def __init__(self, node):
        value = lambda name: float(node.get(name))
        self.is_radial = node.tag == SVG + "radialGradient"
        self.place = [value(n) for n in (("cx", "cy", "r") if self.is_radial else ("x1", "y1", "x2", "y2"))]
        self.stops = [(float(stop.get("offset")), rgb(stop.get("stop-color")) + (float(stop.get("stop-opacity", 1)),)) for stop in node]

    def at(self, x, y):
        if self.is_radial:
            cx, cy, r = self.place
            t = math.hypot(x - cx, y - cy) / r
        else:
            x1, y1, x2, y2 = self.place
            t = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
        before = self.stops[0]
        for stop in self.stops:
            if t <= stop[0]:
                if stop[0] == before[0]:
                    return stop[1]
                k = (t - before[0]) / (stop[0] - before[0])
                return tuple(a + (b - a) * k for a, b in zip(before[1], stop[1]))
            before = stop
        return before[1]


class Shape:
    """Shape, defined by its signed distance, which is negative inside."""

    def __init__(self, node, gradients):
        self.kind = node.tag.replace(SVG, "")
        value = lambda name, other=0.0: float(node.get(name, other))
        if self.kind == "rect":
            self.rx, self.ry, self.corner = value("width") / 2, value("height") / 2, value("rx")
            self.cx, self.cy = value("x") + self.rx, value("y") + self.ry
        else:
            self.cx, self.cy = value("cx"), value("cy")
            self.rx, self.ry = value("rx", node.get("r")), value("ry", node.get("r"))
        turn = re.match(r"rotate\(([-\d.]+)", node.get("transform", ""))
        self.angle = math.radians(float(turn[1])) if turn else 0
        self.stroke = value("stroke-width", 1) if node.get("stroke") else 0
        paint = node.get("stroke") if self.stroke else node.get("fill")
        link = re.match(r"url\(#(\w+)\)", paint)
        self.paint = gradients[link[1]] if link else None
        self.flat = None if link else rgb(paint) + (1,)
        self.reach = max(self.rx, self.ry) * (1.5 if self.kind == "rect" else 1) + self.stroke

    def distance(self, x, y):
        x, y = x - self.cx, y - self.cy
        if self.angle:
            c, s = math.cos(self.angle), math.sin(self.angle)
            x, y = x * c + y * s, y * c - x * s
        if self.kind == "rect":
            dx, dy = abs(x) - self.rx + self.corner, abs(y) - self.ry + self.corner
            d = math.hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - self.corner
        else:
            q = math.hypot(x / self.rx, y / self.ry)
            slope = math.hypot(x / self.rx ** 2, y / self.ry ** 2)
            d = (q - 1) * q / slope if slope else -min(self.rx, self.ry)
        return abs(d) - self.stroke / 2 if self.stroke else d

    def color(self, x, y):
        return self.flat or self.paint.at(x, y)


def draw(shapes, size, fills_square, scale):
    unit = 64 / size
    picture = [[0.0, 0.0, 0.0, 0.0] for _ in range(size * size)]
    for index, shape in enumerate(shapes):
        is_ground = index == 0
        k = 1 if is_ground else scale
        first = lambda c: max(0, int((32 + (c - shape.reach - 32) * k) / unit) - 1)
        last = lambda c: min(size, int((32 + (c + shape.reach - 32) * k) / unit) + 2)
        for py in range(first(shape.cy), last(shape.cy)):
            y = 32 + ((py + 0.5) * unit - 32) / k
            for px in range(first(shape.cx), last(shape.cx)):
                x = 32 + ((px + 0.5) * unit - 32) / k
                cover = 1 if is_ground and fills_square else min(1, max(0, 0.5 - shape.distance(x, y) * k / unit))
                if cover <= 0:
                    continue
                r, g, b, alpha = shape.color(x, y)
                a = cover * alpha
                pixel = picture[py * size + px]
                pixel[0] += (r - pixel[0]) * a if pixel[3] else r
                pixel[1] += (g - pixel[1]) * a if pixel[3] else g
                pixel[2] += (b - pixel[2]) * a if pixel[3] else b
                pixel[3] = a + pixel[3] * (1 - a)
    return picture


def png(picture, size):
    rows = bytearray()
    for y in range(size):
        rows.append(1)                                       # each byte less the one of the pixel before
        left = (0, 0, 0, 0)
        for r, g, b, a in picture[y * size:(y + 1) * size]:
            pixel = (round(r), round(g), round(b), round(a * 255))
            rows += bytes((now - before) & 255 for now, before in zip(pixel, left))
            left = pixel
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: draw_icons.py ICON.SVG FOLDER")
    root = tree.parse(sys.argv[1]).getroot()
    gradients = {node.get("id"): Gradient(node) for node in root.iter() if node.tag.endswith("Gradient")}
    shapes = [Shape(node, gradients) for node in root if node.tag in (SVG + "rect", SVG + "circle", SVG + "ellipse")]
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (size, fills_square, scale) in PICTURES.items():
        (folder / name).write_bytes(png(draw(shapes, size, fills_square, scale), size))


if __name__ == "__main__":
    main()
