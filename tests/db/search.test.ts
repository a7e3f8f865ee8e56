import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '#src/content/placeSchema.ts';
import { type DayPrices, factsOfDay, readDayRooms } from '#src/domain/hotel/dayPrices.ts';
import { insertBookings } from '../support/bookings.ts';
import { testHour } from '../support/postgres.ts';
import { expectOften, rounds } from '../support/rounds.ts';
import {
  type Findable,
  isMeant,
  kilometres,
  placeOfHotel,
  places,
  plain,
  regionOf,
  resolve,
  type Spot,
  spotOf,
} from './placeOracle.ts';
import {
  dayAfter,
  fromPrice,
  isAllowed,
  type Plan,
  type RatedStay,
  type Rates,
  type Rule,
  totalOf,
} from './rateOracle.ts';
import { at, expectSound, ownDatabase, randomFrom } from './stage.ts';

// Seed of all random values. A failure names the query, and the same seed repeats it.
const seed = 20261121;
const random = randomFrom(seed);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(list: readonly T[]): T => at(list, below(list.length));
// Ids are random too, because they break ties.
const anyId = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');
const some = <T>(share: number, value: () => T): T | null => (random() < share ? value() : null);

const nameWords = [
  'Casa',
  'São',
  'SAO',
  'Ágonda',
  'Blue',
  'blue',
  '100%',
  'Under_score',
  'Back\\slash',
  "D'Souza",
  'Étoile',
  'House',
  '"Quoted"',
  'ŚANTI',
  'Nº',
  'Palm',
  'palmgrove',
  'X',
]; // prettier-ignore
const cities = ['Candolim', 'Panaji', 'Dona Paula', 'Mormugão', 'CALANGUTE', 'Old_Goa', 'Margao', 'Pune', 'Sinquerim'];
const addressEnds = ['Goa', 'Goa', 'Sinquerim, Goa', 'Near Dabolim airport', 'Fontainhas, Goa 403001', 'Goa 403515'];
const amenities = ['Pool', 'Free WiFi', 'Bar', 'Spa', 'Parking', 'TV', 'Safe', 'Café', 'bar', '100% Solar', 'Garden']; // prettier-ignore
const alwaysOffered = ['Breakfast', 'Pet Friendly'];
const types = ['hotel', 'resort', 'homestay', 'apartment', 'villa', 'guest_house'];
/** Hours before arrival until which each policy refunds in full. */
const freeHours: Record<string, number> = { flexible: 24, moderate: 168 };
const askedWords = [
  'casa',
  'CASA',
  'são',
  'sao',
  'SÃO',
  'agonda',
  '%',
  '_',
  '\\',
  '100%',
  'r_s',
  'k\\s',
  "d'souza",
  'etoile',
  'house',
  '"',
  'santi',
  'palm',
  'x',
  'candolim',
  'Candolim, Goa',
  'dona paula',
  'mormugao',
  'calangute',
  'old_goa',
  'old goa',
  'goa',
  'india',
  'north goa',
  'South Goa beaches',
  'tiswadi',
  'bardez district',
  'hotels near panjim',
  'candolim 403515',
  '403515',
  '403516',
  'panaji 403515',
  'madgaon station',
  'GOI',
  'goa airport',
  'pune',
  'palm candolim',
  'kalangut',
  'bogmalo',
  'zzzzz',
  'calungute',
  'etoille',
  'sanit',
  'with pool',
  'cuncolim',
  'mollem',
  'vagator',
  'kandolim beach',
  'casino',
  'bagha',
  '403 515',
  'fort aguada candolim',
  'karwar station',
  'dona pola',
  'zzz',
  ' ',
  ',',
  'a b c d e f g h',
  'street',
  '%%%',
  '__',
  'o',
]; // prettier-ignore

interface Hotel {
  id: string;
  name: string;
  address: string;
  city: string;
  country: string;
  star_rating: number;
  is_featured: boolean;
  showcase_id: string | null;
  latitude: string | null;
  longitude: string | null;
  photos: unknown[];
  amenities: string[];
  is_active: boolean;
  property_type: string;
  check_in_time: string;
  policies: { cancellation_policy?: string };
}
interface Category {
  id: string;
  hotel_id: string;
  name: string;
  max_occupancy: number;
  total_rooms: number;
  base_price: number;
  tax_rate: number;
  is_active: boolean;
  rates: Rates;
  from_price: number;
}
interface Taken {
  room_category_id: string;
  first: number;
  end: number;
  rooms: number;
  is_unpaid: boolean;
}
interface World {
  today: string;
  now: number;
  hotels: (Hotel & Findable)[];
  categories: Map<string, Category[]>;
  ratings: Map<string, number[]>;
  taken: Map<string, Map<number, number>>;
  unpaid: Map<string, Map<number, number>>;
}

const hotels = process.env.TEST_ALL ? 140 : 70;

const { db } = await ownDatabase();
const loader = await db.connect();
await loader.query('set synchronous_commit = off');
await fill(loader);
loader.release(true); // The connection is closed, because its setting must not outlive the load.
const world = await readWorld();
const gaps = gapsOf();
afterAll(() => expectSound(db));

