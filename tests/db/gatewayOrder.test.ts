import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import { oneOf, type Random } from './moneyActs.ts';
import { type Deed, openMoneyStage, type Stay } from './moneyStage.ts';
import { at, type BookingAnswer, randomFrom } from './stage.ts';

// A gateway sends events in any order, often twice and on several connections. The ledger must end the same.

const stage = await openMoneyStage({ guest: 1, owner: 1, admin: 1, gateway: 8, job: 1 });
afterAll(() => stage.close());
const room = await stage.addHouse('flexible');

const advance = 75_000;
type Fact = Record<string, unknown>;
type RefundState = 'pending' | 'processed' | 'failed';

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

/** A booking with two payment pages. Our record of the second has no answer from the gateway yet. */
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

async function deliver(facts: readonly Fact[], random: Random): Promise<string[]> {
  const twice = facts
    .filter(() => random() < 0.7)
    .map((fact) => ({ fact, more: oneOf(['', ' ', null], random), place: random() }));
  const all = [...facts.map((fact) => ({ fact, more: '', place: random() })), ...twice];
  const deeds = all
    .sort((one, other) => one.place - other.place)
    .map(({ fact, more }): Deed => {
      const hash = more === null ? null : createHash('sha256').update(JSON.stringify(fact)).update(more).digest('hex');
      return {
        who: 'gateway',
        call: 'note_gateway',
        args: { gateway: 'razorpay', facts: [fact], hash },
        after: random() * 10,
      };
    });
  const answers: BookingAnswer[] = [];
  for (let next = 0; next < deeds.length; next += 8) answers.push(...(await stage.atOnce(deeds.slice(next, next + 8))));
  return answers.map(({ ok, known, outcomes }) =>
    ok ? (known ? 'same' : String(at(outcomes as string[], 0))) : 'busy',
  );
}

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
  for (let round = 0; round < rounds(300); round += 1) {
    const told = await begun(at(stories, (round * 7) % stories.length));
    const { id, story, paid } = told;
    for (const outcome of await deliver(factsOf(told), random)) outcomes.add(outcome);
    const sent = (await asked()).filter((refund) => paid.some(({ payment_id }) => payment_id === refund.payment_id));
    const ends = sent.flatMap((refund) =>
      story.refunds.map((state) => refundFact(`rfnd_${refund.id}`, refund.payment_id, refund.amount, state, refund.id)),
    );
    for (const outcome of await deliver(ends, random)) outcomes.add(outcome);
    const received = paid.length * advance;
    const due = Math.max(received - story.byHand - (story.isCancelled ? 0 : advance), 0);
    const isDone = story.refunds.includes('processed');
    const refunded = story.byHand + (isDone ? due : 0);
    const refund_due = isDone ? 0 : due;
    expect({ ...(await stage.money({ id })), story }).toEqual({
      ...{ received, refunded, refund_due, reported: 0, at_site: received - refunded, site_due: refund_due, story },
    });
    const payments = await stage.select('select gateway_id from private.payments where booking_id = $1', [id]);
    expect(payments.map(({ gateway_id }) => gateway_id).sort()).toEqual(
      paid.map(({ payment_id }) => payment_id).sort(),
    );
    const pages = await stage.select('select state from private.payment_pages where booking_id = $1', [id]);
    expect(pages).toEqual(Array(story.pages).fill({ state: 'paid' }));
    const open = await stage.select(
      `select concat_ws(' ', state, case when replaces is not null then 'by a person' end) as is from private.refunds where booking_id = $1 and state in ('due', 'sent')`,
      [id],
    );
    for (const refund of open)
      expect(refund).toEqual({ is: story.refunds.includes('failed') ? 'due by a person' : 'sent' });
    await stage.expectAgreement([id]);
  }
  expect([...outcomes].sort()).toEqual(['known', 'late', 'mismatch', 'not_ours', 'noted', 'same']);
  const looks = await stage.select<{ id: string }>(
    `select distinct fact ->> 'payment_id' as id from private.gateway_events where outcome = 'mismatch'`,
  );
  expect(looks.filter(({ id }) => !id.startsWith('wrong_'))).toEqual([]);
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

test('a refund that is delivered while its payment is being recorded waits for it', async () => {
  const { id, paid } = await begun({ isCancelled: false, pages: 1, payments: 1, byHand: 0, refunds: [] });
  const recorder = await stage.db.connect();
  await recorder.query('begin');
  await recorder.query(`select public.note_gateway('razorpay', $1)`, [JSON.stringify(paid)]);
  const facts = [refundFact('hand', at(paid, 0).payment_id, 500, 'processed', null)];
  const refund = stage.ask('gateway', 'note_gateway', { gateway: 'razorpay', facts });
  await setTimeout(100);
  await recorder.query('commit');
  recorder.release();
  expect(await refund).toMatchObject({ outcomes: ['noted'] });
  expect(await stage.money({ id })).toMatchObject({ received: advance, refunded: 500 });
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
