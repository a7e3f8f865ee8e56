import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Actor, houseActors } from './actors.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { ask, bookAsGuest, change, type Made, nights, open, paid } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';

// The advance that a guest says to have paid: what they may say and how often, who looks for it, and what becomes of the stay meanwhile.

const price = 2 * worldPrice['owner A'];
/** 30 percent of two nights, half a paisa up. */
const advance = Math.floor((price * 30 + 50) / 100);

/** Books stays of two nights, each on days of its own: nobody holds many rooms of a night without paying. */
function booker(world: World) {
  let from = 17;
  return (args: object = {}) => {
    from += 3;
    return bookAsGuest(world, from, args);
  };
}

const claim = (world: World, { token }: { token: unknown }, utr: unknown) =>
  ask(world, 'claim_advance', { token, utr });
/** Tells a number that must be taken. */
async function claimed(world: World, stay: Made, utr: string, amount = advance): Promise<void> {
  assert.deepEqual(await claim(world, stay, utr), { ok: true, amount });
}

interface Entry {
  id: string;
  kind: string;
  amount: number;
  method: string | null;
  reference: string | null;
  settles: string | null;
  reverses: string | null;
}
const entriesOf = (world: World, { id }: Made) =>
  world.sql<Entry>(
    `select id, kind::text, amount::integer, method::text, reference, settles, reverses from private.payments
     where booking_id = $1 order by position`,
    [id],
  );
const entryOf = async (world: World, stay: Made, kind: string) =>
  (await entriesOf(world, stay)).findLast((entry) => entry.kind === kind);
const told = async (world: World, stay: Made) =>
  (await entriesOf(world, stay)).map(({ kind, amount, reference }) => [kind, amount, reference]);
const looked = async (world: World, { token }: Made) => {
  const { claimed_amount, payment_status, advance_due_at, claim } = (await open(world, token)).stay;
  return { claimed_amount, payment_status, advance_due_at, reference: claim?.reference ?? null };
};

const note = (world: World, { id }: Made, args: object = {}, actor: Actor = 'admin') =>
  ask(
    world,
    'note_payment',
    { booking_id: id, kind: 'received', amount: advance, method: 'site', idempotency_key: randomUUID(), ...args },
    actor,
  );
const refuse = async (world: World, stay: Made, actor: Actor = 'admin') =>
  ask(
    world,
    'reverse_payment',
    { payment_id: (await entryOf(world, stay, 'claimed'))?.id, note: 'Not in the bank' },
    actor,
  );

interface Mail {
  recipient: string;
  facts: {
    payment: { amount: number; reference: string };
    paid_amount: number;
    advance_due_at: string | null;
    booking_reference: string;
  } | null;
}
/** The mails of a kind about a stay, with what they would tell now. */
const mails = (world: World, kind: string, { id }: Made) =>
  world.sql<Mail>(
    `select recipient, private.mail_facts(kind, data, recipient) as facts from private.outbox
     where kind = $1 and data ->> 'booking_id' = $2 order by id`,
    [kind, id],
  );
/** What each mail of a kind would tell, null where it is not sent any more; of some, or there would be nothing to see. */
const factsOf = async (world: World, kind: string, stay: Made) => {
  const sent = await mails(world, kind, stay);
  assert.ok(sent.length > 0, `${kind} was mailed`);
  return sent.map(({ facts }) => facts);
};
const emailOf = async (world: World, { id }: Made) =>
  (await world.sql<{ email: string }>('select guest_email as email from public.bookings where id = $1', [id]))[0]
    ?.email;
const admins = async (world: World) =>
  (
    await world.sql<{ email: string }>(
      `select email from public.profiles where role = 'admin' and email is not null order by email`,
    )
  ).map(({ email }) => email);

const hours = (from: unknown) => Math.round((Date.parse(String(from)) - Date.now()) / 3_600_000);

/** A guest says by their own link alone that the advance is paid: what, is known here; by which number, they say, and may correct. */
export async function claims(world: World): Promise<void> {
  const book = booker(world);
  const stay = await book();
  const other = await book();
  assert.equal(hours((await looked(world, stay)).advance_due_at), 48);

  // Who has no link of the stay says nothing about it, and hears nothing.
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  const dead = await book();
  await change(world, dead.id, `guest_email = 'new@guest.example'`);
  for (const [token, code] of [
    [shared, 'shared_link'],
    [dead.token, 'not_found'],
    ['f'.repeat(64), 'not_found'],
    [stay.token.toUpperCase(), 'not_found'],
    [`${stay.token} `, 'not_found'],
    ['', 'not_found'],
    [null, 'not_found'],
    [stay.id, 'not_found'],
    [stay.booking_reference, 'not_found'],
  ])
    assert.deepEqual(await claim(world, { token }, '426700112233'), { ok: false, code }, String(token));

  for (const utr of [
    ...[
      null,
      '',
      ' ',
      '42670011223',
      '4267001122334',
      'UTR426700112233',
      '42670011223O',
      '4267-0011-2233',
      '-42670011223',
    ],
    ...[
      '42670011223.',
      '4.2670011e11',
      '٤٢٦٧٠٠١١٢٢٣٣',
      '４２６７００１１２２３３',
      '𝟒𝟐𝟔𝟕𝟎𝟎𝟏𝟏𝟐𝟐𝟑𝟑',
      '426700112233\u200b',
      '426700112233;--',
      '000000000000',
      '999999999999',
    ],
    ...['1'.repeat(1_000_000), `${' '.repeat(60)}426700112233`, '%'.repeat(12), "'; drop table private.payments; --"],
  ]) {
    const { status, json } = await world.rpc('anon', 'claim_advance', { token: stay.token, utr });
    assert.deepEqual([status, json], [200, { ok: false, code: 'invalid_utr' }], String(utr).slice(0, 40));
  }
  for (const utr of [42670011223, [], {}, true, '\u0000'.padEnd(12, '1')]) {
    const { status } = await world.rpc('anon', 'claim_advance', { token: other.token, utr });
    assert.ok(status < 500, JSON.stringify(utr));
  }
  assert.deepEqual(await told(world, stay), [], 'what is refused is noted nowhere');

  // Spaces are as apps show them; the sum is not the guest's to say.
  assert.notEqual(
    (await world.rpc('anon', 'claim_advance', { token: stay.token, utr: '426700112233', amount: 1 })).status,
    200,
  );
  assert.deepEqual(await claim(world, stay, ' 4267 0011\t2233\n'), { ok: true, amount: advance });
  assert.deepEqual(await told(world, stay), [['claimed', advance, '426700112233']]);
  assert.deepEqual(await looked(world, stay), {
    claimed_amount: advance,
    payment_status: 'pending',
    advance_due_at: null,
    reference: '426700112233',
  });
  const [made] = await world.sql<{ actor_id: string | null; method: string }>(
    'select actor_id, method::text from private.payments where booking_id = $1',
    [stay.id],
  );
  assert.deepEqual(made, { actor_id: null, method: 'site' });
  assert.equal((await open(world, shared)).stay.claim, undefined);
  assert.deepEqual((await open(world, stay.token)).stay.payments, [], 'what is only said has not come');
  // Admins are asked, and nobody else.
  const asked = await mails(world, 'claim_admin', stay);
  assert.deepEqual(
    asked.map(({ recipient }) => recipient),
    await admins(world),
  );
  for (const { facts } of asked)
    assert.deepEqual({ ...facts?.payment, at: null }, { amount: advance, reference: '426700112233', at: null });
  assert.deepEqual(await mails(world, 'claim_hotel', stay), []);

  // Once more the same is the same.
  await claimed(world, stay, '426700112233');
  assert.equal((await entriesOf(world, stay)).length, 1);
  // Of another booking it is none, and that is all that is told of it.
  assert.deepEqual(await claim(world, other, '426700112233'), { ok: false, code: 'utr_used' });
  assert.deepEqual(await told(world, other), []);
  assert.equal(hours((await looked(world, other)).advance_due_at), 48, 'nothing has happened to it');

  // Another number takes the place of the one before, which stays of this booking.
  await claimed(world, stay, '426700112234');
  assert.deepEqual(await told(world, stay), [
    ['claimed', advance, '426700112233'],
    ['reversed', advance, null],
    ['claimed', advance, '426700112234'],
  ]);
  const now = await looked(world, stay);
  assert.deepEqual([now.claimed_amount, now.advance_due_at, now.reference], [advance, null, '426700112234']);
  assert.deepEqual(
    (await mails(world, 'claim_admin', stay)).map(({ facts }) => facts?.payment.reference),
    (await admins(world)).map(() => '426700112234'),
    'one mail a day asks for the number that is true by then',
  );
  assert.deepEqual(await mails(world, 'claim_refused', stay), [], 'who corrects is not told that it was refused');
  assert.deepEqual(await claim(world, other, '426700112233'), { ok: false, code: 'utr_used' });
  await claimed(world, other, '426700112235');
  // A correction that is refused leaves what was said before.
  assert.deepEqual(await claim(world, other, '426700112234'), { ok: false, code: 'utr_used' });
  assert.equal((await looked(world, other)).reference, '426700112235');
  assert.deepEqual(await told(world, other), [['claimed', advance, '426700112235']]);

  // Whatever brings a number here, it is of one booking: of a refund it says nothing.
  const third = await book();
  await paid(world, third.id, 1000);
  for (const [utr, kind, code] of [
    ['426700112234', 'received', 'utr_used'],
    ['4267 0011 2234', 'received', 'utr_used'],
    ['426700112233', 'received', 'utr_used'],
    ['426700112233', 'claimed', 'utr_used'],
    ['426700112234', 'claimed', 'utr_used'],
    ['426700112234', 'refunded', undefined],
    ['Slip 426700112234', 'received', undefined],
  ]) {
    const answer = await note(world, third, { kind, reference: utr, amount: 100, method: 'upi' }, 'owner A');
    assert.equal(answer.code, code, `${kind} ${utr}`);
  }
  assert.equal(
    (await entryOf(world, third, 'received'))?.reference,
    'Slip 426700112234',
    'a reference is kept as it is',
  );
  assert.equal((await note(world, third, { amount: 5, method: 'upi', reference: '4267 0011 2244' })).ok, true);
  assert.equal(
    (await note(world, third, { amount: 5, method: 'upi', reference: '426700112244' })).code,
    'utr_used',
    'nor of two receipts of one',
  );

  // What came is not told of once more; what the desk looks for is no word of the guest's.
  const part = await book();
  await note(world, part, { amount: 1000, method: 'cash' }, 'owner A');
  await note(world, part, { kind: 'claimed', amount: 300, method: 'site' }, 'owner A');
  await claimed(world, part, '426700112240', advance - 1000);
  await claimed(world, part, '426700112241', advance - 1000);
  assert.deepEqual(
    (await told(world, part)).slice(1),
    [
      ['claimed', 300, null],
      ['claimed', advance - 1000, '426700112240'],
      ['reversed', advance - 1000, null],
      ['claimed', advance - 1000, '426700112241'],
    ],
    "what the desk has noted is not the guest's to take back",
  );
  assert.equal((await looked(world, part)).claimed_amount, advance - 1000);

  // Of what came in part the rest can be told of by another number, which is settled by what comes next.
  const halves = await book();
  await claimed(world, halves, '426700112242');
  await note(world, halves, { amount: 1000 });
  await claimed(world, halves, '426700112243', advance - 1000);
  assert.deepEqual(
    (await told(world, halves)).map(([kind]) => kind),
    ['claimed', 'received', 'claimed'],
  );
  await note(world, halves, { amount: advance - 1000 });
  assert.equal((await entryOf(world, halves, 'received'))?.settles, (await entryOf(world, halves, 'claimed'))?.id);
  assert.equal((await looked(world, halves)).payment_status, 'paid');
  // Where both are looked for again, because what had come had not, the last is what its guest corrects.
  const twice = await book();
  const cash = await note(world, twice, { amount: 1000, method: 'cash' });
  await claimed(world, twice, '426700112246', advance - 1000);
  const came = await note(world, twice, { amount: 500 });
  await claimed(world, twice, '426700112247', advance - 1500);
  const last = await entryOf(world, twice, 'claimed');
  await ask(world, 'reverse_payment', { payment_id: came.payment_id, note: 'Of another' }, 'admin');
  assert.equal((await claim(world, twice, '426700112248')).code, 'nothing_due', 'more than all is said to be paid');
  await ask(world, 'reverse_payment', { payment_id: cash.payment_id, note: 'Of another' }, 'admin');
  await claimed(world, twice, '426700112248', 1000);
  assert.equal((await entryOf(world, twice, 'reversed'))?.reverses, last?.id);
  // What has come without a word of the guest is known by its number too.
  const quick = await book();
  await note(world, quick, { amount: 1000, reference: '426700112245' });
  assert.deepEqual(await claim(world, quick, '426700112245'), { ok: false, code: 'has_come', amount: 1000 });
  assert.deepEqual(await told(world, quick), [['received', 1000, '426700112245']]);
}

