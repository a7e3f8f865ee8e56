import type pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { expectOutcomes, rounds } from '../support/rounds.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  type BookingArguments,
  book,
  connect,
  connectDesk,
  endDesk,
  expectSound,
  insertBooking,
  mostAtOnce,
  outcomeOf,
  ownDatabase,
  race,
  randomFrom,
  rush,
  rushToBook,
  type StageRoom,
  tally,
} from './stage.ts';

const { connectionString, db } = await ownDatabase();
const desk = await connectDesk(db, connectionString, 16);
/** Each connection has the API's role for guests and its own address. */
const guests = await connect(connectionString, 16, { role: 'anon', 'request.jwt.claims': '{"role":"anon"}' });
await race(guests, (guest, index) =>
  guest.query(`select set_config('request.headers', $1, false)`, [
    JSON.stringify({ 'cf-connecting-ip': `203.0.113.${index + 1}` }),
  ]),
);
await db.query('update private.limits set lookups_per_client_a_minute = 100000, bookings_per_contact_a_day = 100000');
afterAll(() => endDesk(db, [...desk, ...guests]));

const ask = async (client: pg.ClientBase, call: string, values: unknown[]): Promise<BookingAnswer> =>
  (await client.query(`select public.${call} as answer`, values)).rows[0].answer;
const select = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.query<Row>(sql, values)).rows;

const setPolicy = ({ hotel_id }: StageRoom, policy: string | null) =>
  db.query(
    `update public.hotels set policies = jsonb_strip_nulls(jsonb_build_object('cancellation_policy', $2::text)) where id = $1`,
    [hotel_id, policy],
  );

async function addHouse(total: number, policy: string | null): Promise<StageRoom> {
  const room = await addRoom(db, total);
  await setPolicy(room, policy);
  return room;
}

interface Stay {
  id: string;
  reference: string;
  token: string;
}

async function bookStay(request: BookingArguments): Promise<Stay> {
  const { booking_reference, stay_token } = await book(at(desk, 0), request);
  const [found] = await select<{ id: string }>('select id from public.bookings where booking_reference = $1', [
    booking_reference,
  ]);
  return { id: String(found?.id), reference: String(booking_reference), token: String(stay_token) };
}

const linkTo = async ({ id }: Pick<Stay, 'id'>, isShared = false): Promise<string> =>
  at(await select<{ token: string }>('select private.stay_link($1, $2) as token', [id, isShared]), 0).token;

async function pay({ id }: Stay, amount: number): Promise<void> {
  if (amount === 0) return;
  const answer = await ask(at(desk, 0), `record_payment($1, $2, 'upi', gen_random_uuid())`, [id, amount]);
  expect(answer).toMatchObject({ ok: true });
}

interface OpenedStay {
  booking_reference: string;
  booking_status: string;
  special_requests: string;
  arrival_time: string | null;
  cancelling: { refund: number | null; until: string | null } | null;
}

async function opened(token: string, client: pg.ClientBase = at(guests, 0)): Promise<OpenedStay> {
  const answer = await ask(client, 'open_stay($1)', [token]);
  expect(answer).toMatchObject({ ok: true, is_shared: false });
  return answer.stay as OpenedStay;
}
const opens = async (tokens: readonly string[], client: pg.ClientBase = at(guests, 0)): Promise<string[]> =>
  (
    await client.query<{ answer: BookingAnswer }>(
      'select public.open_stay(t.token) as answer from unnest($1::text[]) with ordinality as t (token, place) order by t.place',
      [tokens],
    )
  ).rows.map(({ answer }) => outcomeOf(answer));

