import assert from 'node:assert/strict';
import { book } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of four lists, as the server sends them
type Row = any;

type Key = (row: Row) => string | number | null;

const plain = (text: string) =>
  text
    .replace(/['`´ʹʻʼ‘’‛′＇\u200c\u200d]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

interface List {
  name: string;
  id: string;
  own: string;
  keys: Record<string, Key>;
  /** Filters that match everything, but use other query plans. */
  filters: readonly object[];
}

const lists: readonly List[] = [
  {
    name: 'admin_bookings',
    id: 'id',
    own: '-booked',
    keys: {
      booked: ({ created_at }) => Date.parse(created_at),
      arrival: ({ check_in_date }) => check_in_date,
      departure: ({ check_out_date }) => check_out_date,
      total: ({ total_amount }) => total_amount,
      guest: ({ guest_name }) => plain(guest_name),
    },
    filters: [{}, { departure_from: '2000-01-01' }],
  },
  {
    name: 'admin_users',
    id: 'user_id',
    own: '-joined',
    keys: { joined: ({ created_at }) => Date.parse(created_at), name: ({ full_name }) => plain(full_name) },
    filters: [{}, { search: 'example' }],
  },
  {
    name: 'admin_properties',
    id: 'property_id',
    own: '-created',
    keys: {
      created: ({ created_at }) => Date.parse(created_at),
      submitted: ({ submitted_at }) => submitted_at && Date.parse(submitted_at),
      reviewed: ({ decided_at }) => decided_at && Date.parse(decided_at),
      name: ({ name }) => plain(name),
    },
    filters: [{}],
  },
];

/** Sorts by a key and then by id, both reversed for `-`. Rows without a value are last either way. */
function ordered(rows: readonly Row[], { id, keys }: List, order: string): string[] {
  const turn = order.startsWith('-') ? -1 : 1;
  const key = keys[order.replace('-', '')] as Key;
  const compare = (a: Row, b: Row) => {
    const [first, second] = [key(a), key(b)];
    if (first === second) return a[id] < b[id] ? -turn : turn;
    if (first === null || second === null) return first === null ? 1 : -1;
    return first < second ? -turn : turn;
  };
  return [...rows].sort(compare).map((row) => row[id]);
}

const notOrders = [
  null,
  '',
  '-',
  '--total',
  'TOTAL',
  'price ',
  'name\n',
  'id',
  'search_text',
  '__proto__',
  'constructor',
  '1',
  5,
  'guest_name desc; drop table public.bookings; --',
  "name' or '1'='1",
  '-name,(select email from auth.users)',
  'x'.repeat(10_000),
];

test('lists are sorted as asked, page by page', { tags: 'long' }, async (world) => {
  await fill(world);
  const read = async (name: string, args: object): Promise<Row[]> => {
    const { status, json } = await world.rpc('admin', name, args);
    assert.equal(status, 200, JSON.stringify(args).slice(0, 200));
    return json.rows;
  };
  for (const list of lists) {
    const { name, id, own, keys, filters } = list;
    for (const filter of filters) {
      const rows = await read(name, filter);
      assert.ok(rows.length > 3 && rows.length < 50, `${name}: ${rows.length} rows`);
      for (const order of Object.keys(keys).flatMap((by) => [by, `-${by}`])) {
        const got = (await read(name, { ...filter, sort: order })).map((row) => row[id]);
        assert.deepEqual(got, ordered(rows, list, order), `${name} by ${order}`);
      }
      const usual = ordered(rows, list, own);
      for (const sort of notOrders) {
        const got = (await read(name, { ...filter, sort })).map((row) => row[id]);
        assert.deepEqual(got, usual, `${name} takes ${String(sort).slice(0, 40)} for no order`);
      }
    }
  }
  await roomsAreOrdered(read);

  // Sixty users share a name. Each must be on exactly one of the two pages.
  await world.sql(
    `insert into auth.users (id, email, created_at, raw_user_meta_data)
     select gen_random_uuid(), 'many' || n || '@people.example', now(), '{"full_name": "Many"}' from generate_series(1, 60) as n`,
  );
  for (const sort of ['name', '-name']) {
    const pages = [1, 2].map((page) => read('admin_users', { search: 'many', sort, page }));
    const ids = (await Promise.all(pages)).flat().map(({ user_id }) => user_id);
    const upwards = [...ids].sort();
    assert.deepEqual(ids, sort === 'name' ? upwards : upwards.reverse());
    assert.equal(new Set(ids).size, 60);
  }
});

/** Rooms with equal keys are always sorted by hotel and name. */
async function roomsAreOrdered(read: (name: string, args: object) => Promise<Row[]>): Promise<void> {
  const rows = await read('admin_rooms', {});
  const names = (of: readonly Row[]) => of.map(({ hotel_name, name }) => `${hotel_name}: ${name}`);
  const sorted = async (sort: unknown) => names(await read('admin_rooms', { sort }));
  const usual = names(rows);
  assert.deepEqual(usual, [...usual].sort());
  assert.deepEqual(await sorted('-hotel'), usual.toReversed());
  const price = (row: Row): number => row.base_price;
  assert.deepEqual(await sorted('price'), names(rows.toSorted((a, b) => price(a) - price(b))));
  assert.deepEqual(await sorted('-price'), names(rows.toSorted((a, b) => price(b) - price(a))));
  const free = (row: Row): number => row.rooms_free ?? 1e6;
  assert.ok(new Set(rows.map(free)).size > 2);
  assert.deepEqual(await sorted('fullest'), names(rows.toSorted((a, b) => free(a) - free(b))));
  assert.deepEqual(await sorted('-fullest'), names(rows.toSorted((a, b) => free(b) - free(a))));
  for (const sort of notOrders) assert.deepEqual(await sorted(sort), usual);
}

async function fill(world: World): Promise<void> {
  await world.sql(
    `update public.bookings as b set guest_name = v.guest, total_amount = v.total, created_at = v.at::timestamptz
     from (select id, row_number() over (order by id) as n from public.bookings) as o
     join (values
       (1, 'ágata Dias', 90000001, '2026-02-02 10:00Z'), (2, 'Agata Dias', 90000000, '2026-02-02 10:00Z'),
       (3, 'zelia', 90000000, '2026-02-01 10:00Z'), (4, 'Bento', 90000002, '2026-02-03 10:00Z')
     ) as v (n, guest, total, at) on v.n = o.n
     where b.id = o.id`,
  );
  await world.sql(
    `insert into auth.users (id, email, created_at, raw_user_meta_data)
     select gen_random_uuid(), lower(translate(name, ' Á', '.a')) || n || '@people.example', now(), jsonb_build_object('full_name', name)
     from (values (1, 'zelia'), (2, 'Ágata Dias'), (3, 'agata dias'), (4, 'Bento')) as v (n, name)`,
  );
  await world.sql(
    `update public.profiles set created_at = date_trunc('hour', created_at)
       + case when email like '%.dias%' then interval '0' else interval '1 hour' * (hashtext(email) % 5) end`,
  );
  await world.sql(
    `insert into public.properties (owner_id, name, created_at, submitted_at, decided_at)
     select $1, v.name, v.made::timestamptz, v.sent::timestamptz, v.seen::timestamptz
     from (values
       ('Quinta Ágil', '2026-02-02 10:00Z', null, null), ('quinta agil', '2026-02-02 10:00Z', '2026-02-04Z', null),
       ('Zimbra', '2026-02-01 10:00Z', '2026-02-04Z', '2026-02-06Z'), ('azulejo', '2026-02-03 10:00Z', '2026-02-03Z', '2026-02-05Z')
     ) as v (name, made, sent, seen)`,
    [world.userId('owner A')],
  );
  await world.sql("update public.properties set created_at = date_trunc('minute', created_at)");
  const { hotel, room } = world.hotelOf('owner A');
  await world.sql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     select $1, name, 2, 4, 420000 from unnest(array['Attic', 'Zebra Room', 'Loft']) as name`,
    [hotel],
  );
  const [attic] = await world.sql<{ id: string }>("select id from public.room_categories where name = 'Attic'");
  for (const [id, num_rooms] of [
    [room, 1],
    [attic?.id, 3],
  ] as const) {
    await world.sql('update private.settings set advance_percent = 0');
    assert.equal((await book(world, { room_category_id: id, num_rooms, num_adults: num_rooms })).ok, true);
  }
}
