import assert from 'node:assert/strict';
import { test } from 'vitest';
import { answer, posted } from '../../supabase/functions/_shared/http.ts';

const handler = posted(async () => answer(200, { success: true }));
const send = (method: string) => handler(new Request('http://localhost/functions/v1/x', { method }), {});

test('a browser may ask from any origin with the headers it sends, and keeps the permission for a day', async () => {
  const { status, headers } = await send('OPTIONS');
  assert.equal(status, 204);
  assert.equal(headers.get('access-control-allow-origin'), '*');
  assert.equal(headers.get('access-control-max-age'), String(24 * 60 * 60));
  const allowed = headers.get('access-control-allow-headers')?.split(', ') ?? [];
  for (const name of ['apikey', 'authorization', 'content-type']) assert.ok(allowed.includes(name), name);
});

test('an answer can be read there, and is not kept', async () => {
  const { headers } = await send('POST');
  assert.equal(headers.get('access-control-allow-origin'), '*');
  assert.equal(headers.get('cache-control'), 'no-store');
});
