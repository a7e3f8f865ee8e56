import assert from 'node:assert/strict';
import { giveFactor, setLimits } from './given.ts';
import { signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const signUp = async (world: World, email: string, from: string): Promise<string> => {
  const answer = await world.value('select private.count_sign_up($1, $2::jsonb, null) as answer', [
    email,
    JSON.stringify({ 'cf-connecting-ip': from }),
  ]);
  return answer.code ?? 'ok';
};

const signUpOften = async (world: World, times: number, email: (index: number) => string, from: string) => {
  let answer = '';
  for (let index = 0; index < times; index++)
    answer = await signUp(world, email(index), from.replace('*', String(index)));
  return answer;
};

test('limits sign-ups of each client', async (world) => {
  await setLimits(world, { sign_ups_per_client_an_hour: 1 });
  assert.equal(await signUp(world, 'a@people.example', '192.0.2.1'), 'ok');
  assert.equal(await signUp(world, 'b@people.example', '192.0.2.1'), 'rate_limited');
  assert.equal(await signUp(world, 'c@people.example', '192.0.2.2'), 'ok');
});

test('limits sign-ups of one address for a network and, three times as wide, for all', async (world) => {
  const email = () => 'e@people.example';
  assert.equal(await signUp(world, email(), '192.0.3.99'), 'ok');
  assert.equal(await signUpOften(world, 10, email, '192.0.3.*'), 'rate_limited');
  assert.equal(await signUp(world, email(), '192.0.4.1'), 'ok', 'another network');
  assert.equal(await signUpOften(world, 30, email, '192.1.*.1'), 'rate_limited');
});

test('limits sign-ups of one mailbox, however its address is written', async (world) => {
  const email = (index: number) => `f.f+${index}@gmail.com`;
  assert.equal(await signUpOften(world, 11, email, '192.0.3.*'), 'rate_limited');
});

for (const [deed, call, allowed] of [
  ['tries', `use_recovery_code('AAAA')`, 10],
  ['makes', 'make_recovery_codes()', 20],
] as const)
  test(`limits how often a person ${deed} recovery codes`, async (world) => {
    const person = await signUpPerson(world);
    await giveFactor(world, person.userId);
    assert.equal((await person.rpc('make_recovery_codes')).code, 'second_factor_needed');
    const [answers] = await world.sql(
      `select count(*) filter (where code is distinct from 'rate_limited')::integer as allowed,
         count(*) filter (where code = 'rate_limited')::integer as limited
       from (
         select private.${call} ->> 'code' as code
         from set_config('request.jwt.claims', $1, true) cross join generate_series(1, $2::integer + 1)
       ) as c`,
      [JSON.stringify({ sub: person.userId, aal: 'aal2' }), allowed],
    );
    assert.deepEqual(answers, { allowed, limited: 1 });
  });
