import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from './worldTest.ts';

test('the auth service writes to an account in the language of its profile', { tags: 'long' }, async (world) => {
  const said = async (id: string) => {
    const data = await world.value('select raw_user_meta_data as data from auth.users where id = $1', [id]);
    return data ?? {};
  };
  const chosen = async (id: string) =>
    (await world.sql('select language from public.profiles where user_id = $1', [id]))[0]?.language;
  const choose = (language: string) =>
    world.call('user', 'PATCH', `/rest/v1/profiles?user_id=eq.${world.userId('user')}`, { body: { language } });

  for (const [data, kept] of [
    [{ language: 'hi' }, 'hi'],
    [{ language: 'hi', much: 'x'.repeat(5000) }, 'hi'],
    [{ language: 'en' }, 'en'],
    [{}, 'en'],
    ...['xx', 'HI', '{{ .TokenHash }}', 'h'.repeat(10_000), 5, true, null, ['hi'], { hi: 'hi' }].map(
      (language) => [{ language }, 'en'] as const,
    ),
  ] as const) {
    const body = { email: `${randomUUID()}@people.example`, password: 'long enough', data };
    const { status, json } = await world.call('anon', 'POST', '/auth/v1/signup', { body });
    const { language } = await said(json.id);
    const sent = JSON.stringify(data);
    assert.deepEqual([status, language === 'hi', await chosen(json.id)], [200, kept === 'hi', kept], sent.slice(0, 50));
    // An added word would reveal that the account is new.
    if (sent.length < 4000) assert.deepEqual(language, 'language' in data ? data.language : undefined);
  }
  const id = await world.value(
    'insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), $1, null) returning id',
    [`${randomUUID()}@people.example`],
  );
  await world.sql(`update public.profiles set language = 'hi' where user_id = $1`, [id]);
  assert.deepEqual(await said(id ?? ''), { language: 'hi' });
  for (const written of [{ language: 'en', much: 'x'.repeat(5000) }, 5, ['en']]) {
    await world.sql('update auth.users set raw_user_meta_data = $2 where id = $1', [id, JSON.stringify(written)]);
    assert.deepEqual(await said(id ?? ''), { language: 'hi' });
  }

  const others = await world.sql('select id, raw_user_meta_data from auth.users where id <> $1 order by id', [
    world.userId('user'),
  ]);
  await choose('hi');
  assert.equal((await said(world.userId('user'))).language, 'hi');
  const data = { language: 'en', town: 'Panjim' };
  assert.equal((await world.call('user', 'PUT', '/auth/v1/user', { body: { data } })).status, 200);
  assert.partialDeepStrictEqual(await said(world.userId('user')), { language: 'hi', town: 'Panjim' });
  assert.equal(await chosen(world.userId('user')), 'hi');
  await choose('en');
  assert.partialDeepStrictEqual(await said(world.userId('user')), { language: 'en', town: 'Panjim' });
  assert.deepEqual(
    await world.sql('select id, raw_user_meta_data from auth.users where id <> $1 order by id', [world.userId('user')]),
    others,
  );
});