/** Fills a small Goa with awkward names, full nights, blocked rooms, cancelled bookings and inactive hotels. */
async function fill(loader: pg.PoolClient): Promise<void> {
  for (let count = 0; count < hotels; count += 1) {
    const { rows } = await loader.query(
      `insert into public.hotels (
         id, name, address, city, star_rating, amenities, is_active, is_featured, showcase_id, latitude, longitude, photos,
         property_type, check_in_time, policies
       ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
      [
        anyId(),
        Array.from({ length: 1 + below(3) }, () => pick(nameWords)).join(' '),
        some(0.8, () => `${below(90)} ${pick(nameWords)} Street, ${pick(addressEnds)}`) ?? '',
        pick(cities),
        1 + below(5),
        amenities.filter(() => random() < 0.4),
        random() < 0.93,
        count % 3 === 0,
        count % 50 === 0 ? `house-${count}` : null,
        ...(random() < 0.3 ? [15.2 + below(400) / 1000, 73.8 + below(200) / 1000] : [null, null]),
        JSON.stringify(Array.from({ length: below(13) }, (_, n) => ({ url: `/photos/${n}.webp`, alt: 'A room' }))),
        at(types, count % 6),
        at(['12:00', '14:30', '23:00'], count % 3),
        { cancellation_policy: ['flexible', 'moderate', 'strict', 'In our own words.'][count % 5] },
      ],
    );
    for (let kinds = below(5); kinds > 0; kinds -= 1) {
      await loader.query(
        `insert into public.room_categories (id, hotel_id, name, max_occupancy, total_rooms, base_price, is_active)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          anyId(),
          rows[0].id,
          `Room ${kinds}`,
          // Nine guests are more than search keeps a lowest price for (private.most_people).
          pick([1, 2, 3, 4, 5, 9]),
          1 + below(3),
          100_000 + 50_000 * below(8),
          random() < 0.92,
        ],
      );
    }
    for (let reviews = below(4) * below(2); reviews > 0; reviews -= 1) {
      await loader.query(`insert into public.reviews (hotel_id, reviewer_name, rating) values ($1, 'Guest', $2)`, [
        rows[0].id,
        1 + below(5),
      ]);
    }
  }
  const { rows: rooms } = await loader.query(
    'select id, hotel_id, total_rooms from public.room_categories order by id',
  );
  // One statement without emails and audit log, which would take most of the test's time.
  const stays = [];
  const taken = new Map<string, number>();
  for (let count = 0; count < 19 * hotels; count += 1) {
    const { id, hotel_id, total_rooms } = pick(rooms);
    const from = below(70);
    const nights = Array.from({ length: 1 + below(7) }, (_, night) => `${id} ${from + night}`);
    const num_rooms = 1 + below(total_rooms);
    const booking_status = random() < 0.12 ? 'cancelled' : 'confirmed';
    if (booking_status === 'confirmed') {
      if (nights.some((night) => (taken.get(night) ?? 0) + num_rooms > total_rooms)) continue;
      for (const night of nights) taken.set(night, (taken.get(night) ?? 0) + num_rooms);
    }
    const payment_status = from % 3 === 0 ? 'pending' : 'paid';
    stays.push({ hotel_id, id, from, until: from + nights.length, num_rooms, booking_status, payment_status });
  }
  await loader.query('alter table public.bookings disable trigger mail_booking, disable trigger audit');
  await loader.query(
    insertBookings(
      {
        hotel_id: 's.hotel_id',
        room_category_id: 's.id',
        check_in_date: 'private.today() + s."from"',
        check_out_date: 'private.today() + s.until',
        num_rooms: 's.num_rooms',
        booking_status: 's.booking_status',
        payment_status: 's.payment_status',
      },
      `from jsonb_to_recordset($1) as s (
         hotel_id uuid, id uuid, "from" integer, until integer, num_rooms integer, booking_status public.booking_status,
         payment_status public.payment_status
       )`,
    ),
    [JSON.stringify(stays)],
  );
  for (const { hotel_id } of rooms) if (random() < 0.15) await addRates(loader, hotel_id);
  // With and without rates. A plan without a percentage changes no lowest price.
  await loader.query(
    `insert into private.price_plans (hotel_id, name, percent_off, is_refundable)
     select h.id, 'Saver ' || p, p, false from public.hotels as h
     cross join unnest(array[0, 1 + ascii(left(h.id::text, 1)) % 40]) as p where h.id::text < '4'`,
  );
  for (let count = 0; count < hotels; count += 1) {
    const from = below(70);
    await loader
      .query(
        `insert into private.room_blocks (room_category_id, first_night, end_date, rooms)
         values ($1, private.today() + $2::integer, private.today() + $3::integer, 1)`,
        [pick(rooms).id, from, from + 1 + below(12)],
      )
      .catch(full);
  }
  for (const room of rooms.filter(() => random() < 0.15)) {
    await loader
      .query('update public.room_categories set total_rooms = $2, base_price = base_price + 25000 where id = $1', [
        room.id,
        1 + below(4),
      ])
      .catch(full);
  }
  await loader.query(`update public.hotels set amenities = amenities || '{Library}' where star_rating = 5`);
  await loader.query(`update public.hotels set amenities = array_remove(amenities, 'Spa') where star_rating = 4`);
  await loader.query(`update public.hotels set is_active = not is_active where name like '%Palm%'`);
  await loader.query(`update public.hotels set amenities = amenities || '{Breakfast}' where name like '%a%'`);
  await loader.query(`update public.hotels set amenities = amenities || '{Pet Friendly}' where city like '%C%'`);
  await loader.query(`update public.hotels set property_type = 'villa', check_in_time = '08:00' where star_rating = 3`);
  await loader.query('analyze');
}

