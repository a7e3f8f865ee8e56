import { randomUUID } from 'node:crypto';
import { at, type BookingAnswer, randomFrom } from '../../db/stage.ts';
import { termsAndPrivacy } from '../../support/legalVersions.ts';
import { cities } from '../bigData.ts';
import { adminId, idOf, mailOf, people } from './ground.ts';
import { poolSize } from './pooler.ts';
import { type Api, type Arrival, type Caller, open } from './request.ts';
import type { Cluster } from './servers.ts';
import { type Kept, leaveTraces, lookAtSessions } from './session.ts';

export interface JourneyFigures {
  clients: number;
  journeys: number;
  requests: number;
  seconds: number;
  times: number[];
  connections: number;
  handOvers: number;
  faults: string[];
  planted: [found: number, of: number];
}

export async function walk(cluster: Cluster, api: Api, rounds: number): Promise<JourneyFigures> {
  const { connectionString } = cluster.pooler;
  const faults: string[] = [];
  const times: number[] = [];
  const lastOn = new Map<number, string>();
  let handOvers = 0;
  const before = await lookAtSessions(connectionString, poolSize);
  noteKept(before, 'at the start', faults);

  const arrive = (who: string) => (found: Arrival) => {
    if (found.role !== 'authenticator' || found.claims !== '') faults.push(`${who} met ${found.role} ${found.claims}`);
    if (lastOn.has(found.pid) && lastOn.get(found.pid) !== who) handOvers += 1;
    lastOn.set(found.pid, who);
  };
  const start = performance.now();
  await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const person = index + 1;
      const client = await open(connectionString);
      const ask = async (who: string, name: string, args: Record<string, unknown>, caller: Caller) => {
        const began = performance.now();
        const answer = await api.ask(client, name, args, caller, arrive(who));
        times.push(performance.now() - began);
        return answer;
      };
      for (let round = 0; round < rounds; round += 1) await journey(ask, person, round, faults);
      await client.end();
    }),
  );
  const seconds = (performance.now() - start) / 1000;

  const after = await lookAtSessions(connectionString, poolSize);
  noteKept(after, 'at the end', faults);
  for (const pid of lastOn.keys()) if (!after.has(pid)) faults.push(`connection ${pid} was not looked at again`);
  const traces = await leaveTraces(connectionString);
  const found = new Set([...(await lookAtSessions(connectionString, poolSize)).values()].flatMap(Object.keys));
  await cluster.pooler.command('RECONNECT');
  return {
    clients: people,
    journeys: people * rounds,
    requests: times.length,
    seconds,
    times,
    connections: lastOn.size,
    handOvers,
    faults,
    planted: [traces.filter((kind) => found.has(kind)).length, traces.length],
  };
}

function noteKept(sessions: Map<number, Kept>, when: string, faults: string[]): void {
  for (const [pid, kept] of sessions) {
    if (Object.keys(kept).length > 0) faults.push(`connection ${pid} holds ${when}: ${JSON.stringify(kept)}`);
  }
}

type Ask = (who: string, name: string, args: Record<string, unknown>, caller: Caller) => Promise<BookingAnswer>;

async function journey(ask: Ask, person: number, round: number, faults: string[]): Promise<void> {
  const random = randomFrom(person * 1000 + round);
  const below = (limit: number) => Math.floor(random() * limit);
  const guest: Caller = { role: 'anon', address: `10.${person}.${round % 250}.1` };
  const me: Caller = { role: 'authenticated', sub: idOf(person), address: guest.address };
  const admin: Caller = { role: 'authenticated', sub: adminId, address: '10.255.0.1' };
  const who = `person ${person}`;
  const expectOk = (what: string, answer: BookingAnswer) => {
    if (!answer.ok) faults.push(`${who}: ${what} answered ${answer.code}`);
    // biome-ignore lint/suspicious/noExplicitAny: what is read of it is asked for by the database's own tests.
    return answer as Record<string, any>;
  };

  const from = 10 + below(300);
  const stay = { check_in: dayIn(from), check_out: dayIn(from + 2) };
  const party = { adults: 2, children: 0, rooms: 1 };
  const page = expectOk(
    'search',
    await ask(who, 'search_hotels', { destination: at(cities, below(10)), ...stay, ...party }, guest),
  );
  const hotel = page.hotels[below(page.hotels.length)];
  expectOk('hotel', await ask(who, 'hotel_details', { hotel_id: hotel.id, ...stay, ...party }, guest));
  const quote = expectOk(
    'quote',
    await ask(who, 'booking_quote', { room_category_id: hotel.room_category_id, ...stay, num_rooms: 1 }, guest),
  );
  const booked = await ask(
    who,
    'create_booking_tx',
    {
      hotel_id: hotel.id,
      room_category_id: hotel.room_category_id,
      check_in_date: stay.check_in,
      check_out_date: stay.check_out,
      guest_name: `Person ${person}`,
      guest_email: mailOf(person),
      total_amount: quote.quote.total_amount,
      num_adults: 2,
      num_rooms: 1,
      idempotency_key: randomUUID(),
      legal_versions: termsAndPrivacy,
    },
    guest,
  );
  if (!booked.ok && ['sold_out', 'busy', 'held_unpaid'].includes(String(booked.code))) return;
  const booking_reference = expectOk('booking', booked).booking_reference;
  expectOk('confirmation', await ask(who, 'booking_by_reference', { booking_reference }, guest));
  const mine = expectOk('my stays', await ask(who, 'my_stays', { page: 1 }, me));
  if (
    !mine.rows.some((row: { booking_reference: string }) => row.booking_reference === booking_reference) &&
    mine.total <= 20
  ) {
    faults.push(`${who} does not see the own booking`);
  }
  if (mine.total > round + 1) faults.push(`${who} sees ${mine.total} stays after ${round + 1} bookings`);
  const listed = await ask('the admin', 'admin_bookings', { search: booking_reference }, admin);
  const { id } = at(listed.rows as { id: string }[], 0);
  const states = { before: { booking_status: 'confirmed' }, after: { booking_status: 'cancelled' } };
  const change = { booking_id: id, ...states, reason: 'A test' };
  expectOk('cancellation', await ask('the admin', 'admin_change_booking', change, admin));
  const cancelled = expectOk('confirmation', await ask(who, 'booking_by_reference', { booking_reference }, guest));
  if (cancelled.booking.booking_status !== 'cancelled') faults.push(`${who}: the cancellation is not seen`);
}

export function dayIn(days: number): string {
  return new Date(Date.now() + (5.5 * 60 + days * 24 * 60) * 60_000).toISOString().slice(0, 10);
}