const day = 86_400_000;
const ownWords = 'Half of it, if we like you.';
/** Cancellation policies: this percentage is refunded until so many days before arrival. */
const policies: Record<string, { percent: number; days: number }> = {
  flexible: { percent: 100, days: 1 },
  moderate: { percent: 100, days: 7 },
  strict: { percent: 50, days: 7 },
  super_strict: { percent: 50, days: 60 },
  non_refundable: { percent: 0, days: 0 },
};
/** The refund in paise if cancelled `before` milliseconds before arrival. Null if the hotel decides. */
function refundBy(policy: string | null, paid: number, before: number): number | null {
  const known = policies[policy ?? ''];
  if (paid === 0) return 0;
  if (!known) return null;
  return before >= known.days * day ? Math.round((paid * known.percent) / 100) : 0;
}
const moneyOf = async (id: string) =>
  at(
    await select<{ received: number; refunded: number; refund_due: number }>(
      'select received::integer, refunded::integer, refund_due::integer from private.money_of($1)',
      [id],
    ),
    0,
  );

const cancelCall = 'public.cancel_by_guest($1, $2, $3)';

describe('Sixteen who cancel one stay by its link at once', () => {
  let together = 0;

  test.each([
    ['all of it', 'flexible', 75_001, 75_001],
    ['half of it, half a paisa as a whole one', 'super_strict', 75_001, 37_501],
    ['nothing by the terms', 'non_refundable', 75_001, 0],
    ['nothing of nothing', 'moderate', 0, 0],
    ['what the house will say', ownWords, 75_001, null],
  ] as const)('cancel it once, and get back %s', async (_, policy, paid, refund) => {
    const room = await addHouse(1, policy);
    const stay = await bookStay({ room, from: 70, nights: 3 });
    await pay(stay, paid);
    const byPolicy = await select(
      'select private.refund_of(b)::integer as refund from public.bookings as b where id = $1',
      [stay.id],
    );
    expect(byPolicy).toEqual([{ refund }]);

    const runs = await rush(db, guests, cancelCall, (index) => [stay.token, refund, `Reason ${index}`]);
    together = Math.max(together, mostAtOnce(runs));
    expect(runs.map(({ answer }) => answer)).toEqual(Array(16).fill({ ok: true, refund }));

    const ends = await select(
      `select e.after ->> 'cancelled_by' as by, e.actor_id, e.note ~ '^Reason [0-9]+$' and e.note = b.cancel_reason as says_why
       from private.booking_events as e join public.bookings as b on b.id = e.booking_id
       where b.id = $1 and (e.after ? 'cancelled_by' or e.after ? 'stay_state')`,
      [stay.id],
    );
    expect(ends).toEqual([{ by: 'guest', actor_id: null, says_why: true }]);
    expect(await moneyOf(stay.id)).toEqual({ received: paid, refunded: 0, refund_due: refund ?? 0 });
    const mails = await select(
      `select kind from private.outbox where data ->> 'booking_id' = $1 and kind like 'cancelled%'`,
      [stay.id],
    );
    expect(mails).toEqual([{ kind: 'cancelled_guest' }]);

    const nights = () =>
      select('select booked from private.nights where room_category_id = $1 order by night', [room.id]);
    expect(await nights()).toEqual(Array(3).fill({ booked: 0 }));
    await expectSound(db);
    const next = await rushToBook(db, desk, () => ({ room, from: 70, nights: 3 }));
    expect(tally(next.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 1, sold_out: 15 });
    expect(await nights()).toEqual(Array(3).fill({ booked: 1 }));
    expect(await ask(at(guests, 0), 'cancel_by_guest($1, 1)', [stay.token])).toEqual({ ok: true, refund });
    expect(await nights()).toEqual(Array(3).fill({ booked: 1 }));
  });

  test('many of them were really at work in the same moment', () => expect(together).toBeGreaterThanOrEqual(8));
});

