import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMigrations } from '../../supabase/local/migrations.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { functionTexts } from '../../supabase/release/functionTexts.ts';
import { brokenBy, lastRelease, readContract, readHistory } from '../../supabase/release/history.ts';
import { fillGround } from '../bench/cluster/ground.ts';
import { dayIn } from '../bench/cluster/journey.ts';
import { Api, type Caller, open, until } from '../bench/cluster/request.ts';
import { windows } from '../support/heldWindows.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { rounds } from '../support/rounds.ts';
import { someUtr } from '../support/someUtr.ts';
import { expectSound, ownServer } from './stage.ts';

const migrations = await readMigrations(projectPath('supabase/migrations'));
const release = lastRelease(readHistory(), migrations);
const added = migrations.filter(({ version }) => version > release.last);
const folder = await mkdtemp(join(tmpdir(), 'susegad-release-'));
for (const { file, version } of migrations)
  if (version <= release.last) await cp(projectPath(`supabase/migrations/${file}`), join(folder, file));
afterAll(() => rm(folder, { recursive: true }));
const { db, connectionString } = await ownServer({ pool: 4, migrationsDir: folder });

test('while guests book, change and pay, the last release is upgraded with 10,000 bookings, and nobody waits over 2 seconds', async () => {
  const loader = await db.connect();
  await fillGround(loader, { hotels: 300, bookings: rounds(10_000) });
  loader.release();
  const { rows: rooms } = await db.query(
    `select hotel_id, id as room_category_id, total_rooms from public.room_categories order by total_rooms desc, id limit 40`,
  );
  const admin = await open(connectionString);
  const api = await Api.read(admin);
  const faults: string[] = [];
  let slowest = 0;
  let journeys = 0;
  let isOver = false;

  const guest = async (number: number) => {
    const client = await open(connectionString);
    for (let round = 0; !isOver; round += 1) {
      const caller: Caller = { role: 'anon', address: `10.${number}.${round % 250}.1` };
      const ask = async (name: string, args: Record<string, unknown>) => {
        const began = performance.now();
        const answer = await api
          .ask(client, name, args, caller)
          .catch((error: Error) => ({ ok: false, code: error.message }));
        slowest = Math.max(slowest, performance.now() - began);
        // biome-ignore lint/suspicious/noExplicitAny: the database's own tests prove the shape of answers.
        return answer as Record<string, any>;
      };
      const must = async (name: string, args: Record<string, unknown>) => {
        const answer = await ask(name, args);
        if (!answer.ok) faults.push(`${name}: ${answer.code}`);
        return answer;
      };
      const { total_rooms, ...room } = rooms[(number + 8 * round) % rooms.length];
      const from = 400 + ((number * 37 + round * 3) % 100);
      const nights = (first: number) => ({ check_in_date: dayIn(first), check_out_date: dayIn(first + 2) });
      const { quote } = await must('booking_quote', {
        room_category_id: room.room_category_id,
        check_in: dayIn(from),
        check_out: dayIn(from + 2),
        num_rooms: 1,
      });
      const booked = await ask('create_booking_tx', {
        ...{ ...room, ...nights(from), num_adults: 2, num_rooms: 1, total_amount: quote?.total_amount },
        ...{ guest_name: 'Asha Kamat', guest_email: `asha${number}.${round}@guests.example` },
        ...{ idempotency_key: randomUUID(), legal_versions: termsAndPrivacy },
      });
      if (['sold_out', 'held_unpaid'].includes(booked.code)) continue;
      if (!booked.ok) faults.push(`create_booking_tx: ${booked.code}`);
      const { stay_token: token } = booked;
      const wish = { token, ...nights(from + 1), num_rooms: 1, num_adults: 2, num_children: 0 };
      const changed = await must('guest_change_quote', wish);
      const moved = await ask('change_by_guest', { ...wish, seen: {}, total_amount: changed.total_amount });
      if (!moved.ok && !['sold_out', 'held_unpaid'].includes(moved.code)) faults.push(`change_by_guest: ${moved.code}`);
      await must('report_payment', { token, utr: someUtr() });
      await must('open_stay', { token });
      journeys += 1;
    }
    await client.end();
  };
  const guests = Promise.all([1, 2, 3, 4].map(guest));
  await until(() => journeys >= 8 || faults.length > 0);
  // Each file in a transaction of its own, as `supabase db push` does it.
  for (const { file, text } of added) {
    await admin.query(`begin; ${text}; commit`).catch((error: Error) => faults.push(`${file}: ${error.message}`));
  }
  const atUpgrade = journeys;
  await until(() => journeys >= atUpgrade + 8 || faults.length > 0);
  isOver = true;
  await guests;
  await admin.end();
  expect(faults).toEqual([]);
  expect(slowest).toBeLessThan(2_000);
  await expectSound(db);
});

test('pages of the last release find their calls, columns and rights', async () => {
  const contract = await readContract(async (text) => (await db.query(text)).rows);
  expect(brokenBy(contract, release.contract)).toEqual([]);
});

test('npm run function shows each function as the database has it', async () => {
  const { rows } = await db.query(
    `select n.nspname || '.' || p.proname as name, p.prosrc as body from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
     where n.nspname = 'private' and p.prokind = 'f' and p.prosqlbody is null and p.proname <> all ($1)`,
    [['today', 'hour_now', ...Object.keys(windows)]],
  );
  const texts = Map.groupBy(functionTexts(migrations), ({ name }) => name);
  const differing = rows.filter(({ name, body }) => !texts.get(name)?.some(({ text }) => text.includes(body)));
  expect(differing.map(({ name }) => name)).toEqual([]);
});
