import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import { oneOf, type Random } from './moneyActs.ts';
import { type MoneyStage, openMoneyStage, type Stay } from './moneyStage.ts';
import { at, type BookingAnswer, race, randomFrom, type StageRoom } from './stage.ts';

// A gateway delivers what it has to say in any order, often twice, on several connections: the ledger at the end is the same.

let stage: MoneyStage;
let room: StageRoom;
beforeAll(async () => {
  stage = await openMoneyStage({ guest: 1, owner: 1, admin: 1, gateway: 8, job: 1 });
  room = await stage.addHouse('flexible');
}, 120_000);
afterAll(() => stage.close());

const advance = 75_000;
type Fact = Record<string, unknown>;
type RefundState = 'pending' | 'processed' | 'failed';

/** What happens with a booking: whether its guest cancels first, how often they pay on how many pages, what somebody refunds at the gateway itself, and
 * what the gateway delivers of the refunds that we ask for. */
interface Story {
  isCancelled: boolean;
  pages: number;
  payments: number;
  byHand: number;
  refunds: RefundState[];
}
const endings: RefundState[][] = [
  ['pending', 'processed'],
  ['pending', 'failed'],
  ['failed', 'processed'],
  ['pending'],
];
const stories = [1, 2].flatMap((pages) =>
  [1, 2].flatMap((payments) =>
    [0, 20_000].flatMap((byHand) =>
      [false, true].flatMap((isCancelled) =>
        endings.map((refunds): Story => ({ isCancelled, pages, payments, byHand, refunds })),
      ),
    ),
  ),
);
interface Told extends Stay {
  story: Story;
  paid: Fact[];
}

const refundFact = (
  refund_id: string,
  payment_id: unknown,
  amount: number,
  state: RefundState,
  receipt: string | null,
): Fact => ({
  ...{ kind: 'refund', refund_id, payment_id, amount, currency: 'INR', state, receipt },
});

/** A booking with its pages: the first is open, and we do not know yet where the second is. */
async function begun(story: Story): Promise<Told> {
  const stay = await stage.bookStay(room);
  if (story.isCancelled) await stage.ask('guest', 'cancel_by_guest', { token: stay.token, refund: 0 });
  const pages = await stage.select<{ id: string; gateway_id: string }>(
    `insert into private.payment_pages (booking_id, gateway, amount, state, gateway_id, url, expires_at)
     select $1::uuid, 'razorpay', $2, case n when 1 then 'open' else 'asked' end, case n when 1 then 'plink_' || left($1::uuid::text, 8) end, 'https://rzp.io/a',
       now() + interval '20 minutes' from generate_series(1, $3::integer) as n
     returning id, coalesce(gateway_id, 'plink_' || left(id::text, 8)) as gateway_id`,
    [stay.id, advance, story.pages],
  );
  const paid = pages.flatMap(({ id, gateway_id }) =>
    Array.from({ length: story.payments }, (_, n): Fact => {
      const payment_id = `pay_${id.slice(0, 8)}_${n}`;
      return {
        kind: 'paid',
        page: id,
        page_gateway_id: gateway_id,
        payment_id,
        amount: advance,
        currency: 'INR',
        method: 'upi',
      };
    }),
  );
  return { ...stay, story, paid };
}

/** What the gateway says of the pages and payments of a booking, and what is not to be believed. */
function factsOf({ id, story, paid }: Told): Fact[] {
  const first = at(paid, 0);
  const byHand = ['pending', 'processed'] as const;
  return [
    ...paid,
    ...paid.map(({ page_gateway_id }) => ({ kind: 'ended', page_gateway_id })),
    ...(story.byHand
      ? byHand.map((state) => refundFact(`hand_${id.slice(0, 8)}`, first.payment_id, story.byHand, state, null))
      : []),
    { ...first, payment_id: `wrong_${id.slice(0, 8)}`, amount: advance - 1 },
    refundFact(`strange_${id.slice(0, 8)}`, `strange_${id.slice(0, 8)}`, 100, 'processed', null),
  ];
}

/** Delivers all of it in any order from eight connections: some twice, in the same bytes or in others, or as an answer to what we asked. */
async function deliver(facts: readonly Fact[], random: Random): Promise<string[]> {
  const twice = facts
    .filter(() => random() < 0.7)
    .map((fact) => ({ fact, more: oneOf(['', ' ', null], random), place: random() }));
  const queue = [...facts.map((fact) => ({ fact, more: '', place: random() })), ...twice].sort(
    (one, other) => one.place - other.place,
  );
  const outcomes: string[] = [];
  await race(stage.clients.gateway, async (client) => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { fact, more } = next;
      const hash =
        more === null
          ? null
          : createHash('sha256')
              .update(JSON.stringify(fact) + more)
              .digest('hex');
      const { rows } = await client.query(`select public.note_gateway('razorpay', $1, $2) as answer`, [
        JSON.stringify([fact]),
        hash,
      ]);
      const { ok, known, outcomes: told } = rows[0].answer as BookingAnswer;
      outcomes.push(ok ? (known ? 'same' : String(at(told as string[], 0))) : 'busy');
    }
  });
  return outcomes;
}

/** The refunds that three turns of the job ask for at once, each once. */
async function asked() {
  const answers = await stage.atOnce(
    Array.from({ length: 3 }, () => ({
      who: 'gateway',
      call: 'gateway_work',
      args: { gateway: 'razorpay', most: 1000 },
    })),
  );
  const refunds = answers.flatMap(({ refunds }) => refunds as { id: string; payment_id: string; amount: number }[]);
  return [...new Map(refunds.map((refund) => [refund.id, refund])).values()];
}

