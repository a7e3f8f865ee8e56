import { expect, test } from 'vitest';
import { cancellationKeys } from '#src/domain/listing/listing.ts';
import { addRoom, at, book, ownDatabase } from './stage.ts';

const { db } = await ownDatabase({ pool: 2 });
const room = await addRoom(db, 50);

test.each([
  ['flexible', 100],
  ['moderate', 100],
  ['strict', 50],
  ['super_strict', 0],
  ['non_refundable', 0],
  ['Ask Maria.', null],
  [null, null],
])('under %s a guest reads a refund of %s percent before and after booking', async (policy, percent) => {
  await db.query(
    `update public.hotels set policies = jsonb_build_object('cancellation_policy', $2::text) where id = $1`,
    [room.hotel_id, policy],
  );
  const { quote } = (
    await db.query(
      `select public.booking_quote(room_category_id => $1, check_in => private.today() + 40, check_out => private.today() + 42) -> 'quote' as quote`,
      [room.id],
    )
  ).rows[0];
  const { terms } = (
    await db.query(
      `select public.hotel_details(hotel_id => $1, check_in => private.today() + 40, check_out => private.today() + 42) -> 'terms' as terms`,
      [room.hotel_id],
    )
  ).rows[0];
  expect(terms).toEqual(quote.terms);
  const { stay_token } = await book(db, { room, from: 40, nights: 2 });
  const { stay } = at((await db.query(`select public.open_stay(token => $1) -> 'stay' as stay`, [stay_token])).rows, 0);
  expect(quote.terms.percent).toBe(percent);
  expect(stay.terms).toEqual(quote.terms);
});

test('the database knows the terms of every policy that a property can choose', async () => {
  const { rows } = await db.query('select policy from private.cancellation_policies');
  expect(rows.map(({ policy }) => policy).sort()).toEqual(cancellationKeys.toSorted());
});
