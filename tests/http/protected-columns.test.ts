import assert from 'node:assert/strict';
import { tables } from '../../supabase/rights.ts';
import { request } from './given.ts';
import { test } from './worldTest.ts';

/** Columns that only admins may write. The test of the rights compares the grants. */
const protectedColumns: Record<string, string> = {
  profiles: 'role user_id email has_listings needs_password created_at',
  owner_profiles: 'user_id',
  properties: `status is_public is_featured rejection_reason revision draft published_at owner_id hidden_by_admin created_at
    deleted_at`,
  property_rooms: 'property_id base_price',
  property_images: 'property_id',
  property_documents: 'property_id',
  hotels: 'is_active property_id star_rating',
  room_categories: 'base_price total_rooms tax_rate hotel_id',
  reviews: 'is_verified rating created_at',
  bookings: `booking_status payment_status total_amount base_price tax_amount advance_amount currency booking_reference created_at
    guest_email num_rooms`,
};
const words = (text: string) => text.split(/\s+/);

for (const [table, columns] of Object.entries(protectedColumns))
  test(`the catalogue lets admins alone update protected columns of ${table}`, async () => {
    const { rows, columns: granted } = tables[table]?.update ?? { rows: [], columns: '' };
    const isForAdmins = rows.every((reach, place) => place === 4 || ['refused', 'none'].includes(reach));
    const found = words(columns).filter((column) => words(granted).includes(column));
    assert.ok(isForAdmins || found.length === 0, `${found}`);
  });

for (const argument of [
  'base_price',
  'currency',
  'tax_amount',
  'advance_amount',
  'booking_status',
  'payment_status',
  'booking_reference',
  'created_at',
  'id',
  'p_total_amount',
])
  test(`a guest does not set ${argument} of a booking`, async (world) => {
    const bookings = () => world.sql('select id from public.bookings order by 1');
    const before = await bookings();
    assert.equal((await world.rpc('anon', 'create_booking_tx', request(world, { [argument]: 1 }))).status, 404);
    assert.deepEqual(await bookings(), before);
  });
