import { afterAll, describe, expect, test } from 'vitest';
import { expectOften, expectOutcomes, rounds } from '../support/rounds.ts';
import { type ActName, actsOf, givenStay, named, oneOf, refusals } from './moneyActs.ts';
import { type Deed, nextUtr, openMoneyStage, type Stay } from './moneyStage.ts';
import { at, outcomeOf, randomFrom, tally } from './stage.ts';

const stage = await openMoneyStage({ guest: 5, owner: 9, admin: 9, gateway: 2, job: 2 });
afterAll(() => stage.close());
const room = await stage.addHouse('flexible');

const crowd: [count: number, acts: ActName[]][] = [
  [4, named('report report withdraw changeByGuest withdrawChange cancelByGuest answer')],
  [4, named('cash refund goodwill changeAtDesk cancelAtDesk noShow arrivesAfterAll reverse')],
  [4, named('confirm confirm refund reverse setStatus cancelByAdmin undo undo standsAgain')],
  [2, named('online atGateway atGateway')],
  [2, named('expire settle')],
];

test('whatever is done with two bookings in one moment, ledger, status, holders and nights agree', async () => {
  const acts = actsOf(stage, room);
  const paying = named('online online cash report');
  const later = named(
    'online cash report confirm confirm changeByGuest changeAtDesk cancelByGuest cancelAtDesk noShow reverse atGateway setStatus',
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
    // The next change of an admin replaces the one that could be undone.
    ['undo: not_found', ...names.flatMap((name) => refusals.map((code) => `${name}: ${code}`))],
  );
}, 240_000);

const repeated = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const outcomesOf = async (deeds: Deed[]) => tally((await stage.atOnce(deeds)).map(outcomeOf));
const booked = (count: number): Promise<Stay[]> => Promise.all(repeated(count, () => stage.bookStay(room)));

describe('In one moment', () => {
  test('a change is paid twice, withdrawn, cancelled, expired and its night booked: it is made, or the payment is refunded in full', async () => {
    const seen: string[] = [];
    for (let round = 0; round < rounds(80); round += 1) {
      const single = await stage.addHouse('flexible', 1);
      const stay = await stage.bookStay(single);
      const pay = async (for_change: boolean): Promise<Deed> => {
        const begun = await stage.ask('gateway', 'begin_payment_page', { token: stay.token, headers: {}, for_change });
        const { id, amount } = begun.page as { id: string; amount: number };
        const paid = { kind: 'paid', page: id, page_gateway_id: `page_${id}`, payment_id: `pay_${id}` };
        const facts = [{ ...paid, amount, currency: 'INR', method: 'upi' }];
        return { who: 'gateway', call: 'note_gateway', args: { gateway: 'razorpay', facts } };
      };
      const { call, args } = await pay(false);
      await stage.ask('gateway', call, args);
      const { day } = await stage.one<{ day: string }>(
        'select (check_out_date + 1)::text as day from public.bookings where id = $1',
        [stay.id],
      );
      const { first } = await stage.one<{ first: string }>(
        'select check_in_date::text as first from public.bookings where id = $1',
        [stay.id],
      );
      const party = { num_rooms: 1, num_adults: 1, num_children: 0 };
      const asked = { token: stay.token, check_in_date: first, check_out_date: day, ...party };
      const change = { ...asked, seen: {}, total_amount: 500_000, due_now: 75_000 };
      expect(await stage.ask('guest', 'change_by_guest', change)).toMatchObject({ ok: true });
      const paid = await pay(true);
      const over = round % 2 === 0;
      if (over)
        await stage.select(
          `with ended as (update private.pending_changes set expires_at = now() where booking_id = $1 returning id),
             held as (update private.holds as h set ends_at = now() from ended as e where h.change_id = e.id returning h.id)
           update private.held_nights as n set ends_at = now() from held as h where n.hold_id = h.id`,
          [stay.id],
        );
      const other = {
        ...{ hotel_id: single.hotel_id, room_category_id: single.id, guest_name: 'Other Guest', total_amount: 250_000 },
        ...{ guest_email: `other${round}@guest.example`, guest_phone: '+91 98200 77778', ...party, num_rooms: 1 },
        ...{ check_in_date: new Date(Date.parse(first) + 86_400_000).toISOString().slice(0, 10), check_out_date: day },
        idempotency_key: crypto.randomUUID(),
      };
      const ends: Deed[] = [
        { who: 'guest', call: 'withdraw_change', args: { token: stay.token } },
        { who: 'guest', call: 'cancel_by_guest', args: { token: stay.token, refund: 75_000 } },
        { who: 'job', call: 'end_old_changes', args: { p_most: 10 } },
      ];
      const answers = await stage.atOnce([
        paid,
        { ...paid, after: round % 3 },
        ...(round % 4 === 3 ? [] : [at(ends, round % 3)]),
        { who: 'guest', call: 'create_booking_tx', args: other, after: round % 5 },
      ]);
      const told = answers.map(outcomeOf);
      for (const { ok } of answers.slice(0, 2)) if (!ok) await stage.ask('gateway', paid.call, paid.args);
      await stage.expectAgreement([stay.id], told);
      await stage.expectNights(told);
      const now = await stage.one<Record<string, unknown>>(
        `select b.nights, b.booking_status, c.state, m.received::integer, m.refund_due::integer
         from public.bookings as b join private.pending_changes as c on c.booking_id = b.id cross join lateral private.money_of(b.id) as m
         where b.id = $1`,
        [stay.id],
      );
      const isMade = now.state === 'done';
      const isOn = now.booking_status === 'confirmed';
      expect([now.nights, now.received], String(told)).toEqual([isMade ? 2 : 1, 150_000]);
      expect(now.refund_due, String(told)).toBe(isOn ? (isMade ? 0 : 75_000) : 150_000);
      seen.push(isMade ? 'made' : 'refunded');
    }
    expectOutcomes(tally(seen), ['made', 'refunded']);
  });

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
    // The difference in time between the job and a guest depends on the machine.
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
    await stage.db.query('select private.settle_money($1)', [id]);
    await stage.atOnce(repeated(2, () => ({ who: 'job', call: 'job_cancel_unpaid', args: {} })));
    const mails = await stage.select(
      `select from private.outbox where kind = 'payment_reported_admin' and data ->> 'booking_id' = $1`,
      [id],
    );
    expect(mails).toHaveLength(1);
  });
});
