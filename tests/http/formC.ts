import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { completeFormC, formCCases } from '../formCCases.ts';
import type { Actor } from './actors.ts';
import { book } from './stays.ts';
import { dayFromToday, type World } from './world.ts';

// Guests from abroad: who may fill in, see and report their papers, that nobody else ever reads them, and when they go.

const papers = 'CANARYPASSPORT7';
const canary = completeFormC({ passport_number: papers, visa_number: 'CANARYVISA7', home_address: 'CANARYHOME7' });
/** Nothing of a passport, whoever is answered. */
const isSilent = (value: unknown, words: string) =>
  assert.doesNotMatch(JSON.stringify(value), /CANARY(PASSPORT|VISA|HOME)7/i, words);

/** A stay that begins today, with a link for its guest. */
export async function abroad(world: World, change: object = {}) {
  const booking_id = await book(world, 0, 2, { guest_name: 'Anna Lindqvist', ...change });
  const { json } = await world.rpc('owner A', 'ask_form_c', { booking_id, by_mail: false });
  assert.match(json.token, /^[0-9a-f]{64}$/);
  return { booking_id, token: json.token as string };
}

const fill = async (world: World, token: string, form: object = canary, form_id: unknown = randomUUID()) =>
  (await world.rpc('anon', 'fill_arrival', { token, form_id, form })).json;
const look = async (world: World, token: unknown) => (await world.rpc('anon', 'arrival_form', { token })).json;
const panel = async (world: World, booking_id: string) =>
  (await world.rpc('owner A', 'desk_form_c', { booking_id })).json;
const checkIn = (world: World, booking_id: string) =>
  world.rpc('owner A', 'move_stay', { booking_id, seen: { stay_state: 'confirmed' }, state: 'checked_in' });

/** Says that a form stands in the portal: the one that the house's panel shows, or another that was read before. */
async function report(
  world: World,
  booking_id: string,
  form_id: string,
  change: object = {},
  actor: Actor = 'owner A',
) {
  const people: { id: string; filled_at: string }[] = (await panel(world, booking_id)).people;
  const seen_at = people.find(({ id }) => id === form_id)?.filled_at;
  return (await world.rpc(actor, 'report_form_c', { form_id, seen_at, ...change })).json.code as string | undefined;
}
/** What the history of a stay tells of its forms, the oldest first: who, and what. */
const told = async (world: World, booking_id: string) =>
  (await world.rpc('owner A', 'desk_booking', { booking_id })).json.booking.history
    .filter(({ after }: { after: { form_c?: string } | null }) => after?.form_c)
    .map(({ by, before, after, note }: Record<string, unknown>) => [by, before, after, note])
    .toReversed();

/** The calls about the guests from abroad of a booking of owner A's house, with arguments that would be answered. */
export function formCCalls(world: World, { booking_id, form_id }: { booking_id: string; form_id: string }) {
  const { hotel } = world.hotelOf('owner A');
  return {
    desk_form_c: { booking_id },
    set_form_c_guests: { booking_id, guests: 2 },
    fill_form_c: { booking_id, form_id, form: canary },
    open_form_c: { form_id },
    export_form_c: { hotel_id: hotel, day: dayFromToday(0) },
    report_form_c: { form_id, is_reported: false },
    ask_form_c: { booking_id, by_mail: false },
    remove_form_c: { form_id },
  };
}

/** A stay with the form of one guest in it. */
export async function filledIn(world: World) {
  const { booking_id, token } = await abroad(world);
  const form_id = randomUUID();
  assert.equal((await fill(world, token, canary, form_id)).ok, true);
  return { booking_id, token, form_id };
}

