import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, actors } from './actors.ts';
import { expectedFunctions, expectedGrants, readFunctions, readGrants, readWeaknesses } from './catalogue.ts';
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

/** Column, a value nobody has, and whether an admin may set it by an update. Nobody sets it in any other way. */
const protectedColumns = [
  ['profiles', 'role', 'admin', false],
  ['profiles', 'user_id', someone, false],
  ['profiles', 'email', 'taken@over.example', false],
  ['profiles', 'created_at', '2001-01-01', false],
  ['owner_profiles', 'user_id', someone, false],
  ['properties', 'status', 'pending', false],
  ['properties', 'is_public', true, false],
  ['properties', 'is_featured', true, false],
  ['properties', 'rejection_reason', 'Mine', false],
  ['properties', 'revision', 99, false],
  ['properties', 'draft', {}, false],
  ['properties', 'published_at', '2001-01-01', false],
  ['properties', 'owner_id', someone, false],
  ['properties', 'hidden_by_admin', true, false],
  ['properties', 'created_at', '2001-01-01', false],
  ['properties', 'deleted_at', '2001-01-01', false],
  ['property_rooms', 'property_id', someone, false],
  ['property_rooms', 'base_price', 1, false],
  ['property_images', 'property_id', someone, false],
  ['property_documents', 'property_id', someone, false],
  ['hotels', 'is_active', false, true],
  ['hotels', 'property_id', someone, false],
  ['hotels', 'star_rating', 1, true],
  ['room_categories', 'base_price', 1, true],
  ['room_categories', 'total_rooms', 999, true],
  ['room_categories', 'tax_rate', 0, true],
  ['room_categories', 'hotel_id', someone, false],
  ['reviews', 'is_verified', false, false],
  ['reviews', 'rating', 5, false],
  ['reviews', 'created_at', '2001-01-01', false],
  ['bookings', 'booking_status', 'completed', false],
  ['bookings', 'payment_status', 'paid', false],
  ['bookings', 'total_amount', 1, false],
  ['bookings', 'base_price', 1, false],
  ['bookings', 'tax_amount', 0, false],
  ['bookings', 'advance_amount', 0, false],
  ['bookings', 'currency', 'USD', false],
  ['bookings', 'booking_reference', nobodys, false],
  ['bookings', 'created_at', '2001-01-01', false],
  ['bookings', 'guest_email', 'taken@over.example', false],
  ['bookings', 'num_rooms', 7, false],
] as const;

describe.each(protectedColumns)('%s.%s', (table, column, value, adminMay) => {
  const key = table === 'profiles' ? 'user_id' : 'id';
  const path = `/rest/v1/${table}`;
  // Owners of rows are compared too, so that a row stored under another name is found as well.
  const state = () => world.sql(`select ${key} as key, ${column}::text as value from public.${table} order by 1`);

  test.each(actors)('%s has no way to set it', async (actor) => {
    const before = await state();
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
      expect(await state()).toEqual(before);
    }

    const change = await world.call(actor, 'PATCH', `${path}?${key}=not.is.null`, { body: { [column]: value } });
    const after = await state();
    if (actor === 'admin' && adminMay) {
      expect(change.status).toBe(204);
      expect(after).not.toEqual(before);
    } else {
      expect(after).toEqual(before);
    }
  });
});

describe('the catalogue', () => {
  test('grants exactly what is listed', async () => expect(await readGrants(world.sql)).toBe(expectedGrants));
  test('lets the browser run exactly what is listed', async () =>
    expect(await readFunctions(world.sql)).toBe(expectedFunctions));
  test('has row security on every table and a fixed search path in every function', async () =>
    expect(await readWeaknesses(world.sql)).toBe(''));
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
