import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Actor, houseActors } from './actors.ts';
import { calls } from './desk.ts';
import { asAdmin, asOwner, giveFactor } from './given.ts';
import { type Person, signUpPerson } from './listings.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

interface Guest extends Person {
  code(name: string, args?: object): Promise<string>;
  answer(accept: boolean): Promise<string>;
}

const house = (world: World) => world.propertyId('owner A', 'approved');

async function somebody(world: World): Promise<Guest> {
  const person = await signUpPerson(world);
  const code = async (name: string, args: object = {}) => {
    const json = await person.rpc(name, args);
    return json.ok ? 'ok' : json.code;
  };
  const answer = (accept: boolean) => code('answer_invitation', { property_id: house(world), accept });
  return { ...person, code, answer };
}

const invite = async (world: World, email: unknown, role: unknown = 'desk', actor: Actor = 'owner A') =>
  (await world.rpc(actor, 'invite_person', { property_id: house(world), email, role })).json;

const mails = (world: World, kind: string) =>
  world.sql<{ recipient: string; people: { email: string }[] | null }>(
    `select recipient, data -> 'people' as people from private.outbox where kind = $1 order by id`,
    [kind],
  );

async function invitationFacts(world: World): Promise<object | null | undefined> {
  return await world.value(
    `select private.mail_facts(kind, data) as facts from private.outbox where kind = 'house_invitation' order by id limit 1`,
  );
}

const ownEmail = 'canary_mail_ownera@people.example';

const atDesk = (world: World) => ({
  room_category_id: world.hotelOf('owner A').room,
  ...{ check_in_date: dayFromToday(30), check_out_date: dayFromToday(32) },
  ...{ num_rooms: 1, num_adults: 2, num_children: 0 },
});

async function givenInvited(world: World) {
  await world.sql('delete from private.house_people');
  const friend = await somebody(world);
  const { people } = await invite(world, ` ${friend.email.toUpperCase()} `);
  return { friend, people };
}

async function givenMember(world: World) {
  const { friend } = await givenInvited(world);
  assert.equal(await friend.answer(true), 'ok');
  const { people } = await asOwner(world, 'house_people', { property_id: house(world) });
  return { friend, person_id: people[0].id as string };
}

test('the owner alone invites people, by an address and with a role that can be', async (world) => {
  const { email } = await somebody(world);
  for (const actor of ['user', 'owner B'] as const)
    assert.equal((await invite(world, email, 'desk', actor)).code, 'not_found', actor);
  for (const bad of ['', null, 'a@b', 'a@b.c\r\nBcc: x@evil.example'])
    assert.equal((await invite(world, bad)).code, 'invalid_email', String(bad));
  for (const role of ['owner', 'admin', '', null])
    assert.equal((await invite(world, email, role)).code, 'invalid_role', String(role));
  assert.equal((await invite(world, ownEmail.toUpperCase())).code, 'own_email');
  assert.deepEqual(await mails(world, 'house_invitation'), []);
});

test('an invitation is emailed, lets nobody in and tells nothing of the person', async (world) => {
  const { friend, people } = await givenInvited(world);
  const [{ email, role, accepted_at, full_name }] = people;
  assert.deepEqual([email, role, accepted_at, full_name], [friend.email, 'desk', null, null]);
  const [sent, ...others] = await mails(world, 'house_invitation');
  assert.deepEqual([sent?.recipient, others], [friend.email, []]);
  assert.equal(await friend.code('desk_quote', atDesk(world)), 'not_found');
  assert.deepEqual((await friend.rpc('desk_houses')).rows, []);
});

test('an invitation is answered by an account that has proven its address', async (world) => {
  const { friend } = await givenInvited(world);
  const stranger = await somebody(world);
  const prove = (moment: string) =>
    world.sql(`update auth.users set email_confirmed_at = ${moment} where id = $1`, [friend.userId]);
  await prove('null');
  for (const person of [stranger, friend]) {
    assert.deepEqual((await person.rpc('my_invitations')).invitations, []);
    assert.equal(await person.answer(true), 'not_found');
  }
  await prove('now()');
  const [{ property_id, hotel_name, role }] = (await friend.rpc('my_invitations')).invitations;
  assert.deepEqual([property_id, hotel_name, role], [house(world), 'House of owner A', 'desk']);
});