/** Whoever has the link fills in and reads nothing back; links that are old, ended or guessed open nothing. */
export async function formCLinks(world: World): Promise<void> {
  const { booking_id, token } = await abroad(world);
  const other = await abroad(world);
  const form_id = randomUUID();
  for (const guess of [
    '',
    null,
    token.slice(1),
    `${token}0`,
    token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  ])
    assert.equal((await look(world, guess)).code, 'not_found', String(guess));
  assert.deepEqual(await fill(world, token, canary, form_id), { ok: true, filled: 1 });
  // The answer was lost: the same again is the same form.
  assert.deepEqual(await fill(world, token, canary, form_id), { ok: true, filled: 1 });
  const seen = await look(world, token);
  assert.deepEqual(seen.people, [{ id: form_id, first_name: 'Anna', is_reported: false, is_by_house: false }]);
  isSilent(seen, 'what was saved is not read back');
  assert.deepEqual([seen.guests, seen.most], [1, 2]);
  // Somebody else's form is nobody's, whoever knows its id.
  assert.equal((await fill(world, other.token, canary, form_id)).code, 'not_found');
  assert.equal((await fill(world, token, completeFormC({ given_name: 'Bo' }))).filled, 2);
  assert.deepEqual(await fill(world, token), { ok: false, code: 'too_many', most: 2 });
  assert.equal((await look(world, token)).guests, 2, 'who fills in comes from abroad');

  // What is reported is the house's.
  await checkIn(world, booking_id);
  assert.equal(await report(world, booking_id, form_id), undefined);
  assert.equal((await fill(world, token, canary, form_id)).code, 'reported');

  // What the desk has filled in is the house's too; nobody learns whether it says the same.
  const byDesk = randomUUID();
  const atDesk = { booking_id: other.booking_id, form_id: byDesk, form: canary };
  assert.equal((await world.rpc('desk', 'fill_form_c', atDesk)).json.ok, true);
  for (const form of [canary, completeFormC()])
    assert.deepEqual(await fill(world, other.token, form, byDesk), { ok: false, code: 'by_house' });
  assert.deepEqual((await look(world, other.token)).people, [
    { id: byDesk, first_name: 'Anna', is_reported: false, is_by_house: true },
  ]);
  assert.equal(
    (await world.rpc('owner A', 'open_form_c', { form_id: byDesk })).json.entry.form.passport_number,
    papers,
  );

  for (const form of [
    null,
    { ...canary, more: 'x' },
    { ...canary, sex: 7 },
    { ...canary, sex: null },
    { ...canary, visa_city: 'x'.repeat(20_000) },
  ])
    assert.equal((await fill(world, other.token, form as object)).code, 'invalid_form');
  assert.equal((await fill(world, other.token, canary, null)).code, 'invalid_form');
  for (const [change, wrong] of formCCases) {
    await world.sql('delete from private.rate_hits');
    const answer = await fill(world, other.token, completeFormC(change), '00000000-0000-4000-8000-0000000000aa');
    assert.deepEqual([answer.ok, answer.field ?? null], [wrong === null, wrong], JSON.stringify(change));
  }

  // A new link ends the one before; so does that nobody is from abroad, a cancellation, and the end of the stay.
  const { token: newer } = (await world.rpc('owner A', 'ask_form_c', { booking_id, by_mail: false })).json;
  assert.equal((await look(world, token)).code, 'not_found');
  assert.equal((await fill(world, token)).code, 'not_found');
  assert.equal((await look(world, newer)).ok, true);
  const open = async (days: number) => {
    await world.sql(
      'update public.bookings set check_in_date = private.today() - $2::integer - 2, check_out_date = private.today() - $2::integer where id = $1',
      [booking_id, days],
    );
    return (await look(world, newer)).ok;
  };
  assert.deepEqual([await open(3), await open(4)], [true, false]);
  const third = await abroad(world);
  assert.equal(
    (await world.rpc('owner A', 'set_form_c_guests', { booking_id: third.booking_id, guests: 0 })).json.ok,
    true,
  );
  assert.equal((await look(world, third.token)).code, 'not_found');
  assert.equal(
    (await world.rpc('owner A', 'ask_form_c', { booking_id: third.booking_id, by_mail: false })).json.code,
    'closed',
  );
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [other.booking_id]);
  assert.equal((await look(world, other.token)).code, 'not_found');
  assert.deepEqual(
    await world.sql('select from private.form_c_stays where booking_id = $1', [other.booking_id]),
    [],
    'with the stay go its papers',
  );

  // Nor does a link take papers for a house without a desk; its owner's own hiding closes none.
  const fourth = await abroad(world);
  const property_id = world.propertyId('owner A', 'approved');
  const hide = (actor: Actor, is_public: boolean) =>
    world.rpc(actor, 'set_listing_visibility', { property_id, is_public });
  for (const [actor, isOpen] of [
    ['owner A', true],
    ['admin', false],
  ] as const) {
    assert.equal((await hide(actor, false)).json.ok, true);
    const desk = (await world.rpc('owner A', 'desk_form_c', { booking_id: fourth.booking_id })).json;
    for (const answer of [desk, await look(world, fourth.token), await fill(world, fourth.token)])
      assert.equal(answer.ok ? 'ok' : answer.code, isOpen ? 'ok' : 'not_found', `hidden by ${actor}`);
    assert.equal((await hide('admin', true)).json.ok, true);
  }
  assert.equal((await look(world, fourth.token)).ok, true, 'shown again');

  const [hit] = await world.sql<{ link_hash: string }>(
    `select encode(link_hash, 'hex') as link_hash from private.form_c_stays where booking_id = $1`,
    [booking_id],
  );
  assert.notEqual(hit?.link_hash, newer, 'the link itself is kept nowhere');
}

