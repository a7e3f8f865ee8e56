import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { aboutNobody, kept } from '#src/domain/privacy/kept.ts';
import { buckets, expectedRights, readRights, tables } from '../../supabase/rights.ts';
import { columnNames } from '../support/columnNames.ts';
import { wholeTableChanges } from '../support/wholeTables.ts';
import { addRoom, insertBooking, ownDatabase } from './stage.ts';

const { db } = await ownDatabase({ pool: 2 });

async function list(sql: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await db.query({ text: sql, values, rowMode: 'array' });
  return rows.map((row: unknown[]) => row.join(' ')).sort();
}

test('every column of text, JSON, bytes or times of day is said to be about people, or about nobody', async () => {
  const known = columnNames([...kept.map(({ where }) => where), aboutNobody]);
  const columns = await list(
    `select format('%s.%s.%s', n.nspname, c.relname, a.attname) from pg_class as c
     join pg_namespace as n on n.oid = c.relnamespace
     join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
       and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype, 'bytea'::regtype, 'inet'::regtype, 'time'::regtype)`,
  );
  expect(known.filter((name) => /^p(ublic|rivate)/.test(name))).toEqual(columns);
});

describe('Rights', () => {
  test('the secret key writes no table and no sequence, also none that is made tomorrow, and reaches nothing of private', async () => {
    const client = await db.connect();
    try {
      await client.query('begin');
      await client.query(
        'create table public.made_later (id bigint generated always as identity); create table private.made_later (id bigint)',
      );
      const { rows } = await client.query(
        `select c.oid::regclass::text as relation, verb from pg_class as c
         cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as verb
         where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'm', 'p', 'f')
           and (has_table_privilege('service_role', c.oid, verb) or case when verb in ('select', 'insert', 'update', 'references')
             then has_any_column_privilege('service_role', c.oid, verb) end)
         union all
         select oid::regclass::text, 'sequence' from pg_class
         where relnamespace in ('public'::regnamespace, 'private'::regnamespace) 
           and case when relkind = 'S' then has_sequence_privilege('service_role', oid, 'usage, select, update') else false end`,
      );
      const readable = [...Object.keys(tables), 'made_later'].map((table) => `${table} select`);
      expect(rows.map(({ relation, verb }) => `${relation} ${verb}`).sort()).toEqual(readable.sort());
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('a hosted project loses the second API it comes with', async () => {
    const ground = await readFile('supabase/migrations/20261121000000_base.sql', 'utf8');
    const client = await db.connect();
    const isThere = async () =>
      (await client.query(`select 1 from pg_extension where extname = 'pg_graphql'`)).rows.length === 1;
    try {
      await client.query('begin');
      // It cannot be installed here, so another extension takes its name.
      await client.query(
        `create extension hstore; update pg_extension set extname = 'pg_graphql' where extname = 'hstore'`,
      );
      expect(await isThere()).toBe(true);
      await client.query(ground.match(/^drop extension .*;$/gm)?.join('\n') ?? '');
      expect(await isThere()).toBe(false);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('no function changes or deletes all rows of a table without saying which, as hosted projects refuse', async () => {
    const client = await db.connect();
    const changes = async () => {
      const { rows } = await client.query<{ name: string; body: string }>(
        `select p.oid::regprocedure::text as name, coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body
         from pg_proc as p join pg_language as l on l.oid = p.prolang
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and l.lanname in ('sql', 'plpgsql')`,
      );
      expect(rows.length).toBeGreaterThan(300);
      return rows.flatMap(({ name, body }) => wholeTableChanges(body).map((statement) => `${name}: ${statement}`));
    };
    try {
      await client.query('begin');
      expect(await changes()).toEqual([]);
      await client.query(`create function private.planted() returns void language plpgsql set search_path = ''
        as $$ begin update private.settings set advance_percent = 0; end $$`);
      await client.query(
        `create function private.planted_too() returns void begin atomic delete from private.rate_hits; end`,
      );
      expect(await changes()).toEqual([
        'private.planted(): update private . settings',
        'private.planted_too(): delete from private . rate_hits',
      ]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('no function leaves anything in its session, which a pooler hands to the next caller', async () => {
    const client = await db.connect();
    const leaving = async () => {
      const { rows } = await client.query<{ name: string }>(
        `select p.oid::regprocedure::text as name from pg_proc as p
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosrc ~* $1 order by 1`,
        [
          String.raw`pg_(try_)?advisory_lock(_shared)?\s*\(|set_config\s*\([^;]*,\s*false\s*\)|create\s+(local\s+)?temp(orary)?\s|with\s+hold\M` +
            String.raw`|(^|;|\mbegin|\mthen|\melse|\mloop)\s*(listen\s|prepare\s|set\s+(?!local\M))`,
        ],
      );
      return rows.map(({ name }) => name);
    };
    const planted = [
      `perform pg_advisory_lock(1)`,
      `perform pg_try_advisory_lock(1)`,
      `perform set_config('private.job', 'x', false)`,
      `create temporary table t ()`,
      `listen news`,
      `set statement_timeout = 0`,
    ];
    try {
      await client.query('begin');
      expect(await leaving()).toEqual([]);
      for (const [index, statement] of planted.entries()) {
        await client.query(
          `create function private.planted_${index}() returns void language plpgsql as $$ begin ${statement}; end $$`,
        );
      }
      expect(await leaving()).toEqual(planted.map((_, index) => `private.planted_${index}()`));
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('every table of public has a comment', async () => {
    expect(
      await list(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
           and obj_description(oid) is null`,
      ),
    ).toEqual([]);
  });

  test('every table of public is in the list', async () => {
    expect(
      await list(`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i'`),
    ).toEqual(Object.keys(tables).sort());
  });

  test('the roles of the browser hold the listed rights and no others, and row security is everywhere', async () => {
    expect(await readRights(async (sql) => (await db.query(sql)).rows)).toEqual(expectedRights);
  });

  test('files are in the listed buckets, and no policy lets anybody reach them past the functions', async () => {
    expect(await list(`select id, public, array_to_string(allowed_mime_types, ' ') from storage.buckets`)).toEqual(
      buckets.map(({ id, ...about }) => `${id} ${about.public} ${about.types}`),
    );
    expect(await list(`select policyname from pg_policies where schemaname = 'storage'`)).toEqual([]);
  });

  test('nobody calls a function of ours because everybody may', async () => {
    expect(
      await list(
        `select p.proname from pg_proc as p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as a
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee = 0 and a.privilege_type = 'EXECUTE'`,
      ),
    ).toEqual([]);
  });

  test('functions with their owner’s rights live in private, and no function looks for names where its caller says', async () => {
    // The search path must be empty, or the body an expression whose names were resolved at creation (prosqlbody). Aggregates have neither.
    expect(
      await list(
        `select pronamespace::regnamespace, proname from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind <> 'a'
           and ((prosecdef and (pronamespace <> 'private'::regnamespace or prosqlbody is not null))
             or not coalesce(proconfig @> array['search_path=""'], prosqlbody is not null))`,
      ),
    ).toEqual([]);
  });
});

describe('Waiting', () => {
  test('every call that writes waits for a lock a short time only, and its twin does nothing but call', async () => {
    const { rows } = await db.query<{ wait: string | null; calls: number }>(
      `select (select split_part(s, '=', 2) from unnest(p.proconfig) as s where s like 'lock_timeout=%') as wait,
         has_function_privilege('anon', p.oid, 'execute') as is_guests, count(*)::integer as calls
       from pg_proc as p
       where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and p.prorettype = 'jsonb'::regtype
         and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
       group by 1, 2 order by 1`,
    );
    expect(rows).toMatchObject([
      { wait: '1s', is_guests: true },
      { wait: '2s', is_guests: false },
    ]);
    expect(
      await list(
        `select p.proname from pg_proc as p
         where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
           and (p.prosecdef or p.prosrc !~ '^(begin return|select) private[.][a-z_]+[(][$0-9, ]*[)]($|; exception when [a-z_ ]+ then return [^;]+; end$)')`,
      ),
    ).toEqual([]);
  });
});

describe('Every call of the API', () => {
  const runBefore = async (headers: Record<string, string> | null, role = 'anon') => {
    const client = await db.connect();
    try {
      await client.query('begin read only');
      await client.query(`select set_config('role', $1, true), set_config('request.headers', $2, true)`, [
        role,
        headers ? JSON.stringify(headers) : '',
      ]);
      await client.query('select private.before_request()');
      return JSON.parse((await client.query(`select current_setting('response.headers') as h`)).rows[0].h);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  test('is kept out of caches, whoever asks', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'])
      expect(await runBefore({ prefer: 'count=exact' }, role)).toEqual([{ 'Cache-Control': 'no-store' }]);
    expect(await runBefore(null)).toEqual([{ 'Cache-Control': 'no-store' }]);
  });

  test.each(['count=planned', 'count=estimated', 'return=minimal, count=planned', 'COUNT=Planned', 'count = planned'])(
    'with "Prefer: %s" is refused with 400',
    async (prefer) => {
      await expect(runBefore({ prefer })).rejects.toMatchObject({ code: 'PT400' });
    },
  );

  test('passes the function on a hosted project', async () => {
    expect(
      await list(`select unnest(setconfig) from pg_db_role_setting where setrole = 'authenticator'::regrole`),
    ).toEqual(['pgrst.db_pre_request=private.before_request']);
  });
});

describe('Bounds', () => {
  const noPhotoPaths = [
    "''",
    "'a.jpg'",
    "'//evil.example/a.jpg'",
    "'/\\evil.example/a.jpg'",
    "e'/\\t/evil.example/a.jpg'",
    "e'/a\\n.jpg'",
    "e'/a\\u0085.jpg'",
    "'javascript:alert(1)'",
    "'data:image/png;base64,x'",
    "'https://elsewhere.example/a.jpg'",
    "'/photos/../admin'",
    "'/photos/..'",
    "'/photos/.%2E/%2e%2e/rest'",
    "'/photos\\..\\admin'",
  ];
  const noPhotoLists = [
    "'{}'",
    "'1'",
    "'[{}]'",
    `'["/a.jpg"]'`,
    "(select jsonb_agg(jsonb_build_object('url', '/a.jpg')) from generate_series(1, 61))",
    "jsonb_build_array(jsonb_build_object('url', '/' || (select string_agg(md5(n::text), '') from generate_series(1, 4000) as n)))",
    ...noPhotoPaths.map((path) => `jsonb_build_array(jsonb_build_object('url', ${path}, 'alt', ''))`),
  ];
  const cases: { table: string; refused: Record<string, string[]> }[] = [
    {
      table: 'public.hotels',
      refused: {
        property_type: ["'castle'"],
        name: ["''", "repeat('x', 121)"],
        description: ["repeat('x', 5001)"],
        address: ["repeat('x', 301)"],
        city: ["''", "repeat('x', 81)"],
        country: ["''", "repeat('x', 61)"],
        latitude: ["'NaN'", '90.1', '-90.1'],
        longitude: ["'NaN'", '180.1', '-180.1'],
        showcase_id: ["''", "'Lotus'", "repeat('x', 61)"],
        star_rating: ['0', '6', '-1', '32767'],
        main_image_url: [...noPhotoPaths, "'/' || repeat('x', 500)"],
        photos: noPhotoLists,
        amenities: ["array_fill('x'::text, array[61])", "array[repeat('x', 16000)]"],
        policies: ["'[]'", '(select jsonb_object_agg(n, md5(n::text)) from generate_series(1, 2000) as n)'],
        phone: ["repeat('1', 31)"],
        email: ["repeat('x', 255)"],
      },
    },
    {
      table: 'public.room_categories',
      refused: {
        name: ["''", "repeat('x', 121)"],
        description: ["repeat('x', 2001)"],
        bed_type: ["''", "repeat('x', 61)"],
        max_occupancy: ['0', '-1', '51', '2147483647'],
        room_size: ["repeat('x', 41)"],
        total_rooms: ['0', '-1', '1001'],
        base_price: ['0', '-1', '100000001', '9223372036854775807', "'NaN'::numeric"],
        currency: ["'USD'", "''", "'inr'"],
        tax_rate: ["'NaN'", '-0.1', '30.1', '99', "'infinity'::numeric"],
        amenities: ["array_fill('x'::text, array[61])", "array[repeat('x', 16000)]"],
        photos: noPhotoLists,
      },
    },
    {
      table: 'public.bookings',
      refused: {
        booking_reference: ["'1'", "'AAAA-AAAA-AAAA-AAA0'", "'aaaa-aaaa-aaaa-aaaa'"],
        guest_name: ["''", "repeat('x', 121)"],
        guest_email: ["''", "'nobody'", "'a b@c.example'", "'a@b'", "repeat('x', 250) || '@x.yz'"],
        guest_phone: ["repeat('1', 31)", "'12'", "'98200 00000 ext'"],
        check_in_date: ["'-infinity'", "'infinity'", "'2001-01-01'", 'private.today() + 8'],
        check_out_date: [
          "'infinity'",
          "'9999-12-31'",
          'private.today() + 7',
          'private.today() + 6',
          'private.today() + 38',
        ],
        num_adults: ['0', '-1', '1001'],
        num_children: ['-1', '1001'],
        agreed_nights: ['0', '31'],
        terms_date: ["'-infinity'", "'infinity'"],
        num_rooms: ['0', '-1', '1001'],
        base_price: ['0', '-1', '10000000001'],
        total_amount: ['0', '-1', '300000000000001'],
        full_amount: ['-1', '249999', '300000000000001'],
        price_lines: ["'{}'", "jsonb_build_array(repeat('x', 40000))"],
        extras: ["'{}'", "jsonb_build_array(repeat('x', 40000))"],
        plan: ["'[]'", "jsonb_build_object('name', repeat('x', 1000))"],
        code: ["'[]'", "jsonb_build_object('code', repeat('x', 1000))"],
        parts: ["'{}'", "jsonb_build_array(repeat('x', 200000))"],
        taxes: ["'{}'", "jsonb_build_array(repeat('x', 2000))"],
        currency: ["'USD'"],
        tax_rate: ["'NaN'", '-1', '31'],
        tax_amount: ['-1', '250001'],
        advance_percent: ['-1', '101'],
        fee_percent: ["'NaN'", '-1', '31'],
        advance_amount: ['-1', '250001'],
        advance_agreed: ['-1', '300000000000001'],
        total_agreed: ['0', '300000000000001'],
        advance_reason: ["'[]'", "jsonb_build_object('x', repeat('x', 200))"],
        legal_versions: ["'[]'", "jsonb_build_object('terms', repeat('x', 200))"],
        cancellation_policy: ["repeat('x', 2001)", "E'\\u202e'"],
        special_requests: ["repeat('x', 1001)"],
        refund_percent: ['-1', '101'],
        refund_hours: ['-1', '8761'],
        payment_status: ["'free'"],
        booking_status: ["'maybe'"],
        language: ["'xx'"],
        source: ["'fax'"],
        price_reason: ["''", "repeat('x', 201)", "E'\\u202e'"],
        external_reference: ["''", "repeat('x', 101)", "E'\\u202e'"],
        refund_promised: ['-1', '300000000000001'],
        cancel_reason: ["''", "repeat('x', 301)", "E'\\u202e'"],
        no_show_fee: ['99', '150', '300000000000001'],
        no_show_fee_reason: ["''", "repeat('x', 201)", "E'a\\nb'"],
        no_show_kept: ['-1', '300000000000001'],
      },
    },
    {
      table: 'public.reviews',
      refused: {
        reviewer_name: ["''", "repeat('x', 121)"],
        rating: ['0', '6', '-1', "'NaN'::numeric"],
        aspects: ["'[]'", `'{"clean":5,"place":5,"people":5,"value":6}'`],
        title: ["repeat('x', 121)"],
        comment: ["repeat('x', 2001)"],
        reply: ["''", "repeat('x', 2001)"],
        hidden_reason: ["''", "repeat('x', 301)"],
        hidden_kind: ["'rude'"],
        party: ["'band'"],
        photos: ["'{https://elsewhere.example/a.jpg}'", "'{NULL}'", "array_fill('/photos/a.webp'::text, '{6}')"],
      },
    },
    {
      table: 'public.profiles',
      refused: {
        legal_versions: ["'[]'", "jsonb_build_object('terms', repeat('x', 200))"],
        full_name: ["repeat('x', 121)"],
        email: ["repeat('x', 255)"],
        phone: ["repeat('1', 31)"],
        role: ["'root'"],
        language: ["'xx'"],
        own_deeds: [`'sometimes'`],
      },
    },
    {
      table: 'public.owner_profiles',
      refused: {
        full_name: ["''", "repeat('x', 121)"],
        phone: ["repeat('1', 31)"],
      },
    },
    ...['private.compliance', 'private.compliance_submissions'].map((table) => ({
      table,
      refused: {
        sealed: ["decode(repeat('00', 10001), 'hex')"],
        gst_last3: ["''", "'Z5'", "'1z5'", "'F1Z5'"],
        pan_last3: ["''", "'4F'", "'34f'", "'234F'"],
        account_last4: ["''", "'123'", "'12345'", "'123a'"],
      },
    })),
    {
      table: 'public.properties',
      refused: {
        legal_versions: ["'[]'", "jsonb_build_object('terms', repeat('x', 200))"],
        name: ["''", "repeat('x', 121)"],
        property_type: ["'castle'"],
        description: ["repeat('x', 5001)"],
        address: ["repeat('x', 301)"],
        city: ["repeat('x', 81)"],
        state: ["repeat('x', 61)"],
        country: ["''", "repeat('x', 61)"],
        pincode: ["'40351'", "'4035155'", "'abcdef'"],
        latitude: ["'NaN'", '90.1', '-90.1', "'infinity'::numeric"],
        longitude: ["'NaN'", '180.1', '-180.1'],
        phone: ["''", "repeat('1', 31)"],
        email: ["''", "repeat('x', 255)"],
        showcase_id: ["''", "'Lotus'", "repeat('x', 61)"],
        amenities: ["array_fill('x'::text, array[61])", "array[repeat('x', 16000)]"],
        policies: ["'[]'"],
        status: ["'live'"],
        star_rating: ['0', '6'],
        draft: ["'[]'"],
        draft_step: ["''", "'7'"],
        revision: ['-1'],
        submitted_revision: ['-1'],
        rejection_reason: ["repeat('x', 1001)"],
        base_price: ['0', '-1', '100000001'],
        photos: noPhotoLists,
      },
    },
    {
      table: 'public.property_rooms',
      refused: {
        name: ["''", "repeat('x', 121)"],
        description: ["repeat('x', 2001)"],
        max_guests: ['0', '-1', '51'],
        bed_config: ["'Hammock'", "''"],
        base_price: ['0', '-1', '100000001'],
        tax_rate: ["'NaN'", '-0.5', '30.5', '12.3'],
        tax_reason: ["''", "repeat('x', 301)"],
        total_rooms: ['0', '-1', '1001'],
        room_size: ["repeat('x', 41)"],
        amenities: ["array_fill('x'::text, array[61])", "array[repeat('x', 16000)]"],
      },
    },
    {
      table: 'public.property_images',
      refused: {
        image_url: [...noPhotoPaths, "'/' || repeat('x', 500)"],
        alt_text: ["repeat('x', 301)"],
        sort_order: ['-1', '1001'],
      },
    },
    {
      table: 'public.property_documents',
      refused: {
        document_type: ["'passport'"],
        file_url: ["''", "repeat('x', 501)"],
        file_name: ["''", "repeat('x', 201)"],
      },
    },
    {
      table: 'public.exchange_rates',
      refused: {
        currency: ["'usd'", "'INR'", "'DOLLAR'"],
        inr_per_unit: ["'NaN'", '0', '-1', '100000', "'infinity'::numeric"],
        as_of: ["'-infinity'", "'infinity'", "'1999-12-31'"],
      },
    },
    {
      table: 'private.nights',
      refused: { booked: ['-1', '6'], blocked: ['-1', '6'], capacity: ['-1'] },
    },
    {
      table: 'private.room_blocks',
      refused: {
        rooms: ['0', '-1', '1001'],
        reason: ["repeat('x', 201)"],
        end_date: ['first_night', 'first_night + 367', "'infinity'"],
        first_night: ["'-infinity'"],
      },
    },
    {
      table: 'private.compliance_drafts',
      refused: { sealed: ["decode(repeat('00', 10001), 'hex')"] },
    },
    {
      table: 'private.outbox',
      refused: {
        kind: ["'advert'"],
        recipient: ["'a'", "repeat('x', 255)"],
        data: ["'[]'"],
        dedupe_key: ["''", "repeat('x', 201)"],
        status: ["'lost'", "'sending'"],
        attempts: ['-1', '101'],
        last_error: ["repeat('x', 501)"],
      },
    },
    {
      table: 'private.audit_log',
      refused: {
        actor_email: ["repeat('x', 255)"],
        job: ["repeat('x', 61)"],
        actor: ['null', "repeat('x', 101)"],
        action: ["'drop'"],
        entity: ["repeat('x', 61)"],
        entity_id: ["repeat('x', 101)"],
        label: ["repeat('x', 201)"],
        before: ["'[]'"],
        after: ["'1'", "jsonb_build_object('x', repeat('x', 4000001))"],
        position: ['0', '-1', 'null'],
        previous_hash: ["'\\x00'"],
        hash: ["'\\x00'", 'null'],
      },
    },
    {
      table: 'private.limits',
      refused: {
        only_row: ['false'],
        bookings_per_client_an_hour: ['0', '-1', '100001'],
        bookings_a_minute: ['15', '1000001'],
      },
    },
    {
      table: 'private.settings',
      refused: {
        only_row: ['false'],
        advance_percent: ['-1', '101'],
        site_fee_percent: ["'NaN'", '-1', '30.01', '1.005'],
        group_advance_percent: ['-1', '101'],
        group_rooms: ['1', '1001'],
        peak_advance_percent: ['-1', '101'],
        peak_from: ["''", "'1-5'", "'13-01'", "'02-30'", "'04-31'"],
        peak_to: ["''", "'2026-01-05'", "'00-10'", "'12-32'"],
        cancel_unpaid_after_hours: ['0', '-1', '721'],
        client_address_header: ["''", "'x-real-ip'", "'CF-Connecting-IP'"],
        upi_id: [
          "''",
          "'susegad'",
          "'susegad@ok bank'",
          "'@okbank'",
          "'susegad@ok@bank'",
          "repeat('x', 300) || '@okbank'",
        ],
      },
    },
  ];

  beforeAll(async () => {
    const room = await addRoom(db, 5);
    await insertBooking(db, { room, from: 7, nights: 1 });
    await db.query(
      `insert into private.room_blocks (room_category_id, first_night, end_date, rooms)
       values ($1, private.today() + 7, private.today() + 8, 1)`,
      [room.id],
    );
    await db.query(`insert into public.reviews (hotel_id, reviewer_name, rating) values ($1, 'Guest', 5)`, [
      room.hotel_id,
    ]);
    await db.query(`
      insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'owner@guests.example');
      insert into public.owner_profiles (user_id, full_name) select user_id, 'Owner' from public.profiles;
      insert into private.compliance (owner_id, sealed, gst_last3, pan_last3, account_last4, submitted_at, changed_fields)
      select user_id, private.seal(user_id, '{}'), '1Z5', '34F', '6789', now(), '{}' from public.owner_profiles;
      insert into private.compliance_drafts (user_id, sealed) select user_id, private.seal(user_id, '{}') from public.profiles;
      insert into private.outbox (kind, recipient, data, dedupe_key) values ('welcome', 'owner@guests.example', '{}', 'one');
      insert into public.properties (owner_id, name, status, rejection_reason) select user_id, 'House', 'rejected', 'Why' from public.profiles;
      insert into private.compliance_submissions (property_id, owner_id, sealed, gst_last3, pan_last3, account_last4, submitted_at)
      select id, owner_id, private.seal(owner_id, '{}'), '1Z5', '34F', '6789', now() from public.properties;
      insert into public.property_rooms (property_id, name, bed_config, base_price) select id, 'Room', 'King Bed', 100000 from public.properties;
      insert into public.property_images (property_id, image_url) select id, '/photos/a.webp' from public.properties;
      insert into public.property_documents (property_id, document_type, file_url, file_name) select id, 'gst', 'a.pdf', 'a.pdf' from public.properties`);
  });

  test.each(cases)('$table refuses what is out of bounds', async ({ table, refused }) => {
    expect((await db.query(`select 1 from ${table}`)).rowCount).toBeGreaterThan(0);
    const accepted: string[] = [];
    for (const [column, values] of Object.entries(refused)) {
      for (const value of values) {
        const error = await db.query(`update ${table} set ${column} = ${value}`).then(
          () => undefined,
          (reason: pg.DatabaseError) => reason,
        );
        if (!error || !/^(23514|22\w{3}|0A000)$/.test(error.code ?? ''))
          accepted.push(`${column} = ${value}: ${error?.message}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  test('every text and number column of the tables has a bound', async () => {
    const covered = new Set(
      cases.flatMap(({ table, refused }) => Object.keys(refused).map((column) => `${table} ${column}`)),
    );
    const columns = await list(
      `select table_schema || '.' || table_name, column_name from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER'
         and (data_type in ('text', 'integer', 'smallint', 'bigint', 'numeric', 'jsonb', 'ARRAY', 'USER-DEFINED') or
           (data_type = 'date' and table_name = 'bookings'))`,
    );
    expect(columns.filter((column) => !covered.has(column))).toEqual([]);
  });
});
