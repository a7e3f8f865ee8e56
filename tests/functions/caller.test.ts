import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'vitest';
import { readCaller } from '../../supabase/functions/_shared/http.ts';

const token = (claims: object) => `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;
const asked = (bearer: string) =>
  new Request('http://localhost/functions/v1/x', { headers: { authorization: `Bearer ${bearer}` } });
const claims = { sub: 'someone', aal: 'aal2', user_metadata: { full_name: 'Conceição' } };
const request = asked(token(claims));
const env = { SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}' };
const network = globalThis.fetch;
let status = 200;
beforeEach(() => {
  globalThis.fetch = async () => Response.json({ id: 'someone' }, { status });
});
afterEach(() => {
  globalThis.fetch = network;
});

test('who the auth service knows is the caller', async () => {
  status = 200;
  assert.deepEqual(await readCaller(request, env), { user_id: 'someone', token: token(claims), claims });
});

for (const [what, bearer] of [
  ['names another', token({ sub: 'another' })],
  ['names nobody', token({})],
  ['cannot be read', 'a.b.c'],
] as const) {
  test(`a token that ${what} is nobody's, whatever the auth service says`, async () => {
    status = 200;
    assert.equal(await readCaller(asked(bearer), env), null);
  });
}

for (const refused of [401, 403]) {
  test(`whom it refuses with ${refused} is nobody`, async () => {
    status = refused;
    assert.equal(await readCaller(request, env), null);
  });
}

for (const failed of [429, 500, 503]) {
  test(`an auth service that answers ${failed} has signed nobody out`, async () => {
    status = failed;
    await assert.rejects(readCaller(request, env), /Auth service/);
  });
}