describe('Beside the desk and other guests', () => {
  /** Weight of each act, the answers that must occur, and the answers that may occur. */
  const deeds = {
    book: { weight: 2, sure: ['ok', 'sold_out'], perhaps: [] },
    insert: { weight: 1, sure: ['ok', 'sold_out'], perhaps: [] },
    open: { weight: 1, sure: ['ok'], perhaps: [] },
    tell: { weight: 1, sure: ['ok', 'not_changeable'], perhaps: ['told_often'] },
    guest: { weight: 2, sure: ['ok', 'not_changeable', 'refund_changed'], perhaps: [] },
    desk: { weight: 1, sure: ['ok', 'illegal_move'], perhaps: [] },
    change: { weight: 2, sure: ['ok', 'not_changeable', 'sold_out'], perhaps: ['changed_meanwhile'] },
    pay: { weight: 6, sure: ['ok', 'cancelled'], perhaps: ['too_much', 'not_by_site'] },
    refund: { weight: 1, sure: ['ok', 'too_much'], perhaps: [] },
  } as const;
  type Deed = keyof typeof deeds;
  const often = (Object.keys(deeds) as Deed[]).flatMap((deed) => Array<Deed>(deeds[deed].weight).fill(deed));

  const seenOf = `jsonb_build_object(
    'stay_state', stay_state, 'check_in_date', check_in_date, 'check_out_date', check_out_date, 'total_amount', total_amount
  )`;

  test('deeds from 16 connections: each booking is cancelled once, its refund is that of its policy, and no night is sold twice', async () => {
    const first = await addHouse(3, 'flexible');
    const houses = [
      [first, await addRoom(db, 2, first.hotel_id)],
      [await addHouse(2, 'strict')],
      [await addHouse(2, ownWords)],
    ];
    const rooms = houses.flat();
    await db.query(
      `create table private.cancelled_with (booking_id uuid, net bigint);
       create function private.note_net() returns trigger language plpgsql security definer set search_path = '' as $$
       begin
         insert into private.cancelled_with values (new.id, private.paid_of(new.id));
         return null;
       end $$;
       create trigger note_net after update on public.bookings for each row
         when (new.booking_status = 'cancelled' and old.booking_status <> 'cancelled') execute function private.note_net()`,
    );
    const stays: (Stay & { house: StageRoom[] })[] = [];
    for (const house of houses) {
      stays.push({ ...(await bookStay({ room: at(house, 0), from: 5, nights: 2 })), house });
    }
    const told: { id: string; who: 'guest' | 'desk'; refund: unknown }[] = [];

    const done = await race(desk, async (client, index) => {
      const guest = at(guests, index);
      const random = randomFrom(index + 1837);
      const below = (limit: number) => Math.floor(random() * limit);
      const pick = <T>(list: readonly T[]) => at(list, below(list.length));
      const holder = () => pick(['property', 'property', 'site']);

      const does: Record<Deed, (stay: Stay & { house: StageRoom[] }) => Promise<BookingAnswer>> = {
        book: async () => {
          const house = pick(houses);
          const answer = await book(client, { room: pick(house), from: 2 + below(12), nights: 1 + below(3) });
          if (answer.ok) {
            const { rows } = await client.query('select id from public.bookings where booking_reference = $1', [
              answer.booking_reference,
            ]);
            const [reference, token] = [String(answer.booking_reference), String(answer.stay_token)];
            stays.push({ id: at(rows, 0).id, reference, token, house });
          }
          return answer;
        },
        insert: async () => {
          const house = pick(houses);
          const request = { room: pick(house), from: 2 + below(12), nights: 1 + below(3) };
          const id = await insertBooking(client, request).catch((error: { code?: string; message?: string }) => {
            // Direct SQL gets this error if the hotel is full. Other errors are faults.
            expect(error).toMatchObject({ code: 'PT409', message: 'sold_out' });
          });
          if (!id) return { ok: false, code: 'sold_out' };
          const { rows } = await client.query(
            'select booking_reference as reference, private.stay_link(id) as token from public.bookings where id = $1',
            [id],
          );
          stays.push({ id, ...at(rows, 0), house });
          return { ok: true };
        },
        open: async ({ token, reference }) => {
          const stay = await opened(token, guest);
          expect(stay.booking_reference).toBe(reference);
          return { ok: true };
        },
        tell: ({ token }) => ask(guest, 'save_guest_notes($1, null, $2)', [token, `Wish ${below(1000)}`]),
        guest: async ({ id, token }) => {
          const { cancelling } = await opened(token, guest);
          const stale = below(4) === 0 ? 1 : 0;
          const refund = cancelling?.refund == null ? null : cancelling.refund + stale;
          const answer = await ask(guest, 'cancel_by_guest($1, $2, $3)', [token, refund, `Reason ${index}`]);
          if (answer.ok) told.push({ id, who: 'guest', refund: answer.refund });
          return answer;
        },
        desk: async ({ id }) => {
          const answer = await ask(client, `cancel_stay($1, '{}', 'Because', null, $2)`, [id, below(2) === 0]);
          if (answer.ok) told.push({ id, who: 'desk', refund: answer.refund });
          return answer;
        },
        change: async ({ id, house }) => {
          const [from, wanted] = [2 + below(12), 1 + below(3)];
          const { rows } = await client.query(`select ${seenOf} as seen, nights from public.bookings where id = $1`, [
            id,
          ]);
          // A booking never gets shorter here: refunds of shortened stays are tested elsewhere.
          const nights = Math.max(at(rows, 0).nights, wanted);
          return ask(
            client,
            `change_stay($1, $2, $3, private.today() + $4::integer, private.today() + $4::integer + $5::integer, 1, 1, 0, $6, 'rates')`,
            [id, at(rows, 0).seen, pick(house).id, from, nights, nights * 250_000],
          );
        },
        pay: ({ id }) =>
          ask(client, `record_payment($1, $2, 'cash', gen_random_uuid(), holder => $3)`, [
            id,
            1 + below(150_000),
            holder(),
          ]),
        refund: ({ id }) =>
          ask(client, `record_refund($1, $2, 'cash', gen_random_uuid(), holder => $3)`, [
            id,
            1 + below(60_000),
            holder(),
          ]),
      };
      const outcomes: string[] = [];
      for (let turn = 0; turn < rounds(300); turn += 1) {
        const stay = pick(stays.slice(-10));
        const deed = pick(often);
        outcomes.push(`${deed} ${outcomeOf(await does[deed](stay))}`);
      }
      return outcomes;
    });
    const counts = tally(done.flat());
    const named = (list: (of: (typeof deeds)[Deed]) => readonly string[]) =>
      Object.entries(deeds).flatMap(([deed, of]) => list(of).map((outcome) => `${deed} ${outcome}`));
    expectOutcomes(
      counts,
      named(({ sure }) => sure),
      named(({ perhaps }) => perhaps),
    );

    await expectSound(db);
    const sold = await select(
      `select b.room_category_id, d::date as night, sum(b.num_rooms)
       from public.bookings as b join public.room_categories as c on c.id = b.room_category_id
       cross join generate_series(b.check_in_date, b.check_out_date - 1, interval '1 day') as d
       where c.id = any ($1) and b.booking_status <> 'cancelled'
       group by b.room_category_id, night, c.total_rooms having sum(b.num_rooms) > c.total_rooms`,
      [rooms.map(({ id }) => id)],
    );
    expect(sold).toEqual([]);

    interface Ended {
      id: string;
      stay_state: string;
      policy: string | null;
      by_guest: boolean;
      promised: number | null;
      before: number;
      is_status_true: boolean;
      is_raised: boolean;
      received: number;
      refunded: number;
      refund_due: number;
      nets: number[];
      ends: { by: string; actor_id: string | null }[];
      mails: number;
    }
    const ended = await select<Ended>(
      `select b.id, b.stay_state, b.cancellation_policy as policy, b.cancelled_by_guest as by_guest, b.refund_promised::integer as promised,
         -- A property that moves a booking to an earlier day lowers no refund by it: the policy counts from the latest day it ever had.
         extract(epoch from ((greatest(b.check_in_date, (
           select max((e.before ->> 'check_in_date')::date) from private.booking_events as e where e.booking_id = b.id
         )) + time '12:00') at time zone 'Asia/Kolkata') - b.cancelled_at)::double precision * 1000 as before,
         b.payment_status = private.payment_status_of(b, m) as is_status_true, private.is_raised(b) as is_raised, m.received::integer, m.refunded::integer, m.refund_due::integer,
         array(select net::integer from private.cancelled_with where booking_id = b.id) as nets,
         coalesce((
           select jsonb_agg(jsonb_build_object('by', e.after -> 'cancelled_by', 'actor_id', e.actor_id))
           from private.booking_events as e where e.booking_id = b.id and e.after ->> 'stay_state' = 'cancelled'
         ), '[]') as ends,
         (select count(*)::integer from private.outbox as o where o.kind = 'cancelled_guest' and o.data ->> 'booking_id' = b.id::text) as mails
       from public.bookings as b cross join lateral private.money_of(b.id) as m where b.room_category_id = any ($1)`,
      [rooms.map(({ id }) => id)],
    );
    expect(ended.map(({ id }) => id).sort()).toEqual(stays.map(({ id }) => id).sort());
    for (const stay of ended) {
      const said = told.filter(({ id }) => id === stay.id);
      expect([stay.is_status_true, stay.received >= stay.refunded + stay.refund_due], stay.id).toEqual([true, true]);
      if (stay.stay_state !== 'cancelled') {
        expect([stay.ends, stay.refund_due, said, stay.mails], stay.id).toEqual([[], 0, [], 0]);
        continue;
      }
      const end = at(stay.ends, 0);
      expect([stay.ends.length, stay.nets.length, stay.mails, end.actor_id === null], stay.id).toEqual([
        1,
        1,
        1,
        stay.by_guest,
      ]);
      expect(new Set(said.map(({ who }) => who)), stay.id).toEqual(new Set([stay.by_guest ? 'guest' : 'desk']));
      expect(new Set(said.map(({ refund }) => refund)), stay.id).toEqual(new Set([stay.promised]));
      if (!stay.by_guest) expect(said, stay.id).toHaveLength(1);
      expect(stay.by_guest ? ['guest'] : ['guest', 'house'], stay.id).toContain(end.by);
      const net = at(stay.nets, 0);
      // Before arrival, a guest whose price the property has raised gets a full refund.
      const byPolicy = stay.is_raised && stay.before > 0 ? net : refundBy(stay.policy, net, stay.before);
      // If the desk names no refund and the policy is the property's own text, no refund is promised.
      expect(stay.promised, stay.id).toBe(end.by === 'house' ? net : stay.by_guest ? byPolicy : (byPolicy ?? 0));
      expect(stay.refunded + stay.refund_due, stay.id).toBeGreaterThanOrEqual(stay.promised ?? 0);
    }
    const kinds = tally(ended.map(({ by_guest, ends, promised }) => `${ends[0]?.by} ${by_guest} ${Boolean(promised)}`));
    expect(Object.keys(kinds).sort()).toEqual([
      ...['guest false false', 'guest false true', 'guest true false', 'guest true true'],
      ...['house false false', 'house false true', 'undefined false false'],
    ]);
  }, 120_000);
});

