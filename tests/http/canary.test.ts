import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables as rights } from '../../supabase/rights.ts';
import { type Actor, actors, members, owners } from './actors.ts';
import { CanarySeen } from './canaries.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const tables = Object.keys(rights);
/** Owner B mirrors owner A, so asking as one of them is enough. */
const askers = actors.filter((actor) => actor !== 'owner B');

const readings: readonly (readonly [query: string, headers?: Record<string, string>])[] = [
  ['?select=*'],
  ['?select=*&limit=1000000&offset=0'],
  ['?select=*', { range: '0-9999', 'range-unit': 'items' }],
  ['?select=*', { prefer: 'count=exact' }],
  ['?select=*', { prefer: 'count=planned' }],
  ['?select=*', { prefer: 'count=estimated' }],
  ['?select=*', { accept: 'text/csv' }],
  ['?select=*', { accept: 'application/vnd.pgrst.object+json' }],
  ['?select=*', { accept: 'application/vnd.pgrst.plan' }],
  ['?select=*', { accept: 'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose' }],
  ['?select=*', { accept: 'application/geo+json' }],
  ['?select=*', { accept: 'application/xml' }],
  ['?select=*', { 'accept-profile': 'private' }],
  ['?select=*', { 'accept-profile': 'auth' }],
  ['?select=*', { 'accept-profile': 'kept, public' }],
  ['?select=count()'],
  ['?select=id.max()'],
  ['?select=tableoid,ctid,xmin'],
  ['?or=(id.not.is.null,id.is.null)'],
  ['?order=id.desc.nullslast'],
  ['?not.and=(id.is.null)'],
  ['?select=id::text'],
  ['?columns=id'],
  ['?select=x:id'],
  ["?select=id&id=eq.1' or '1'='1"],
  ['?id=in.(select id from bookings)'],
  ['?select=*)--'],
  ['?select=(select guest_email from bookings limit 1)'],
];
const embeddings = [
  'hotels?select=*,properties(*)',
  'hotels?select=*,properties!inner(*,property_documents(*),property_rooms(*))',
  'hotels?select=name,bookings(*)',
  'hotels?select=name,bookings!inner(guest_email)',
  'hotels?select=name,bookings(count)',
  'hotels?select=*,...properties(*)',
  'hotels?select=name&bookings.guest_name=like.*CANARY*',
  'hotels?select=*,room_categories(*,bookings(*))',
  'room_categories?select=*,bookings(*)',
  'room_categories?select=*,hotels(*,properties(*))',
  'reviews?select=*,hotels(*,bookings(*),properties(*))',
  'reviews?select=*,hotels!inner(*)&hotels.is_active=eq.false',
  'properties?select=*,profiles(*)',
  'properties?select=*,profiles(*,owner_profiles(*))',
  'properties?select=*,property_rooms(*),property_images(*),property_documents(*)',
  'profiles?select=*,properties(*)',
  'profiles?select=*,users(*)',
  'owner_profiles?select=*,compliance(*)',
  'properties?select=*,compliance_submissions(*)',
  'owner_profiles?select=*,users(*)',
  'bookings?select=*,hotels(*),room_categories(*)',
];
const elsewhere: readonly (readonly [method: string, path: string, headers?: Record<string, string>])[] = [
  ['GET', '/rest/v1/'],
  ['GET', '/rest/v1'],
  ['GET', '/rest/v1/', { accept: 'application/openapi+json' }],
  ['OPTIONS', '/rest/v1/bookings'],
  ['OPTIONS', '/rest/v1/rpc/create_booking_tx'],
  ...['settings', 'limits', 'compliance', 'outbox'].flatMap((table) => [
    ['GET', `/rest/v1/${table}`] as const,
    ['GET', `/rest/v1/${table}`, { 'accept-profile': 'private' }] as const,
    ['GET', `/rest/v1/private.${table}`] as const,
  ]),
  ['GET', '/rest/v1/users', { 'accept-profile': 'auth' }],
  ['GET', '/rest/v1/auth.users'],
  ['GET', '/rest/v1/pg_stat_activity', { 'accept-profile': 'pg_catalog' }],
  ['GET', '/rest/v1/tables', { 'accept-profile': 'information_schema' }],
  ['GET', '/auth/v1/admin/users'],
  ['GET', '/auth/v1/user'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/auth/v1/health'],
  ['GET', '/storage/v1/bucket'],
  ['GET', '/graphql/v1'],
  ['GET', '/_lite'],
  ['GET', '/_admin'],
  ['GET', '/api/sql'],
];

/** Other actors run in `npm run test:all` only, since the matrix of rights also covers them. */
const whenAsked = (actor: Actor) => (actor === 'anon' ? {} : { tags: 'long' });

describe.each(askers)('%s', (actor) => {
  test.each(tables)('%s shows no private text however it is asked', whenAsked(actor), async (table) => {
    for (const [query, headers] of readings) {
      const own = table === 'profiles' ? query.replaceAll('id', 'user_id') : query;
      await world.call(actor, 'GET', encodeURI(`/rest/v1/${table}${own}`), { headers: headers ?? {} });
    }
    await world.call(actor, 'HEAD', `/rest/v1/${table}?select=*`, { headers: { prefer: 'count=exact' } });
    for (const representation of [
      'return=representation',
      'return=headers-only',
      'return=representation,tx=rollback',
    ]) {
      const headers = { prefer: `${representation},count=exact` };
      for (const body of [
        {},
        [{}, {}],
        { id: null },
        { name: null, rating: 99, property_id: world.propertyId('owner A', 'draft') },
      ]) {
        await world.call(actor, 'POST', `/rest/v1/${table}?select=*`, { body, headers });
      }
    }
  });

  test('embedded rows show no private text', whenAsked(actor), async () => {
    for (const embedding of embeddings) {
      await world.call(actor, 'GET', `/rest/v1/${embedding}`, { headers: { prefer: 'count=exact' } });
    }
  });

  test('no other address shows private text, nor the private schema', whenAsked(actor), async () => {
    for (const [method, path, headers] of elsewhere) {
      const answer = await world.call(actor, method, path, { headers: headers ?? {} });
      if (headers?.['accept-profile']) expect(answer.status).toBe(406);
      else if (path.startsWith('/storage')) expect(answer.json).toEqual([]);
      else if (!path.startsWith('/auth') && method === 'GET') expect([401, 403, 404], path).toContain(answer.status);
    }
  });

  test('the calls of owners show nobody another one’s listing', whenAsked(actor), async () => {
    for (const member of members) {
      for (const state of ['draft', 'rejected', 'submitted'] as const) {
        const property_id = world.propertyId(member, state);
        await world.rpc(actor, 'listing_form', { property_id });
        const form = { basics: { name: 'Mine' } };
        // Uses an outdated revision: only the owner may get the stored form.
        await world.rpc(actor, 'save_listing_draft', { property_id, base_revision: 9, form, step: 'basics' });
        const body = { property_id, base_revision: 9, accepted_terms: true };
        await world.call(actor, 'POST', '/functions/v1/submit-listing', { body });
        if (member === actor || actor === 'admin') continue;
        await world.rpc(actor, 'withdraw_listing', { property_id });
        await world.rpc(actor, 'set_listing_visibility', { property_id, is_public: false });
        await world.rpc(actor, 'decide_listing', { property_id, decision: 'reject', reason: 'No.' });
      }
    }
    for (const name of ['listing_form', 'my_listings', 'claim_mails']) await world.rpc(actor, name, {});
    // Admins get masked records here. Only admin_compliance returns full ones.
    for (const owner of owners)
      await world.rpc(actor, 'admin_property', { property_id: world.propertyId(owner, 'approved') });
    await world.rpc(actor, 'admin_audit', {});
    await world.rpc(actor, 'save_compliance', { form: {} });
  });
});

describe.each(actors)('%s guesses', (actor) => {
  test('a filter on a hidden column tells nothing', { tags: 'long' }, async () => {
    const hidden = await hiddenValues();
    for (const { table, column, value, entitled } of hidden) {
      if (entitled.includes(actor)) continue;
      const exact = encodeURIComponent(value);
      const end = encodeURIComponent(`*${value.slice(3)}`);
      for (const filter of [`eq.${exact}`, `like.${end}`, `ilike.${end}`, `gte.${exact}`, `in.(${exact})`]) {
        for (const method of filter.startsWith('eq') ? ['GET', 'HEAD'] : ['GET']) {
          const path = `/rest/v1/${table}?select=${table === 'profiles' ? 'user_id' : 'id'}&${column}=${filter}`;
          const answer = await world.call(actor, method, path, { headers: { prefer: 'count=exact' } });
          if (answer.status >= 400 || filter.startsWith('gte')) continue;
          expect(answer.headers['content-range'], path).toMatch(/^\*\/0$/);
        }
      }
    }
  });

  test('a wrong write tells nothing about rows out of reach', async () => {
    const id = world.propertyId('owner A', 'draft');
    const attempts = [
      ['PATCH', `properties?id=eq.${id}`, { base_price: -1 }],
      ['PATCH', `properties?id=eq.${id}`, { name: null }],
      ['PATCH', `property_rooms?property_id=eq.${id}`, { max_guests: 1000 }],
      ['POST', 'property_rooms', { property_id: id, name: '', bed_config: 'Floor', base_price: -1 }],
      ['POST', 'owner_profiles', { user_id: world.userId('owner A'), phone: 'nonsense' }],
      ['POST', 'properties', { id, owner_id: world.userId('owner A'), name: 'Taken over' }],
    ] as const;
    for (const [method, path, body] of attempts) {
      const answer = await world.call(actor, method, `/rest/v1/${path}`, {
        body,
        headers: { prefer: 'return=representation' },
      });
      if (answer.status < 400) expect(answer.json).toEqual([]);
    }
  });
});

test.each(['anon', 'admin'] as const)('%s cannot call private functions', async (actor) => {
  for (const name of ['is_admin', 'random_letters', 'unseal']) {
    for (const headers of [undefined, { 'content-profile': 'private' }, { 'content-profile': 'extensions' }]) {
      expect([404, 406]).toContain((await world.rpc(actor, name, {}, headers && { headers })).status);
    }
  }
});

async function hiddenValues() {
  const values: { table: string; column: string; value: string; entitled: readonly Actor[] }[] = [];
  const add = async (table: string, columns: readonly string[], where: string, entitled: readonly Actor[]) => {
    const row = await world.row(
      `select ${columns.map((column) => `${column}::text`).join(', ')} from public.${table} where ${where}`,
    );
    for (const column of columns) values.push({ table, column, value: row?.[column] ?? '', entitled });
  };
  for (const owner of owners) {
    const entitled = [owner, 'admin'] as const;
    const user = `'${world.userId(owner)}'`;
    await add(
      'bookings',
      ['guest_name', 'guest_email', 'guest_phone', 'special_requests', 'booking_reference'],
      `booking_reference = '${world.referenceOf(owner, 'coming')}'`,
      entitled,
    );
    await add('owner_profiles', ['full_name', 'phone'], `user_id = ${user}`, entitled);
    await add('profiles', ['full_name', 'email', 'phone'], `user_id = ${user}`, entitled);
    await add(
      'properties',
      ['name', 'address', 'description'],
      `id = '${world.propertyId(owner, 'submitted')}'`,
      entitled,
    );
    await add(
      'property_documents',
      ['file_url', 'file_name'],
      `property_id = '${world.propertyId(owner, 'draft')}'`,
      entitled,
    );
    await add('hotels', ['name', 'email'], `id = '${world.hotelOf(owner).inactiveHotel}'`, ['admin']);
    await add('room_categories', ['name'], `id = '${world.hotelOf(owner).inactiveRoom}'`, [owner, 'admin']);
  }
  return values;
}

describe('the scan itself', () => {
  test('every canary is in the database', async () => {
    const tablesOfAll = await world.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private', 'auth')`,
    );
    let everything = '';
    for (const { name } of tablesOfAll) {
      for (const { row } of await world.sql<{ row: string }>(`select t::text as row from ${name} as t`))
        everything += `${row}\n`;
    }
    // Tax and bank data are encrypted, so their text must not be in the tables.
    const sealed = world.canaries.filter(({ text }) => /^CANARY_BANK|^\d+$|^30CNRY|^CANR[A-Z]\d/.test(text));
    expect(sealed).toHaveLength(6 * members.length);
    expect(sealed.filter(({ text }) => everything.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
    for (const { opened } of await world.sql<{ opened: string }>(
      `select private.unseal(owner_id, sealed)::text as opened from private.compliance`,
    ))
      everything += opened;
    const found = everything.toLowerCase().replaceAll('-', '');
    expect(world.canaries.length).toBeGreaterThan(150);
    const missing = world.canaries.filter(({ text }) => !found.includes(text.toLowerCase().replaceAll('-', '')));
    expect(missing).toEqual([]);
  });

  test('admins do see what they may, so the scan is not blind', async () => {
    let seen = '';
    for (const table of tables) seen += (await world.call('admin', 'GET', `/rest/v1/${table}`)).text.toLowerCase();
    for (const name of ['admin_export_bookings', 'admin_users', 'admin_properties'])
      seen += (await world.rpc('admin', name, {})).text.toLowerCase();
    const visible = world.canaries.filter(
      ({ text, entitled }) => entitled.includes('admin') && seen.includes(text.toLowerCase()),
    );
    expect(visible.length).toBeGreaterThan(130);
  });

  test.each([
    ['POST', 'rpc/admin_bookings'],
    ['POST', 'rpc/admin_users'],
    ['POST', 'rpc/admin_properties'],
    ['GET', 'properties'],
    ['GET', 'hotels'],
  ])("a stranger with an admin's session is noticed on %s %s", async (method, path) => {
    const token = await world.backend.signIn('canary_mail_admin@people.example', 'correct horse battery');
    const body = method === 'POST' ? {} : undefined;
    for (const accept of ['application/json', 'text/csv']) {
      const headers = { authorization: `Bearer ${token}`, accept };
      await expect(world.call('owner B', method, `/rest/v1/${path}`, { headers, body })).rejects.toThrow(CanarySeen);
    }
  });

  test('no test of this folder talks to the server in another way', async () => {
    const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.test.ts'));
    // These tests start their own server, without canaries.
    const others = ['accounts', 'config', 'demoData', 'deno', 'oddStorage', 'server', 'twoFactor'].map(
      (name) => `${name}.test.ts`,
    );
    for (const file of files.filter((name) => !others.includes(name))) {
      const code = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
      expect(code, file).toMatch(/createWorld|worldTest|testOnline/);
      expect(code, file).not.toMatch(/\bfetch\(|\.(anon|service)\(\)/);
    }
  });
});

describe('a booking by its reference', () => {
  const lookUp = (actor: Actor, booking_reference: unknown) =>
    world.rpc(actor, 'booking_by_reference', { booking_reference });

  test.each(actors)('%s with the reference sees masked data only', async (actor) => {
    for (const owner of owners) {
      const reference = world.referenceOf(owner, 'coming');
      const spellings = [
        reference,
        reference.toLowerCase(),
        reference.replaceAll('-', ''),
        ` ${reference.replaceAll('-', ' ')} `,
      ];
      for (const spelling of spellings) {
        const { json, text } = await lookUp(actor, spelling);
        expect(json.ok).toBe(true);
        expect(json.booking).toMatchObject({
          guest_name: 'Asha C.',
          guest_email: 'c•••@guest.example',
          guest_phone: '•••• 4321',
        });
        expect(text.toLowerCase()).not.toContain('canary_g');
        expect(text).not.toContain('+91 77');
        expect(json.booking.special_requests).toBe('');
      }
    }
  });

  test('a name of one word is masked as well', async () => {
    const reference = world.referenceOf('owner A', 'coming');
    const guest_name = await world.value('select guest_name from public.bookings where booking_reference = $1', [
      reference,
    ]);
    await world.sql('update public.bookings set guest_name = $1 where booking_reference = $2', [
      'Mononymous',
      reference,
    ]);
    const { text } = await lookUp('anon', reference);
    expect(text).not.toContain('Mononymous');
    await world.sql('update public.bookings set guest_name = $1 where booking_reference = $2', [guest_name, reference]);
  });

  test('a wrong reference is answered like one that never was', async () => {
    const reference = world.referenceOf('owner A', 'coming');
    const near = reference.slice(0, -1) + (reference.endsWith('A') ? 'B' : 'A');
    const wrong = [
      'AAAA-AAAA-AAAA-AAAA',
      near,
      reference.slice(0, -1),
      `${reference}A`,
      '',
      '%',
      '____-____-____-____',
      '1',
      'x'.repeat(10_000),
      null,
    ];
    const answers = [];
    for (const one of wrong) {
      const { status, json, headers } = await lookUp('anon', one);
      answers.push({ status, json, headers: Object.keys(headers).sort() });
    }
    expect(answers[0]).toMatchObject({ status: 200, json: { ok: false, code: 'not_found' } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('references cannot be guessed: 80 even bits, no two alike', async () => {
    const count = 10_000;
    const rows = await world.sql<{ reference: string }>(
      'select private.random_letters(16) as reference from generate_series(1, $1)',
      [count],
    );
    const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
    const ones = new Array<number>(80).fill(0);
    for (const { reference } of rows) {
      expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
      for (const [place, letter] of [...reference.replaceAll('-', '')].entries()) {
        const bits = alphabet.indexOf(letter);
        for (let bit = 0; bit < 5; bit++) ones[place * 5 + bit] = (ones[place * 5 + bit] ?? 0) + ((bits >> bit) & 1);
      }
    }
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(count);
    // Six standard deviations: a fair bit exceeds them once in 500 million bits.
    const spread = 6 * Math.sqrt(count / 4);
    for (const one of ones) expect(Math.abs(one - count / 2)).toBeLessThan(spread);
  });
});

test('members see their own private text', async () => {
  for (const member of members) {
    const { text } = await world.call(member, 'GET', '/rest/v1/owner_profiles');
    expect(text).toContain(`CANARY_OWNER_NAME_${member.replace(' ', '').toUpperCase()}`);
  }
});