/** Nothing is told of a stay that is over, or whose advance is not awaited; of one that was not paid at once, as its desk says, it is. */
export async function claimRefusals(world: World): Promise<void> {
  const book = booker(world);
  const [cancelled, gone] = [await book(), await book()];
  let utr = 426700112400;
  for (const [stay, code, set] of [
    [cancelled, 'not_changeable', `booking_status = 'cancelled'`],
    [await book(), 'not_changeable', `booking_status = 'completed'`],
    [
      gone,
      'not_changeable',
      `check_in_date = private.today(), check_out_date = private.today() + 2, checked_in_at = now()`,
    ],
    [await book(), 'nothing_due', `payment_status = 'paid'`],
    [await book(), 'nothing_due', `payment_status = 'refunded'`],
    [await book(), 'nothing_due', 'advance_amount = 0, advance_percent = 0'],
    [await book(), undefined, `payment_status = 'failed'`],
    [await book(), undefined, `booking_status = 'pending'`],
  ] as const) {
    await change(world, stay.id, set);
    utr += 1;
    const { status, json } = await world.rpc('anon', 'claim_advance', { token: stay.token, utr: String(utr) });
    assert.deepEqual([status, json.code], [200, code], set);
    if (code) {
      assert.equal(await entryOf(world, stay, 'claimed'), undefined, set);
      continue;
    }
    const { claimed_amount, advance_due_at } = await looked(world, stay);
    assert.deepEqual([claimed_amount, advance_due_at], [advance, null], set);
    const [row] = await world.sql<{ due: string | null }>(
      'select advance_due_at as due from public.bookings where id = $1',
      [stay.id],
    );
    assert.equal(row?.due, null, set);
    await refuse(world, stay);
  }
  // Of a stay that was cancelled meanwhile the number stays known.
  const later = await book();
  await claimed(world, later, '426700112251');
  await change(world, later.id, `booking_status = 'cancelled'`);
  await claimed(world, later, '426700112251');
  assert.equal((await claim(world, later, '426700112252')).code, 'not_changeable');
  assert.equal(
    (await claim(world, await book(), '426700112251')).code,
    'utr_used',
    'and is no other booking meanwhile',
  );
}

/** Five numbers for a stay, ten tries a day, and as many a minute as of every link. */
export async function claimLimits(world: World): Promise<void> {
  const book = booker(world);
  const stay = await book();
  for (let n = 0; n < 5; n += 1) {
    await claimed(world, stay, `42670011226${n}`);
    await claimed(world, stay, `42670011226${n}`);
    if (n % 2 === 0) await refuse(world, stay);
  }
  assert.equal((await claim(world, stay, '426700112269')).code, 'claimed_often');
  await world.sql('delete from private.rate_hits');
  assert.equal((await claim(world, stay, '426700112269')).code, 'claimed_often', 'nor another day');
  assert.equal((await note(world, stay, { kind: 'claimed', amount: 1, method: 'upi' })).ok, true, 'the desk may');

  // Who guesses whose numbers there are is stopped.
  const guesser = await book();
  await claimed(world, await book(), '426700112270');
  const codes = [];
  for (let n = 0; n < 12; n += 1) codes.push((await claim(world, guesser, '426700112270')).code);
  assert.deepEqual(codes, [...Array(10).fill('utr_used'), 'claimed_often', 'claimed_often']);
  assert.equal((await claim(world, guesser, '426700112271')).code, 'claimed_often');
  await world.sql('delete from private.rate_hits');
  await claimed(world, guesser, '426700112271');

  await world.sql('update private.settings set lookups_per_client_a_minute = 2');
  for (const token of [guesser.token, 'f'.repeat(64)]) {
    await world.sql('delete from private.rate_hits');
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await claim(world, { token }, '426700112271')).code);
    assert.ok(answers.includes('rate_limited'), token);
  }
}

/** What has come of a claim is no more than was claimed, where it was said to be, and once: the desk's word opens no way round its limits. */
export async function claimsCompared(world: World): Promise<void> {
  const book = booker(world);
  const too = (most: number) => ({ ok: false, code: 'too_much', most });
  // Of a word of its own of one paisa, and of its guest's.
  const own = await book();
  const word = await note(world, own, { kind: 'claimed', amount: 1, method: 'upi' }, 'owner A');
  const settles = word.payment_id;
  for (const [args, code] of [
    [{ amount: 1, settles }, 'invalid_payment'],
    [{ amount: price, settles }, 'invalid_payment'],
    [{ amount: price, method: 'upi', settles }, 'too_much'],
    [{ amount: 2, method: 'upi', settles }, 'too_much'],
  ] as const)
    for (const actor of ['owner A', 'admin'] as const)
      assert.equal((await note(world, own, args, actor)).code, code, `${actor} ${JSON.stringify(args)}`);
  assert.equal((await note(world, own, { amount: 1, method: 'upi', settles }, 'owner A')).ok, true);
  assert.equal((await note(world, own, { amount: 1, method: 'upi', settles }, 'owner A')).field, 'settles', 'once');
  const stay = await book();
  await claimed(world, stay, '426700119100');
  assert.deepEqual(
    await note(world, stay, { amount: advance + 1, reference: '426700119100' }, 'owner A'),
    too(advance),
  );
  // Not a paisa that came to the house answers what its guest has paid to the site: neither named, nor by its number.
  const said = (await entryOf(world, stay, 'claimed'))?.id;
  for (const actor of ['owner A', 'admin'] as const)
    for (const method of ['cash', 'upi'])
      assert.equal((await note(world, stay, { amount: 1, method, settles: said }, actor)).field, 'settles', actor);
  const own1 = await note(world, stay, { amount: 1, method: 'upi', reference: '426700119100' }, 'owner A');
  assert.deepEqual([own1.ledger?.claimed, own1.ledger?.at_site], [advance, 0]);
  assert.deepEqual(await claim(world, stay, '426700119100'), { ok: true, amount: advance }, 'it is looked for still');
  assert.equal((await ask(world, 'reverse_payment', { payment_id: own1.payment_id, note: 'No' }, 'owner A')).ok, true);
  // Of less the rest is told of, or noted, by itself.
  assert.equal((await note(world, stay, { amount: advance - 1 }, 'owner A')).ok, true);
  const { claimed_amount, payment_status } = await looked(world, stay);
  assert.deepEqual([claimed_amount, payment_status], [0, 'pending']);
  const again = { amount: 1, settles: (await entryOf(world, stay, 'claimed'))?.id };
  assert.equal((await note(world, stay, again)).field, 'settles');
  // What a guest has sent more than was asked for an admin has seen.
  const more = await book();
  await claimed(world, more, '426700119101');
  assert.deepEqual((await note(world, more, { amount: advance + 500 })).ledger?.refund_owed, 500);
  // A number that the desk wrote with its own account is none of what came to the site.
  const number = await book();
  await note(world, number, { kind: 'claimed', amount: 500, method: 'upi', reference: '426700119102' }, 'owner A');
  assert.equal((await note(world, number, { amount: 500, reference: '426700119102' })).ledger?.claimed, 500);
  // It is what comes there by that number.
  const house = await book();
  await note(world, house, { kind: 'claimed', amount: 500, method: 'upi', reference: '426700119103' }, 'owner A');
  const came = await note(world, house, { amount: 500, method: 'bank', reference: '426700119103' }, 'owner A');
  assert.equal(came.ledger?.claimed, 0);
  assert.equal(
    (await mails(world, 'advance_received', house)).length,
    1,
    'what was looked for is told, wherever it came',
  );
  // Nor do words of the desk make more than the advance come to the site.
  const many = await book();
  const words = [];
  for (let n = 0; n < 2; n += 1)
    words.push((await note(world, many, { kind: 'claimed', method: 'site' }, 'owner A')).payment_id);
  const answers = [];
  for (const one of words) answers.push((await note(world, many, { settles: one }, 'owner A')).code);
  assert.deepEqual(answers, [undefined, 'not_by_site']);
}