async function addRates(loader: pg.PoolClient, hotel_id: string): Promise<void> {
  const { rows } = await loader.query('select id from public.room_categories where hotel_id = $1 order by id', [
    hotel_id,
  ]);
  // The hotel's months are written once, after all of its rules.
  await loader.query(`set private.writing_rates = 'on'`);
  for (const { id } of rows.filter(() => random() < 0.7)) {
    const lead = random() < 0.85 ? 0 : below(6);
    await loader.query(
      `insert into private.rate_plans values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing`,
      [
        id,
        some(0.4, () => 1 + below(3)),
        100 * below(900),
        100 * below(500),
        pick([0, 0, 10, 15]),
        pick([0, 0, 25]),
        pick([0, 0, 12, 30]),
        below(12),
        random() < 0.8 ? 1 : 1 + below(3),
        random() < 0.8 ? 30 : 5 + below(20),
        lead,
        random() < 0.8 ? 540 : lead + 30 + below(60),
        random() < 0.8,
        some(0.3, () => testHour + below(2)),
      ],
    );
    for (let count = below(6); count > 0; count -= 1) {
      const kind = pick(['weekdays', 'season', 'season', 'nights'] as const);
      const from = below(75) - 5;
      const min = some(0.3, () => 1 + below(4));
      const price_change = some(0.75, () => pick(['percent', 'amount', 'fixed'] as const));
      const value = {
        percent: 10 * below(90) - 300,
        amount: 100 * below(3000) - 100_000,
        fixed: 100_000 + 12_345 * below(90),
      };
      const closed = [some(0.12, () => random() < 0.8), some(0.12, () => random() < 0.8)];
      const says = price_change !== null || min !== null || closed.some((one) => one !== null);
      await loader.query(
        `insert into private.rate_rules (
           room_category_id, kind, weekdays, first_night, end_date, price_change, value, min_nights, max_nights, closed_to_arrival,
           closed_to_departure, position, arrival_only
         ) values (
           $1, $2, $3, private.today() + $4::integer, private.today() + $5::integer, $6, $7, $8, $9, $10, $11, $12, $13
         )`,
        [
          id,
          kind,
          kind === 'weekdays' || random() < 0.2 ? 1 + below(127) : null,
          ...(kind === 'weekdays' ? [null, null] : [from, from + 1 + below(kind === 'nights' ? 3 : 60)]),
          price_change,
          price_change && value[price_change],
          says ? min : 2,
          some(0.1, () => (min ?? 1) + below(20)),
          ...closed,
          count,
          random() < 0.3,
        ],
      );
    }
  }
  await loader.query('reset private.writing_rates');
  await loader.query('select private.write_rate_months($1)', [hotel_id]);
}

function full(error: { code?: string }): void {
  if (error.code !== 'PT409') throw error;
}

const planOf = ({ off }: Rates) =>
  off ? { id: expect.any(String), name: `Saver ${off}`, percent_off: off, is_refundable: false } : null;

async function readWorld(): Promise<World> {
  const hotels = await db.query<Hotel>('select * from public.hotels');
  const rooms = await db.query<Category>(
    'select *, base_price::integer as base_price, tax_rate::float as tax_rate from public.room_categories',
  );
  const plans = await db.query<{ row: Plan & { room_category_id: string } }>(
    'select to_jsonb(p) as row from private.rate_plans as p',
  );
  const rules = await db.query<{ row: Rule & { room_category_id: string } }>(
    'select to_jsonb(r) as row from private.rate_rules as r order by kind, position, id',
  );
  const offs = await db.query<{ hotel_id: string; off: number }>(
    'select hotel_id, max(percent_off) as off from private.price_plans where extra_id is null group by hotel_id',
  );
  const [clock] = (await db.query<{ today: string; now: Date }>('select private.today()::text as today, now() as now'))
    .rows;
  const { today = '', now = new Date(0) } = clock ?? {};
  const reviews = await db.query('select hotel_id, rating from public.reviews');
  const bookings = await db.query<Taken>(
    `select room_category_id, check_in_date - private.today() as first, check_out_date - private.today() as end,
       num_rooms as rooms, payment_status <> 'paid' as is_unpaid from public.bookings where booking_status <> 'cancelled'`,
  );
  const blocks = await db.query<Taken>(
    `select room_category_id, first_night - private.today() as first, end_date - private.today() as end, rooms, false as is_unpaid
     from private.room_blocks`,
  );
  const takenBy = (all: readonly Taken[]) => {
    const taken: World['taken'] = new Map();
    for (const { room_category_id, first, end, rooms } of all) {
      const days = taken.get(room_category_id) ?? new Map<number, number>();
      taken.set(room_category_id, days);
      for (let day = first; day < end; day += 1) days.set(day, (days.get(day) ?? 0) + rooms);
    }
    return taken;
  };
  const all = [...bookings.rows, ...blocks.rows];
  const ratings = new Map<string, number[]>();
  for (const { hotel_id, rating } of reviews.rows) ratings.set(hotel_id, [...(ratings.get(hotel_id) ?? []), rating]);
  const rated = rooms.rows.map((room) => {
    const rates: Rates = {
      room,
      plan: plans.rows.find(({ row }) => row.room_category_id === room.id)?.row ?? null,
      rules: rules.rows.filter(({ row }) => row.room_category_id === room.id).map(({ row }) => row),
      off: offs.rows.find(({ hotel_id }) => hotel_id === room.hotel_id)?.off ?? 0,
    };
    return { ...room, rates, from_price: fromPrice(rates, today) };
  });
  return {
    today,
    now: now.getTime(),
    hotels: hotels.rows.map(withPlace),
    categories: Map.groupBy(rated, (room) => room.hotel_id),
    ratings,
    taken: takenBy(all),
    unpaid: takenBy(all.filter(({ is_unpaid }) => is_unpaid)),
  };
}

const byBytes = (left: string, right: string) => Buffer.compare(Buffer.from(left), Buffer.from(right));