test.each([
  ['flexible', 10_000],
  ['strict', 0],
  ['strict', 10_001],
  ['non_refundable', 10_000],
])(
  '%s: a booking that stands again and is cancelled again is refunded what its guest is told, and no more than was received',
  async (policy, more) => {
    const stay = await bookStay({ room: await addHouse(1, policy), from: 70, nights: 2 });
    await pay(stay, 75_000);
    let last = 0;
    for (const cancellations of [1, 2, 3]) {
      if (cancellations > 1) {
        const call = `admin_change_booking($1, '{"booking_status": "cancelled"}', '{"booking_status": "confirmed"}')`;
        expect(await ask(at(desk, 0), call, [stay.id])).toMatchObject({ ok: true });
        await pay(stay, more);
      }
      const received = 75_000 + (cancellations - 1) * more;
      const { cancelling } = await opened(stay.token);
      const refund = Number(cancelling?.refund);
      expect(refund).toBeGreaterThanOrEqual(last);
      expect(refund).toBeLessThanOrEqual(received);
      if (cancellations === 1) expect(refund).toBe(refundBy(policy, received, 60 * day));
      const runs = await rush(db, guests, cancelCall, () => [stay.token, refund, null]);
      expect(runs.map(({ answer }) => answer)).toEqual(Array(16).fill({ ok: true, refund }));
      expect((await moneyOf(stay.id)).refund_due).toBe(refund);
      last = refund;
    }
    await expectSound(db);
  },
);