/** Numbers told one after the other hold a stay no longer than the first would, but for a day of the last; money that comes begins anew. */
export async function claimsHeld(world: World): Promise<void> {
  const book = booker(world);
  let utr = 426700119200;
  /** Tells a number, and goes so many days on. */
  const tell = async (stay: Made, days: number, amount = advance) => {
    utr += 1;
    await claimed(world, stay, String(utr), amount);
    await later(stay, days);
  };
  const later = async (stay: Made, days: number) => {
    await world.sql('alter table private.payments disable trigger keep_payments');
    await world.sql('update private.payments set at = at - make_interval(hours => $2) where booking_id = $1', [
      stay.id,
      Math.round(days * 24),
    ]);
    await world.sql('alter table private.payments enable trigger keep_payments');
  };
  const isOpen = async (stay: Made) => (await looked(world, stay)).reference !== null;
  const corrected = await book();
  for (const days of [3, 3, 1.1]) await tell(corrected, days);
  const fresh = await book();
  for (const days of [7.1, 0.9]) await tell(fresh, days);
  const takenBack = await book();
  await tell(takenBack, 6.5);
  await ask(world, 'take_claim_back', { token: takenBack.token });
  await tell(takenBack, 1.1);
  // Of which a part has come meanwhile, or that is another's.
  const part = await book();
  await tell(part, 5);
  assert.equal((await note(world, part, { amount: 1000 })).ok, true);
  await tell(part, 2.1, advance - 1000);
  const rest = await book();
  assert.equal((await note(world, rest, { amount: 1000 })).ok, true);
  for (const days of [3, 3, 1.2]) await tell(rest, days, advance - 1000);
  const desk = await book();
  assert.equal((await note(world, desk, { kind: 'claimed', amount: 100, method: 'upi' }, 'owner A')).ok, true);
  await later(desk, 6);
  await tell(desk, 1.1);
  const all = [corrected, fresh, takenBack, part, rest, desk];
  await world.sql('select private.job_cancel_unpaid()');
  assert.deepEqual(await Promise.all(all.map(isOpen)), [false, true, false, true, false, true]);
  await later(fresh, 0.2);
  await world.sql('select private.job_cancel_unpaid()');
  assert.equal(await isOpen(fresh), false);
  // Before it is given up it is asked for a last time, though it was told late.
  const last = await book();
  for (const days of [5, 1.1]) await tell(last, days);
  await world.sql('select private.job_cancel_unpaid()');
  const asks = async ({ id }: Made, turn: string) =>
    (
      await world.sql(
        `select from private.outbox where kind = 'claim_admin' and data ->> 'booking_id' = $1 and dedupe_key like '%:' || $2`,
        [id, turn],
      )
    ).length;
  assert.equal(await asks(last, 'last'), (await admins(world)).length);
  // Each number is asked for again.
  const second = await book();
  for (let n = 0; n < 2; n += 1) {
    await tell(second, 1.1);
    await world.sql('select private.job_cancel_unpaid()');
  }
  assert.equal(await asks(second, 'again'), 2 * (await admins(world)).length);

  // However many numbers a booking is told by, admins are written to once a day.
  const often = await book();
  for (let n = 0; n < 5; n += 1) await tell(often, 0);
  const asked = await mails(world, 'claim_admin', often);
  assert.deepEqual(
    asked.map(({ facts }) => facts?.payment.reference),
    (await admins(world)).map(() => String(utr)),
  );
  await ask(world, 'take_claim_back', { token: often.token });
  assert.ok((await factsOf(world, 'claim_admin', often)).every((facts) => facts === null));
  const beside = await book();
  await tell(beside, 0);
  assert.equal((await mails(world, 'claim_admin', beside)).length, asked.length, 'of another booking at once');
  // Of two that are looked for it is the guest's last.
  const both = await book();
  assert.equal((await note(world, both, { kind: 'claimed', amount: 100, method: 'site' }, 'owner A')).ok, true);
  for (let n = 0; n < 2; n += 1) await tell(both, 0);
  assert.ok((await factsOf(world, 'claim_admin', both)).every((facts) => facts?.payment.reference === String(utr)));
  // What the house is to find itself is not the admins' to look for, nor is the number before while the mail's own waits.
  assert.equal((await note(world, often, { kind: 'claimed', amount: 100, method: 'upi' }, 'owner A')).ok, true);
  assert.ok((await factsOf(world, 'claim_admin', often)).every((facts) => facts === null));
}