function withPlace(hotel: Hotel): Hotel & Findable {
  const place = placeOfHotel(hotel.city, hotel.address);
  const own = hotel.latitude !== null && hotel.longitude !== null;
  return {
    ...hotel,
    place,
    text: plain([hotel.name, hotel.city, hotel.address, hotel.country].join(', ')),
    spot: own ? { latitude: Number(hotel.latitude), longitude: Number(hotel.longitude) } : place && spotOf(place),
  };
}

const named = (place: Place) => {
  const region = regionOf(place);
  return { id: place.id, name: place.name, kind: place.kind, region: region === place ? null : region.name };
};

function nearestPlace(spot: Spot): unknown {
  const active = world.hotels.filter((hotel) => hotel.is_active);
  const [nearest] = places
    .map((place) => ({
      place,
      distance: kilometres(spot, spotOf(place)),
      count: active.filter((hotel) => hotel.place === place).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.distance - b.distance);
  return nearest
    ? { ...named(nearest.place), hotel_count: nearest.count, distance_km: Math.round(nearest.distance * 10) / 10 }
    : null;
}

/** The smallest number of rooms that fits the party, and in how many of these hotels. */
function fittingRooms(hotels: readonly Hotel[], search: Pick<Search, 'from' | 'to' | 'adults' | 'children'>): unknown {
  const { from, to, adults, children } = search;
  const fitting = hotels.flatMap((hotel) =>
    (world.categories.get(hotel.id) ?? [])
      .filter((room) => room.is_active)
      .map((room) => ({
        hotel,
        room,
        rooms: Math.ceil((adults + children) / room.max_occupancy),
        free: from === null || to === null ? room.total_rooms : freeRooms(room, from, to),
        stay: stayOf({ from, to, adults, children, rooms: 1 }),
        rates: room.rates,
      }))
      .filter(({ rooms, free }) => rooms <= free)
      .filter(({ stay, rates, room }) => !stay || isAllowed(rates, stay, seenBy(room))),
  );
  if (fitting.length === 0) return null;
  const rooms = Math.min(...fitting.map((one) => one.rooms));
  return { rooms, hotel_count: new Set(fitting.filter((one) => one.rooms === rooms).map(({ hotel }) => hotel)).size };
}

function freeRooms(room: Category, from: number, to: number): number {
  let free = room.total_rooms;
  for (let day = from; day < to; day += 1) {
    free = Math.min(free, room.total_rooms - (world.taken.get(room.id)?.get(day) ?? 0));
  }
  return free;
}

function seenBy(room: Category) {
  return {
    today: world.today,
    hour: testHour,
    isFull: (night: string) => {
      const day = (Date.parse(night) - Date.parse(world.today)) / 86_400_000;
      return freeRooms(room, day, day + 1) + (world.unpaid.get(room.id)?.get(day) ?? 0) < 1;
    },
  };
}

interface Search {
  destination: string | null;
  from: number | null;
  to: number | null;
  adults: number;
  children: number;
  rooms: number;
  min_price: number | null;
  max_price: number | null;
  stars: number[] | null;
  amenities: string[] | null;
  sort: string;
  page: number;
  exact: boolean | null;
  near_lat: number | null;
  near_lng: number | null;
  types: string[] | null;
  min_rating: number | null;
  free_cancellation: boolean | null;
}

function meaningOf({
  destination,
  exact,
  near_lat,
  near_lng,
}: Pick<Search, 'destination' | 'exact' | 'near_lat' | 'near_lng'>) {
  const near = near_lat === null || near_lng === null ? null : { latitude: near_lat, longitude: near_lng };
  const active = world.hotels.filter((hotel) => hotel.is_active);
  const meaning = resolve(destination ?? '', active, exact ?? false, near);
  return { ...meaning, hotels: active.filter((hotel) => isMeant(meaning, hotel)) };
}

type Party = Pick<Search, 'from' | 'to' | 'adults' | 'children' | 'rooms'>;

const stayOf = ({ from, to, adults, children, rooms }: Party): RatedStay | null =>
  from === null || to === null
    ? null
    : { check_in: dayAfter(world.today, from), nights: to - from, rooms, adults, children };

function offers(hotel: Hotel, search: Party, asksRules = true): (Category & { total: number })[] {
  const { from, to, adults, children, rooms } = search;
  const stay = stayOf(search);
  return (world.categories.get(hotel.id) ?? [])
    .filter((room) => room.is_active && room.total_rooms >= rooms && room.max_occupancy * rooms >= adults + children)
    .filter((room) => from === null || to === null || freeRooms(room, from, to) >= rooms)
    .filter((room) => !stay || !asksRules || isAllowed(room.rates, stay, seenBy(room)))
    .map((room) => ({ ...room, total: stay ? totalOf(room.rates, stay, world.today) : room.from_price }))
    .sort((a, b) => a.total - b.total || byBytes(a.id, b.id));
}

function rating(hotel: Hotel): number | null {
  const all = world.ratings.get(hotel.id);
  return all ? Math.round((all.reduce((sum, one) => sum + one, 0) / all.length) * 10) / 10 : null;
}

const suitsType = ({ property_type }: Hotel, { types }: Search) => !types?.length || types.includes(property_type);
const suitsRating = (hotel: Hotel, { min_rating }: Search) => min_rating === null || (rating(hotel) ?? 0) >= min_rating;
const suitsFree = (hotel: Hotel, search: Search) => !search.free_cancellation || isFreeToCancel(hotel, search);

function isFreeToCancel({ policies, check_in_time }: Hotel, { from }: Pick<Search, 'from'>): boolean {
  const hours = freeHours[policies.cancellation_policy ?? ''];
  if (hours === undefined || from === null) return hours !== undefined;
  const arrival = Date.parse(`${dayAfter(world.today, from)}T${check_in_time}+05:30`);
  return world.now <= arrival - hours * 3_600_000;
}

/** Ids of hotels that match a search except that rules refuse the stay in each room type. */
function refusing(search: Search): string[] {
  const { hotels, named, near, hasWords } = meaningOf(search);
  const stay = stayOf(search);
  if (!stay || (named.length === 0 && !near && !hasWords)) return [];
  return hotels
    .filter(({ star_rating }) => !search.stars?.length || search.stars.includes(star_rating))
    .filter((hotel) => (search.amenities ?? []).every((name) => hotel.amenities.includes(name)))
    .filter((hotel) => suitsType(hotel, search) && suitsRating(hotel, search) && suitsFree(hotel, search))
    .filter((hotel) => {
      const [cheapest] = offers(hotel, search, false);
      const price = cheapest && Math.floor(cheapest.total / (stay.nights * stay.rooms));
      return (
        price !== undefined &&
        offers(hotel, search).length === 0 &&
        price >= (search.min_price ?? 0) &&
        price <= (search.max_price ?? price)
      );
    })
    .map(({ id }) => id);
}

/** The expected answer of search_hotels, from the plainest reading of its contract. */
function oracle(search: Search): unknown {
  const meaning = meaningOf(search);
  const found = meaning.hotels
    .map((hotel) => ({
      hotel,
      rooms: offers(hotel, search),
      rating: rating(hotel),
      distance: meaning.near && hotel.spot ? kilometres(meaning.near, hotel.spot) : null,
    }))
    .filter(({ rooms }) => rooms.length > 0)
    .map((one) => {
      const { total } = at(one.rooms, 0);
      const stay = stayOf(search);
      return { ...one, total, price: stay ? Math.floor(total / (stay.nights * stay.rooms)) : total };
    });
  type Found = (typeof found)[number];
  const suitsPrice = ({ price }: Found) =>
    (search.min_price === null || price >= search.min_price) &&
    (search.max_price === null || price <= search.max_price);
  const suitsStars = ({ hotel }: Found) => !search.stars?.length || search.stars.includes(hotel.star_rating);
  const suitsAmenities = ({ hotel }: Found) => (search.amenities ?? []).every((name) => hotel.amenities.includes(name));
  const filters = {
    price: suitsPrice,
    stars: suitsStars,
    amenities: suitsAmenities,
    type: ({ hotel }: Found) => suitsType(hotel, search),
    rating: ({ hotel }: Found) => suitsRating(hotel, search),
    free: ({ hotel }: Found) => suitsFree(hotel, search),
  };
  const leftBy = (without?: keyof typeof filters) =>
    found.filter((one) => Object.entries(filters).every(([name, suits]) => name === without || suits(one)));
  const kept = leftBy();

  const counts = new Map<string, number>();
  for (const { hotel } of leftBy('amenities')) {
    for (const name of hotel.amenities) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([a, x], [b, y]) => y - x || byBytes(a, b));
  const isAlways = ([name]: [string, number]) => alwaysOffered.includes(name);
  const stars = leftBy('stars').map(({ hotel }) => hotel.star_rating);
  const sorted = found.map(({ price }) => price).sort((a, b) => a - b);
  const middle = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  const points = ({ hotel, price }: Found) => {
    const given = world.ratings.get(hotel.id) ?? [];
    const good = given.filter((stars) => stars >= 4).length;
    const share = Math.floor((700 * (good + 7.5)) / (given.length + 10));
    return share + 10 * Math.min(10, hotel.photos.length) + Math.min(200, Math.floor((200 * middle) / price));
  };
  const isFirst = ({ hotel }: Found) => Number(hotel.is_featured || hotel.showcase_id !== null);
  const recommended = (a: Found, b: Found) =>
    meaning.near ? (a.distance ?? 0) - (b.distance ?? 0) : isFirst(b) - isFirst(a) || points(b) - points(a);
  const orders: Record<string, (a: Found, b: Found) => number> = {
    price: () => 0,
    rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1),
    name: (a, b) => byBytes(plain(a.hotel.name), plain(b.hotel.name)) || byBytes(a.hotel.id, b.hotel.id),
  };
  const order = orders[search.sort] ?? recommended;
  kept.sort(
    (a, b) =>
      order(a, b) ||
      a.total - b.total ||
      byBytes(plain(a.hotel.name), plain(b.hotel.name)) ||
      byBytes(a.hotel.id, b.hotel.id),
  );
  const prices = found.map(({ price }) => price);
  const nights = search.from === null || search.to === null ? null : search.to - search.from;
  return {
    ok: true,
    place: meaning.named.length === 1 ? named(at(meaning.named, 0)) : null,
    meaning: {
      places: meaning.named.map(({ name }) => name),
      other: meaning.other?.name ?? null,
      is_all: !meaning.hasWords,
      typed: meaning.typed,
      shown: meaning.shown,
      unnamed: meaning.unnamed,
    },
    radius_km: meaning.near && 20,
    fitting_rooms: found.length > 0 ? null : fittingRooms(meaning.hotels, search),
    nearest_place: meaning.hotels.length > 0 || meaning.hasWords || !meaning.near ? null : nearestPlace(meaning.near),
    count: kept.length,
    page: search.page,
    pages: Math.ceil(kept.length / 20),
    page_size: 20,
    nights,
    facets: {
      amenities: [...byCount.filter(isAlways), ...byCount.filter((one) => !isAlways(one)).slice(0, 8)].map(
        ([name, hotel_count]) => ({ name, hotel_count }),
      ),
      stars: [5, 4, 3, 2, 1]
        .map((star) => ({ stars: star, hotel_count: stars.filter((one) => one === star).length }))
        .filter(({ hotel_count }) => hotel_count > 0),
      types: types
        .map((type) => ({
          type,
          hotel_count: leftBy('type').filter(({ hotel }) => hotel.property_type === type).length,
        }))
        .filter(({ hotel_count }) => hotel_count > 0),
      ratings: [4.5, 4, 3.5].map((least) => ({
        rating: least,
        hotel_count: leftBy('rating').filter((one) => (one.rating ?? 0) >= least).length,
      })),
      free_cancellation: leftBy('free').filter(({ hotel }) => isFreeToCancel(hotel, search)).length,
      places: places
        .map((place) => ({ place, here: kept.filter(({ hotel }) => hotel.place === place) }))
        .filter(({ here }) => here.length > 0)
        .map(({ place, here }) => ({
          id: place.id,
          name: place.name,
          ...spotOf(place),
          hotel_count: here.length,
          from_price: Math.min(...here.map(({ price }) => price)),
          from_total: nights === null ? null : Math.min(...here.map(({ total }) => total)),
        })),
      min_price: prices.length ? Math.min(...prices) : null,
      max_price: prices.length ? Math.max(...prices) : null,
    },
    hotels: kept
      .slice((search.page - 1) * 20, search.page * 20)
      .map(({ hotel, rooms, price, total, rating: average, distance }) => {
        const kinds = (world.categories.get(hotel.id) ?? []).filter((room) => room.is_active);
        kinds.sort((a, b) => a.base_price - b.base_price || byBytes(a.name, b.name));
        return {
          id: hotel.id,
          name: hotel.name,
          address: hotel.address,
          city: hotel.city,
          country: hotel.country,
          star_rating: hotel.star_rating,
          is_featured: hotel.is_featured,
          showcase_id: hotel.showcase_id,
          is_demo: false,
          place_id: hotel.place?.id ?? null,
          latitude: hotel.spot?.latitude ?? null,
          longitude: hotel.spot?.longitude ?? null,
          distance_km: distance === null ? null : Math.round(distance * 10) / 10,
          main_image_url: null,
          description: '',
          amenities: hotel.amenities,
          rating: average,
          review_count: world.ratings.get(hotel.id)?.length ?? 0,
          room_type_count: kinds.length,
          room_names: kinds.slice(0, 3).map((room) => room.name),
          base_price: price,
          currency: 'INR',
          stay_total: nights === null ? null : total,
          room_category_id: at(rooms, 0).id,
          plan: planOf(at(rooms, 0).rates),
        };
      }),
  };
}

function gapsOf(): { from: number; to: number }[] {
  return [...world.categories.values()].flat().flatMap((room) => {
    const { rates } = room;
    if (!room.is_active || !rates.plan?.fills_gaps) return [];
    const strict = { ...rates, plan: { ...rates.plan, fills_gaps: false } };
    return Array.from({ length: 70 }, (_, from) => [1, 2, 3].map((nights) => ({ from, to: from + nights })))
      .flat()
      .filter(({ from, to }) => {
        const stay = { check_in: dayAfter(world.today, from), nights: to - from, rooms: 1, adults: 1, children: 0 };
        const seen = seenBy(room);
        return freeRooms(room, from, to) > 0 && isAllowed(rates, stay, seen) && !isAllowed(strict, stay, seen);
      });
  });
}

function anySearch(): Search {
  const from = some(0.75, () => below(70));
  return {
    destination: some(0.75, () =>
      Array.from({ length: random() < 0.75 ? 1 : 2 }, () => pick(askedWords)).join(pick([' ', ', ', '  '])),
    ),
    from,
    to: from === null ? null : from + 1 + below(random() < 0.9 ? 7 : 30),
    adults: 1 + below(4),
    children: random() < 0.7 ? 0 : below(4),
    rooms: random() < 0.7 ? 1 : 1 + below(4),
    min_price: some(0.2, () => 50_000 * below(10)),
    max_price: some(0.3, () => 100_000 + 50_000 * below(8)),
    stars: some(0.3, () => [1, 2, 3, 4, 5].filter(() => random() < 0.5)),
    amenities: some(0.3, () => [...amenities, ...alwaysOffered].filter(() => random() < 0.15)),
    sort: pick(['recommended', 'price', 'rating', 'name', 'unknown']),
    page: random() < 0.7 ? 1 : 1 + below(4),
    exact: some(0.5, () => random() < 0.3),
    ...(random() < 0.1
      ? { near_lat: 15.3 + below(30) / 100, near_lng: 73.7 + below(20) / 100 }
      : { near_lat: null, near_lng: null }),
    types: some(0.2, () => types.filter(() => random() < 0.5)),
    min_rating: some(0.2, () => pick([3, 3.5, 4, 4.5])),
    free_cancellation: some(0.5, () => random() < 0.4),
    ...some(0.05, () => ({ ...pick(gaps), destination: null, adults: 1, children: 0, rooms: 1 })),
  };
}

test('search_hotels answers as a plain reading of the tables does', async () => {
  let hits = 0;
  for (let turn = 0; turn < rounds(2000); turn += 1) {
    const search = anySearch();
    const { rows } = await db.query(
      `select public.search_hotels($1, private.today() + $2::integer, private.today() + $3::integer, $4, $5, $6, $7, $8, $9,
         $10, $11, $12, $13, $14, $15, $16, $17, $18) as answer`,
      Object.values(search),
    );
    const { refused, ...answer } = rows[0].answer;
    const about = `seed ${seed}, query ${turn}: ${JSON.stringify(search)}`;
    expect(answer, about).toEqual(oracle(search));
    const wanted = answer.count > 0 ? [] : refusing(search);
    expect(wanted, about).toEqual(expect.arrayContaining(refused.map(({ id }: { id: string }) => id)));
    expect(refused.length, about).toBe(Math.min(wanted.length, 3));
    if (answer.count > 0) hits += 1;
  }
  expectOften(hits, 800);
});

test('nearest_stays answers as a plain reading of the tables does, 100 times', async () => {
  let found = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    const from = below(66);
    const search = {
      ...anySearch(),
      destination: pick(['casa', 'x', 'etoile', 'mormugao', '100%', 'zzz', 'bardez', 'Kandolim', 'GOI']),
      from,
      to: from + 2 + below(12),
    };
    const { destination, to, adults, children, rooms, exact, near_lat, near_lng } = search;
    const meaning = meaningOf(search);
    const expected: unknown[] = [];
    const shifts = Array.from({ length: 30 }, (_, days) => [-days - 1, days + 1]).flat();
    for (const shift of shifts) {
      if (from + shift < 0 || expected.length === 3) continue;
      const cheapest = meaning.hotels
        .map((hotel) => offers(hotel, { adults, children, rooms, from: from + shift, to: to + shift }).at(0))
        .filter((room) => room !== undefined);
      if (cheapest.length === 0) continue;
      expected.push({
        shift,
        nights: to - from,
        hotel_count: cheapest.length,
        from_total: Math.min(...cheapest.map(({ total }) => total)),
        currency: 'INR',
      });
    }
    const { rows } = await db.query(
      `select (stay ->> 'check_in_date')::date - private.today() - $2::integer as shift,
         (stay ->> 'check_out_date')::date - (stay ->> 'check_in_date')::date as nights,
         (stay ->> 'hotel_count')::integer as hotel_count, (stay ->> 'from_total')::integer as from_total,
         stay ->> 'currency' as currency
       from jsonb_array_elements(public.nearest_stays($1, private.today() + $2::integer, private.today() + $3::integer,
         $4, $5, $6, null, $7, $8, $9) -> 'stays') as stay`,
      [destination, from, to, adults, children, rooms, exact, near_lat, near_lng],
    );
    expect(rows, `seed ${seed}, query ${turn}: ${JSON.stringify(search)}`).toEqual(expected);
    found += rows.length;
  }
  expect(found).toBeGreaterThan(100);
});