/** How often a link can be tried. */
export async function formCLimits(world: World): Promise<void> {
  const { booking_id, token } = await abroad(world);
  await world.sql('update private.settings set lookups_per_client_a_minute = 1');
  await world.sql('delete from private.rate_hits');
  for (const ask of [() => look(world, token), () => fill(world, token)]) {
    const answers = [await ask(), await ask(), await ask()];
    assert.ok(answers.some(({ code }) => code === 'rate_limited'));
  }
  const asked = [];
  for (let times = 0; times < 11; times += 1)
    asked.push((await world.rpc('owner A', 'ask_form_c', { booking_id, by_mail: true })).json.code);
  assert.equal(asked.at(-1), 'rate_limited');
  assert.equal(asked.at(8), undefined);
}

/** The desk of the house alone sees and reports the papers; who looked is noted, and what stands in them is nowhere else. */
export async function formC(world: World): Promise<void> {
  const { booking_id, form_id, token } = await filledIn(world);
  const all: Record<string, object> = formCCalls(world, { booking_id, form_id });
  const state = () =>
    world.sql('select s, g from private.form_c_stays as s left join private.form_c_guests as g using (booking_id)');
  const before = await state();
  for (const [name, args] of Object.entries(all)) {
    assert.equal((await world.rpc('anon', name, args)).status, 401, name);
    for (const actor of ['user', 'owner B'] satisfies Actor[])
      for (const given of name === 'export_form_c'
        ? [args]
        : [args, { ...args, booking_id: undefined, form_id: undefined }]) {
        if (given !== args && name !== 'open_form_c') continue;
        const { json } = await world.rpc(actor, name, given === args ? args : { form_id: randomUUID() });
        assert.deepEqual(json, { ok: false, code: 'not_found' }, `${actor} calls ${name}`);
      }
  }
  assert.deepEqual(await state(), before, 'what is refused changes nothing');
  // Filled in anew, a guest keeps the place among the party.
  const pair = await abroad(world);
  for (const given_name of ['Bo', 'Ada'])
    assert.equal((await fill(world, pair.token, completeFormC({ given_name }))).ok, true);
  const names = async () => (await panel(world, pair.booking_id)).people.map(({ name }: { name: string }) => name);
  const [first] = (await panel(world, pair.booking_id)).people;
  assert.equal((await fill(world, pair.token, completeFormC({ given_name: 'Bosse' }), first.id)).ok, true);
  assert.deepEqual(await names(), ['Bosse Lindqvist', 'Ada Lindqvist']);
  assert.deepEqual(
    (await look(world, pair.token)).people.map(({ first_name }: { first_name: string }) => first_name),
    ['Bosse', 'Ada'],
  );
  await world.sql('delete from private.form_c_stays where booking_id = $1', [pair.booking_id]);

  const looks = () =>
    world.sql<{ actor_id: string; label: string; seen: string }>(
      `select actor_id, label, after ->> 'seen' as seen from private.audit_log where entity = 'form_c_stays' and action = 'read' order by id`,
    );
  assert.deepEqual(await looks(), []);

  // Sealed, and in no list.
  const [kept] = await world.sql<{ text: string }>(
    `select encode(sealed, 'escape') as text from private.form_c_guests`,
  );
  isSilent(kept, 'the table holds it sealed');
  isSilent((await world.rpc('owner A', 'desk_booking', { booking_id })).json, 'the booking');
  isSilent(
    (await world.rpc('owner A', 'desk_bookings', { hotel_id: world.hotelOf('owner A').hotel })).json,
    'the lists',
  );
  const listed = await panel(world, booking_id);
  isSilent(listed, 'the panel');
  assert.deepEqual(
    [listed.guests, listed.most, listed.people[0].name, listed.people[0].filled_by],
    [1, 2, 'Anna Maria Lindqvist', 'guest'],
  );
  assert.deepEqual(await looks(), [], 'a list is no look');
  // Of an admin, whose house it is not, it is one: once an hour.
  for (const _ of [1, 2]) assert.equal((await world.rpc('admin', 'desk_form_c', { booking_id })).json.people.length, 1);
  assert.deepEqual(
    (await looks()).map(({ actor_id, seen }) => [actor_id, seen]),
    [[world.userId('admin'), 'who of its guests is from abroad']],
  );

  // Whoever opens one reads it whole, and is noted each time, with nothing of what stands in it.
  const opened = (await world.rpc('desk', 'open_form_c', { form_id })).json;
  assert.equal(opened.entry.form.passport_number, papers);
  await world.rpc('desk', 'open_form_c', { form_id });
  assert.equal((await world.rpc('admin', 'open_form_c', { form_id })).json.ok, true);
  await checkIn(world, booking_id);
  const day = (await world.rpc('manager', 'export_form_c', all.export_form_c)).json;
  assert.deepEqual(
    day.entries.map((one: { form: { passport_number: string } }) => one.form.passport_number),
    [papers],
  );
  assert.deepEqual(
    (await world.rpc('owner A', 'export_form_c', { ...all.export_form_c, day: dayFromToday(-1) })).json.entries,
    [],
  );
  assert.equal(
    (await world.rpc('owner A', 'export_form_c', { ...all.export_form_c, day: 'infinity' })).json.code,
    'invalid_dates',
  );
  const noted = (await looks()).slice(1);
  assert.deepEqual(
    noted.map(({ actor_id }) => actor_id),
    [world.userId('desk'), world.userId('desk'), world.userId('admin'), world.userId('manager')],
  );
  assert.ok(noted.every(({ seen }) => seen.startsWith('the papers of')));

  // Reported as it was read, and no other; kept as it is until the report is taken back.
  const portal_number = ' GA-2026/17 ';
  assert.equal(await report(world, booking_id, form_id, { portal_number: 'x y<' }), 'invalid_number');
  const seen_at = opened.entry.filled_at;
  assert.equal(seen_at, listed.people[0].filled_at);
  const again = completeFormC({ ...canary, next_city: 'Mysuru' });
  assert.equal((await fill(world, token, again, form_id)).ok, true);
  assert.equal((await fill(world, token, again, form_id)).ok, true);
  for (const seen of [seen_at, null])
    assert.equal(await report(world, booking_id, form_id, { seen_at: seen }), 'changed');
  assert.equal((await panel(world, booking_id)).people[0].reported_at, null);
  const { entry } = (await world.rpc('owner A', 'open_form_c', { form_id })).json;
  // The same once more is no other form.
  assert.equal((await fill(world, token, again, form_id)).ok, true);
  assert.equal(await report(world, booking_id, form_id, { portal_number, seen_at: entry.filled_at }), undefined);
  assert.deepEqual(
    (await panel(world, booking_id)).people.map((one: Record<string, unknown>) => [one.portal_number, one.reported_by]),
    [['GA-2026/17', 'You']],
  );
  assert.equal((await world.rpc('owner A', 'remove_form_c', { form_id })).json.code, 'reported');
  for (const form of [canary, again])
    assert.equal((await world.rpc('desk', 'fill_form_c', { booking_id, form_id, form })).json.code, 'reported');
  assert.equal((await panel(world, booking_id)).people[0].portal_number, 'GA-2026/17');
  assert.deepEqual(await told(world, booking_id), []);
  for (const _ of [1, 2])
    assert.equal(await report(world, booking_id, form_id, { is_reported: false }, 'desk'), undefined);
  assert.equal((await panel(world, booking_id)).people[0].portal_number, null);
  // Over what is there, and sent again.
  for (const _ of [1, 2])
    assert.equal((await world.rpc('owner A', 'fill_form_c', { booking_id, form_id, form: canary })).json.ok, true);
  const [{ name } = { name: '' }] = await world.sql<{ name: string }>('select private.actor_words($1) as name', [
    world.userId('desk'),
  ]);
  assert.deepEqual(await told(world, booking_id), [
    [name, {}, { form_c: 'taken_back' }, null],
    ['You', {}, { form_c: 'changed' }, null],
  ]);

  for (const [guests, code] of [
    [0, 'filled'],
    [3, 'invalid_guests'],
    [-1, 'invalid_guests'],
    [null, 'invalid_guests'],
    [2, undefined],
  ] as const)
    assert.equal(
      (await world.rpc('owner A', 'set_form_c_guests', { booking_id, guests })).json.code,
      code,
      String(guests),
    );
  const early = await abroad(world, { check_in_date: dayFromToday(5), check_out_date: dayFromToday(7) });
  const draft = randomUUID();
  assert.equal(
    (await world.rpc('desk', 'fill_form_c', { booking_id: early.booking_id, form_id: draft, form: canary })).json.ok,
    true,
  );
  assert.equal(await report(world, early.booking_id, draft, {}, 'desk'), 'not_arrived');
  assert.equal((await world.rpc('desk', 'remove_form_c', { form_id: draft })).json.ok, true);
  assert.deepEqual(await told(world, early.booking_id), [[name, {}, { form_c: 'removed' }, null]]);
  assert.equal((await world.rpc('desk', 'open_form_c', { form_id: draft })).json.code, 'not_found');

  // What an admin changes is noted, without what stands in it.
  for (const guests of [2, 1]) await world.rpc('admin', 'set_form_c_guests', { booking_id, guests });
  assert.equal((await world.rpc('admin', 'fill_form_c', { booking_id, form_id, form: again })).json.ok, true);
  const changes = await world.sql<{ entity: string; note: string }>(
    `select entity, concat(before, after) as note from private.audit_log where action = 'update' and entity like 'form_c_%' and actor_id = $1`,
    [world.userId('admin')],
  );
  assert.deepEqual(new Set(changes.map(({ entity }) => entity)), new Set(['form_c_stays', 'form_c_guests']));
  assert.ok(changes.every(({ note }) => !/sealed|link_hash|portal_number/.test(note)));

  // By mail: what is written down of it holds no link, and the one that is sent ends the one before.
  assert.equal((await world.rpc('owner A', 'ask_form_c', { booking_id, by_mail: true })).json.token, null);
  assert.equal((await look(world, token)).ok, true, 'until it is sent');
  const [mail] = await world.sql<{ data: object; facts: { form_c_link: string } }>(
    `select data, private.mail_facts(kind, data) as facts from private.outbox where kind = 'form_c_guest'`,
  );
  assert.deepEqual(mail?.data, { booking_id });
  assert.equal((await look(world, mail?.facts.form_c_link)).ok, true);
  assert.equal((await look(world, token)).code, 'not_found');
  // The confirmation of a booking brings the link to who has none, and ends none.
  const confirmation = async (id: string) =>
    (
      await world.sql<{ facts: { form_c_link?: string } }>(
        `select private.mail_facts('booking_guest', jsonb_build_object('booking_id', $1::uuid)) as facts`,
        [id],
      )
    )[0]?.facts.form_c_link;
  await world.rpc('owner A', 'set_form_c_guests', { booking_id, guests: 2 });
  assert.equal(await confirmation(booking_id), undefined);
  assert.equal((await look(world, mail?.facts.form_c_link)).ok, true);
  const marked = await book(world, 0);
  assert.equal(await confirmation(marked), undefined);
  await world.rpc('owner A', 'set_form_c_guests', { booking_id: marked, guests: 2 });
  assert.equal((await look(world, await confirmation(marked))).guests, 2);
  // An address that was wrong keeps no link: the right one is written to.
  const correct = (guest_email: string) =>
    world.rpc('owner A', 'correct_guest', {
      ...{ booking_id: marked, seen: {}, guest_name: 'Anna Lindqvist', guest_phone: '+46 70 123 45 67', guest_email },
    });
  const wrong = (await world.rpc('owner A', 'ask_form_c', { booking_id: marked, by_mail: false })).json.token;
  assert.equal((await correct('asha@guest.example')).json.ok, true);
  assert.equal((await look(world, wrong)).ok, true, 'the address is as it was');
  assert.equal((await correct('anna@guest.example')).json.ok, true);
  assert.equal((await look(world, wrong)).code, 'not_found');
  assert.equal((await panel(world, marked)).link_made_at, null);
  assert.equal((await look(world, await confirmation(marked))).guests, 2);
  const silent = await book(world, 0, 2, { guest_email: null });
  assert.equal((await world.rpc('owner A', 'ask_form_c', { booking_id: silent, by_mail: true })).json.code, 'no_email');

  // Nothing of it is anywhere else.
  for (const { table } of await world.sql<{ table: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind = 'r'`,
  )) {
    const found = await world.sql(`select 1 from ${table} as t where t::text ~* 'CANARY(PASSPORT|VISA|HOME)7'`);
    assert.deepEqual(found, [], table);
  }
}

/** Who is told that the 24 hours end, and when; each once, and without a name. */
export async function formCDue(world: World): Promise<void> {
  const { booking_id, form_id } = await filledIn(world);
  await world.sql('delete from private.outbox');
  const hotel = world.hotelOf('owner A').hotel;
  const run = async () => {
    const { state, result } = (await world.rpc('admin', 'run_job', { job: 'form_c_due' })).json;
    assert.equal(state, 'done');
    return [result.soon, result.over];
  };
  const due = () => world.sql<{ missing: number }>('select missing from private.form_c_due($1)', [hotel]);
  const arrive = (hours: number) =>
    world.sql(`update public.bookings set checked_in_at = now() - make_interval(mins => $2) where id = $1`, [
      booking_id,
      Math.round(hours * 60),
    ]);
  assert.deepEqual([await run(), await due()], [[0, 0], []], 'nobody has arrived');
  await checkIn(world, booking_id);
  await world.sql('delete from private.outbox');
  await arrive(17.9);
  assert.deepEqual(await run(), [0, 0]);
  assert.deepEqual(await due(), [{ missing: 1 }]);
  await arrive(18.1);
  assert.deepEqual(
    [await run(), await run()],
    [
      [1, 0],
      [0, 0],
    ],
  );
  const mails = () =>
    world.sql<{ recipient: string; data: { is_over: boolean }; facts: { form_c: { due_at: string | null } } }>(
      `select recipient, data, private.mail_facts(kind, data) as facts from private.outbox where kind = 'form_c_due' order by id`,
    );
  const told = await mails();
  assert.ok(told.length > 0);
  assert.ok(told.every(({ data }) => data.is_over === false));
  assert.doesNotMatch(JSON.stringify(told.map(({ data }) => data)), /Lindqvist|CANARY/);
  await arrive(24.1);
  assert.deepEqual(
    [await run(), await run()],
    [
      [0, 1],
      [0, 0],
    ],
  );
  assert.equal((await mails()).length, 2 * told.length);
  // Reported meanwhile: what was to be told is no longer true.
  assert.equal(await report(world, booking_id, form_id), undefined);
  assert.deepEqual([await run(), await due()], [[0, 0], []]);
  assert.ok((await mails()).every(({ facts }) => facts.form_c.due_at === null));
  // Whoever is expected and has filled in nothing counts.
  await world.rpc('owner A', 'set_form_c_guests', { booking_id, guests: 2 });
  assert.deepEqual(await due(), [{ missing: 1 }]);
  // Who has left too: the duty stays. A house is not told of what is older than a week.
  await world.rpc('owner A', 'move_stay', { booking_id, seen: { stay_state: 'checked_in' }, state: 'completed' });
  assert.deepEqual(await due(), [{ missing: 1 }]);
  const second = await filledIn(world);
  await checkIn(world, second.booking_id);
  await world.sql(`update public.bookings set checked_in_at = now() - interval '9 days' where id = $1`, [
    second.booking_id,
  ]);
  assert.deepEqual(await run(), [0, 0]);
}

/** With a stay that is cancelled go the papers that are not reported; the others stay for their term, and are read. */
export async function formCCancelled(world: World): Promise<void> {
  const { booking_id, form_id, token } = await filledIn(world);
  assert.equal((await fill(world, token, completeFormC({ given_name: 'Bo' }))).ok, true);
  await checkIn(world, booking_id);
  assert.equal(await report(world, booking_id, form_id, { portal_number: 'GA-7' }), undefined);
  for (const [from, to] of [
    ['checked_in', 'confirmed'],
    ['confirmed', 'cancelled'],
  ])
    assert.equal(
      (
        await world.rpc('owner A', to === 'cancelled' ? 'cancel_stay' : 'move_stay', {
          ...{ booking_id, seen: { stay_state: from } },
          ...(to === 'cancelled' ? { reason: 'The guest left' } : { state: to }),
        })
      ).json.ok,
      true,
      to,
    );
  const { guests, people, due_at, link_made_at, takes_forms } = await panel(world, booking_id);
  assert.deepEqual(
    [
      guests,
      people.map((one: Record<string, unknown>) => [one.id, one.portal_number]),
      due_at,
      link_made_at,
      takes_forms,
    ],
    [1, [[form_id, 'GA-7']], null, null, false],
  );
  const { booking } = (await world.rpc('owner A', 'desk_booking', { booking_id })).json;
  assert.deepEqual(
    [booking.stay_state, booking.form_c.reported],
    ['cancelled', 1],
    'the desk is told that some are there',
  );
  assert.equal((await world.rpc('desk', 'open_form_c', { form_id })).json.entry.form.passport_number, papers);
  assert.equal((await look(world, token)).code, 'not_found');
  assert.equal(await report(world, booking_id, form_id, { is_reported: false }), 'not_changeable');
  assert.equal((await world.rpc('owner A', 'remove_form_c', { form_id })).json.code, 'reported');
  assert.equal((await panel(world, booking_id)).people[0].portal_number, 'GA-7');
}

/** Papers go a year after the stay, whoever was erased before, and are sealed anew with all else. */
export async function formCRetention(world: World): Promise<void> {
  const { booking_id, form_id } = await filledIn(world);
  // Of another booking it does not open.
  const other = await abroad(world);
  await assert.rejects(
    world.sql('select private.unseal($1, sealed) from private.form_c_guests', [other.booking_id]),
    /Sealed for another/,
  );

  const run = async () => (await world.rpc('admin', 'run_job', { job: 'retention' })).json.result.papers as number;
  const leave = (check_out: string) =>
    world.sql(
      `update public.bookings set check_in_date = $2::date - 2, check_out_date = $2::date, booking_status = 'completed' where id = $1`,
      [booking_id, check_out],
    );
  const [{ last, over } = { last: '', over: '' }] = await world.sql<{ last: string; over: string }>(
    `select (private.today() - interval '1 year')::date::text as last, ((private.today() - interval '1 year')::date - 1)::text as over`,
  );
  await leave(last);
  // The guest asks to be erased: the law has the house keep the papers.
  const [{ erased } = { erased: 0 }] = await world.sql<{ erased: number }>(
    `select private.erase_guests(array[$1::uuid]) as erased from (select set_config('private.erasing', 'on', true)) as e`,
    [booking_id],
  );
  assert.equal(erased, 1);
  assert.equal(await run(), 0);
  assert.equal((await world.rpc('owner A', 'open_form_c', { form_id })).json.ok, true);
  assert.equal((await world.rpc('owner A', 'fill_form_c', { booking_id, form_id, form: canary })).json.code, 'erased');
  await leave(over);
  assert.equal(await run(), 1);
  assert.equal((await world.rpc('owner A', 'open_form_c', { form_id })).json.code, 'not_found');
  assert.equal(await run(), 0);

  // Under a new key all opens as before. The rows of other tests were copied under the old one: it comes back.
  const sealed = await filledIn(world);
  const [{ key } = { key: '' }] = await world.sql<{ key: string }>('select private.compliance_key() as key');
  try {
    const [{ all } = { all: 0 }] = await world.sql<{ all: number }>('select private.reseal() as all');
    assert.ok(all >= 1);
    const { json } = await world.rpc('owner A', 'open_form_c', { form_id: sealed.form_id });
    assert.equal(json.entry.form.passport_number, papers);
  } finally {
    await world.sql(
      `select vault.update_secret((select id from vault.decrypted_secrets where name = 'compliance_key'), $1)`,
      [key],
    );
  }
}
