import { afterAll, expect, test } from 'vitest';
import { moneyOfCancelled } from '#src/domain/booking/cancellation.ts';
import { openAmounts } from '#src/domain/booking/paid.ts';
import { type ChatStay, guestChat } from '#src/domain/desk/guestChat.ts';
import { receiptText } from '#src/domain/desk/receiptWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { expectOutcomes, rounds } from '../support/rounds.ts';
import { actsOf, givenStay, named, oneOf, refusals } from './moneyActs.ts';
import { openMoneyStage, type Stay } from './moneyStage.ts';
import { at, outcomeOf, randomFrom, type StageRoom, tally } from './stage.ts';

// Bookings with random acts of all roles: every source of the balance due must agree to the paisa.

const stage = await openMoneyStage({ guest: 1, owner: 1, admin: 1, gateway: 1, job: 1 });
afterAll(() => stage.close());

const paying = named('cash report online online');
const standing = named(
  'cash report withdraw confirm confirm online changeByGuest changeAtDesk order order order dropExtra dropRooms dropRooms addType addType addType refund refund atGateway atGateway goodwill reverse setStatus setStatus undo undo',
);
const missed = named('fee fee waive cash reverse refund goodwill arrivesAfterAll');
const all = [
  ...standing,
  ...named('cancelByGuest cancelAtDesk cancelByAdmin answer noShow noShow arrivesAfterAll standsAgain expire undo'),
];

const ledgerOf = (id: string) =>
  stage.one(
    `select b.booking_status as status, b.total_amount::integer as total, b.no_show_fee::integer as fee, b.is_no_show, p.received::integer, r.refunded::integer, r.due::integer,
       (select b.total_amount - sum(l.price * l.nights * l.num_rooms) from jsonb_to_recordset(b.price_lines) as l (price bigint, nights integer, num_rooms integer))::integer
         - coalesce((select sum(l.amount) from jsonb_to_recordset(b.extras) as l (amount bigint)), 0)::integer
         - coalesce((select sum(p.total_amount) from jsonb_to_recordset(b.parts) as p (total_amount bigint)), 0)::integer as neither,
       (select array[sum(t.amount) - b.total_amount, sum(t.tax) - b.tax_amount]::integer[] from jsonb_to_recordset(b.taxes) as t (amount bigint, tax bigint)) as untaxed,
       case when b.booking_status <> 'cancelled' then b.total_amount - p.received + r.refunded + r.due
         when b.no_show_fee is not null then b.no_show_fee - p.received + r.refunded + r.due else 0 end::integer as balance
     from public.bookings as b
     cross join lateral (select coalesce(sum(amount) filter (where state = 'received'), 0) as received from private.payments where booking_id = b.id) as p
     cross join lateral (
       select coalesce(sum(amount) filter (where state = 'done'), 0) as refunded, coalesce(sum(amount) filter (where state in ('due', 'sent')), 0) as due
       from private.refunds where booking_id = b.id
     ) as r
     where b.id = $1`,
    [id],
  );

async function expectOneBalance({ id, token, reference }: Stay, { hotel_id }: StageRoom, told: unknown): Promise<void> {
  const { ask } = stage;
  const [rows, { booking }, { rows: list }, { stay }, { booking: found }, { mail }] = await Promise.all([
    ledgerOf(id),
    ask('owner', 'desk_booking', { booking_id: id }),
    ask('owner', 'desk_bookings', { hotel_id, search: reference }),
    ask('guest', 'open_stay', { token }),
    ask('guest', 'booking_by_reference', { booking_reference: reference }),
    stage.one(
      `select private.mail_facts('changed_guest', jsonb_build_object('booking_id', id), guest_email) as mail from public.bookings where id = $1`,
      [id],
    ),
  ]);
  const { balance, total, status, fee, due, received, refunded, neither, untaxed } = rows;
  expect({ neither, untaxed, told }, 'room types and extras are the price').toEqual({
    neither: 0,
    untaxed: [0, 0],
    told,
  });
  const desk = booking as ChatStay & { payments: { balance: number } };
  const guest = stay as Parameters<typeof receiptText>[0];
  const balances = [desk, desk.payments, at(list as (typeof desk)[], 0)].map((one) => one.balance);
  balances.push(...[guest, found as typeof guest, mail].map((one) => one.balance_due));
  const paid = [guest.paid_amount, guest.refunded_amount, guest.refund_due, desk.refund_due, mail.refund_due];
  expect({ balances, paid, told }).toEqual({
    balances: Array(6).fill(balance),
    paid: [received - refunded, refunded, due, due, due],
    told,
  });
  const toPay = formatRupees(Math.max(balance, 0));
  if (status === 'cancelled') {
    if (fee === null) return;
    expect({ receipt: receiptText(guest, new Date().toISOString(), null).sums.at(-1)?.[1], told }).toEqual({
      receipt: toPay,
      told,
    });
    expect(moneyOfCancelled(guest)).toContain(balance > 0 ? `Balance due: ${toPay}` : 'It is paid in full.');
    return;
  }
  const { advance, rest } = openAmounts(guest);
  expect({
    open: guest.reported_amount > 0 ? toPay : formatRupees(advance + rest),
    receipt: receiptText(guest, new Date().toISOString(), null).sums.at(-1)?.[1],
    chat: guestChat('en', 'confirmed', desk, '').match(/₹[\d,.]*\d/g),
    told,
  }).toEqual({ open: toPay, receipt: toPay, chat: [formatRupees(total), ...(balance > 0 ? [toPay] : [])], told });
}