describe('Links', () => {
  test('a stay has a hundred of each kind, and a guest whose address changes has none of the old ones', async () => {
    const stay = await bookStay({ room: await addHouse(1, 'flexible'), from: 30, nights: 2, guest: 'asha' });
    const links = [stay.token];
    const shared: string[] = [];
    while (links.length < 105) links.push(await linkTo(stay));
    while (shared.length < 101) shared.push(await linkTo(stay, true));
    expect(await opens(links)).toEqual(links.map((_, place) => (place < 5 ? 'not_found' : 'ok')));
    expect(await opens(shared)).toEqual(shared.map((_, place) => (place < 1 ? 'not_found' : 'ok')));

    const move = (email: string) =>
      db.query('update public.bookings set guest_email = $2 where id = $1', [stay.id, email]);
    await move('ASHA@guests.example');
    expect(await opens(links.slice(5))).toEqual(Array(100).fill('ok'));
    await move('asha@elsewhere.example');
    expect(tally(await opens([...links, ...shared]))).toEqual({ not_found: 206 });
  });

  test('of sixteen who ask for a new one at once three are sent, and each ends those before it as it is opened', async () => {
    const stay = await bookStay({ room: await addHouse(1, 'flexible'), from: 30, nights: 2, guest: 'asha' });
    const shared = await linkTo(stay, true);
    const send = 'public.send_stay_link($1, $2)';
    const mails = () =>
      select<{ id: string; recipient: string; status: string }>(
        `select id, recipient, status from private.outbox where kind = 'stay_link' and data ->> 'booking_id' = $1`,
        [stay.id],
      );
    for (const values of [
      [stay.reference, 'ravi@guests.example'],
      ['AAAA-AAAA-AAAA-AAAA', 'asha@guests.example'],
    ]) {
      const runs = await rush(db, guests, send, () => values);
      expect(tally(runs.map(({ answer }) => JSON.stringify(answer)))).toEqual({ '{"ok":true}': 16 });
    }
    expect(await mails()).toEqual([]);
    const runs = await rush(db, guests, send, () => [stay.reference.toLowerCase(), ' Asha@guests.example ']);
    expect(tally(runs.map(({ answer }) => JSON.stringify(answer)))).toEqual({ '{"ok":true}': 16 });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(Array(3).fill('asha@guests.example'));
    const claimed: { id: string; kind: string; data: { stay_link?: string } }[] = [];
    while ((await mails()).some(({ status }) => status === 'pending'))
      claimed.push(...at(await select(`select private.claim_mails(100) -> 'mails' as mails`), 0).mails);
    const ids = (await mails()).map(({ id }) => Number(id));
    const sent = claimed.filter(({ id }) => ids.includes(Number(id))).map(({ data }) => data.stay_link);
    expect(sent).toHaveLength(3);
    const made = await select<{ token: string }>(
      `select t.token from unnest($1::text[]) as t (token)
       join private.stay_links as l on l.hash = private.token_hash(t.token) order by l.made_at`,
      [sent],
    );
    const [first, second, third] = made.map(({ token }) => token);
    // A new link that was not opened yet must not invalidate the links of others.
    expect(await opens([stay.token, shared])).toEqual(['ok', 'ok']);
    const together = await rush(db, guests, 'public.open_stay($1)', () => [first]);
    expect(tally(together.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 16 });
    expect(await opens([stay.token, String(third), String(second), String(first), shared])).toEqual([
      ...['not_found', 'ok', 'not_found', 'not_found', 'ok'],
    ]);
    const later = await linkTo(stay);
    expect(await opens([String(third), later])).toEqual(['ok', 'ok']);
  });

  test('new links that are opened at once end in turn, and the newest alone goes on', async () => {
    const stay = await bookStay({ room: await addHouse(1, 'flexible'), from: 30, nights: 2, guest: 'asha' });
    for (let round = 0; round < 25; round += 1) {
      const made = await select<{ token: string }>(
        'select private.stay_link($1, false, true) as token from generate_series(1, 6)',
        [stay.id],
      );
      const runs = await rush(db, guests, 'public.open_stay($1)', (index) => [at(made, index % 6).token]);
      const { ok, not_found, ...others } = tally(runs.map(({ answer }) => outcomeOf(answer)));
      expect(others).toEqual({});
      expect(await opens([at(made, 5).token])).toEqual(['ok']);
      expect(await select('select renews from private.stay_links where booking_id = $1', [stay.id])).toEqual([
        { renews: false },
      ]);
    }
  });
});

