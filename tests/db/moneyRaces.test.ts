import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectOften, expectOutcomes, rounds } from '../support/rounds.ts';
import { type ActName, actsOf, givenStay, named, oneOf, refusals } from './moneyActs.ts';
import { type Deed, type MoneyStage, nextUtr, openMoneyStage, type Stay } from './moneyStage.ts';
import { at, outcomeOf, randomFrom, type StageRoom, tally } from './stage.ts';

// All who write the money of a booking, in one moment, on real PostgreSQL.

let stage: MoneyStage;
let room: StageRoom;
beforeAll(async () => {
  stage = await openMoneyStage({ guest: 5, owner: 9, admin: 9, gateway: 2, job: 2 });
  room = await stage.addHouse('flexible');
}, 120_000);
afterAll(() => stage.close());

/** Who acts in a race, on how many connections, with these acts. */
const crowd: [count: number, acts: ActName[]][] = [
  [4, named('report report withdraw changeByGuest cancelByGuest answer')],
  [4, named('cash refund goodwill changeAtDesk cancelAtDesk noShow arrivesAfterAll reverse')],
  [4, named('confirm confirm refund reverse setStatus cancelByAdmin undo undo standsAgain')],
  [2, named('online atGateway atGateway')],
  [2, named('expire settle')],
];

test('whatever is done with two bookings in one moment, ledger, status, holders and nights agree', async () => {
  const acts = actsOf(stage, room);
  const paying = named('online online cash report');
  const later = named(
    'online cash report confirm confirm changeByGuest changeAtDesk cancelByGuest cancelAtDesk noShow reverse atGateway',
  );
  const random = randomFrom(1724);
  const outcomes: string[] = [];
  for (let round = 0; round < rounds(200); round += 1) {
    const stays = [await givenStay(stage, room, random), await givenStay(stage, room, random)];
    for (let step = 0; step < 6; step += 1) {
      const deed = await acts[oneOf(step < 2 ? paying : later, random)](at(stays, step % 2), random);
      if (deed) await stage.ask(deed.who, deed.call, deed.args);
    }
    const done: { name: ActName; deed: Deed }[] = [];
    for (const [count, names] of crowd)
      for (let n = 0; n < count; n += 1) {
        const name = oneOf(names, random);
        const deed = await acts[name](oneOf(stays, random), random);
        if (deed) done.push({ name, deed });
      }
    const answers = await stage.atOnce(done.map(({ deed }) => deed));
    const told = done.map(({ name }, index) => `${name}: ${outcomeOf(at(answers, index))}`);
    outcomes.push(...told);
    const ids = stays.map(({ id }) => id);
    await stage.expectAgreement(ids, told);
    await stage.expectNights(told);
    // What was answered "ok" is in the ledger once, and what was refused is not.
    const recorded = await stage.select<{ key: string; amount: number }>(
      `select idempotency_key as key, amount::integer from private.payments where booking_id = any ($1) and idempotency_key = any ($2)
       union all select idempotency_key, amount::integer from private.refunds where booking_id = any ($1) and idempotency_key = any ($2)`,
      [ids, done.map(({ deed }) => deed.args.idempotency_key ?? null)],
    );
    const accepted = done.filter(({ deed }, index) => deed.args.idempotency_key && at(answers, index).ok);
    expect(recorded.map(({ key, amount }) => `${key} ${amount}`).sort()).toEqual(
      accepted.map(({ deed }) => `${deed.args.idempotency_key} ${deed.args.amount}`).sort(),
    );
  }
  const names = [...new Set(crowd.flatMap(([, list]) => list))];
  expectOutcomes(
    tally(outcomes),
    names.map((name) => `${name}: ok`),
    names.flatMap((name) => refusals.map((code) => `${name}: ${code}`)),
  );
}, 240_000);

const repeated = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const outcomesOf = async (deeds: Deed[]) => tally((await stage.atOnce(deeds)).map(outcomeOf));
const booked = (count: number): Promise<Stay[]> => Promise.all(repeated(count, () => stage.bookStay(room)));

