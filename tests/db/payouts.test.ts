import { afterAll, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import { type Deed, nextUtr, openMoneyStage } from './moneyStage.ts';
import { outcomeOf, tally } from './stage.ts';

const stage = await openMoneyStage({ guest: 1, owner: 1, admin: 9, gateway: 1, job: 1 });
afterAll(() => stage.close());
const room = await stage.addHouse('flexible');

const receive = (booking_id: string): Deed => ({
  who: 'admin',
  call: 'record_payment',
  args: {
    ...{ booking_id, amount: 75_000, method: 'upi', holder: 'site' },
    ...{ reference: nextUtr(), idempotency_key: crypto.randomUUID() },
  },
});

test('of admins who pay out to a property in one moment one does, and each payment is paid out once', async () => {
  const outcomes: string[] = [];
  for (let round = 1; round <= rounds(40); round += 1) {
    const [first, second] = [await stage.bookStay(room, 0), await stage.bookStay(room, 0)];
    const { call, args } = receive(first.id);
    expect(outcomeOf(await stage.ask('admin', call, args))).toBe('ok');
    const { today } = await stage.one<{ today: string }>('select private.today()::text as today');
    const payOut = (amount: number): Deed => ({
      who: 'admin',
      call: 'admin_record_payout',
      args: {
        ...{ hotel_id: room.hotel_id, paid_on: today, amount },
        ...{ reference: nextUtr(), idempotency_key: crypto.randomUUID() },
      },
    });
    const same = payOut(75_000);
    const deeds = [same, same, payOut(75_000), payOut(75_000), payOut(75_000), receive(second.id)];
    outcomes.push(...(await stage.atOnce(deeds)).slice(0, 5).map(outcomeOf));
    const { due } = await stage.one<{ due: number | null }>(
      'select sum(amount)::integer as due from private.unpaid_shares(array[$1::uuid])',
      [room.hotel_id],
    );
    const rest = payOut(Number(due));
    expect(outcomeOf(await stage.ask('admin', rest.call, rest.args))).toBe(due ? 'ok' : 'nothing_due');
    const sums = await stage.one(
      `select (select count(*)::integer from private.payouts) as payouts, (select sum(amount)::integer from private.payouts) as paid,
         (select sum(amount)::integer from private.payout_lines) as lines, (select count(*)::integer from private.unpaid_shares(array[$1::uuid])) as unpaid`,
      [room.hotel_id],
    );
    const total = round * 150_000;
    expect(sums).toEqual({ payouts: sums.payouts, paid: total, lines: total, unpaid: 0 });
  }
  expect(Object.keys(tally(outcomes)).sort()).toEqual(expect.arrayContaining(['nothing_due', 'ok']));
  expect(Object.keys(tally(outcomes)).filter((one) => !['ok', 'nothing_due', 'changed'].includes(one))).toEqual([]);
}, 120_000);