/** Who looks for it says that it has come: the claim is settled, the booking is paid, and its guest is told at their own address. */
export async function claimsFound(world: World): Promise<void> {
  const book = booker(world);
  const settled = async (stay: Made) => {
    const entries = await entriesOf(world, stay);
    const said = entries.find(({ kind }) => kind === 'claimed');
    return entries.filter(({ kind }) => kind === 'received').map(({ settles }) => settles === said?.id);
  };
  let utr = 426700113000;
  for (const [actor, args, mailsToGuest] of [
    // Named, meant by the way it came, and by its number, as a bank shows it.
    ['admin', { settles: true }, 1],
    ['admin', { reference: '999900112233' }, 1],
    ['admin', {}, 1],
    ['owner A', { settles: true, reference: true }, 1],
    ['owner A', { reference: true }, 1],
    ['desk', { reference: 'spaced' }, 1],
    ['manager', { settles: true }, 1],
  ] as const) {
    const about = `${actor} ${JSON.stringify(args)}`;
    const stay = await book();
    utr += 1;
    await claimed(world, stay, String(utr));
    const said = await entryOf(world, stay, 'claimed');
    const { settles, reference, ...more } = { settles: undefined, reference: undefined, ...args };
    const given = {
      ...more,
      ...(settles && { settles: said?.id }),
      ...(reference && {
        reference:
          reference === true ? String(utr) : reference === 'spaced' ? String(utr).replace(/(.{4})/g, '$1 ') : reference,
      }),
    };
    for (const stranger of ['owner B', 'user'] satisfies Actor[])
      assert.deepEqual(await note(world, stay, given, stranger), { ok: false, code: 'not_found' }, about);
    const idempotency_key = randomUUID();
    const answer = await note(world, stay, { ...given, idempotency_key }, actor);
    assert.equal(answer.ok, true, `${about} ${JSON.stringify(answer)}`);
    assert.deepEqual([answer.ledger.claimed, answer.ledger.received], [0, advance], about);
    assert.deepEqual(await settled(stay), [true], about);
    const again = await note(world, stay, { ...given, idempotency_key }, actor);
    assert.deepEqual([again.ok, again.replayed, again.payment_id], [true, true, answer.payment_id], about);
    const other = await note(world, stay, { ...given, settles: stay.id, idempotency_key }, actor);
    assert.equal(other.code, 'key_reused', about);
    assert.deepEqual(
      await looked(world, stay),
      { claimed_amount: 0, payment_status: 'paid', advance_due_at: null, reference: null },
      about,
    );
    assert.equal((await claim(world, stay, String(utr))).ok, true, `${about}: the same is the same`);
    assert.equal((await claim(world, stay, '426700113999')).code, 'nothing_due', about);

    const sent = await mails(world, 'advance_received', stay);
    assert.deepEqual(
      sent.map(({ recipient }) => recipient),
      Array(mailsToGuest).fill(await emailOf(world, stay)),
      about,
    );
    for (const { facts } of sent) {
      assert.equal(facts?.booking_reference, stay.booking_reference);
      assert.equal(facts?.paid_amount, advance);
      assert.equal(facts?.payment.amount, advance);
    }
    assert.ok(
      (await factsOf(world, 'claim_admin', stay)).every((facts) => facts === null),
      about,
    );
    // Taken back, the mail that was not sent yet is none any more, and the number is looked for again.
    const back = { payment_id: answer.payment_id, note: 'Of another booking' };
    assert.equal((await ask(world, 'reverse_payment', back, actor)).ok, true, about);
    assert.ok(
      (await factsOf(world, 'advance_received', stay)).every((facts) => facts === null),
      about,
    );
    const open = await looked(world, stay);
    assert.deepEqual([open.claimed_amount, open.advance_due_at, open.reference], [advance, null, String(utr)], about);
    assert.deepEqual(await mails(world, 'claim_refused', stay), [], about);
  }

  // Another's money, or the house's own that names no number, settles nothing.
  const stay = await book();
  await claimed(world, stay, '426700113100');
  assert.equal((await note(world, stay, { amount: 100, method: 'upi' }, 'owner A')).ok, true);
  assert.equal((await note(world, stay, { amount: 100, method: 'upi', reference: '426700113101' })).ok, true);
  assert.deepEqual(await settled(stay), [false, false]);
  assert.deepEqual(await mails(world, 'advance_received', stay), [], 'nor is the guest told of it');
  // Of a part of the advance: it is no number for the rest.
  const half = await book();
  await note(world, half, { amount: advance - 700, reference: '426700113144' });
  assert.deepEqual(await claim(world, half, '426700113144'), { ok: false, code: 'has_come', amount: advance - 700 });
  await claimed(world, half, '426700113105', 700);
  // The same of what was told first, by whatever number less of it was noted: nobody looks for it any more.
  for (const [utr, reference] of [
    ['426700113106', '426700113106'],
    ['426700113107', 'NEFT-1'],
  ] as const) {
    const less = await book();
    await claimed(world, less, utr);
    const came = await note(world, less, { amount: advance - 700, reference });
    assert.deepEqual(await claim(world, less, utr), { ok: false, code: 'has_come', amount: advance - 700 });
    // Taken back, it is looked for again.
    await ask(world, 'reverse_payment', { payment_id: came.payment_id, note: 'Of another' }, 'admin');
    assert.deepEqual(await claim(world, less, utr), { ok: true, amount: advance });
  }
  const untold = await book();
  await note(world, untold);
  assert.equal((await mails(world, 'advance_received', untold)).length, 1, 'what came to the site is told');
  assert.equal((await looked(world, stay)).claimed_amount, advance);
  const both = await book();
  for (const reference of ['426700113188', null])
    await note(world, both, { kind: 'claimed', amount: 200, method: 'site', reference }, 'owner A');
  await claimed(world, both, '426700113102');
  const [numbered, desk, guest1] = await entriesOf(world, both);
  const settledLast = async () => (await entryOf(world, both, 'received'))?.settles;
  await note(world, both, { amount: 200, reference: '426700113188' });
  assert.equal(await settledLast(), numbered?.id, 'the number goes before the way');
  await note(world, both, { amount: advance - 400 });
  assert.equal(await settledLast(), guest1?.id, 'what its guest has told before what the desk noted');
  await note(world, both, { amount: 200 });
  assert.equal(await settledLast(), desk?.id, 'and the next is the one that is open');
  assert.equal((await looked(world, both)).payment_status, 'paid');

  // Marked as paid by an admin, it has come just the same, and of the site.
  const marked = await book();
  await claimed(world, marked, '426700113103');
  assert.equal((await changeBookingAsAdmin(world, marked.id, { payment_status: 'paid' })).ok, true);
  assert.deepEqual(await settled(marked), [true]);
  assert.deepEqual((await mails(world, 'advance_received', marked)).length, 1);
  assert.equal((await looked(world, marked)).claimed_amount, 0);
  assert.equal((await changeBookingAsAdmin(world, marked.id, { payment_status: 'pending' })).ok, true);
  const unmarked = await looked(world, marked);
  assert.deepEqual([unmarked.claimed_amount, unmarked.advance_due_at], [advance, null], 'what was said is said still');

  // What a booking brought with it, and what is paid in the house, is no news.
  const [brought] = await world.sql<{ id: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate, tax_amount,
       advance_percent, advance_amount, payment_status
     ) select hotel_id, room_category_id, 'Guest', 'guest@guest.example', private.today() + 300, private.today() + 301, 1000, 1000, 0, 0,
       30, 300, 'paid'
     from public.bookings where id = $1 returning id`,
    [stay.id],
  );
  const guest = await bookAsGuest(world, 0);
  await change(world, guest.id, 'checked_in_at = now()');
  await note(world, guest);
  const imported = await book();
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method, at) values ($1, 'received', 5, 'site', now() - interval '1 day')`,
    [imported.id],
  );
  for (const one of [{ ...guest, id: brought?.id ?? '' }, guest, imported])
    assert.deepEqual(await mails(world, 'advance_received', one), []);
}

/** What was not found is taken back: the guest is told, and has the time of a new booking; not where something else is there. */
export async function claimsRefused(world: World): Promise<void> {
  const book = booker(world);
  const stay = await book();
  await claimed(world, stay, '426700114000');
  // Two days later the first deadline would be over.
  await change(world, stay.id, `created_at = created_at - interval '3 days'`);
  for (const stranger of ['owner B', 'user'] satisfies Actor[])
    assert.equal((await refuse(world, stay, stranger)).code, 'not_found');
  assert.equal((await refuse(world, stay)).ok, true);
  const after = await looked(world, stay);
  assert.deepEqual([after.claimed_amount, after.reference, hours(after.advance_due_at)], [0, null, 48]);
  const [mail, ...more] = await mails(world, 'claim_refused', stay);
  assert.deepEqual([mail?.recipient, more], [await emailOf(world, stay), []]);
  assert.equal(hours(mail?.facts?.advance_due_at), 48);
  assert.deepEqual({ ...mail?.facts?.payment, at: null }, { amount: advance, reference: '426700114000', at: null });
  assert.equal((await refuse(world, stay)).code, 'already_reversed');
  const comes = await book();
  await claimed(world, comes, '426700114010');
  const receipt = await note(world, comes);
  assert.equal((await refuse(world, comes)).code, 'has_come', 'what has come is not said to be lost');
  assert.deepEqual(await mails(world, 'claim_refused', comes), []);
  await ask(world, 'reverse_payment', { payment_id: receipt.payment_id, note: 'Another booking’s' }, 'admin');
  assert.equal((await refuse(world, comes)).ok, true);
  // What was paid back is no number of money that came.
  await note(world, comes, { amount: 500 });
  assert.equal((await note(world, comes, { kind: 'refunded', amount: 500, reference: '426700114011' })).ok, true);
  assert.deepEqual(await claim(world, await book(), '426700114011'), { ok: false, code: 'utr_used' });
  const own = await note(world, comes, { kind: 'claimed', amount: 500, method: 'upi', reference: '426700114011' });
  assert.equal(own.code, 'utr_used');
  const gone = await note(world, stay, { settles: (await entryOf(world, stay, 'claimed'))?.id });
  assert.deepEqual([gone.code, gone.field], ['invalid_payment', 'settles'], 'what was taken back cannot come');

  // Told once more, with this number or another, or paid, it is not true any more.
  const isTrue = async (of: Made) => (await mails(world, 'claim_refused', of)).map(({ facts }) => facts !== null);
  await claimed(world, stay, '426700114000');
  assert.deepEqual(await isTrue(stay), [false]);
  assert.equal((await refuse(world, stay, 'desk')).ok, true);
  assert.deepEqual(await isTrue(stay), [true, true], 'each is told of');
  assert.equal(hours((await looked(world, stay)).advance_due_at), 24, 'the time of a new booking once');
  await note(world, stay, { amount: advance, method: 'cash' }, 'desk');
  assert.deepEqual(await isTrue(stay), [false, false]);

  // With a part of the advance there, what was told of the rest was not found either.
  const part = await book();
  await note(world, part, { amount: 1000, method: 'cash' }, 'owner A');
  await claimed(world, part, '426700114001', advance - 1000);
  await refuse(world, part);
  assert.deepEqual(await isTrue(part), [true]);
  assert.equal((await looked(world, part)).advance_due_at, null, 'but it does not end by itself');

  // The desk's own note is no word of the guest's.
  const desk = await book();
  await note(world, desk, { kind: 'claimed', amount: 500, method: 'upi' }, 'owner A');
  assert.equal((await looked(world, desk)).advance_due_at, null);
  await refuse(world, desk);
  assert.deepEqual(await mails(world, 'claim_refused', desk), []);
  const wrong = await book();
  await paid(world, wrong.id, 5);
  const payment_id = (await entryOf(world, wrong, 'received'))?.id;
  assert.equal((await ask(world, 'reverse_payment', { payment_id, note: 'Typed wrongly' }, 'admin')).ok, true);
  assert.deepEqual(await mails(world, 'claim_refused', wrong), []);
  assert.equal(hours((await looked(world, desk)).advance_due_at), 48);
  // Nor is anything told of a stay that is over, or of who is in the house.
  const cancelled = await book();
  await claimed(world, cancelled, '426700114002');
  await change(world, cancelled.id, `booking_status = 'cancelled'`);
  await refuse(world, cancelled);
  assert.deepEqual(await mails(world, 'claim_refused', cancelled), []);
  const inHouse = await bookAsGuest(world, 0);
  await claimed(world, inHouse, '426700114003');
  await change(world, inHouse.id, 'checked_in_at = now()');
  await refuse(world, inHouse);
  assert.deepEqual(await mails(world, 'claim_refused', inHouse), []);
  // Where the stay is too near there is no time to give.
  const near = await bookAsGuest(world, 1);
  await claimed(world, near, '426700114004');
  await refuse(world, near);
  assert.equal((await looked(world, near)).advance_due_at, null);
}

