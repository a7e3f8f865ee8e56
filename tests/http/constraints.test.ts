import assert from 'node:assert/strict';
import { databaseRefuses } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function copiesOfBooking(world: World) {
  const [columns] = await world.sql<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'bookings' and is_generated = 'NEVER' and column_name not in ('id', 'booking_reference')`,
  );
  assert.ok(columns);
  const { names } = columns;
  const booking = `public.bookings where booking_reference = '${world.referenceOf('owner A', 'ended')}'`;
  const copyWith = (column: string, value: string) =>
    `insert into public.bookings (${names}) select ${names.replace(column, value)} from ${booking}`;
  const sameReference = `insert into public.bookings (booking_reference, ${names}) select booking_reference, ${names} from ${booking}`;
  return { copyWith, sameReference };
}

test('refuses bookings with impossible dates, prices, guests or references', async (world) => {
  const { copyWith, sameReference } = await copiesOfBooking(world);
  await databaseRefuses(
    world,
    copyWith('check_out_date', "'infinity'"),
    copyWith('check_out_date', 'check_in_date + 31'),
    copyWith('check_out_date', 'check_in_date'),
    copyWith('hotel_id', `'${world.hotelOf('owner B').hotel}'`),
    copyWith('total_amount', '300000000000001'),
    copyWith('currency', "'USD'"),
    copyWith('guest_name', "''"),
    copyWith('guest_email', "'a@b'"),
    copyWith('guest_phone', "'12'"),
    copyWith('special_requests', "E'A\\u0007'"),
    sameReference,
  );
});

test('refuses nights and room types that cannot be sold', async (world) => {
  const { room } = world.hotelOf('owner A');
  await databaseRefuses(
    world,
    `update private.nights set booked = capacity + 1 where room_category_id = '${room}'`,
    `update private.nights set booked = -1 where room_category_id = '${room}'`,
    `update public.room_categories set base_price = 0 where id = '${room}'`,
    `update public.room_categories set currency = 'USD' where id = '${room}'`,
  );
});

test('refuses people, listings, emails and settings that cannot be', async (world) => {
  const draft = world.propertyId('owner A', 'draft');
  const owner = world.userId('owner A');
  await databaseRefuses(
    world,
    `update public.profiles set full_name = E'A\\u202eB'`,
    `update public.profiles set phone = 'none'`,
    `update private.settings set gateway = 'A gateway'`,
    `insert into public.owner_profiles (user_id) values ('${owner}')`,
    `insert into public.properties (owner_id, name, status) values ('${owner}', 'X', 'rejected')`,
    `insert into public.property_images (property_id, image_url, is_cover) values ('${draft}', '/a', true), ('${draft}', '/b', true)`,
    `insert into public.property_images (property_id, room_id, image_url)
     select '${draft}', id, '/a' from public.property_rooms where property_id <> '${draft}' limit 1`,
    `insert into private.outbox (kind, recipient, data, dedupe_key) select 'welcome', 'a@b.example', '{}', 'one' from generate_series(1, 2)`,
    `update private.settings set client_address_header = 'x-real-ip'`,
    `update private.settings set advance_percent = 101`,
    `update private.settings set upi_id = 'susegad'`,
  );
});

test('refuses reviews with a wrong rating, and half of a hiding or a reply', async (world) => {
  await databaseRefuses(
    world,
    `insert into public.reviews (hotel_id, reviewer_name, rating) values ('${world.hotelOf('owner A').hotel}', 'X', 6)`,
    `update public.reviews set hidden_at = now()`,
    `update public.reviews set aspects = '{"clean": 5}'`,
    `update public.reviews set reply = '', replied_at = now()`,
    `update public.reviews set reply = 'Thank you.'`,
  );
});

test('refuses photos from another site', async (world) => {
  for (const path of [
    'javascript:alert(1)',
    '//evil.example/a',
    '/\\evil.example/a',
    '/\t/evil.example/a',
    'https://evil.example/a',
  ]) {
    const photos = `jsonb_build_array(jsonb_build_object('url', $path$${path}$path$))`;
    await databaseRefuses(
      world,
      `update public.property_images set image_url = $path$${path}$path$`,
      `update public.properties set photos = ${photos}`,
      `update public.hotels set main_image_url = $path$${path}$path$`,
      `update public.hotels set photos = ${photos}`,
      `update public.room_categories set photos = ${photos}`,
    );
  }
});
