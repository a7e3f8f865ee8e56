import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tables } from '../../supabase/rights.ts';
import { type Actor, actors } from './actors.ts';
import { keepRows } from './snapshot.ts';
import { createWorld, dayFromToday, type World } from './world.ts';

let world: World;
let restoreRows: () => Promise<void>;
beforeAll(async () => {
  world = await createWorld();
  restoreRows = await keepRows(world.sql);
});
beforeEach(() => restoreRows());
afterAll(() => world.close());

const someone = '00000000-0000-4000-8000-000000000099';
const nobodys = 'AAAA-BBBB-CCCC-DDDD';

/** Column and a value nobody has. At most an admin sets it, by an update; nobody sets it in any other way. */
const protectedColumns = [
  ['profiles', 'role', 'admin'],
  ['profiles', 'user_id', someone],
  ['profiles', 'email', 'taken@over.example'],
  ['profiles', 'has_listings', true],
  ['profiles', 'needs_password', true],
  ['profiles', 'created_at', '2001-01-01'],
  ['owner_profiles', 'user_id', someone],
  ['properties', 'status', 'pending'],
  ['properties', 'is_public', true],
  ['properties', 'is_featured', true],
  ['properties', 'rejection_reason', 'Mine'],
  ['properties', 'revision', 99],
  ['properties', 'draft', {}],
  ['properties', 'published_at', '2001-01-01'],
  ['properties', 'owner_id', someone],
  ['properties', 'hidden_by_admin', true],
  ['properties', 'created_at', '2001-01-01'],
  ['properties', 'deleted_at', '2001-01-01'],
  ['property_rooms', 'property_id', someone],
  ['property_rooms', 'base_price', 1],
  ['property_images', 'property_id', someone],
  ['property_documents', 'property_id', someone],
  ['hotels', 'is_active', false],
  ['hotels', 'property_id', someone],
  ['hotels', 'star_rating', 1],
  ['room_categories', 'base_price', 1],
  ['room_categories', 'total_rooms', 999],
  ['room_categories', 'tax_rate', 0],
  ['room_categories', 'hotel_id', someone],
  ['reviews', 'is_verified', false],
  ['reviews', 'rating', 5],
  ['reviews', 'created_at', '2001-01-01'],
  ['bookings', 'booking_status', 'completed'],
  ['bookings', 'payment_status', 'paid'],
  ['bookings', 'total_amount', 1],
  ['bookings', 'base_price', 1],
  ['bookings', 'tax_amount', 0],
  ['bookings', 'advance_amount', 0],
  ['bookings', 'currency', 'USD'],
  ['bookings', 'booking_reference', nobodys],
  ['bookings', 'created_at', '2001-01-01'],
  ['bookings', 'guest_email', 'taken@over.example'],
  ['bookings', 'num_rooms', 7],
] as const;

const keyOf = (table: string) => (table === 'profiles' ? 'user_id' : 'id');
// Owners of rows are compared too, so that a row stored under another name is found as well.
const state = (table: string, column: string) =>
  world.sql(`select ${keyOf(table)} as key, ${column}::text as value from public.${table} order by 1`);

describe.each(protectedColumns)('%s.%s', (table, column, value) => {
  test.each(actors)('%s does not change it', async (actor) => {
    const adminMay = tables[table]?.update?.columns.split(/\s+/).includes(column);
    const before = await state(table, column);
    const path = `/rest/v1/${table}?${keyOf(table)}=not.is.null`;
    const change = await world.call(actor, 'PATCH', path, { body: { [column]: value } });
    const after = await state(table, column);
    if (actor === 'admin' && adminMay) {
      expect(change.status).toBe(204);
      expect(after).not.toEqual(before);
    } else {
      expect(after).toEqual(before);
    }
  });
});

// A row is put by the right to insert, which no column of a table has but those of owner_profiles: one column stands for all.
const oneColumnEach = protectedColumns.filter(
  ([table], at) => protectedColumns.findIndex(([other]) => other === table) === at,
);

describe.each(oneColumnEach)('a row of %s with its %s', (table, column, value) => {
  const key = keyOf(table);
  const path = `/rest/v1/${table}`;

  test.each(actors)('is put by %s in no way', async (actor) => {
    const before = await state(table, column);
    const rows = await world.sql<Record<string, unknown>>(`select * from public.${table} order by ${key} limit 1`);
    const { nights: _, ...row } = rows[0] ?? {};
    const attempts = [
      () => world.call(actor, 'POST', path, { body: { [column]: value } }),
      () => world.call(actor, 'POST', path, { body: { ...row, [key]: randomUUID(), [column]: value } }),
      () => upsert({ ...row, [column]: value }),
      () => upsert({ [key]: row[key], [column]: value }),
      () => upsert([{ ...row, [column]: value }]),
      () => world.call(actor, 'PUT', `${path}?${key}=eq.${row[key]}`, { body: { ...row, [column]: value } }),
    ];
    function upsert(body: unknown) {
      const headers = { prefer: 'resolution=merge-duplicates,return=minimal' };
      return world.call(actor, 'POST', `${path}?on_conflict=${key}`, { body, headers });
    }
    for (const attempt of attempts) {
      const { status } = await attempt();
      expect(status, 'an insert or upsert is refused').toBeGreaterThanOrEqual(400);
      expect(await state(table, column)).toEqual(before);
    }
  });
});

