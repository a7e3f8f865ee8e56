import type pg from 'pg';
import { type BigData, loadBigData } from '../bigData.ts';

export const people = 64;
export const idOf = (person: number) => `00000000-0000-4000-8000-${String(person).padStart(12, '0')}`;
export const mailOf = (person: number) => `person${person}@guests.example`;
export const adminId = idOf(0);

/** Adds hotels, bookings, people with accounts and an admin, and sets limits high enough for the storms. */
export async function fillGround(db: pg.PoolClient, data: BigData): Promise<void> {
  await loadBigData(db, data);
  await db.query(
    `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at, created_at, updated_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'person' || n || '@guests.example',
       jsonb_build_object('full_name', 'Person ' || n), now(), now(), now()
     from generate_series(0, $1::integer) as n`,
    [people],
  );
  await db.query(`update public.profiles set role = 'admin' where user_id = $1`, [adminId]);
  await db.query(`update private.limits set bookings_per_client_an_hour = 100000, bookings_per_contact_a_day = 100000,
    room_nights_per_client_a_day = 1000000, bookings_a_minute = 1000000, lookups_per_client_a_minute = 100000`);
  await db.query('checkpoint');
}
