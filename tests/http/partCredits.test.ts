import assert from 'node:assert/strict';
import { bookingIdOf } from './given.ts';
import { price } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const bookingOf = (world: World) => bookingIdOf(world, world.referenceOf('owner A', 'coming'));
const buyer = { name: 'Asha Kamat', company: '', gstin: '', address: '' };
const issue = async (world: World) =>
  ask(world, 'issue_invoice', { booking_id: await bookingOf(world), buyer }, 'owner A');
const startToday = (world: World, id: string) =>
  world.sql(
    'update public.bookings set check_in_date = private.today(), check_out_date = private.today() + nights where id = $1',
    [id],
  );

test('parts of an invoice are credited until nothing is left, and its tax to the paisa', async (world) => {
  const id = await bookingOf(world);
  await startToday(world, id);
  const { invoice_id } = await issue(world);
  const credit = (amount: unknown, left: unknown, actor: Parameters<typeof ask>[3] = 'owner A') =>
    ask(world, 'credit_invoice', { invoice_id, reason: 'A broken shower', amount, left }, actor);
  for (const amount of [0, -1, 1, 99]) assert.equal((await credit(amount, price)).code, 'invalid_amount');
  assert.deepEqual(await credit(price + 1, price), { ok: false, code: 'too_much', most: price });
  assert.equal((await credit(100, price, 'owner B')).code, 'not_found');
  assert.equal((await credit(10_001, price)).ok, true);
  const left = price - 10_001;
  for (const seen of [price, null, left + 1])
    assert.deepEqual(await credit(10_001, seen), { ok: false, code: 'changed_meanwhile', left });
  assert.equal((await issue(world)).code, 'already_issued');
  assert.equal((await credit(333, left)).ok, true);
  const { booking } = await ask(world, 'desk_booking', { booking_id: id }, 'owner A');
  assert.deepEqual(
    booking.invoices.map(({ left_amount, is_part, is_credited, differs }: Record<string, unknown>) => [
      left_amount,
      is_part,
      is_credited,
      differs,
    ]),
    [
      [333, true, false, false],
      [10_001, true, false, false],
      [left - 333, false, false, true],
    ],
  );
  assert.equal((await ask(world, 'credit_invoice', { invoice_id, reason: 'The rest' }, 'owner A')).ok, true);
  assert.equal((await credit(100, 0)).code, 'already_credited');
  assert.deepEqual(
    await world.sql(
      `select kind::text, sum(total_amount)::integer as total, sum((facts ->> 'taxable')::integer)::integer as taxable,
         sum((facts ->> 'cgst')::integer)::integer as cgst, sum((facts ->> 'sgst')::integer)::integer as sgst
       from private.invoices group by kind order by kind`,
    ),
    ['credit_note', 'invoice'].map((kind) => {
      const half = Math.floor((price * 5 + 105) / 210);
      return { kind, total: price, taxable: price - 2 * half, cgst: half, sgst: half };
    }),
  );
  assert.equal((await issue(world)).ok, true);
});

test('an invoice has 20 credit notes at most, and the last one credits what is left', async (world) => {
  await startToday(world, await bookingOf(world));
  const { invoice_id } = await issue(world);
  const credit = (amount: number | null, left: number) =>
    ask(world, 'credit_invoice', { invoice_id, reason: 'Soap', amount, left }, 'owner A');
  for (let note = 0; note < 19; note++) assert.equal((await credit(100, price - note * 100)).ok, true);
  assert.equal((await credit(100, price - 1900)).code, 'too_many_notes');
  assert.equal((await credit(price - 1900, price - 1900)).ok, true);
});

test('a lower price and a credit note over the difference agree again', async (world) => {
  const id = await bookingOf(world);
  await startToday(world, id);
  const { invoice_id } = await issue(world);
  await world.sql(
    'update public.bookings set total_amount = total_amount - 50000, price_lines = null, taxes = null where id = $1',
    [id],
  );
  const differs = async () =>
    (await ask(world, 'desk_booking', { booking_id: id }, 'owner A')).booking.invoices.at(-1).differs;
  assert.equal(await differs(), true);
  await ask(world, 'credit_invoice', { invoice_id, reason: 'Discount', amount: 50_000, left: price }, 'owner A');
  assert.equal(await differs(), false);
});