/** A stay of which money is said to be there does not end by itself, and gets no deadline by what else happens to it. */
export async function claimedStays(world: World): Promise<void> {
  const book = booker(world);
  const due = async ({ id }: Made) =>
    (
      await world.sql<{ due: string | null; state: string }>(
        'select advance_due_at as due, stay_state::text as state from public.bookings where id = $1',
        [id],
      )
    )[0];
  const stay = await book();
  const beside = await book();
  for (const { id } of [stay, beside]) await change(world, id, `advance_due_at = now() - interval '1 minute'`);
  await claimed(world, stay, '426700115000');
  assert.deepEqual(await due(stay), { due: null, state: 'confirmed' });
  const run = async () =>
    (await world.sql<{ did: { cancelled: number } }>('select private.job_cancel_unpaid() as did'))[0]?.did;
  assert.equal((await run())?.cancelled, 1);
  assert.deepEqual([(await due(stay))?.state, (await due(beside))?.state], ['confirmed', 'cancelled']);
  // Taken back and over its time once more, it ends like any other.
  await refuse(world, stay);
  assert.equal(hours((await due(stay))?.due), 48);
  assert.equal((await run())?.cancelled, 0);
  await change(world, stay.id, `advance_due_at = now() - interval '1 minute'`);
  assert.equal((await run())?.cancelled, 1);

  // Confirmed again.
  const again = await book();
  const plain = await book();
  await claimed(world, again, '426700115001');
  for (const one of [again, plain]) {
    for (const booking_status of ['cancelled', 'confirmed'])
      assert.equal((await changeBookingAsAdmin(world, one.id, { booking_status })).ok, true);
  }
  assert.deepEqual(await due(again), { due: null, state: 'confirmed' });
  assert.equal(hours((await due(plain))?.due), 48);
  const there = await book();
  await paid(world, there.id, 5);
  for (const booking_status of ['cancelled', 'confirmed'])
    await changeBookingAsAdmin(world, there.id, { booking_status });
  assert.equal((await due(there))?.due, null);

  // Made longer by its guest more is due in advance: not while a payment is looked for, as one is found at a time.
  const changing = async (one: Made, from: number, { nights: long = 4, adults = 2 } = {}) => {
    await change(world, one.id, `cancellation_policy = 'flexible'`);
    const args = { token: one.token, num_rooms: 1, num_adults: adults, num_children: 0, ...nights(from, from + long) };
    const quote = await ask(world, 'guest_change_quote', args);
    const done = await ask(world, 'change_by_guest', { ...args, seen: {}, total_amount: quote.total_amount ?? 0 });
    return [quote.code ?? 'ok', done.code ?? 'ok'];
  };
  const longer = async (one: Made, from: number, stay = {}) =>
    assert.deepEqual(await changing(one, from, stay), ['ok', 'ok']);
  const grown = await bookAsGuest(world, 60);
  await claimed(world, grown, '426700115002');
  assert.deepEqual(await changing(grown, 60), ['being_checked', 'being_checked']);
  assert.deepEqual(await changing(grown, 60, { nights: 2, adults: 1 }), ['ok', 'ok'], 'what costs no more is changed');
  assert.equal((await due(grown))?.due, null);
  const rest = await looked(world, grown);
  assert.deepEqual([rest.claimed_amount, rest.payment_status], [advance, 'pending']);
  await refuse(world, grown);
  assert.equal(hours((await due(grown))?.due), 48);
  await longer(grown, 60);
  // Where the desk asks for no advance, nothing is due by it.
  const free = await bookAsGuest(world, 63);
  await change(world, free.id, 'advance_amount = 0, advance_percent = 0, advance_reason = null');
  await note(world, free, { kind: 'claimed', amount: 5, method: 'cash' }, 'owner A');
  await note(world, free, { amount: price, method: 'cash' }, 'owner A');
  await longer(free, 63);
  const kept = await bookAsGuest(world, 66);
  await paid(world, kept.id, advance - 5);
  assert.deepEqual(await changing(kept, 66, { nights: 4 }), ['pay_first', 'pay_first']);
  await longer(kept, 66, { nights: 3 });
  assert.equal((await due(kept))?.due, null);
  // What is looked for is not given back by a change meanwhile: the terms are in nobody's way, and it is said so.
  const shorter = await bookAsGuest(world, 72);
  await change(world, shorter.id, `cancellation_policy = 'flexible'`);
  await claimed(world, shorter, '426700115003');
  const night = { token: shorter.token, num_rooms: 1, num_adults: 2, num_children: 0, ...nights(72, 73) };
  const asked = async () => (await ask(world, 'guest_change_quote', night)).code;
  assert.equal(await asked(), 'being_checked');
  assert.equal(
    (await ask(world, 'change_by_guest', { ...night, seen: {}, total_amount: price })).code,
    'being_checked',
  );
  // Where they would not bring all of it, they are.
  for (const policy of ['non_refundable', 'strict']) {
    await change(world, shorter.id, `cancellation_policy = '${policy}'`);
    assert.equal(await asked(), 'terms_bind');
  }
  await change(world, shorter.id, `cancellation_policy = 'flexible'`);
  await refuse(world, shorter);
  assert.equal(await asked(), undefined, 'it has not come: nothing is in the way any more');
}

/** What comes for a stay that was cancelled meanwhile: as much goes back as the terms say for that moment, all where not the guest ended it. */
export async function claimsOfCancelled(world: World): Promise<void> {
  const book = booker(world);
  let utr = 426700116000;
  const kinds = {
    guest: ({ token }: Made) => ask(world, 'cancel_by_guest', { token, refund: 0 }),
    // By the desk, because the guest asked for it.
    desk: ({ id }: Made) => ask(world, 'cancel_stay', { booking_id: id, seen: {}, reason: 'Ill' }, 'owner A'),
    house: ({ id }: Made) =>
      ask(world, 'cancel_stay', { booking_id: id, seen: {}, reason: 'A pipe', by_house: true }, 'owner A'),
    admin: ({ id }: Made) => changeBookingAsAdmin(world, id, { booking_status: 'cancelled' }),
  };
  for (const [policy, by, back, days] of [
    ['flexible', 'guest', advance],
    ['moderate', 'guest', advance],
    ['moderate', 'guest', 0, 3],
    ['strict', 'guest', Math.round(advance / 2)],
    ['super_strict', 'guest', 0],
    ['non_refundable', 'guest', 0],
    ['Half of it, if we like you.', 'guest', null],
    ['moderate', 'desk', advance],
    ['non_refundable', 'desk', 0],
    ['Half of it, if we like you.', 'desk', null],
    ['non_refundable', 'house', advance],
    ['Half of it, if we like you.', 'house', advance],
    ['moderate', 'house', advance, 3],
    ['non_refundable', 'admin', advance],
  ] as const) {
    const about = `${policy} by ${by}${days ? `, ${days} days before` : ''}`;
    const stay = days ? await bookAsGuest(world, days) : await book();
    await change(world, stay.id, `cancellation_policy = '${policy}'`);
    utr += 1;
    await claimed(world, stay, String(utr));
    const { cancelling } = (await open(world, stay.token)).stay;
    assert.equal(cancelling.refund, 0, about);
    if (by === 'guest') assert.equal(cancelling.of_claim, back, about);
    assert.equal((await kinds[by](stay)).ok, true, about);
    const ended = (await open(world, stay.token)).stay;
    assert.deepEqual(
      [ended.booking_status, ended.claimed_amount, ended.payment_status],
      ['cancelled', advance, 'pending'],
      about,
    );
    // The moment of cancelling counts, not the one at which it is found.
    await world.sql(
      `update public.bookings set cancelled_at = cancelled_at - make_interval(days => check_in_date - private.today() - 1),
         check_in_date = private.today() + 1, check_out_date = private.today() + 3, terms_date = private.today() + 1 where id = $1`,
      [stay.id],
    );
    for (const args of [
      { method: 'upi' },
      { method: 'upi', reference: '426700116999' },
      { kind: 'claimed', reference: String(utr) },
    ])
      assert.equal((await note(world, stay, args)).code, 'cancelled', `${about}: what nobody told of`);
    assert.equal((await note(world, stay, {}, 'owner B')).code, 'not_found', about);
    const came = await note(world, stay);
    assert.equal(came.ok, true, `${about} ${JSON.stringify(came)}`);
    assert.deepEqual(
      [came.ledger.received, came.ledger.refund_owed, came.ledger.claimed],
      [advance, back ?? 0, 0],
      about,
    );
    const read = (await open(world, stay.token)).stay;
    assert.deepEqual([read.payment_status, read.claimed_amount, read.refund_amount], ['paid', 0, back], about);
    assert.deepEqual(
      (await mails(world, 'advance_received', stay)).map(({ recipient }) => recipient),
      [await emailOf(world, stay)],
      about,
    );
    assert.equal((await note(world, stay, { amount: 1, method: 'cash' })).code, 'cancelled', `${about}: once`);
    assert.equal(
      (await note(world, stay, { amount: 1, settles: (await entryOf(world, stay, 'claimed'))?.id })).code,
      'cancelled',
    );
    const reversed = await ask(world, 'reverse_payment', { payment_id: came.payment_id, note: 'Of another' }, 'admin');
    assert.equal(reversed.code, back ? 'promised' : undefined, `${about}: what was promised stays`);
  }

  // Who did not come has cancelled nothing, and has no more than who cancels that late.
  const absent = await bookAsGuest(world, 0);
  await change(world, absent.id, `cancellation_policy = 'flexible', created_at = created_at - interval '9 days'`);
  await claimed(world, absent, '426700116100');
  await change(world, absent.id, `booking_status = 'cancelled', is_no_show = true`);
  await world.sql(
    `update public.bookings set cancelled_at = check_in_date::timestamp at time zone 'Asia/Kolkata' where id = $1`,
    [absent.id],
  );
  const late = await note(world, absent);
  assert.deepEqual([late.ledger.received, late.ledger.refund_owed], [advance, 0]);

  // With money that was there before, what comes late has its own share, and is not taken back beside it.
  const both = await book();
  await change(world, both.id, `cancellation_policy = 'strict'`);
  await note(world, both, { amount: 1001, method: 'cash' }, 'owner A');
  await claimed(world, both, '426700116101', advance - 1001);
  assert.deepEqual(await ask(world, 'cancel_by_guest', { token: both.token, refund: 501 }), { ok: true, refund: 501 });
  const rest = await note(world, both, { amount: advance - 1001 });
  const back = 501 + Math.round((advance - 1001) / 2);
  assert.equal(rest.ledger.refund_owed, back);
  assert.equal((await open(world, both.token)).stay.refund_amount, back);
  const all = { payment_id: rest.payment_id, note: 'Of another' };
  assert.equal((await ask(world, 'reverse_payment', all, 'admin')).code, 'promised');

  // What was there before, and nothing rests on, can be taken back as ever.
  const twice = await book();
  await change(world, twice.id, `cancellation_policy = 'strict'`);
  const [one] = [
    await note(world, twice, { amount: 500, method: 'cash' }),
    await note(world, twice, { amount: 500, method: 'cash' }),
  ];
  await ask(world, 'cancel_by_guest', { token: twice.token, refund: 500 });
  assert.equal(
    (await ask(world, 'reverse_payment', { payment_id: one.payment_id, note: 'Typed twice' }, 'admin')).ok,
    true,
  );

  // An admin who marks it as paid says the same by it.
  const marked = await book();
  await change(world, marked.id, `cancellation_policy = 'moderate'`);
  await claimed(world, marked, '426700116102');
  await ask(world, 'cancel_by_guest', { token: marked.token, refund: 0 });
  assert.equal((await changeBookingAsAdmin(world, marked.id, { payment_status: 'paid' })).ok, true);
  const read = (await open(world, marked.token)).stay;
  assert.deepEqual([read.payment_status, read.refund_amount], ['paid', advance]);
  assert.equal((await entryOf(world, marked, 'refund_owed'))?.amount, advance);
  // Marked as refunded, it has come and gone, and nothing is left to be paid.
  const gone = await book();
  await change(world, gone.id, `cancellation_policy = 'moderate'`);
  await claimed(world, gone, '426700116103');
  await ask(world, 'cancel_by_guest', { token: gone.token, refund: 0 });
  assert.equal((await changeBookingAsAdmin(world, gone.id, { payment_status: 'refunded' })).ok, true);
  assert.deepEqual(
    (await told(world, gone)).map(([kind, amount]) => [kind, amount]),
    [
      ['claimed', advance],
      ['received', advance],
      ['refunded', advance],
    ],
  );
}