test('of what sixteen tell the house at once the last one stands, and it is told ten times a day', async () => {
  const room = await addHouse(1, 'flexible');
  await db.query(
    `with listing as (
       insert into public.properties (owner_id, name) select user_id, 'House' from public.profiles limit 1 returning id
     ), named as (
       insert into private.subscriptions (email, property_id, confirmed_at) select 'house@houses.example', id, now() from listing
     )
     update public.hotels set property_id = (select id from listing) where id = $1`,
    [room.hotel_id],
  );
  const stay = await bookStay({ room, from: 30, nights: 2 });
  const told = (
    await race(guests, async (guest, index) => {
      const calls: { time: string; wish: string; outcome: string; began: number; ended: number }[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const [time, wish] = [`1${turn}:${String(index).padStart(2, '0')}`, `Wish ${index}-${turn}`];
        const began = performance.now();
        const outcome = outcomeOf(await ask(guest, 'save_guest_notes($1, $2, $3)', [stay.token, time, wish]));
        calls.push({ time, wish, outcome, began, ended: performance.now() });
      }
      return calls;
    })
  ).flat();
  expect(tally(told.map(({ outcome }) => outcome))).toEqual({ ok: 10, told_often: 38 });

  const mails = await select<{ before: object; recipient: string }>(
    `select recipient, data -> 'before' as before from private.outbox where kind = 'changed_hotel' and data ->> 'booking_id' = $1 order by id`,
    [stay.id],
  );
  expect(mails.map(({ recipient }) => recipient)).toEqual(Array(10).fill('house@houses.example'));
  const { arrival_time, special_requests } = await opened(stay.token);
  // Each email quotes the values before its change, so the emails give the order. Each change must have seen both values of the previous one.
  const inOrder = [...mails.map(({ before }) => before), { arrival_time, special_requests }];
  expect(inOrder[0]).toEqual({ arrival_time: null, special_requests: '' });
  const places = told
    .filter(({ outcome }) => outcome === 'ok')
    .map((call) => ({
      ...call,
      place: inOrder.findIndex(
        (facts) => JSON.stringify(facts) === JSON.stringify({ arrival_time: call.time, special_requests: call.wish }),
      ),
    }));
  expect(places.map(({ place }) => place).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 10 }, (_, place) => place + 1),
  );
  for (const one of places)
    for (const other of places) if (one.ended < other.began) expect(one.place).toBeLessThan(other.place);
  const events = await select(
    'select actor_id, before, after, note from private.booking_events where booking_id = $1',
    [stay.id],
  );
  expect(events).toEqual(
    Array(10).fill({
      ...{ actor_id: null, before: {}, note: null },
      after: { told: ['arrival_time', 'special_requests'] },
    }),
  );
  expect(
    await ask(at(guests, 0), 'save_guest_notes($1, $2, $3)', [stay.token, arrival_time, special_requests]),
  ).toEqual({
    ...{ ok: true, told: [] },
  });
});
