import type pg from 'pg';
import { standardAmenities } from '#src/domain/listing/listingWords.ts';
import { insertBookings } from '../support/bookings.ts';

export interface BigData {
  hotels: number;
  bookings: number;
  /** Age of the oldest bookings in days, 540 by default. Future bookings always reach 540 days ahead. */
  history?: number;
}

export const cities = [
  'Calangute',
  'Candolim',
  'Baga',
  'Anjuna',
  'Panaji',
  'Porvorim',
  'Vagator',
  'Morjim',
  'Arambol',
  'Mapusa',
  'Assagao',
  'Siolim',
  'Colva',
  'Benaulim',
  'Palolem',
  'Margao',
  'Agonda',
  'Majorda',
  'Cavelossim',
  'Varca',
  'Mandrem',
  'Ashwem',
  'Sinquerim',
  'Nerul',
  'Dona Paula',
  'Old Goa',
  'Vasco da Gama',
  'Bogmalo',
  'Betalbatim',
  'Mobor',
  'Canacona',
  'Patnem',
  'Chapora',
  'Aldona',
  'Moira',
  'Saligao',
  'Sangolda',
  'Ponda',
  'Quepem',
  'Chandor',
]; // prettier-ignore
export const nameWords = [
  'Blue',
  'Quiet',
  'Palm',
  'Casa',
  'Mango',
  'Cashew',
  'Lagoon',
  'Harbour',
  'Jasmine',
  'Coral',
  'Monsoon',
  'Sunset',
  'Old',
  'Garden',
  'River',
  'Laterite',
  'Azulejo',
  'Veranda',
  'Coconut',
  'Heron',
  'Fisher',
  'Chapel',
  'Spice',
  'Banyan',
]; // prettier-ignore

/**
 * Fills an empty database with hotels and bookings. Each booking has a slot of one physical room, so no night is oversold. Triggers, indexes and
 * checks are off while loading: a row costs 35 µs instead of 200.
 */
