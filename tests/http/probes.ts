import assert from 'node:assert/strict';
import type { MatrixCell } from '../../supabase/rights.ts';
import { type Actor, type Member, members } from './actors.ts';
import type { Answer } from './client.ts';
import { dayFromToday, type ListingStage, listingStates, type World } from './world.ts';

interface Probe {
  key: 'id' | 'user_id' | 'currency';
  /** Keys of the rows of user $1, in a listing whose state is in $2. */
  owned?: string;
  published?: string;
  /** A change that is valid for every row and changes it. */
  change: Record<string, unknown>;
  /** A complete row of this member, in a listing of this state. */
  row(world: World, member: Member, state: ListingStage): Record<string, unknown>;
  states: readonly ListingStage[];
}

const partStates = ['draft', 'rejected', 'submitted'] as const;
const anyState = ['draft'] as const;
const ownedPart = (table: string) =>
  `select t.id from public.${table} as t join public.properties as p on p.id = t.property_id
   where p.owner_id = $1 and p.status::text = any ($2)`;
const ofOwnHotel = (key: string) =>
  `in (select h.${key} from public.hotels as h join public.properties as p on p.id = h.property_id
   where p.owner_id = $1 and $2::text[] is not null)`;
const hotelOf = (world: World, member: Member) => world.hotelOf(member === 'owner B' ? 'owner B' : 'owner A');

const probes: Record<string, Probe> = {
  profiles: {
    key: 'user_id',
    owned: 'select user_id from public.profiles where user_id = $1 and $2::text[] is not null',
    change: { full_name: 'Changed' },
    row: (world, member) => ({ user_id: world.userId(member), full_name: 'Inserted' }),
    states: anyState,
  },
  owner_profiles: {
    key: 'id',
    owned: 'select id from public.owner_profiles where user_id = $1 and $2::text[] is not null',
    change: { full_name: 'Changed' },
    row: (world, member) => ({ user_id: world.userId(member), full_name: 'Inserted' }),
    states: anyState,
  },
  properties: {
    key: 'id',
    owned: 'select id from public.properties where owner_id = $1 and status::text = any ($2)',
    change: { city: 'Changed' },
    row: (world, member) => ({ owner_id: world.userId(member), name: 'Inserted' }),
    states: anyState,
  },
  property_rooms: {
    key: 'id',
    owned: ownedPart('property_rooms'),
    change: { description: 'Changed' },
    row: (world, member, state) => ({
      property_id: world.propertyId(member, state),
      name: 'Inserted',
      bed_config: 'King Bed',
      base_price: 1,
    }),
    states: partStates,
  },
  property_images: {
    key: 'id',
    owned: ownedPart('property_images'),
    change: { alt_text: 'Changed' },
    row: (world, member, state) => ({ property_id: world.propertyId(member, state), image_url: '/inserted.webp' }),
    states: partStates,
  },
  property_documents: {
    key: 'id',
    owned: ownedPart('property_documents'),
    change: { file_name: 'Changed' },
    row: (world, member, state) => ({
      property_id: world.propertyId(member, state),
      document_type: 'pan',
      file_url: 'inserted.pdf',
      file_name: 'inserted.pdf',
    }),
    states: partStates,
  },
  hotels: {
    key: 'id',
    owned: `select id from public.hotels where id ${ofOwnHotel('id')}`,
    published: 'select id from public.hotels where is_active',
    change: { description: 'Changed' },
    row: () => ({ name: 'Inserted', city: 'Panjim', star_rating: 3 }),
    states: anyState,
  },
  room_categories: {
    key: 'id',
    owned: `select id from public.room_categories where hotel_id ${ofOwnHotel('id')}`,
    published: `select c.id from public.room_categories as c join public.hotels as h on h.id = c.hotel_id
      where c.is_active and h.is_active`,
    change: { room_size: 'Changed' },
    row: (world, member) => ({
      hotel_id: hotelOf(world, member).hotel,
      name: 'Inserted',
      max_occupancy: 2,
      total_rooms: 1,
      base_price: 1,
    }),
    states: anyState,
  },
  reviews: {
    key: 'id',
    owned: `select id from public.reviews where hotel_id ${ofOwnHotel('id')}`,
    published: 'select r.id from public.reviews as r join public.hotels as h on h.id = r.hotel_id where h.is_active',
    change: { title: 'Changed' },
    row: (world, member) => ({ hotel_id: hotelOf(world, member).hotel, reviewer_name: 'Inserted', rating: 5 }),
    states: anyState,
  },
  bookings: {
    key: 'id',
    owned: `select id from public.bookings where hotel_id ${ofOwnHotel('id')}`,
    change: { payment_status: 'refunded' },
    row: (world, member) => ({
      hotel_id: hotelOf(world, member).hotel,
      room_category_id: hotelOf(world, member).room,
      guest_name: 'Inserted',
      guest_email: 'inserted@guest.example',
      check_in_date: dayFromToday(40),
      check_out_date: dayFromToday(41),
      base_price: 1,
      total_amount: 1,
      tax_rate: 5,
      tax_amount: 0,
      advance_percent: 30,
      advance_amount: 0,
    }),
    states: anyState,
  },
  exchange_rates: {
    key: 'currency',
    change: { inr_per_unit: 91 },
    row: () => ({ currency: 'EUR', inr_per_unit: 100 }),
    states: anyState,
  },
};

