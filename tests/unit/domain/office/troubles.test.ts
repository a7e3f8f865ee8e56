import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeSince, describeTrouble, TroubleSchema } from '#src/domain/office/troubles.ts';

const told = (kind: string, facts: object) =>
  describeTrouble(v.parse(TroubleSchema, { kind, subject: '', since: null, facts }));

test('what is missing before anything runs by itself is told with the statements that mend it', () => {
  expect(told('schedule_off', { lacks: ['pg_cron', 'pg_net'] })).toMatchObject({
    title: 'No job runs automatically',
    sql: ['select private.schedule_jobs();'],
  });
  expect(told('schedule_off', { lacks: ['jobs'] }).title).toBe('Not all jobs run automatically');
  const unfinished = told('schedule_unfinished', { lacks: ['pg_net', 'project_url', 'secret_key'] });
  expect(unfinished.text).toContain('Run these in the SQL editor');
  expect(unfinished.sql).toEqual([
    'create extension pg_net with schema extensions;',
    "select vault.create_secret('https://<ref>.supabase.co', 'project_url');",
    "select vault.create_secret('<a secret key of the project>', 'secret_key');",
  ]);
  expect(told('schedule_unfinished', { lacks: ['secret_key'] }).text).toContain('Run this in the SQL editor');
});

test.each([
  [
    401,
    'Invalid API key',
    'The function answered 401: Invalid API key. The secret key in the vault does not belong to the project.',
  ],
  [404, null, 'The function answered 404. The function does not exist. Deploy it'],
  [503, 'No email server is set: SMTP_URL is missing.', 'SMTP_URL is missing. See the log of the function.'],
  [null, 'Could not resolve host', 'The function did not answer: Could not resolve host. Check project_url'],
])('an answer of %s, %s is told with what to do', (status, problem, text) =>
  expect(told('call_failed', { title: 'Send waiting emails', status, problem }).text).toContain(text),
);

test('money that is not as it should be is told in numbers, and weighs', () => {
  for (const kind of ['payments_differ', 'refunds_stuck']) {
    const [one, two] = [told(kind, { count: 1 }), told(kind, { count: 2 })];
    expect([one.isHeavy, one.sql], kind).toEqual([true, []]);
    expect(
      [`${one.title} ${one.text}`, `${two.title} ${two.text}`].map((words) => /\b[12]\b/.test(words)),
      kind,
    ).toEqual([true, true]);
  }
});

test('admins read which bookings fill a room type unpaid', () => {
  const [one, two] = [2, 1].map((num_rooms, index) => ({
    ...{ booking_reference: `K7QM-${index}`, num_rooms, check_in_date: '2027-01-15', check_out_date: '2027-01-16' },
  }));
  const facts = { hotel_name: 'Casa', room_name: 'Loft', nights: ['2027-01-15'], bookings: [one, two] };
  const { title, text, place } = told('nights_unpaid', facts);
  expect([title, place]).toEqual(['Unpaid bookings fill Loft at Casa', 'bookings']);
  expect(text).toContain('Fri, 15 Jan 2027 is sold out');
  expect(text).toContain('K7QM-0 (2 rooms), K7QM-1 (1 room)');
});

test('a limit of the whole site is told with the statement that doubles it', () => {
  const [bookings, unknown] = [
    told('limit_met', { limit: 'bookings_a_minute', allowed: 320 }),
    told('limit_met', { limit: 'unknown_clients', allowed: null }),
  ];
  expect([bookings.place, unknown.place]).toEqual(['bookings', 'settings']);
  expect(bookings.text).toContain('The limit is 320. If the requests are real, double it');
  expect(bookings.sql).toEqual(['update private.limits set bookings_a_minute = 640 where only_row;']);
  expect(unknown.sql).toEqual([]);
});

test('since when is told where it was ever otherwise', () => {
  expect(describeSince({ since: '2026-11-21 06:34:00+00' })).toBe('Since 21 Nov 2026, 12:04 PM.');
  expect(describeSince({ since: null })).toBe('');
});

test('a failed build or backup is told with its reason, and leads to its log', () => {
  const facts = { title: 'Add a post', error: 'The build failed', url: 'https://host.example/log' };
  const run = (name: string, outside: object) => {
    const job = { title: 'A run', state: 'failed', error: '', outside };
    return describeTrouble(v.parse(TroubleSchema, { kind: 'job_failed', subject: name, since: null, facts: job }));
  };
  const build = run('host', { ...facts, is_failed: true, good_at: null });
  expect(build).toMatchObject({ title: 'The last build of the site failed', log: facts.url, isHeavy: false });
  expect(build.text).toContain('Change: “Add a post”. The build failed. Guests see the pages of the build before.');
  expect(run('host', { is_failed: true, good_at: null }).text).toMatch(/^Guests see/);
  const backup = run('backup', { is_failed: false, good_at: '2026-11-21 06:34:00+00' });
  expect(backup.title).toBe('No backup for 36 hours');
  expect(backup.text).toContain('The last good backup is of 21 Nov 2026, 12:04 PM.');
  expect(run('backup', { is_failed: true, good_at: null }).text).toContain('There is no good backup yet.');
});

test('a page that is older than the server shows a problem that it does not know', () => {
  expect(told('of_tomorrow', { any: 1 }).title).toBe('Another problem');
});