describe('roles', () => {
  const roleOf = async (userId: string) => {
    const [row] = await world.sql<{ role: string }>('select role from public.profiles where user_id = $1', [userId]);
    return row?.role;
  };
  const setRole = (actor: Actor, filter: string, role: string) =>
    world.call(actor, 'PATCH', `/rest/v1/profiles?${filter}`, { body: { role } });

  test.each([
    ['metadata', { data: { role: 'admin', user_role: 'admin', is_admin: true } }],
    ['nested metadata', { data: { app_metadata: { role: 'admin' }, profile: { role: 'admin' } } }],
    ['odd metadata', { data: { full_name: { role: 'admin' }, phone: ['1'.repeat(500)], role: ['admin'] } }],
    ['long metadata', { data: { full_name: 'é'.repeat(5000), phone: '9'.repeat(5000) } }],
    ['top level', { role: 'service_role', app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } }],
    ['audience', { aud: 'service_role', data: { role: 'admin' } }],
  ])('a sign-up with a role in %s makes a user', async (_, extra) => {
    const email = `${randomUUID()}@people.example`;
    const body = { email, password: 'long enough', ...extra };
    const answer = await world.call('anon', 'POST', '/auth/v1/signup', { body });
    expect(answer.status, answer.text).toBe(200);
    expect(await roleOf(answer.json.id)).toBe('user');
    await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [answer.json.id]);
    const token = await world.backend.signIn(email, 'long enough');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.role).toBe('authenticated');
    const headers = { authorization: `Bearer ${token}` };
    const seen = await world.call('anon', 'GET', '/rest/v1/profiles', { headers });
    expect(seen.json).toHaveLength(1);
  });

  test.each([
    { data: { role: 'admin' } },
    { app_metadata: { role: 'admin' } },
    { role: 'service_role' },
    { user_metadata: { role: 'admin' }, is_super_admin: true },
  ])('an update of the account with %j leaves its rights', async (body) => {
    await world.call('user', 'PUT', '/auth/v1/user', { body });
    expect(await roleOf(world.userId('user'))).toBe('user');
    expect((await world.call('user', 'GET', '/rest/v1/profiles')).json).toHaveLength(1);
    expect((await setRole('user', 'user_id=not.is.null', 'admin')).status).toBe(403);
  });

  test.each(['user', 'owner A', 'owner B'] as const)('%s cannot give a role, to anyone', async (actor) => {
    for (const role of ['admin', 'owner', 'user']) {
      for (const filter of ['user_id=not.is.null', `user_id=eq.${world.userId(actor)}`, 'role=eq.admin']) {
        await setRole(actor, filter, role);
      }
    }
    expect(await roleOf(world.userId(actor))).toBe(actor === 'user' ? 'user' : 'owner');
    expect(await roleOf(world.userId('admin'))).toBe('admin');
  });

  test('the last admin cannot be demoted, not even together with another', async () => {
    const [admin, other] = [world.userId('admin'), world.userId('owner B')];
    expect((await setRole('admin', 'role=eq.admin', 'owner')).status).toBe(403);
    const give = (user_id: string, before: string, role: string) =>
      world.rpc('admin', 'admin_set_role', { user_id, before, role });
    expect((await give(admin, 'admin', 'user')).json.code).toBe('last_admin');

    expect((await give(other, 'owner', 'admin')).json.ok).toBe(true);
    await expect(world.sql(`update public.profiles set role = 'user' where role = 'admin'`)).rejects.toThrow(
      'last admin',
    );
    expect(await roleOf(admin)).toBe('admin');

    expect((await give(admin, 'admin', 'user')).json.ok).toBe(true);
    // The old token is still valid; the right is gone at once.
    expect((await give(admin, 'user', 'admin')).status).toBe(403);
    expect(await roleOf(admin)).toBe('user');
    const [count] = await world.sql<{ count: number }>(
      `select count(*)::integer as count from public.profiles where role = 'admin'`,
    );
    expect(count?.count).toBe(1);
  });

  test('made-up tokens are refused', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { role: 'service_role', sub: world.userId('admin'), exp: Math.floor(Date.now() / 1000) + 3600 };
    const signed = (key: string) => {
      const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    const tokens = [
      `${part({ alg: 'none' })}.${part(claims)}.`,
      `${part({ alg: 'none' })}.${part(claims)}.AAAA`,
      ...['', 'secret', world.backend.publishableKey, 'super-secret-jwt-token-with-at-least-32-characters-long'].map(
        signed,
      ),
    ];
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await world.call('anon', 'GET', '/rest/v1/profiles', { headers })).status).toBe(401);
    }
  });
});

test.each([
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
])('create_booking_tx has no argument %s', async (argument) => {
  const before = await world.sql('select id from public.bookings order by 1');
  const { hotel, room } = world.hotelOf('owner A');
  const answer = await world.rpc('anon', 'create_booking_tx', {
    hotel_id: hotel,
    room_category_id: room,
    check_in_date: dayFromToday(10),
    check_out_date: dayFromToday(12),
    guest_name: 'Asha Kamat',
    guest_email: 'asha@guest.example',
    [argument]: 1,
  });
  expect(answer.status).toBe(404);
  expect(await world.sql('select id from public.bookings order by 1')).toEqual(before);
});
