import assert from 'node:assert/strict';
import { test } from './worldTest.ts';

for (const [address, client, role = 'anon'] of [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['2001:db8:1:2:8000::', '2001:db8:1:2::'],
  ['a proxy’s own name', 'unknown'],
  ['203.0.113.0/24', 'unknown'],
  ['', 'unknown'],
  ['', 'unknown', 'authenticated'],
  ['203.0.113.7', null, 'service_role'],
] as const)
  test(`counts the address "${address}" of ${role} as client ${client}`, async (world) => {
    const [row] = await world.sql(
      `with request as materialized (
         select set_config('request.headers', $1, true) as headers, set_config('request.jwt.claims', $2, true) as claims
       )
       select private.client_address() as client from request where headers <> claims`,
      [JSON.stringify({ 'cf-connecting-ip': address }), JSON.stringify({ role })],
    );
    assert.deepEqual(row, { client });
  });

test('counts clients of one /24 or /48 as one network', async (world) => {
  const [row] = await world.sql(
    `select array(
       select private.client_network(a) from unnest(array['203.0.113.7', '2001:db8:1:2::', 'unknown']) as a
     ) as networks`,
  );
  assert.deepEqual(row, { networks: ['203.0.113.0', '2001:db8:1::', 'unknown'] });
});

test('counts the spellings of a Gmail address as one mailbox, dots of other addresses not', async (world) => {
  const [row] = await world.sql(
    `select array(
       select private.contact_of(a) from unnest(array['A.Sha+Goa@GoogleMail.com', 'A.Sha+Goa@Guest.Example']) as a
     ) as contacts`,
  );
  assert.deepEqual(row, { contacts: ['asha@gmail.com', 'a.sha@guest.example'] });
});
