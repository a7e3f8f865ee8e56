import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type EngineKind, pressing, typing } from './engine.ts';

// Not /usr/bin/firefox: a snap cannot see a profile in /tmp.
const binaries = ['/usr/bin/firefox-esr', '/usr/lib/firefox/firefox'];

interface Message {
  id?: number;
  method?: string;
  params?: { level?: string; text?: string | null };
  result?: unknown;
  message?: string;
}

/** Firefox by WebDriver BiDi, which it supports without a driver. */
export const firefox: EngineKind = {
  packages: ['firefox-esr'],
  isThere: () => binaries.some((path) => existsSync(path)),
  async start() {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    const binary = binaries.find((path) => existsSync(path)) ?? '';
    const child = spawn(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, TZ: 'Asia/Kolkata' },
    });
    let address = '';
    const output: string[] = [];
    for await (const line of createInterface({ input: child.stderr })) {
      address = /BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? '';
      if (address) break;
      output.push(line);
    }
    if (!address) throw new Error(`Firefox did not start:\n${output.join('\n')}`);
    child.stderr.resume();

    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
    const errors: string[] = [];
    let last = 0;
    socket.addEventListener('message', ({ data }) => {
      const { id, method, params, result, message } = JSON.parse(data) as Message;
      if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
      const asked = waiting.get(id ?? 0);
      if (message === undefined) asked?.resolve(result);
      else asked?.reject(new Error(message));
      waiting.delete(id ?? 0);
    });
    const send = <Answer>(method: string, params: object): Promise<Answer> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: resolve as (value: unknown) => void, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      });

    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const { context } = contexts[0] ?? {};

    return {
      async goto(url) {
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async run(inPage, ...args) {
        const call = `async () => JSON.stringify((await (${inPage})(...${JSON.stringify(args)})) ?? null)`;
        const params = { functionDeclaration: call, target: { context }, awaitPromise: true };
        const { type, result } = await send<{ type: string; result: { value: string } }>('script.callFunction', params);
        if (type !== 'success') throw new Error(`${type} in ${inPage}`);
        return JSON.parse(result.value);
      },
      async resize(width, height) {
        await send('browsingContext.setViewport', { context, viewport: { width, height } });
      },
      async pressAt(x, y) {
        await send('input.performActions', { context, actions: pressing(x, y) });
      },
      async type(text) {
        await send('input.performActions', { context, actions: typing(text) });
      },
      async chooseFile(selector, path) {
        const locator = { type: 'css', value: selector };
        const found = { context, locator };
        const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', found);
        await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: [path] });
      },
      async picture() {
        const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
        return Buffer.from(data, 'base64');
      },
      errors: () => errors,
      async close() {
        const gone = once(child, 'exit');
        child.kill();
        await gone;
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};