test('pages, payments and refunds that are delivered in any order make one ledger', async () => {
  const random = randomFrom(1841);
  const outcomes = new Set<string>();
  for (let round = 0; round < rounds(300); round += 4) {
    const batch: Told[] = [];
    for (let n = round; n < round + 4; n += 1) batch.push(await begun(at(stories, (n * 7) % stories.length)));
    for (const outcome of await deliver(batch.flatMap(factsOf), random)) outcomes.add(outcome);
    const mine = new Map(batch.flatMap((told) => told.paid.map(({ payment_id }) => [payment_id, told.story] as const)));
    const sent = (await asked()).filter(({ payment_id }) => mine.has(payment_id));
    const ends = sent.flatMap(({ id, payment_id, amount }) =>
      (mine.get(payment_id)?.refunds ?? []).map((state) => refundFact(`rfnd_${id}`, payment_id, amount, state, id)),
    );
    for (const outcome of await deliver(ends, random)) outcomes.add(outcome);
    for (const { id, story, paid } of batch) {
      const received = paid.length * advance;
      const due = Math.max(received - story.byHand - (story.isCancelled ? 0 : advance), 0);
      const isDone = story.refunds.includes('processed');
      const refunded = story.byHand + (isDone ? due : 0);
      const refund_due = isDone ? 0 : due;
      expect({ ...(await stage.money({ id })), story }).toEqual({
        ...{ received, refunded, refund_due, reported: 0, at_site: received - refunded, site_due: refund_due, story },
      });
      const payments = await stage.select(
        'select gateway_id, state, amount::integer from private.payments where booking_id = $1 order by 1',
        [id],
      );
      expect(payments).toEqual(
        paid
          .map(({ payment_id }) => ({ gateway_id: payment_id, state: 'received', amount: advance }))
          .sort((one, other) => (String(one.gateway_id) < String(other.gateway_id) ? -1 : 1)),
      );
      const pages = await stage.select('select state from private.payment_pages where booking_id = $1', [id]);
      expect(pages).toEqual(Array(story.pages).fill({ state: 'paid' }));
      const open = await stage.select(
        `select state, replaces is not null as is_for_a_person from private.refunds where booking_id = $1 and state in ('due', 'sent')`,
        [id],
      );
      for (const refund of open)
        expect(refund).toEqual(
          story.refunds.includes('failed')
            ? { state: 'due', is_for_a_person: true }
            : { state: 'sent', is_for_a_person: false },
        );
    }
    await stage.expectAgreement(batch.map(({ id }) => id));
  }
  expect([...outcomes].sort()).toEqual(['known', 'late', 'mismatch', 'not_ours', 'noted', 'same']);
  // A person looks at what was not to be believed, and at nothing else.
  const looks = await stage.select<{ id: string }>(
    `select distinct fact ->> 'payment_id' as id from private.gateway_events where outcome = 'mismatch'`,
  );
  expect(looks.filter(({ id }) => !id.startsWith('wrong_'))).toEqual([]);
  // Nothing is left to be sent.
  const left = await stage.one(`select private.send_gateway_refunds('razorpay', 1000) as sent`);
  expect(left).toEqual({ sent: 0 });
}, 240_000);

test('eight who ask for a page of one booking at once are led to one', async () => {
  const { token } = await stage.bookStay(room);
  const answers = await stage.atOnce(
    Array.from({ length: 8 }, () => ({ who: 'gateway', call: 'begin_payment_page', args: { token, headers: {} } })),
  );
  expect(new Set(answers.map(({ page }) => (page as { id: string }).id)).size).toBe(1);
});

test('a refund that the gateway takes on while the job gives up others is not refunded twice', async () => {
  // The job locks ten bookings at a time.
  const batch: Told[] = [];
  while (batch.length < 11)
    batch.push(await begun({ isCancelled: true, pages: 1, payments: 1, byHand: 0, refunds: [] }));
  await deliver(
    batch.flatMap(({ paid }) => paid),
    () => 1,
  );
  await asked();
  const ids = batch.map(({ id }) => id);
  await stage.db.query(`update private.refunds set sent_at = now() - interval '2 days' where booking_id = any ($1)`, [
    ids,
  ]);
  const holder = await stage.db.connect();
  await holder.query('begin');
  await holder.query('select from private.refunds where booking_id = any ($1) for update', [ids]);
  const job = stage.ask('gateway', 'gateway_work', { gateway: 'razorpay' });
  const locks = `select count(*) from pg_stat_activity where wait_event_type = 'Lock'`;
  while ((await stage.one(locks)).count === '0') await setTimeout(1);
  const { rows } = await holder.query(
    `select r.id, p.gateway_id as payment_id from private.refunds as r join private.payments as p on p.id = r.payment_id
     join public.bookings as b on b.id = r.booking_id where b.id = any ($1) for update of b skip locked`,
    [ids],
  );
  const [{ id, payment_id }] = rows;
  const taken = refundFact(`rfnd_${id}`, payment_id, advance, 'pending', id);
  await holder.query(`select public.note_gateway('razorpay', $1)`, [JSON.stringify([taken])]);
  await holder.query('commit');
  holder.release();
  await job;
  expect(await stage.select('select state from private.refunds where id = $1 or replaces = $1', [id])).toEqual([
    { state: 'sent' },
  ]);
});
