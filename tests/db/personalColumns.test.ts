import { expect, test } from 'vitest';
import { kept, leftByErasure } from '#src/domain/privacy/kept.ts';
import { columnNames } from '../support/columnNames.ts';
import { addRoom, insertBooking, ownDatabase } from './stage.ts';

const { db } = await ownDatabase({ pool: 1 });

const value = async (sql: string, values: unknown[] = []) =>
  (await db.query({ text: sql, values, rowMode: 'array' })).rows[0]?.[0];

const columns = columnNames(kept.map(({ where }) => where));

test('every personal column of a booking has the value that erasing its guest leaves', async () => {
  // The search text is generated from the others.
  const others = ['public.bookings.search_text', ...columnNames([leftByErasure])];
  const names = await value(
    `select array_agg('public.bookings.' || key order by key) from jsonb_object_keys(private.erased_guest()) as key`,
  );
  expect(names).toEqual(columns.filter((name) => name.startsWith('public.bookings.') && !others.includes(name)));
});

test('the log of an erased person keeps these values of their rows, and no others', async () => {
  const audited: string[] = await value(
    `select array_agg(distinct format('%s.%s.%s', c.relnamespace::regnamespace, c.relname, a.attname))
     from pg_trigger as t join pg_class as c on c.oid = t.tgrelid join pg_attribute as a on a.attrelid = c.oid
     where t.tgname = 'audit' and a.attname <> all ((string_to_array(encode(t.tgargs, 'escape'), '\\000'))[3:])`,
  );
  const left = columnNames([leftByErasure]);
  const fields = columns
    .filter((name) => audited.includes(name) && !left.includes(name))
    .map((name) => name.replace(/^.*\./, ''));
  await db.query('begin');
  const before = Object.fromEntries(fields.map((field) => [field, 'Asha Quillfeather']));
  await db.query(`select private.note_audit('update', 'bookings', 'a row', 'One', $1, '{}')`, [before]);
  await db.query('set constraints all immediate');
  await db.query(`select private.erase_notes(null, '{a row}', null, '{}', now())`);
  const { rows } = await db.query(
    `select key from private.audit_log, jsonb_each_text(before) where entity_id = 'a row' and value <> '(erased)' order by key`,
  );
  await db.query('rollback');
  expect(rows.map(({ key }) => key)).toEqual([
    ...['amenities', 'aspects', 'changed_fields', 'city', 'country', 'legal_versions', 'party', 'state'],
  ]);
});

test('a personal fact of a booking is open to nobody, and masked for all who see the guest masked', async () => {
  const facts = `(select jsonb_object_agg(key, 'Asha Quillfeather') from jsonb_object_keys(private.erased_guest()) as key)`;
  expect(await value(`select private.open_facts(${facts})`)).toEqual({});
  expect(await value(`select private.mask_guest(${facts})::text`)).not.toContain('uillfeather');
});

test('a new column of bookings and their facts is in no list, note or email for people who read no personal data', async () => {
  await db.query('begin');
  try {
    const room = await addRoom(db, 5);
    const id = await insertBooking(db, { room, from: 7, nights: 1 });
    const admin = '00000000-0000-4000-8000-0000000000ad';
    await db.query(
      `insert into auth.users (id, email, email_confirmed_at) values ('${admin}', 'admin@guests.example', now())`,
    );
    await db.query(`update public.profiles set role = 'admin' where user_id = '${admin}'`);
    await db.query(`
      alter table public.bookings add column guest_passport text default 'Z1234567';
      alter view private.booking_facts rename to earlier_facts;
      create view private.booking_facts as
        select f.*, b.guest_passport from private.earlier_facts as f join public.bookings as b on b.id = f.id`);
    await db.query(
      `update public.bookings set guest_email = 'admin@guests.example', num_adults = 2, guest_passport = 'Z7654321' where id = '${id}'`,
    );
    const told = await value(
      `select jsonb_build_array((select jsonb_agg(e) from private.booking_events as e), (select jsonb_agg(o) from private.outbox as o))`,
    );
    await db.query(
      `select set_config('request.jwt.claims', '{"sub": "${admin}", "role": "authenticated", "aal": "aal2"}', true)`,
    );
    const reference = await value(`select booking_reference from public.bookings where id = '${id}'`);
    const answers = [
      await value('select private.my_stays()'),
      await value('select private.admin_bookings()'),
      await value('select private.booking_by_reference($1)', [reference]),
    ];
    expect(await value('select guest_passport from private.booking_facts')).toBe('Z7654321');
    expect([answers[0].total, answers[1].total, answers[2].ok]).toEqual([1, 1, true]);
    for (const text of [told, ...answers].map((answer) => JSON.stringify(answer))) {
      expect(text).toContain('num_adults');
      expect(text).not.toMatch(/Z1234567|Z7654321|guest_passport/);
    }
  } finally {
    await db.query('rollback');
  }
});