/** Throws unless the server gives this cell exactly its rights. The rows may change. */
export async function proveCell(world: World, cell: MatrixCell): Promise<void> {
  const probe = probes[cell.table];
  if (!probe) throw new Error(`No probe for ${cell.table}`);
  const seen = await observe(world, probe, cell);
  const expected = cell.reach === 'refused' ? refused : await reached(world, probe, cell);
  assert.deepEqual(seen, expected, `${cell.table} ${cell.verb} as ${cell.actor} should reach: ${cell.reach}`);
}

const refused = 'refused';

async function observe(world: World, probe: Probe, cell: MatrixCell): Promise<string[] | typeof refused> {
  const { table, verb, actor } = cell;
  const path = `/rest/v1/${table}`;
  if (verb === 'insert') return observeInserts(world, probe, path, cell);

  const before = await keysOf(world, probe, `select ${probe.key} from public.${table}`);
  const state = () => world.sql<{ row: string }>(`select t::text as row from public.${table} as t order by 1`);
  const untouched = await state();
  const answer = await {
    select: () => world.call(actor, 'GET', `${path}?select=${probe.key}`),
    // No filter: it would need the right to read, and hide rows that can be written without it.
    update: () => world.call(actor, 'PATCH', path, { body: probe.change }),
    delete: () => world.call(actor, 'DELETE', path),
  }[verb]();
  if (isRefused(answer, actor)) {
    assert.deepEqual(await state(), untouched, 'a refused call must change nothing');
    return refused;
  }
  assert.ok(answer.status === 200 || answer.status === 204, `${answer.status} ${answer.text}`);

  if (verb === 'select') return answer.json.map((row: Record<string, string>) => row[probe.key]).sort();
  if (verb === 'update') {
    return keysOf(
      world,
      probe,
      `select ${probe.key} from public.${table} as t where to_jsonb(t) @> $1::jsonb`,
      JSON.stringify(probe.change),
    );
  }
  const left = new Set(await keysOf(world, probe, `select ${probe.key} from public.${table}`));
  return before.filter((key) => !left.has(key));
}

/** Inserts a row in the name of every member. Returns "member state" of those accepted. */
async function observeInserts(world: World, probe: Probe, path: string, { table, actor }: MatrixCell) {
  if (table === 'owner_profiles') await world.sql('delete from public.owner_profiles');
  const count = async () => (await world.sql(`select 1 from public.${table}`)).length;
  const before = await count();
  const accepted: string[] = [];
  let refusals = 0;
  const attempts = members.flatMap((member) => probe.states.map((state) => ({ member, state })));
  for (const { member, state } of attempts) {
    const answer = await world.call(actor, 'POST', path, { body: probe.row(world, member, state) });
    if (isRefused(answer, actor)) refusals++;
    else {
      assert.equal(answer.status, 201, `${answer.status} ${answer.text}`);
      accepted.push(`${member} ${state}`);
    }
  }
  assert.equal(await count(), before + accepted.length, 'a refused row must not be stored');
  return refusals === attempts.length ? refused : accepted;
}

async function reached(world: World, probe: Probe, cell: MatrixCell): Promise<string[]> {
  const { table, verb, actor, reach } = cell;
  if (reach === 'none') return [];
  if (reach === 'all')
    return keysOf(world, probe, `select ${probe.key} from ${verb === 'delete' ? 'kept.public_' : 'public.'}${table}`);
  if (reach === 'public') return keysOf(world, probe, probe.published ?? '');
  if (actor === 'anon') throw new Error('anon owns nothing');
  const states = listingStates;
  if (verb === 'insert') {
    return probe.states
      .filter((state) => (states as readonly string[]).includes(state))
      .map((state) => `${actor} ${state}`);
  }
  // Deleted rows are gone, so ownership is read from the copy.
  const { owned: now = '' } = probe;
  const owned = verb === 'delete' ? now.replaceAll('public.', 'kept.public_') : now;
  return keysOf(world, probe, owned, world.userId(actor), states);
}

async function keysOf(world: World, probe: Probe, text: string, ...values: unknown[]): Promise<string[]> {
  const rows = await world.sql<Record<string, string>>(text, values);
  return rows.map((row) => row[probe.key] ?? '').sort();
}

/** True if the answer is a refusal for a missing right, not another failure. */
export function isRefused(answer: Answer, actor: Actor): boolean {
  return answer.status === (actor === 'anon' ? 401 : 403) && answer.json?.code === '42501';
}