async function expectOneLedger(house: StageRoom, stays: readonly Stay[]): Promise<void> {
  const { ask, one, select } = stage;
  const hotel_id = house.hotel_id;
  const sums = { property: { received: 0, refunded: 0 }, site: { received: 0, refunded: 0 } };
  let kept = 0;
  for (const stay of stays) {
    const { status, balance, total, fee, received, refunded, due } = await ledgerOf(stay.id);
    const isCancelled = status === 'cancelled';
    const keeps = Math.max(received - refunded - due, 0);
    if (isCancelled) kept += keeps;
    const issued = await ask('owner', 'issue_invoice', { booking_id: stay.id, buyer: { name: 'Guest' } });
    if (!issued.ok) continue;
    const { invoice } = await ask('owner', 'desk_invoice', { invoice_id: issued.invoice_id });
    const costs = isCancelled ? (fee ?? keeps) : total;
    expect(invoice).toMatchObject({ total_amount: costs, paid: received - refunded - (isCancelled ? due : 0) });
    expect(costs - (invoice as { paid: number }).paid + (isCancelled ? 0 : due)).toBe(balance);
  }
  const rows = await select<{ holder: 'site' | 'property'; received: number; refunded: number }>(
    `select holder, coalesce(sum(amount) filter (where thing = 'payments' and state = 'received'), 0)::integer as received,
       coalesce(sum(amount) filter (where thing = 'refunds' and state = 'done'), 0)::integer as refunded
     from (
       select 'payments' as thing, hotel_id, holder, state::text, amount from private.payments
       union all select 'refunds', hotel_id, holder, state::text, amount from private.refunds
     ) as m where hotel_id = $1 group by 1`,
    [hotel_id],
  );
  for (const { holder, ...sum } of rows) sums[holder] = sum;
  const { day } = await one('select private.today()::text as day');
  const till = await ask('owner', 'desk_till', { hotel_id, day });
  expect(till).toMatchObject({
    ...sums.property,
    net: sums.property.received - sums.property.refunded,
    site: sums.site,
  });
  const entries = till.entries as { counts: number; holder: string }[];
  expect(entries.filter(({ holder }) => holder === 'property').reduce((sum, { counts }) => sum + counts, 0)).toBe(
    till.net,
  );

  const { todo, todo_total } = (await ask('owner', 'desk_home')) as unknown as {
    todo: { kind: string; payment: { id: string } }[];
    todo_total: number;
  };
  expect(todo).toHaveLength(todo_total);
  const open = await select<{ id: string }>(
    `select id from private.refunds where hotel_id = $1 and state = 'due' and holder = 'property'
     union all select p.id from private.payments as p join public.bookings as b on b.id = p.booking_id
     where p.hotel_id = $1 and p.state = 'reported' and p.holder = 'property' and b.booking_status <> 'cancelled'`,
    [hotel_id],
  );
  const todos = todo.filter(({ kind }) => kind === 'refund' || kind === 'reported').map(({ payment }) => payment.id);
  expect(todos.sort()).toEqual(open.map(({ id }) => id).sort());
  const { lost } = (await ask('owner', 'desk_report', { hotel_id, months: 24 })) as unknown as {
    lost: { kept: number }[];
  };
  expect(lost.reduce((sum, month) => sum + month.kept, 0)).toBe(kept);
}

test('every place tells the same balance due, whatever was done with a booking', async () => {
  const random = randomFrom(38);
  const outcomes: string[] = [];
  for (let round = 0; round < rounds(300, 16); ) {
    const house = await stage.addHouse(oneOf(['flexible', 'moderate', 'strict', 'non_refundable'], random));
    const acts = actsOf(stage, house);
    const stays: Stay[] = [];
    for (; stays.length < 15 && round < rounds(300, 16); round += 1) {
      const stay = await givenStay(stage, house, random);
      stays.push(stay);
      const told: string[] = [];
      for (let step = 0; step < 10; step += 1) {
        const isMissed = (await ledgerOf(stay.id)).is_no_show;
        const names = isMissed ? missed : step < 2 ? paying : step < 5 ? standing : all;
        let name = oneOf(names, random);
        let deed = await acts[name](stay, random);
        for (let tries = 0; !deed && tries < 3; tries += 1) {
          name = oneOf(names, random);
          deed = await acts[name](stay, random);
        }
        if (!deed) continue;
        const answer = await stage.ask(deed.who, deed.call, deed.args);
        told.push(`${name}: ${outcomeOf(answer)}`);
        if (!answer.ok) continue;
        await expectOneBalance(stay, house, told);
        await stage.expectAgreement([stay.id], told);
      }
      outcomes.push(...told);
    }
    await expectOneLedger(house, stays);
    await stage.db.query('update public.properties set hidden_by_admin = true');
  }
  expectOutcomes(
    tally(outcomes),
    [...all, ...missed].map((name) => `${name}: ok`),
    [...all, ...missed].flatMap((name) => refusals.map((code) => `${name}: ${code}`)),
  );
}, 480_000);