test('hotel_details tells the free rooms of every category', async () => {
  for (const hotel of world.hotels) {
    const from = below(60);
    const to = from + 1 + below(9);
    const rooms = 1 + below(2);
    const { rows } = await db.query(
      'select public.hotel_details($1, private.today() + $2::integer, private.today() + $3::integer, 2, 1, $4) as answer',
      [hotel.id, from, to, rooms],
    );
    const { answer } = rows[0];
    if (!hotel.is_active) {
      expect(answer).toEqual({ ok: false, code: 'hotel_not_found' });
      continue;
    }
    const kinds = (world.categories.get(hotel.id) ?? []).filter((room) => room.is_active);
    kinds.sort((a, b) => a.base_price - b.base_price || byBytes(a.name, b.name));
    expect(answer.nights).toBe(to - from);
    expect(answer.hotel).toMatchObject({
      rating: rating(hotel),
      review_count: world.ratings.get(hotel.id)?.length ?? 0,
      is_featured: hotel.is_featured,
      place_id: hotel.place?.id ?? null,
      latitude: hotel.spot?.latitude ?? null,
      longitude: hotel.spot?.longitude ?? null,
    });
    const party = { from, to, adults: 2, children: 1, rooms };
    expect(answer.fitting_rooms).toEqual(offers(hotel, party).length > 0 ? null : fittingRooms([hotel], party));
    expect(
      answer.rooms.map((room: Category & { rooms_free: number; stay_total: number; fits: boolean }) => [
        room.id,
        room.rooms_free,
        room.stay_total,
        room.fits,
      ]),
    ).toEqual(
      kinds.map((room) => [
        room.id,
        freeRooms(room, from, to),
        totalOf(room.rates, { ...party, check_in: dayAfter(world.today, from), nights: to - from }, world.today),
        room.total_rooms >= rooms && room.max_occupancy * rooms >= 3,
      ]),
    );
  }
});