/** What nobody has found in a day is asked for once more, of admins and now of the house too; not what is answered; and given up
 * after a week. */
export async function claimsAskedAgain(world: World): Promise<void> {
  const book = booker(world);
  const run = async () =>
    (await world.sql<{ did: { asked: number } }>('select private.job_cancel_unpaid() as did'))[0]?.did.asked;
  const told = async (stay: Made) => [
    (await mails(world, 'claim_admin', stay)).length,
    (await mails(world, 'claim_hotel', stay)).length,
  ];
  let utr = 426700117000;
  /** A claim of so long ago, as the ledger would have it. */
  const ago = async (hours: number, method = 'site', args: object = {}) => {
    const stay = await book(args);
    utr += 1;
    await world.sql(
      `insert into private.payments (booking_id, kind, amount, method, reference, at)
       values ($1, 'claimed', $2, $3::private.payment_method, $4, now() - make_interval(mins => $5))`,
      [stay.id, advance, method, String(utr), Math.round(hours * 60)],
    );
    return stay;
  };
  const waits = await ago(24.1);
  const last = await ago(24 * 6.9);
  const answered = await ago(30);
  await note(world, answered);
  const refused = await ago(30);
  await refuse(world, refused);
  const cancelled = await ago(30);
  await change(world, cancelled.id, `booking_status = 'cancelled'`);
  const [old, over] = [await ago(24 * 7.1), await ago(24 * 7.1)];
  await change(world, over.id, `booking_status = 'cancelled'`);
  const near = await ago(24 * 7.1);
  await change(world, near.id, 'check_in_date = private.today(), check_out_date = private.today() + 2');
  const others = [await ago(23.9), old, over, near, await ago(30, 'upi'), answered, refused, cancelled];
  const told0 = await Promise.all(others.map(told));
  const [{ done } = { done: 0 }] = await world.sql<{ done: number }>('select private.end_old_claims(0) as done');
  assert.deepEqual([done, await run()], [0, 2]);
  // What nobody has found in a week is given up, and its guest told; not of a stay that has begun.
  const isLost = async (stay: Made) => (await entryOf(world, stay, 'reversed'))?.reverses !== undefined;
  assert.deepEqual(await Promise.all([old, last, over, near].map(isLost)), [true, false, false, false]);
  assert.deepEqual(
    (await mails(world, 'claim_refused', old)).map(({ recipient, facts }) => [recipient, facts !== null]),
    [[await emailOf(world, old), true]],
  );
  assert.equal(hours((await looked(world, old)).advance_due_at), 48);
  const house = (
    await world.sql<{ email: string }>('select email from private.notice_addresses($1) order by email', [
      world.hotelOf('owner A').hotel,
    ])
  ).map(({ email }) => email);
  assert.ok(house.length > 1);
  for (const stay of [waits, last]) {
    assert.deepEqual(
      (await mails(world, 'claim_admin', stay)).map(({ recipient }) => recipient),
      await admins(world),
    );
    const toHouse = await mails(world, 'claim_hotel', stay);
    assert.deepEqual(
      toHouse.map(({ recipient }) => recipient),
      house,
    );
    assert.ok(toHouse.every(({ facts }) => facts?.payment.amount === advance));
  }
  assert.deepEqual(await Promise.all(others.map(told)), told0, 'nobody is asked for the others');
  assert.equal(await run(), 0, 'and once');
  const age = async (of: Made, days: number) => {
    await world.sql('alter table private.payments disable trigger keep_payments');
    await world.sql('update private.payments set at = now() - make_interval(hours => $2) where booking_id = $1', [
      of.id,
      Math.round(days * 24),
    ]);
    await world.sql('alter table private.payments enable trigger keep_payments');
  };
  const slow = await ago(30);
  assert.deepEqual([await run(), await told(slow)], [1, [(await admins(world)).length, house.length]]);
  await age(slow, 5.9);
  assert.equal(await run(), 0);
  await age(slow, 6.1);
  assert.deepEqual([await run(), await run()], [1, 0], 'and a last time, a day before it is given up');
  assert.deepEqual(await told(slow), [2 * (await admins(world)).length, house.length]);
  assert.deepEqual(await told(waits), [(await admins(world)).length, house.length]);
  // Asked at once and a day later.
  const both = await book();
  await claimed(world, both, '426700117100');
  assert.equal((await told(both))[1], 0);
  await age(both, 25 / 24);
  await world.sql('update private.settings set cancel_unpaid_after_hours = null');
  assert.equal(await run(), 1, 'also where bookings wait for ever');
  assert.deepEqual(await told(both), [2 * (await admins(world)).length, house.length]);
  // What is found before the mail goes out is not asked for any more.
  await note(world, both);
  for (const kind of ['claim_admin', 'claim_hotel'])
    assert.ok(
      (await factsOf(world, kind, both)).every((facts) => facts === null),
      kind,
    );
  await refuse(world, waits);
  assert.ok((await factsOf(world, 'claim_hotel', waits)).every((facts) => facts === null));
  assert.ok((await factsOf(world, 'claim_hotel', last)).every((facts) => facts !== null));
  const many = [await ago(25), await ago(26), await ago(27)];
  const [{ asked } = { asked: 0 }] = await world.sql<{ asked: number }>(
    'select private.ask_for_claims_again(2) as asked',
  );
  assert.deepEqual(
    [asked, ...(await Promise.all(many.map(async (one) => (await told(one))[1] ?? 0)))],
    [2, 0, house.length, house.length],
  );
}

/** A guest takes back what they told of a payment: nobody looks for it, nobody is written to, and no time is gained by it. */
export async function claimTakenBack(world: World): Promise<void> {
  const book = booker(world);
  const back = (token: unknown) => ask(world, 'take_claim_back', { token });
  const stay = await book();
  const { advance_due_at: before } = await looked(world, stay);
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  assert.equal((await back(shared)).code, 'shared_link');
  assert.equal((await back('f'.repeat(64))).code, 'not_found');
  const nothing = { ok: false, code: 'nothing_told' };
  assert.deepEqual(await back(stay.token), nothing);
  assert.deepEqual(await told(world, stay), []);

  await claimed(world, stay, '426700119000');
  assert.deepEqual(await back(stay.token), { ok: true });
  assert.deepEqual(await back(stay.token), { ok: true }, 'once more it is the same');
  assert.deepEqual(
    (await told(world, stay)).map(([kind]) => kind),
    ['claimed', 'reversed'],
  );
  assert.deepEqual(await looked(world, stay), {
    ...{ claimed_amount: 0, payment_status: 'pending', advance_due_at: before, reference: null },
  });
  assert.deepEqual(await mails(world, 'claim_refused', stay), []);
  // The number can be told again, of this stay and no other: whoever read it would have the money. An admin who finds it there says so.
  const other = await book();
  assert.deepEqual(await claim(world, other, '426700119000'), { ok: false, code: 'utr_used' });
  assert.equal((await note(world, other, { amount: 5, reference: '426700119000' }, 'owner A')).code, 'utr_used');
  await claimed(world, stay, '426700119000');
  assert.deepEqual(await back(stay.token), { ok: true });
  assert.equal((await note(world, await book(), { reference: '426700119000' })).ok, true);
  await claimed(world, other, '426700119002');
  // What a desk had typed is no guest's.
  for (const [method, reference] of [
    ['upi', '426700119003'],
    ['site', '426700119004'],
  ]) {
    const typed = { kind: 'claimed', amount: 5, method, reference };
    const { payment_id } = await note(world, await book(), typed, 'owner A');
    assert.equal((await ask(world, 'reverse_payment', { payment_id, note: 'Typed wrongly' }, 'owner A')).ok, true);
    assert.equal((await note(world, await book(), typed, 'owner A')).ok, true, method);
  }

  // Whoever tells and takes back without end has no more than the time of the booking, and six hours where that is over.
  await change(world, other.id, `created_at = created_at - interval '47 hours'`);
  assert.deepEqual(await back(other.token), { ok: true });
  assert.equal(hours((await looked(world, other)).advance_due_at), 6);

  // What came, or what the desk noted, is not the guest's to take back.
  const part = await book();
  await claimed(world, part, '426700119001');
  assert.equal((await note(world, part, { amount: 1000 })).ok, true);
  assert.deepEqual(await back(part.token), nothing);
  const desk = await book();
  assert.equal((await note(world, desk, { kind: 'claimed', amount: 5000, method: 'site' }, 'owner A')).ok, true);
  assert.deepEqual(await back(desk.token), nothing);
  for (const one of [part, desk])
    assert.ok(!(await told(world, one)).some(([kind]) => kind === 'reversed'), 'it stands');
  assert.equal((await refuse(world, desk)).ok, true);
  assert.deepEqual(await back(desk.token), nothing, 'nor by who takes back the desk’s');
  const again = await book();
  await claimed(world, again, '426700119005');
  assert.deepEqual(await back(again.token), { ok: true });
  await claimed(world, again, '426700119006');
  assert.equal((await note(world, again)).ok, true);
  assert.deepEqual(await back(again.token), nothing, 'the last of them has come');
}