describe('In one moment', () => {
  test('the site receives one UTR for one of the bookings whose guests reported it', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const stays = await booked(5);
      const utr = nextUtr();
      const reports = stays.map(({ token }): Deed => ({ who: 'guest', call: 'report_payment', args: { token, utr } }));
      expect(await outcomesOf(reports)).toEqual({ ok: 5 });
      const confirms = stays.map(async ({ id }): Promise<Deed> => {
        const payment = await stage.one('select id from private.payments where booking_id = $1', [id]);
        const args = { booking_id: id, payment_id: payment.id, amount: 75_000, method: 'upi', holder: 'site' };
        return {
          who: 'admin',
          call: 'record_payment',
          args: { ...args, reference: utr, idempotency_key: crypto.randomUUID() },
        };
      });
      expect(await outcomesOf(await Promise.all(confirms))).toEqual({ ok: 1, utr_used: 4 });
    }
  });

  test('a guest who reports a UTR often reports one payment, and admins get one email', async () => {
    const [{ token, id }] = (await booked(1)) as [Stay];
    const args = { token, utr: nextUtr() };
    expect(await outcomesOf(repeated(5, () => ({ who: 'guest', call: 'report_payment', args })))).toEqual({ ok: 5 });
    expect(await stage.select('select state, reference from private.payments where booking_id = $1', [id])).toEqual([
      { state: 'reported', reference: args.utr },
    ]);
    expect(
      await stage.select(
        `select recipient from private.outbox where kind = 'payment_reported_admin' and data ->> 'booking_id' = $1`,
        [id],
      ),
    ).toEqual([{ recipient: 'admin@people.example' }]);
  });

  test('of many numbers of one booking five are taken, and the last is looked for', async () => {
    const [{ token, id }] = (await booked(1)) as [Stay];
    const report = (): Deed => ({ who: 'guest', call: 'report_payment', args: { token, utr: nextUtr() } });
    expect(await outcomesOf(repeated(3, report))).toEqual({ ok: 3 });
    expect(await outcomesOf(repeated(5, report))).toEqual({ ok: 2, reported_often: 3 });
    const states = await stage.select('select state from private.payments where booking_id = $1 order by position', [
      id,
    ]);
    expect(states.map(({ state }) => state)).toEqual([...Array(4).fill('rejected'), 'reported']);
  });

  test('a booking expires, or its guest reports a payment: never both', async () => {
    const counts = { expired: 0, reported: 0 };
    // How much longer the job needs than a guest is the machine's.
    let ahead = 1;
    for (let turn = 0; turn < 20; turn += 1) {
      const stays = await booked(5);
      await stage.db.query(
        `update public.bookings set advance_due_at = now() - interval '1 minute' where id = any ($1)`,
        [stays.map(({ id }) => id)],
      );
      const deeds = stays.map(
        ({ token }): Deed => ({ who: 'guest', call: 'report_payment', args: { token, utr: nextUtr() }, after: ahead }),
      );
      const answers = (await stage.atOnce([...deeds, { who: 'job', call: 'job_cancel_unpaid', args: {} }])).slice(0, 5);
      const after = await stage.select<{ id: string; status: string; due: Date | null }>(
        'select id, booking_status as status, advance_due_at as due from public.bookings where id = any ($1)',
        [stays.map(({ id }) => id)],
      );
      const now = stays.map(({ id }, index) => {
        const booking = after.find((one) => one.id === id);
        return `${outcomeOf(at(answers, index))} ${booking?.status} ${booking?.due === null}`;
      });
      const {
        'ok confirmed true': reported = 0,
        'not_changeable cancelled false': expired = 0,
        ...others
      } = tally(now);
      expect(others).toEqual({});
      counts.expired += expired;
      counts.reported += reported;
      if (expired === 0) ahead *= 2;
      if (reported === 0) ahead /= 2;
    }
    expectOften(Math.min(counts.expired, counts.reported), 0);
  });

  test('no more is received than a booking costs, nor refunded than was received, and a form is recorded once', async () => {
    const [{ id }, other] = (await booked(2)) as [Stay, Stay];
    const desk =
      (call: string, booking_id: string, amount: number, idempotency_key?: string) =>
      (index: number): Deed => ({
        who: index % 2 ? 'owner' : 'admin',
        call,
        args: { booking_id, amount, method: 'cash', idempotency_key: idempotency_key ?? crypto.randomUUID() },
      });
    expect(await outcomesOf(repeated(16, desk('record_payment', id, 40_000)))).toEqual({ ok: 6, too_much: 10 });
    expect(await outcomesOf(repeated(16, desk('record_refund', id, 50_000)))).toEqual({ ok: 4, too_much: 12 });
    const answers = await stage.atOnce(repeated(16, desk('record_payment', other.id, 40_000, crypto.randomUUID())));
    expect(tally(answers.map(({ replayed }) => String(replayed)))).toEqual({ false: 1, true: 15 });
    expect(await stage.money(other)).toMatchObject({ received: 40_000 });
  });

  test('jobs email admins once more about a payment that was reported a day ago', async () => {
    const [{ id }] = (await booked(1)) as [Stay];
    await stage.db.query(
      `insert into private.payments (booking_id, hotel_id, holder, state, amount, method, reference, by_guest, recorded_at)
       select id, hotel_id, 'site', 'reported', 75000, 'upi', $2, true, now() - interval '25 hours' from public.bookings where id = $1`,
      [id, nextUtr()],
    );
    await stage.db.query('select private.follow_money($1)', [id]);
    await stage.atOnce(repeated(2, () => ({ who: 'job', call: 'job_cancel_unpaid', args: {} })));
    const mails = await stage.select(
      `select from private.outbox where kind = 'payment_reported_admin' and data ->> 'booking_id' = $1`,
      [id],
    );
    expect(mails).toHaveLength(1);
  });
});