test('day_prices tells what private.quote says of each night, and what days a stay can have', async () => {
  let told = 0;
  const outcomes = { open: 0, refused: 0 };
  for (const hotel of world.hotels) {
    const party = { adults: 1 + below(4), children: below(3), rooms: 1 + below(2) };
    const from = below(60);
    const days = 1 + below(62);
    const kinds = (world.categories.get(hotel.id) ?? []).filter((room) => room.is_active);
    const only = some(0.2, () => kinds.at(below(4))?.id ?? anyId());
    const { rows } = await db.query(
      'select public.day_prices($1, private.today() + $2::integer, $3, $4, $5, $6, $7) as answer',
      [hotel.id, from, days, only, party.adults, party.children, party.rooms],
    );
    const { answer } = rows[0];
    if (!hotel.is_active) {
      expect(answer).toEqual({ ok: false, code: 'hotel_not_found' });
      continue;
    }
    const first_day = dayAfter(world.today, from);
    expect(answer).toMatchObject({ ok: true, first_day });
    const fitting = kinds.filter(
      (room) =>
        (!only || room.id === only) &&
        room.total_rooms >= party.rooms &&
        room.max_occupancy * party.rooms >= party.adults + party.children,
    );
    const about = `seed ${seed}, hotel ${hotel.id}: ${JSON.stringify({ from, days, ...party })}`;
    expect(answer.rooms.map((room: DayPrices['rooms'][number]) => room.room_category_id).sort(), about).toEqual(
      fitting.map(({ id }) => id).sort(),
    );
    for (const room of fitting) {
      const { rows: quoted } = await db.query<{ price: string | null }>(
        `select case when coalesce(private.rooms_free(c.id, c.total_rooms, d.day, d.day + 1), c.total_rooms) >= $4 then q.base_price end as price
         from public.room_categories as c
         cross join lateral (select private.today() + $2::integer + n as day from generate_series(0, $3::integer - 1) as n) as d
         cross join private.quote(c, d.day, d.day + 1, $4, $5, $6, p_plan => private.best_plan(c.hotel_id)) as q where c.id = $1 order by d.day`,
        [room.id, from, days, party.rooms, party.adults, party.children],
      );
      const prices = answer.rooms.find((one: DayPrices['rooms'][number]) => one.room_category_id === room.id)?.prices;
      expect(prices, about).toEqual(quoted.map(({ price }) => price && Number(price)));
      expect(prices, about).toEqual(
        quoted.map((_, n) => {
          const stay = { check_in: dayAfter(first_day, n), nights: 1, ...party };
          const isFree = freeRooms(room, from + n, from + n + 1) >= party.rooms;
          return isFree ? Math.floor(totalOf(room.rates, stay, world.today) / party.rooms) : null;
        }),
      );
      told += days;
    }
    // A date picker must allow exactly the stays that the rules allow with a room free on every night.
    const rooms = readDayRooms([answer]);
    for (let turn = 0; turn < 20 && days > 1 && fitting.length > 0; turn += 1) {
      // The picker does not know if the night before the range is full, and no stay begins before today.
      const arrival = Math.min(days - 2, below(days - 1) + (from > 0 ? 1 : 0));
      if (arrival === 0 && from > 0) continue;
      const nights = 1 + below(Math.min(30, days - 1 - arrival));
      const stay = { check_in: dayAfter(first_day, arrival), nights, ...party };
      const isOpen = fitting.some(
        (room) =>
          isAllowed(room.rates, stay, seenBy(room)) &&
          freeRooms(room, from + arrival, from + arrival + nights) >= party.rooms,
      );
      const { refusal } = factsOfDay(rooms, dayAfter(stay.check_in, nights), stay.check_in);
      expect(refusal === null, `${about}, ${JSON.stringify(stay)}: ${refusal}`).toBe(isOpen);
      if (isOpen) expect(factsOfDay(rooms, stay.check_in, null).refusal, about).toBeNull();
      outcomes[isOpen ? 'open' : 'refused'] += 1;
    }
  }
  expect(told).toBeGreaterThan(14 * hotels);
  expect(Math.min(outcomes.open, outcomes.refused)).toBeGreaterThan(2 * hotels);
});