/** What a guest has told and an admin finds at the site has come, whatever their house noted or asks by now; what is too much is the guest's. */
export async function claimsPaidTwice(world: World): Promise<void> {
  const book = booker(world);
  const cash = (stay: Made, amount = price) => note(world, stay, { amount, method: 'cash' }, 'owner A');
  const stay = await book();
  await claimed(world, stay, '426700121000');
  assert.equal((await cash(stay)).ok, true);
  const too = { ok: false, code: 'too_much', most: 0 };
  assert.deepEqual(await note(world, stay, {}, 'owner A'), too, 'a house has seen nothing there');
  assert.deepEqual(await note(world, stay, { method: 'upi' }), too, 'nor was it told of elsewhere');
  const { ledger } = await note(world, stay);
  assert.deepEqual([ledger?.received, ledger?.at_site, ledger?.refund_owed], [price + advance, advance, advance]);
  const read = (await open(world, stay.token)).stay;
  assert.deepEqual([read.payment_status, read.owed_amount, read.claim], ['paid', advance, null]);
  assert.equal((await mails(world, 'advance_received', stay)).length, 1);
  // Of nobody's word, or the desk's alone, it has not.
  const untold = await book();
  assert.equal((await cash(untold, price - 1)).ok, true);
  assert.equal((await note(world, untold)).code, 'too_much');
  assert.equal((await note(world, untold, { kind: 'claimed', amount: 1 }, 'owner A')).ok, true);
  assert.equal((await note(world, untold)).code, 'too_much');
  // Nor is more given back than came.
  assert.equal((await note(world, stay, { kind: 'refunded', amount: price + advance + 1 })).code, 'too_much');
  assert.equal((await note(world, stay, { kind: 'refunded', amount: advance })).ok, true);
  assert.deepEqual(await world.sql('select private.paid_of($1)::integer as paid', [stay.id]), [{ paid: price }]);
  // A price that the house has made small meanwhile; more than was told; and both.
  const small = await book();
  await claimed(world, small, '426700121001');
  await change(world, small.id, 'total_amount = 21000, advance_amount = 21000, tax_amount = 0');
  assert.equal((await note(world, small)).ledger?.refund_owed, advance - 21000);
  const more = await book();
  await claimed(world, more, '426700121002');
  await cash(more);
  assert.equal((await note(world, more, { amount: advance + 500 })).ledger?.refund_owed, advance + 500);

  let utr = 426700121100;
  // Of a stay that was cancelled meanwhile what is beyond its price goes back whole, and the rest by its terms.
  for (const [policy, cashed, promised, owed] of [
    ['non_refundable', price, 0, advance],
    ['strict', price, price / 2, price / 2 + advance],
    ['strict', price - 1000, price / 2 - 500, price / 2 - 500 + (advance - 1000) + 500],
    ['Half of it, if we like you.', price, null, advance],
    ['Half of it, if we like you.', price - 1000, null, advance - 1000],
  ] as const) {
    const ended = await book();
    await change(world, ended.id, `cancellation_policy = '${policy}'`);
    utr += 1;
    await claimed(world, ended, String(utr));
    await cash(ended, cashed);
    const told = { ok: true, refund: promised };
    assert.deepEqual(await ask(world, 'cancel_by_guest', { token: ended.token, refund: promised }), told);
    const came = await note(world, ended);
    assert.deepEqual([came.ok, came.ledger?.refund_owed], [true, owed], policy);
    if (promised !== null) assert.equal((await open(world, ended.token)).stay.refund_amount, owed, policy);
  }

  // What waits for its advance is given up after a week; of what was paid otherwise it is looked for until somebody answers.
  const [waits, settled, desk] = [await book(), await book(), await book()];
  await claimed(world, waits, '426700121003');
  await claimed(world, settled, '426700121004');
  await cash(settled);
  await note(world, desk, { kind: 'claimed' }, 'owner A');
  await world.sql('alter table private.payments disable trigger keep_payments');
  await world.sql(`update private.payments set at = at - interval '8 days' where booking_id = any ($1)`, [
    [waits.id, settled.id, desk.id],
  ]);
  await world.sql('alter table private.payments enable trigger keep_payments');
  await world.sql('select private.job_cancel_unpaid()');
  const isGivenUp = async (one: Made) => (await told(world, one)).some(([kind]) => kind === 'reversed');
  assert.deepEqual(await Promise.all([waits, settled, desk].map(isGivenUp)), [true, false, true]);
  assert.equal((await mails(world, 'claim_refused', waits)).length, 1);
  assert.deepEqual(await mails(world, 'claim_refused', desk), [], 'who told nothing is told nothing');
  const { claims } = await ask(world, 'admin_advances', {}, 'admin');
  assert.ok(claims.some(({ booking_id }: { booking_id: string }) => booking_id === settled.id));
  assert.equal((await note(world, settled)).ledger?.refund_owed, advance);
}

/** What a desk notes as said to be paid is its own note: its guest reads nothing of it, and tells, changes and takes back as if it were not there. */
export async function deskClaims(world: World): Promise<void> {
  const book = booker(world);
  const says = (stay: Made, args: object) => note(world, stay, { kind: 'claimed', method: 'upi', ...args }, 'owner A');
  const stay = await bookAsGuest(world, 60);
  await change(world, stay.id, `cancellation_policy = 'flexible'`);
  assert.equal((await says(stay, { amount: price, reference: '426700121200' })).ok, true);
  assert.deepEqual(await looked(world, stay), {
    ...{ claimed_amount: 0, payment_status: 'pending', advance_due_at: null, reference: null },
  });
  const { booking } = await ask(world, 'desk_booking', { booking_id: stay.id }, 'owner A');
  assert.equal(booking.payments.claimed, price, 'the desk sees it');
  assert.equal((await ask(world, 'take_claim_back', { token: stay.token })).code, 'nothing_told');
  // Longer, which costs more in advance, and shorter, which gives back.
  const party = { token: stay.token, num_rooms: 1, num_adults: 2, num_children: 0 };
  for (const to of [64, 61])
    assert.equal((await ask(world, 'guest_change_quote', { ...party, ...nights(60, to) })).code, undefined, `${to}`);
  // An advance that becomes less becomes so, whatever the desk has noted.
  const quote = await ask(world, 'guest_change_quote', { ...party, ...nights(60, 61) });
  const less = { ...party, ...nights(60, 61), seen: {}, total_amount: quote.total_amount };
  assert.equal((await ask(world, 'change_by_guest', less)).ok, true);
  const [{ due } = { due: 0 }] = await world.sql<{ due: number }>(
    'select advance_amount::integer as due from public.bookings where id = $1',
    [stay.id],
  );
  assert.equal(due, Math.floor(((price / 2) * 30 + 50) / 100));
  // The guest's own number, which the desk had noted here and at another stay: it is theirs. Of desks it is one's, and of what came to one.
  const other = await book();
  for (const method of ['upi', 'site'])
    assert.equal((await says(other, { amount: 1, method, reference: `4267001212${method.length}9` })).ok, true);
  assert.equal((await says(await book(), { amount: 1, reference: '426700121239' })).code, 'utr_used');
  const at = await book();
  assert.equal((await note(world, at, { amount: 1, method: 'upi', reference: '426700121269' }, 'owner A')).ok, true);
  assert.deepEqual(await claim(world, await book(), '426700121269'), { ok: false, code: 'utr_used' });
  await claimed(world, stay, '426700121200', due);
  const mine = await book();
  await claimed(world, mine, '426700121239');
  assert.equal((await looked(world, mine)).reference, '426700121239');
  await claimed(world, await book(), '426700121249');
  assert.deepEqual(await claim(world, await book(), '426700121239'), { ok: false, code: 'utr_used' }, 'of one guest');
  assert.equal((await says(await book(), { amount: 1, reference: '426700121239' })).code, 'utr_used', 'nor the desk’s');
  assert.deepEqual(await ask(world, 'take_claim_back', { token: mine.token }), { ok: true });
  assert.equal((await looked(world, mine)).reference, null);
  // Once an admin has found it, whatever the house has noted of its own account by that number.
  const found = await book();
  await claimed(world, found, '426700121260');
  const own = { amount: 1, method: 'upi', reference: '426700121260' };
  assert.equal((await note(world, found, own, 'owner A')).ok, true);
  assert.equal((await note(world, found, { reference: '426700121260' })).ok, true);
  assert.equal((await note(world, await book(), { amount: 1, reference: '426700121260' })).code, 'utr_used', 'once');
  const unseen = await book();
  assert.equal((await says(unseen, { amount: 1, method: 'site', reference: '426700121261' })).ok, true);
  assert.equal((await note(world, await book(), { reference: '426700121261' })).ok, true);
  // A desk that is also the site notes money there, which is an admin's to take back.
  assert.equal((await note(world, await book(), { reference: '426700121262' }, 'owner A')).ok, true);
  assert.equal((await note(world, await book(), { reference: '426700121262' })).code, 'utr_used');
  assert.deepEqual(await claim(world, await book(), '426700121262'), { ok: false, code: 'utr_used' });
}