export async function loadBigData(db: pg.PoolClient, { hotels, bookings, history = 540 }: BigData): Promise<void> {
  const days = history + 540;
  const start = performance.now();
  console.log(`Loading ${hotels.toLocaleString('en')} hotels and ${bookings.toLocaleString('en')} bookings …`);
  await db.query(`select setseed(0.2026)`);
  await db.query('set session_replication_role = replica');
  await beQuick(db, true);
  const restore = await strip(db, ['public.bookings', 'private.nights']);
  await db.query(
    `insert into public.hotels (name, description, address, city, star_rating, main_image_url, amenities)
     select
       ($2::text[])[floor(random() * 24)::int + 1] || ' ' || ($2::text[])[floor(random() * 24)::int + 1] || ' '
         || (array['House', 'Hotel', 'Residency', 'Stay', 'Villa', 'Retreat'])[floor(random() * 6)::int + 1] || ' ' || n,
       trim(repeat('A house with a long veranda and a garden. ', 8)),
       n || ' Chapel Road, ' || c.city || ', Goa 403' || lpad((n % 900)::text, 3, '0'),
       c.city, 1 + floor(5 * sqrt(random()))::int, '/photos/house.webp',
       (select array_agg(a) from unnest($3::text[]) with ordinality as a (a, place)
         where hashtext(n || a) & 255 < 235 - place * 9)
     from generate_series(1, $1::int) as n
     cross join lateral (select ($4::text[])[1 + floor(40 * random() ^ 2 + 0 * n)::int] as city) as c`,
    [hotels, nameWords, standardAmenities, cities],
  );
  await db.query(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     select h.id, (array['Double Room', 'Garden Suite', 'Family Room', 'Twin Room'])[k], 1 + k,
       1 + floor(5 * random() ^ 2)::int, 100 * (800 + floor(random() * 3000) + 1500 * k + 900 * h.star_rating)::bigint
     from public.hotels as h cross join generate_series(1, 4) as k
     where k <= 2 or hashtext(h.id::text || k) & 1 = 0`,
  );
  await db.query(
    `create temporary table slot as
     select c.id, c.hotel_id, c.base_price, (hashtext(c.id::text) & 1023) / 1024.0 as popularity, 0::float as stays
     from public.room_categories as c cross join generate_series(1, c.total_rooms)`,
  );
  await db.query('update slot set stays = popularity ^ 4');
  // Each room has a limited number of nights, so the demand that popular rooms cannot take goes to the others.
  for (let missing = 1; missing > 0.001; ) {
    await db.query('update slot set stays = least($2 / 4, stays * $1 / (select sum(stays) from slot))', [
      bookings,
      days,
    ]);
    const { rows } = await db.query('select 1 - sum(stays) / $1 as missing from slot', [bookings]);
    missing = rows[0].missing;
  }
  await db.query(
    insertBookings(
      {
        booking_reference: `substr(code, 1, 4) || '-' || substr(code, 5, 4) || '-' || substr(code, 9, 4) || '-' || substr(code, 13, 4)`,
        hotel_id: 'hotel_id',
        room_category_id: 'id',
        check_in_date: 'day',
        check_out_date: 'day + nights',
        booking_status: `(case when random() < 0.05 then 'cancelled' else 'confirmed' end)::public.booking_status`,
        base_price: 'base_price',
        total_amount: 'base_price * nights',
        advance_amount: '0',
      },
      `from (
       select s.*, w.code, w.day, least(w.nights, w.room)::int as nights
       from slot as s
       cross join lateral (
         select
           translate(upper(md5(s.ctid::text || i)), '01', 'GH') as code,
           private.today() - $1::int + floor($2 / s.stays * (i - 1) + gap)::int as day,
           1 + floor(random() * 4) as nights,
           greatest(1, floor($2 / s.stays - gap) - 1) as room
         from generate_series(1, floor(s.stays + random())::int) as i
         cross join lateral (select random() * greatest(0, $2 / s.stays - 4) + 0 * i as gap) as g
       ) as w
     ) as stay`,
    ),
    [history, days],
  );
  await db.query(
    `insert into private.nights (room_category_id, night, capacity, booked)
     select b.room_category_id, d::date, max(c.total_rooms), sum(b.num_rooms)
     from public.bookings as b
     join public.room_categories as c on c.id = b.room_category_id
     cross join generate_series(b.check_in_date, b.check_out_date - 1, interval '1 day') as d
     where b.booking_status <> 'cancelled'
     group by 1, 2`,
  );
  await restore();
  await db.query('set session_replication_role = origin');
  await db.query('analyze');
  // One transaction for each hotel, because all of them write the same few rows.
  await db.query(
    `do $$ declare v_id uuid; begin
       for v_id in select id from public.hotels loop perform private.index_hotel(v_id); commit; end loop;
     end $$`,
  );
  await db.query('drop table slot');
  await db.query('vacuum analyze');
  await beQuick(db, false);
  console.log(`Loaded in ${Math.round((performance.now() - start) / 1000)} s.`);
}

/** Turns durability off while a server is filled. Afterwards all data are on the disk. */
async function beQuick(db: pg.PoolClient, isLoading: boolean): Promise<void> {
  const settings = { fsync: 'off', max_wal_size: '16GB', maintenance_work_mem: '512MB', work_mem: '256MB' };
  for (const [name, value] of Object.entries(settings)) {
    await db.query(isLoading ? `alter system set ${name} = '${value}'` : `alter system reset ${name}`);
  }
  await db.query('select pg_reload_conf()');
  await db.query('checkpoint');
}

/** Drops indexes and checks, and returns a function that restores them. Restored checks do not validate the rows that exist. */
async function strip(db: pg.PoolClient, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await db.query<{ off: string; on: string }>(
    `select 'drop index ' || i.indexrelid::regclass as off, pg_get_indexdef(i.indexrelid) as on
     from pg_index as i
     where i.indrelid = any ($1::regclass[]) and not exists (select 1 from pg_constraint where conindid = i.indexrelid)
     union all
     select format('alter table %s drop constraint %I', conrelid::regclass, conname),
       format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid))
     from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'c'`,
    [tables],
  );
  for (const { off } of rows) await db.query(off);
  return async () => {
    for (const { on } of rows) await db.query(on);
  };
}