describe('On a large table', () => {
  let client: pg.PoolClient;

  beforeAll(async () => {
    client = await db.connect();
    // Rolled back, because the tests above compare whole tables.
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `insert into public.hotels (id, name, city, star_rating)
       select gen_random_uuid(), 'Filler ' || md5(n::text), 'Somewhere', 3 from generate_series(1, 8000) as n`,
    );
    await client.query(
      `insert into private.hotel_search (
         hotel_id, sort_name, search_text, star_rating, amenities, review_count, price_for, room_for, total_for
       )
       select id, name, lower(name || ', a long road by the river, somewhere'), 3, '{}', 0, '{100}', array[id], '{1}'
       from public.hotels where city = 'Somewhere'`,
    );
    await client.query(
      `insert into private.nights (room_category_id, night, capacity, booked)
       select id, private.today() + n, 3, n % 3 from public.hotels cross join generate_series(1, 6) as n where city = 'Somewhere'`,
    );
    await client.query(`select gin_clean_pending_list('private.hotel_search_text')`);
    await client.query('analyze private.hotel_search, private.nights, public.hotels');
    await client.query(`set local session_replication_role = origin`);
  });
  afterAll(async () => {
    await client.query('rollback');
    client.release();
  });

  async function plansOf(call: string): Promise<string> {
    const plans: string[] = [];
    const collect = (notice: { message?: string | undefined }) => plans.push(notice.message ?? '');
    client.on('notice', collect);
    await client.query(`load 'auto_explain'`);
    await client.query(`set local auto_explain.log_min_duration = 0; set local auto_explain.log_nested_statements = on;
      set local auto_explain.log_analyze = on; set local auto_explain.log_level = notice; set local client_min_messages = notice`);
    await client.query('set local role anon');
    await client.query(`select ${call}`);
    await client.query('reset role');
    await client.query('set local auto_explain.log_min_duration = -1');
    client.off('notice', collect);
    return plans.join('\n');
  }

  test('a guest’s word is found through the trigram index', async () => {
    const plans = await plansOf(`public.search_hotels(destination => 'c4ca4238')`);
    expect(plans).toContain('Bitmap Index Scan on hotel_search_text');
    expect(plans).not.toContain('Seq Scan on hotel_search');
  });

  test('the places that a slip is written like are found through their index', async () => {
    const plans = await plansOf(`public.search_hotels(destination => 'calan0 calan1 calan2')`);
    expect(plans).toContain('Bitmap Index Scan on place_names_like');
  });

  test('taken nights are found through their index', async () => {
    const plans = await plansOf(
      `public.search_hotels(check_in => private.today() + 3, check_out => private.today() + 6)`,
    );
    expect(plans).toMatch(/ (using|on) nights_by_scarcity/);
    expect(plans).not.toContain('Seq Scan on nights');
  });
});
