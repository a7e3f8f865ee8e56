import { expect, test } from 'vitest';
import { someUtr } from '../support/someUtr.ts';
import { addRoom, at, book, ownDatabase } from './stage.ts';

const { db } = await ownDatabase({ pool: 2 });
const room = await addRoom(db, 50);

const call = async (name: string, args: Record<string, unknown>) => {
  const names = Object.keys(args).map((one, index) => `${one} => $${index + 1}`);
  return at((await db.query(`select public.${name}(${names.join(', ')}) as answer`, Object.values(args))).rows, 0)
    .answer;
};

async function reported() {
  const { booking_reference, stay_token: token } = await book(db, { room, from: 30, nights: 3 });
  const { rows } = await db.query('select id from public.bookings where booking_reference = $1', [booking_reference]);
  const utr = someUtr();
  expect(await call('report_payment', { token, utr })).toMatchObject({ ok: true });
  return { id: at(rows, 0).id as string, token, utr };
}
/** The payments that emails of this kind about a booking report now, oldest first. Null if the email is outdated. */
const told = async (id: string, kind: string) =>
  (
    await db.query(
      `select private.mail_facts(kind, data, recipient) -> 'payment' as payment
       from private.outbox where kind = $2 and data ->> 'booking_id' = $1 order by id`,
      [id, kind],
    )
  ).rows.map(({ payment }) => payment);

test('a guest who reports a payment is emailed about it until it is received, rejected or replaced', async () => {
  const { id, token, utr } = await reported();
  const [{ advance }] = (
    await db.query('select advance_amount::integer as advance from public.bookings where id = $1', [id])
  ).rows;
  expect(await told(id, 'payment_reported')).toMatchObject([{ amount: advance, reference: utr, thing: 'payment' }]);

  const second = someUtr();
  expect(await call('report_payment', { token, utr: second })).toMatchObject({ ok: true });
  expect(await told(id, 'payment_reported')).toMatchObject([null, { reference: second }]);
  expect(await call('withdraw_report', { token })).toMatchObject({ ok: true });
  expect(await told(id, 'payment_reported')).toEqual([null, null]);

  const other = await reported();
  await db.query(
    `update private.payments set state = 'received', received_at = now() where booking_id = $1 and state = 'reported'`,
    [other.id],
  );
  expect(await told(other.id, 'payment_reported')).toEqual([null]);
});