test('an invited person who accepts once works at the front desk, and the owner is told', async (world) => {
  const { friend } = await givenInvited(world);
  assert.deepEqual(await mails(world, 'people_changed'), []);
  assert.deepEqual([await friend.answer(true), await friend.answer(true)], ['ok', 'not_found']);
  assert.equal(await invitationFacts(world), null, 'an answered invitation is not emailed');
  const [told, ...others] = await mails(world, 'people_changed');
  assert.deepEqual([told?.recipient, told?.people?.map(({ email }) => email)], [ownEmail, [friend.email]]);
  assert.deepEqual(others, []);
  assert.equal(await friend.code('desk_quote', atDesk(world)), 'ok');
  assert.equal((await invite(world, friend.email)).code, 'known');
  const [profile] = await world.sql('select has_listings, role::text from public.profiles where user_id = $1', [
    friend.userId,
  ]);
  assert.deepEqual(profile, { has_listings: true, role: 'user' });
});

test('access belongs to the account, not to the person who has the address later', async (world) => {
  const { friend } = await givenMember(world);
  const stranger = await somebody(world);
  const moved = `moved-${friend.email}`;
  await world.sql('update auth.users set email = $2 where id = $1', [friend.userId, moved]);
  await world.sql('update auth.users set email = $2 where id = $1', [stranger.userId, friend.email]);
  assert.equal(await stranger.answer(true), 'not_found');
  assert.equal(await stranger.code('desk_quote', atDesk(world)), 'not_found');
  assert.equal(await friend.code('desk_quote', atDesk(world)), 'ok');
  const { people } = await asOwner(world, 'house_people', { property_id: house(world) });
  assert.deepEqual([people[0].email, people[0].full_name], [moved, 'Maria Fernandes']);
  assert.equal((await invite(world, moved)).code, 'known');
});

test('owner and admins alone change a role, which holds at once', async (world) => {
  const { friend, person_id } = await givenMember(world);
  const set_nights = calls(world).set_nights ?? {};
  assert.equal(await friend.code('set_nights', set_nights), 'not_allowed');
  assert.equal(await friend.code('set_person_role', { person_id, role: 'manager' }), 'not_allowed');
  const setRole = (id: string, role: string | null) => asOwner(world, 'set_person_role', { person_id: id, role });
  for (const role of ['owner', null]) assert.equal((await setRole(person_id, role)).code, 'invalid_role');
  assert.equal((await setRole(randomUUID(), 'desk')).code, 'not_found');
  for (const [name, args] of [
    ['set_person_role', { person_id, role: 'manager' }],
    ['remove_person', { person_id }],
  ] as const)
    assert.equal((await world.rpc('owner B', name, args)).json.code, 'not_found');
  assert.equal((await asAdmin(world, 'set_person_role', { person_id, role: 'manager' })).ok, true);
  assert.equal(await friend.code('set_nights', set_nights), 'ok');
  assert.equal((await mails(world, 'people_changed')).length, 2);
});

test('notes what an admin changes of the people of a hotel, and that an admin looked', async (world) => {
  const { person_id } = await givenMember(world);
  await asAdmin(world, 'set_person_role', { person_id, role: 'manager' });
  await asAdmin(world, 'house_people', { property_id: house(world) });
  const notes = await world.sql(
    `select action, before, after from private.audit_log
     where action = 'read' or entity = 'house_people' and actor_id is not null order by id`,
  );
  assert.deepEqual(notes, [
    { action: 'update', before: { role: 'desk' }, after: { role: 'manager' } },
    { action: 'read', before: null, after: { seen: 'who works at the property' } },
  ]);
});

test('the owner removes a person, whose access ends at once', async (world) => {
  const { friend, person_id } = await givenMember(world);
  assert.deepEqual((await asOwner(world, 'remove_person', { person_id })).people, []);
  assert.equal(await friend.code('desk_quote', atDesk(world)), 'not_found');
  assert.deepEqual((await mails(world, 'people_changed')).at(-1)?.people, []);
});

test('a declined invitation leaves nothing', async (world) => {
  const { friend } = await givenInvited(world);
  assert.equal(await friend.answer(false), 'ok');
  assert.deepEqual(await world.sql('select * from private.house_people'), []);
  assert.deepEqual(await mails(world, 'people_changed'), []);
});

test('a person leaves alone, and does not remove others', async (world) => {
  const { friend, person_id } = await givenMember(world);
  const other = await somebody(world);
  await invite(world, other.email);
  await other.answer(true);
  assert.equal(await other.code('remove_person', { person_id }), 'not_allowed');
  assert.deepEqual(await friend.rpc('remove_person', { person_id }), { ok: true, people: [] });
  const left = await world.sql('select user_id from private.house_people');
  assert.deepEqual(left, [{ user_id: other.userId }]);
});

