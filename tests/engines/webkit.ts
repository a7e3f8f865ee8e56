import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectPath } from '../../supabase/local/paths.ts';
import { type Engine, type EngineKind, pressing, typing, until } from './engine.ts';

const commands = ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'];
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** WebKitGTK by WebDriver, on a virtual screen. */
export const webkit: EngineKind = {
  packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth', 'dbus'],
  isThere: () =>
    commands.every((name) => existsSync(`/usr/bin/${name}`)) &&
    spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
  async start() {
    const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
    const port = await freePort();
    // Everything ends with the shell, and the shell with its input, also if this process dies.
    const driver = `WebKitWebDriver --host=127.0.0.1 --port=${port} & read end; kill $!`;
    const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
    const child = spawn('xvfb-run', [...screen, 'dbus-run-session', '--', 'sh', '-c', driver], {
      stdio: ['pipe', 'pipe', 'pipe'],
      // A container has neither a sandbox nor a graphics card.
      env: {
        ...process.env,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        LANG: 'en_IN.UTF-8',
        TZ: 'Asia/Kolkata',
      },
    });
    const errors: string[] = [];
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        // WebKit reports this for a fetch to the own origin that is cut off by leaving the page.
        const isLeft = /Fetch API cannot load http:\/\/127\.0\.0\.1:\d+\/\S* due to access control checks/.test(line);
        // WebKitGTK is built without web manifests and their directive. Safari has both.
        const isOfSafari = line.includes("Unrecognized Content-Security-Policy directive 'manifest-src'");
        if (/CONSOLE (\w+ )?ERROR/.test(line) && !isLeft && !isOfSafari) errors.push(line);
      });
    }
    async function call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<Answer> {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
      const { value } = await response.json();
      if (value?.error) throw new Error(`${path}: ${value.message}`);
      return value;
    }
    await until('WebKitWebDriver', () => call('GET', '/status'));
    const browserOptions = { binary: projectPath('tests/engines/window.py'), args: [folder] };
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    });
    const session = `/session/${sessionId}`;
    const run: Engine['run'] = async (inPage, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${inPage})(...${JSON.stringify(args)})).then(
          (answer) => done({ answer: answer ?? null }), (error) => done({ error: String(error) }));`;
      const path = `${session}/execute/async`;
      const { answer, error } = await call<{ answer: never; error?: string }>('POST', path, { script, args: [] });
      if (error) throw new Error(`${error} in ${inPage}`);
      return answer;
    };

    return {
      goto: (url) => call('POST', `${session}/url`, { url }),
      run,
      async resize(width, height) {
        // The size of the window is set, and the page in it may be a little smaller.
        let [extraWidth, extraHeight] = [0, 0];
        await until('the size of the window', async () => {
          await call('POST', `${session}/window/rect`, { width: width + extraWidth, height: height + extraHeight });
          const [lacksWidth, lacksHeight] = await run(
            (w, h) => [w - innerWidth, h - innerHeight] as const,
            width,
            height,
          );
          // A larger difference means that the page has not followed yet.
          if (Math.abs(lacksWidth) < 50 && Math.abs(lacksHeight) < 50) {
            extraWidth += lacksWidth;
            extraHeight += lacksHeight;
          }
          return lacksWidth === 0 && lacksHeight === 0;
        });
      },
      pressAt: (x, y) => call('POST', `${session}/actions`, { actions: pressing(x, y) }),
      type: (text) => call('POST', `${session}/actions`, { actions: typing(text) }),
      async chooseFile(selector, path) {
        const find = { using: 'css selector', value: selector };
        const found = await call<Record<string, string>>('POST', `${session}/element`, find);
        await call('POST', `${session}/element/${found[elementKey]}/value`, { text: path });
      },
      picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
      errors: () => errors,
      async close() {
        const gone = once(child, 'exit');
        await call('DELETE', session).catch(() => {});
        child.stdin.end();
        await gone;
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};
