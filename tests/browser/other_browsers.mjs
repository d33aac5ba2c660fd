// Firefox and WebKit, each as a page with the same minimal interface: `open`, `evaluate`, `screenshot` and `close`.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { builtSite, Deployment } from "./deployment.mjs";
import { patience } from "./patience.mjs";

// Complaints outlive the page, because the tests leave and reload it. Their key differs from the program's keys.
const noteComplaints = `{
  const note = (text) => localStorage.setItem("complaints", JSON.stringify([...JSON.parse(localStorage.getItem("complaints") || "[]"), String(text)]));
  addEventListener("error", (event) => note("error: " + (event.message || event.target.src || event.target.href)), true);
  addEventListener("unhandledrejection", (event) => note("rejection: " + event.reason));
  addEventListener("securitypolicyviolation", (event) => note("Content Security Policy: " + event.violatedDirective));
  const plain = console.error;
  console.error = (...words) => { note("console: " + words.join(" ")); plain.apply(console, words); };
}
`;
const readComplaints = `return JSON.parse(localStorage.getItem("complaints") || "[]");`;

/// Serves the site below `prefix` with a first script that records complaints.
export function complainingSite(prefix) {
  const first = /^boot\.js$/;
  return new Deployment([builtSite((name, data) => (first.test(name) ? Buffer.concat([Buffer.from(noteComplaints), data]) : data))], { prefix }).open();
}

const complain = (program, name) => new Error(`${program} is not installed (./dev setup installs ${name})`);

/// Starts a virtual display. Resolves to {display, close()}.
async function startDisplay() {
  if (!existsSync("/usr/bin/Xvfb")) throw complain("Xvfb", "xvfb");
  const server = spawn("/usr/bin/Xvfb", ["-displayfd", "3", "-screen", "0", "1280x960x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise((resolve, reject) => {
    let text = "";
    server.stdio[3].on("data", (bytes) => { text += bytes; if (text.includes("\n")) resolve(text.trim()); });
    server.once("exit", (code) => reject(new Error("Xvfb ended with " + code)));
    setTimeout(() => reject(new Error("Xvfb did not start")), patience).unref();
  });
  return { display: ":" + number, close: () => server.kill() };
}

export async function openFirefox() {
  if (!existsSync("/usr/bin/firefox-esr")) throw complain("Firefox", "firefox-esr");
  const { default: puppeteer } = await import("puppeteer-core");
  const screen = await startDisplay();
  let browser;
  try {
    browser = await puppeteer.launch({
      browser: "firefox", executablePath: "/usr/bin/firefox-esr", headless: false,
      defaultViewport: { width: 1180, height: 820 },
      env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: "1", MOZ_CRASHREPORTER_DISABLE: "1" },
      extraPrefsFirefox: {
        "webgl.force-enabled": true, "gfx.webrender.software": true, "app.update.enabled": false,
        "datareporting.policy.dataSubmissionEnabled": false, "network.captive-portal-service.enabled": false,
        "network.connectivity-service.enabled": false, "browser.safebrowsing.malware.enabled": false,
        "browser.safebrowsing.phishing.enabled": false, "extensions.update.enabled": false,
      },
    });
  } catch (error) {
    screen.close();
    throw error;
  }
  const page = await browser.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push("exception: " + error));
  page.on("console", (message) => { if (message.type() === "error") complaints.push("console: " + message.text()); });
  return {
    complaints: async () => complaints,
    open: (url) => page.goto(url, { waitUntil: "load" }),
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    screenshot: (file) => page.screenshot({ path: file }),
    close: async () => { await browser.close().catch(() => {}); screen.close(); },
  };
}

async function freePort() {
  const server = createServer();
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/// Opens WebKitGTK, the engine family of iPads. Its driver speaks plain WebDriver over HTTP, which gives no access to the
/// console. So the site must record complaints itself, see `complainingSite`.
export async function openWebKit() {
  if (!existsSync("/usr/bin/WebKitWebDriver")) throw complain("WebKit", "webkit2gtk-driver");
  const folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((arch) => `/usr/lib/${arch}`);
  const binary = folders.flatMap((folder) => ["4.1", "4.0"].map((v) => `${folder}/webkit2gtk-${v}/MiniBrowser`)).find(existsSync);
  if (!binary) throw complain("WebKit's MiniBrowser", "webkit2gtk-driver");
  const screen = await startDisplay();
  const home = mkdtempSync(path.join(os.tmpdir(), "orrery-webkit-"));
  const port = await freePort();
  const driver = spawn("/usr/bin/WebKitWebDriver", ["--port=" + port], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: screen.display, HOME: home, XDG_RUNTIME_DIR: home, LIBGL_ALWAYS_SOFTWARE: "1",
      GDK_BACKEND: "x11", NO_AT_BRIDGE: "1", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const close = async () => {
    driver.kill();
    screen.close();
    await sleep(300);
    rmSync(home, { recursive: true, force: true });
  };
  const ask = async (method, what, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${what}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`);
    return value;
  };
  try {
    for (let attempt = 0; ; ++attempt) {
      try { await ask("GET", "/status"); break; } catch (error) { if (attempt === patience / 100) throw error; await sleep(100); }
    }
    const { sessionId } = await ask("POST", "/session", { capabilities: { alwaysMatch: {
      "webkitgtk:browserOptions": { binary, args: ["--automation"] } } } });
    const session = `/session/${sessionId}`;
    await ask("POST", `${session}/window/rect`, { width: 1180, height: 820 }).catch(() => {});
    const evaluate = (body) => ask("POST", `${session}/execute/sync`, { script: body, args: [] });
    return {
      complaints: () => evaluate(readComplaints),
      open: (url) => ask("POST", `${session}/url`, { url }),
      evaluate,
      screenshot: async (file) => {
        const { writeFileSync } = await import("node:fs");
        writeFileSync(file, Buffer.from(await ask("GET", `${session}/screenshot`), "base64"));
      },
      close: async () => { await ask("DELETE", session).catch(() => {}); await close(); },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