test('limits the people of a hotel, the emails to one address and the invitations of a person', async (world) => {
  await world.sql('delete from private.house_people');
  for (let index = 1; index <= 20; index++) assert.equal((await invite(world, `p${index}@people.example`)).ok, true);
  assert.equal((await invite(world, 'p21@people.example')).code, 'too_many');
  assert.equal((await invite(world, 'p20@people.example', 'manager')).people.length, 20, 'asked again');
  const codes = async (actor: Actor, times: number) => {
    const answers = [];
    for (let index = 0; index < times; index++)
      answers.push((await invite(world, 'p20@people.example', 'desk', actor)).code);
    return answers;
  };
  assert.ok((await codes('admin', 11)).includes('asked_often'));
  assert.ok((await codes('owner A', 61)).includes('rate_limited'));
});

async function givenPeople(world: World) {
  const waiting = await somebody(world);
  await invite(world, waiting.email, 'manager');
  const { hotel } = world.hotelOf('owner A');
  const seen = async () => [
    ...(await Promise.all(
      houseActors.map(async (actor) => (await world.rpc(actor, 'desk_houses', {})).json.rows.length),
    )),
    (await world.rpc('desk', 'desk_bookings', { hotel_id: hotel })).json.code ?? 'ok',
    (await world.rpc('manager', 'desk_home', {})).json.houses.length,
    (await waiting.rpc('my_invitations')).invitations.length,
  ];
  return { waiting, hotel, seen };
}
const all = [1, 1, 'ok', 1, 1];
const none = [0, 0, 'not_found', 0, 0];

for (const [state, change, back] of [
  ['hides', 'hidden_by_admin = true', 'hidden_by_admin = false'],
  ['deletes', 'deleted_at = now()', 'deleted_at = null'],
] as const)
  test(`people have no access while an admin ${state} the listing`, { tags: 'long' }, async (world) => {
    const { seen } = await givenPeople(world);
    const set = (to: string) => world.sql(`update public.properties set ${to} where id = $1`, [house(world)]);
    await set(change);
    assert.deepEqual(await seen(), none);
    await set(back);
    assert.deepEqual(await seen(), all);
  });

test('people lose access with an owner who is none any longer', { tags: 'long' }, async (world) => {
  const { seen } = await givenPeople(world);
  await world.sql(`update public.profiles set role = 'user' where user_id = $1`, [world.userId('owner A')]);
  assert.deepEqual((await seen()).slice(0, 4), none.slice(0, 4));
});

test('a person with a second factor has access once it is shown', { tags: 'long' }, async (world) => {
  const { hotel } = await givenPeople(world);
  await giveFactor(world, world.userId('desk'));
  const id = await world.value('select id from private.house_people where user_id = $1', [world.userId('desk')]);
  for (const [name, args] of [
    ['desk_houses', {}],
    ['my_invitations', {}],
    ['answer_invitation', { property_id: house(world), accept: true }],
    ['desk_bookings', { hotel_id: hotel }],
    ['remove_person', { person_id: id }],
  ] as const)
    assert.equal((await world.rpc('desk', name, args)).json.code, 'second_factor_needed', name);
});

test('an invitation without an answer ends after 30 days, with its email', { tags: 'long' }, async (world) => {
  const { seen } = await givenPeople(world);
  const invitedBefore = async (age: string) => {
    await world.sql(`update private.house_people set invited_at = now() - interval '${age}' where user_id is null`);
    await world.sql('select private.job_purge()');
  };
  await invitedBefore('29 days 23 hours');
  assert.deepEqual(await seen(), all);
  const facts = { role: 'manager', hotel_name: 'House of owner A', hotel_city: 'Calangute' };
  assert.deepEqual(await invitationFacts(world), facts);
  await invitedBefore('30 days 1 hour');
  assert.equal((await seen())[4], 0);
  assert.equal(await invitationFacts(world), null);
});

test('the data of a person name the hotel, and end with the account and the listing', {
  tags: 'long',
}, async (world) => {
  const { waiting } = await givenPeople(world);
  const houses = async () => (await waiting.rpc('my_data')).data.houses;
  const [invited] = await houses();
  assert.deepEqual([invited.house, invited.role, invited.accepted_at], ['House of owner A', 'manager', null]);
  await waiting.answer(true);
  assert.equal(typeof (await houses())[0].accepted_at, 'string');
  await world.sql('delete from private.outbox');
  assert.equal((await waiting.rpc('delete_account')).ok, true);
  const people = () => world.sql('select from private.house_people');
  assert.equal((await people()).length, houseActors.length);
  assert.equal((await mails(world, 'people_changed')).length, 1);
  await world.sql('delete from public.properties where id = $1', [house(world)]);
  assert.deepEqual(await people(), []);
});