/** What came to the site and others noted is not the house's to take back: the guest would be asked for it again. Its own slip it mends. */
export async function siteTakenBack(world: World): Promise<void> {
  const book = booker(world);
  const back = async (stay: Made, actor: Actor) =>
    ask(
      world,
      'reverse_payment',
      { payment_id: (await entryOf(world, stay, 'received'))?.id, note: 'Not ours' },
      actor,
    );
  const stay = await book();
  await claimed(world, stay, '426700119010');
  assert.equal((await note(world, stay)).ok, true);
  assert.equal((await back(stay, 'owner A')).code, 'site_notes_it');
  assert.equal((await looked(world, stay)).payment_status, 'paid');
  assert.equal((await back(stay, 'admin')).ok, true);
  for (const actor of ['owner A', 'admin'] as const) {
    const own = await book();
    assert.equal((await note(world, own, {}, 'owner A')).ok, true);
    assert.equal((await back(own, actor)).ok, true, actor);
  }
  const cash = await book();
  assert.equal((await note(world, cash, { method: 'cash' })).ok, true);
  assert.equal((await back(cash, 'owner A')).ok, true, 'what the house has is its own');
}

/** Admins read what is to be found and what is awaited, each once and nothing that is answered; nobody else does. */
export async function claimsListed(world: World): Promise<void> {
  for (const actor of ['user', 'owner A', 'owner B', ...houseActors] satisfies Actor[])
    assert.equal((await world.rpc(actor, 'admin_advances', {})).status, 403, actor);
  assert.equal((await world.rpc('anon', 'admin_advances', {})).status, 401);
  const book = booker(world);
  const read = async () => ask(world, 'admin_advances', {}, 'admin');
  const seen = await world.sql(`select from private.audit_log where entity = 'bookings' and entity_id = 'advances'`);
  const before = await read();
  assert.equal(before.today, dayFromToday(0));
  assert.equal(
    (await world.sql(`select from private.audit_log where entity = 'bookings' and entity_id = 'advances'`)).length,
    seen.length + 1,
    'that an admin looked is noted',
  );
  const ids = (list: { booking_id: string }[]) => list.map(({ booking_id }) => booking_id);
  const known = ids(before.awaited);
  assert.deepEqual(before.claims, []);
  const [first, second, third] = [await book(), await book(), await book()];
  await change(world, third.id, `advance_due_at = now() + interval '1 hour'`);
  const listed = async () => {
    const { claims, awaited } = await read();
    return [ids(claims), ids(awaited).filter((id) => !known.includes(id))];
  };
  assert.deepEqual(await listed(), [[], [third.id, first.id, second.id]], 'what ends first stands first');
  await claimed(world, second, '426700118000');
  await claimed(world, first, '426700118001');
  assert.deepEqual(await listed(), [[second.id, first.id], [third.id]], 'the oldest first');
  assert.equal((await ask(world, 'admin_overview', {}, 'admin')).claimed_advances, 2);
  const { claims, awaited } = await read();
  assert.deepEqual(
    [claims[0].booking_reference, claims[0].reference, claims[0].open, claims[0].guest_name, claims[0].hotel_name],
    [second.booking_reference, '426700118000', advance, 'Asha Maria Kamat', 'House of owner A'],
  );
  await note(world, third, { amount: 1000, method: 'cash' }, 'owner A');
  const part = (await read()).awaited.find(({ booking_id }: { booking_id: string }) => booking_id === third.id);
  assert.deepEqual([part.open, part.advance_due_at, awaited.length > 0], [advance - 1000, null, true]);
  await claimed(world, second, '426700118002');
  assert.deepEqual((await listed())[0], [first.id, second.id]);
  await note(world, first);
  await refuse(world, second);
  assert.deepEqual(await listed(), [[], [second.id, third.id]]);
  // What the desk looks for itself is not the site's to find, and hides no advance that is awaited; what it says to be at the site is.
  await note(world, third, { kind: 'claimed', amount: 5, method: 'cash' }, 'owner A');
  assert.deepEqual(await listed(), [[], [second.id, third.id]]);
  await note(world, third, { kind: 'claimed', amount: 5 }, 'owner A');
  assert.deepEqual(await listed(), [[third.id], [second.id]]);
  await refuse(world, third);
  await note(world, third, { amount: advance - 1000 });
  await claimed(world, second, '426700118003');
  await change(world, second.id, `booking_status = 'cancelled'`);
  assert.deepEqual(await listed(), [[second.id], []]);
  await change(world, second.id, 'erased_at = now()');
  assert.deepEqual(await listed(), [[], []]);
  // None of it is awaited: paid at the house, over, or on its way.
  const [free, over, cancelled, failed, plain] = [await book(), await book(), await book(), await book(), await book()];
  await change(world, (await book()).id, 'erased_at = now()');
  await change(world, free.id, 'advance_amount = 0, advance_percent = 0');
  await change(world, over.id, 'check_in_date = private.today() - 1, check_out_date = private.today() + 1');
  await change(world, cancelled.id, `booking_status = 'cancelled'`);
  await change(world, failed.id, `payment_status = 'failed'`);
  assert.deepEqual(await listed(), [[], [plain.id]]);
  // However much a desk has noted, what guests have told is read.
  const noted = await book();
  await world.sql('alter table private.payments disable trigger user');
  await world.sql(
    `insert into private.payments (booking_id, hotel_id, kind, amount, method, actor_id)
     select b.id, b.hotel_id, 'claimed', 1, 'site', $2 from public.bookings as b cross join generate_series(1, 500) where b.id = $1`,
    [noted.id, world.userId('owner A')],
  );
  await world.sql('alter table private.payments enable trigger user');
  await claimed(world, plain, '426700118004');
  assert.equal(ids((await read()).claims).at(-1), plain.id);
}

/** What is promised back, of every house: what is left of it, the first that is due first, and nothing that is settled or taken back. */
export async function refundsListed(world: World): Promise<void> {
  const book = booker(world);
  const [later, takenBack, settled, cancelled] = [await book(), await book(), await book(), await book()];
  // What a guest has told is open, too, and goes back to nobody.
  await claimed(world, await book(), '426700118005');
  await change(world, cancelled.id, `booking_status = 'cancelled'`);
  const read = async () => ask(world, 'admin_advances', {}, 'admin');
  const owed = async () =>
    (await read()).owed.map((one: { booking_id: string; open: number; due_on: string }) => [
      one.booking_id,
      one.open,
      one.due_on,
    ]);
  assert.deepEqual(await owed(), []);
  const enter = async (
    booking: Made,
    kind: string,
    amount: number,
    more: { due_on?: string; settles?: string } = {},
  ) => {
    const [entry] = await world.sql<{ id: string }>(
      `insert into private.payments (booking_id, kind, amount, method, due_on, settles)
       values ($1, $2::private.payment_kind, $3, $4::private.payment_method, $5, $6) returning id`,
      [booking.id, kind, amount, more.due_on ? null : 'cash', more.due_on ?? null, more.settles ?? null],
    );
    return entry?.id ?? '';
  };
  const owe = async (booking: Made, amount: number, days: number) => {
    await enter(booking, 'received', amount);
    return enter(booking, 'refund_owed', amount, { due_on: dayFromToday(days) });
  };
  await owe(later, 5000, 9);
  const promised = await owe(takenBack, 800, 1);
  await enter(settled, 'refunded', 700, { settles: await owe(settled, 700, 2) });
  const soon = await owe(cancelled, 3000, 3);
  await enter(cancelled, 'refunded', 1000, { settles: soon });
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, reverses) values ($1, 'reversed', 800, $2)`,
    [takenBack.id, promised],
  );
  assert.deepEqual(await owed(), [
    [cancelled.id, 2000, dayFromToday(3)],
    [later.id, 5000, dayFromToday(9)],
  ]);
  const [first_owed] = (await read()).owed;
  assert.deepEqual(
    [first_owed.id, first_owed.booking_reference, first_owed.guest_name, first_owed.hotel_name, first_owed.is_underway],
    [soon, cancelled.booking_reference, 'Asha Maria Kamat', 'House of owner A', false],
  );
  // What a house alone says to have come is none that an admin has to send.
  const bySite = async () => (await read()).owed[0].by_site;
  assert.equal(await bySite(), 0);
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method, by_admin) values ($1, 'received', 1500, 'site', true)`,
    [cancelled.id],
  );
  assert.equal(await bySite(), 1500);
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method, by_admin) values ($1, 'received', 1500, 'site', true)`,
    [cancelled.id],
  );
  assert.equal(await bySite(), 2000);
}
