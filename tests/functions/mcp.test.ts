import { afterAll, expect, test, vi } from 'vitest';
import { failed } from '../../supabase/functions/mcp/ask.ts';
import handler from '../../supabase/functions/mcp/handler.ts';
import { listen } from '../support/listen.ts';

let answer: [status: number, body: string] = [200, '{}'];
const { url, close } = await listen((_, response) => {
  response.writeHead(answer[0], { 'content-type': 'application/json' }).end(answer[1]);
});
afterAll(close);

async function search(env: Record<string, string>) {
  const params = { name: 'search_stays', arguments: {} };
  const request = new Request('https://backend.example/functions/v1/mcp', {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await handler(request, env);
  const noted = told.mock.calls.length;
  told.mockRestore();
  return { status: response.status, noted, ...(await response.json()) };
}

const key = 'sb_publishable_x';
const sorry = { status: 200, noted: 1, result: { isError: true, content: [{ type: 'text', text: failed }] } };

test.each<[string, [number, string]]>([
  ['fails', [500, '{"message":"relation private.nights"}']],
  ['answers a page', [502, '<html>']],
  ['answers other columns', [200, '{"ok":true,"hotels":[{}]}']],
  ['refuses for a reason without a sentence', [200, '{"ok":false,"code":"new_reason"}']],
])('an assistant is told in a sentence that the backend %s, and nothing of why', async (what, answered) => {
  answer = answered;
  const noted = what.startsWith('refuses') ? 0 : 1;
  expect(await search({ SUPABASE_URL: url, SUPABASE_ANON_KEY: key })).toMatchObject({ ...sorry, noted });
});

test('so it is told where nothing answers, and where the function has no key', async () => {
  expect(await search({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: key })).toMatchObject(sorry);
  expect(await search({ SUPABASE_URL: url })).toMatchObject(sorry);
});
