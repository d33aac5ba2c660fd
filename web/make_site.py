#!/usr/bin/env python3
"""Assembles the site: puts the hash of its content into the name of each file, and lists the files in the service worker.

    make_site.py PLAIN SITE --esbuild TOOL [--loose]

Scripts are minified with esbuild. What is fetched after the page's own scripts is packed as .lzma files: the program and its parts,
which are a fifth smaller than what hosts make of them with gzip, translations (an eighth smaller) and fonts (a tenth). The fonts that
every start waits for stay as they are. shell/parts.js and the service worker unpack them.
A quoted name of another file is replaced with its hashed name, so the hash of a file depends on the files that it refers to.
A loaded page can therefore only start with the files that it was built with. Files that people or browsers look up under a
fixed name keep it: the page, the service worker, the manifests and the licence texts. SITE/files.json maps plain names to
hashed ones. --loose packs in a fraction of the time, but not as small: for tests that build sites of their own.
"""
import argparse
import hashlib
import json
import lzma
import pathlib
import re
import subprocess
import sys

FIXED = {"index.html", "service-worker.js"}
FIXED_KINDS = {".webmanifest", ".txt"}
TEXTS = {".html", ".js", ".css", ".json", ".webmanifest"}
PACKED = re.compile(r"orrery(\.\w+)?\.wasm|fonts/[\w-]+\.(?!latin\.)\w+\.otf|words/[\w.-]+\.words")
DIGITS = 12
TIGHT, LOOSE = 9 | lzma.PRESET_EXTREME, 0
MATCHES = 64, 200                                           # lengths of matches that end the search; for the program either may be better, by 5 KB
QUOTED = re.compile(rb"""(["'])([\w./-]+)\1""")
VERSION_IN_PAGE = b'<meta name="version" content="">'
FILES_IN_WORKER = b'const site = { version: "", files: {} };'


def fail(why):
    sys.exit("make_site.py: " + why)


def short_hash(data):
    return hashlib.sha256(data).hexdigest()[:DIGITS]


def with_hash(name, data):
    path = pathlib.PurePosixPath(name)
    kind = ".lzma" if PACKED.fullmatch(name) else path.suffix
    return str(path.with_name(f"{path.stem}.{short_hash(data)}{kind}"))


def packed(data, preset=TIGHT):
    """Returns the content of a .lzma file whose header tells the size of the data, so that a damaged file unpacks to no more."""
    ways = [{"nice_len": length} for length in MATCHES] if preset == TIGHT else [{}]
    filters = [{"id": lzma.FILTER_LZMA1, "preset": preset, "lc": 4, "lp": 0, "pb": 0, **way} for way in ways]
    stream = min((lzma.compress(data, format=lzma.FORMAT_ALONE, filters=[one]) for one in filters), key=len)
    return stream[:5] + len(data).to_bytes(8, "little") + stream[13:]


class Site:
    """Files of the site. `files` maps a path in the site to its content, `names` a path in PLAIN to the one in the site."""

    def __init__(self, plain, esbuild, preset):
        self.plain = plain
        self.preset = preset
        self.esbuild = esbuild
        self.sources = sorted(str(path.relative_to(plain).as_posix()) for path in plain.rglob("*") if path.is_file())
        self.names, self.files, self.open = {}, {}, []
        if "index.html" not in self.sources or "service-worker.js" not in self.sources:
            fail(f"{plain} holds no page or no service worker")
        for name in self.sources:
            if name not in FIXED:
                self.add(name)
        page = self.rewritten("index.html")
        self.version = short_hash(b"".join(f"{name}\n{short_hash(data)}\n".encode() for name, data in sorted(self.files.items())) + page)
        self.put("index.html", self.filled(page, VERSION_IN_PAGE, VERSION_IN_PAGE.replace(b'""', f'"{self.version}"'.encode())))
        # The page is requested by the address of its folder, because some hosts redirect from its name.
        kept = {"./" if name == "index.html" else name: short_hash(data) for name, data in sorted(self.files.items())}
        told = json.dumps({"version": self.version, "files": kept}, separators=(",", ":")).encode()
        worker = (plain / "service-worker.js").read_bytes()
        worker = self.with_names("service-worker.js", self.filled(worker, FILES_IN_WORKER, b"const site = " + told + b";"))
        self.put("service-worker.js", self.small(worker))

    def put(self, name, data):
        self.names[name] = name
        self.files[name] = data

    def small(self, script):
        """Returns the script minified: short local names, no comments and spaces."""
        done = subprocess.run([self.esbuild, "--minify", "--target=es2020", "--log-level=warning"], input=script, capture_output=True)
        if done.returncode != 0:
            fail(f"{self.esbuild}: {done.stderr.decode()}")
        return done.stdout

    def filled(self, text, place, value):
        if text.count(place) != 1:
            fail(f"there must be one {place.decode()}")
        return text.replace(place, value)

    def add(self, name):
        if name in self.names:
            return self.names[name]
        if name in self.open:
            fail("these name each other in a circle: " + ", ".join(self.open))
        self.open.append(name)
        data = self.rewritten(name)
        self.open.pop()
        kind = pathlib.PurePosixPath(name).suffix
        self.names[name] = name if kind in FIXED_KINDS else with_hash(name, data)
        self.files[self.names[name]] = data
        return self.names[name]

    def rewritten(self, name):
        data = (self.plain / name).read_bytes()
        if PACKED.fullmatch(name):
            return packed(data, self.preset)
        if pathlib.PurePosixPath(name).suffix not in TEXTS:
            return data
        return self.with_names(name, self.small(data) if name.endswith(".js") else data)

    def with_names(self, name, data):
        """Returns the text of a file with the hashed names of the other files that it names."""
        def by_hash(match):
            other = match[2].decode()
            if other not in self.sources or other in FIXED or other == name:
                return match[0]
            return match[1] + self.add(other).encode() + match[1]

        return QUOTED.sub(by_hash, data)


def write(site, folder):
    wanted = dict(site.files)
    wanted["files.json"] = json.dumps({"version": site.version, "files": site.names}, indent=1, sort_keys=True).encode() + b"\n"
    for name, data in wanted.items():
        path = folder / name
        if not path.exists() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(folder).as_posix() not in wanted:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("plain", type=pathlib.Path)
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--esbuild", required=True)
    parser.add_argument("--loose", action="store_true")
    args = parser.parse_args()
    site = Site(args.plain, args.esbuild, LOOSE if args.loose else TIGHT)
    write(site, args.site)
    print(f"version {site.version}, {len(site.files)} files")


if __name__ == "__main__":
    main()
