import assert from 'node:assert/strict';
import { calls } from '../../supabase/rights.ts';
import type { Actor } from './actors.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

/** Half the characters of the plain text, as many bytes. A database that composes a run of them works for minutes. */
const plain = 'a'.repeat(120_000);
const slow: readonly string[] = [
  '\u0301\u0327\u0323',
  '\u0301\uff9e',
  '\u094d\u093c',
  '\u0e49\u0e38',
  '\u0651\u064b',
  '\u05b9\u05b0',
].map((marks) => `x${marks.repeat(60_000 / marks.length)}`);

interface Parameter {
  call: string;
  name: string;
  type: 'text' | 'text[]' | 'jsonb';
}

/** Arguments by name that let a call go on to its texts. */
const known = (world: World, actor: Actor): Record<string, unknown> => {
  const { hotel, room } = world.hotelOf('owner A');
  return {
    ...{ hotel_id: hotel, room_category_id: room, room_id: room, property_id: world.propertyId('owner A', 'approved') },
    ...{ reference: world.referenceOf('owner A', 'coming'), booking_reference: world.referenceOf('owner A', 'coming') },
    ...{
      guest_email: world.emailOf('owner A', 'coming'),
      check_in_date: dayFromToday(20),
      check_out_date: dayFromToday(21),
    },
    ...{ num_rooms: 1, num_adults: 1, guest_name: 'Asha Kamat', actor },
  };
};

const given = ({ type }: Parameter, text: string) =>
  ({ text, 'text[]': [text], jsonb: [{ name: text, reason: text, broken: text, room_id: text, extra_id: text }] })[
    type
  ];

/** Returns the milliseconds of work, which another program on this machine does not lengthen. The smaller of two, as memory is tidied up now and then. */
async function workOf(world: World, actor: Actor, call: string, args: object, limit: number): Promise<number> {
  const times: number[] = [];
  while (times.length < 2 && !times.some((time) => time < limit)) {
    const before = process.cpuUsage();
    await world.rpc(actor, call, args);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

test('no text keeps the database busy, in any call', { tags: 'long' }, async (world) => {
  const parameters = await world.sql<Parameter & { all: string[] }>(
    `select p.proname as call, a.name, format_type(t.type, null) as type, p.proargnames as all
     from pg_proc as p
     cross join lateral unnest(p.proargnames) with ordinality as a (name, place)
     join lateral unnest(p.proargtypes::oid[]) with ordinality as t (type, place) using (place)
     where p.pronamespace = 'public'::regnamespace and t.type in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
     order by 1, 2`,
  );
  const tried = new Set<string>();
  for (const [actor, names] of [
    ['anon', calls.guests],
    ['owner A', calls.members],
    ['admin', calls.admins],
  ] as const) {
    for (const parameter of parameters.filter(({ call }) => names.includes(call))) {
      const { call, name } = parameter;
      tried.add(call);
      const rest = Object.fromEntries(
        Object.entries(known(world, actor)).filter(([key]) => parameter.all.includes(key)),
      );
      const usual = await workOf(world, actor, call, { ...rest, [name]: given(parameter, plain) }, 20);
      const most = 10 * Math.max(usual, 20);
      for (const text of slow) {
        const work = await workOf(world, actor, call, { ...rest, [name]: given(parameter, text) }, most);
        assert.ok(work < most, `${call} ${name}, U+${text.codePointAt(1)?.toString(16)}: ${work} ms, not ${usual}`);
      }
    }
  }
  assert.ok(tried.size > 100, `${tried.size} calls take text`);
});

test('a text of nothing but marks is refused at once by those who decide on listings', async (world) => {
  const property_id = world.propertyId('owner A', 'submitted');
  const work = await workOf(world, 'user', 'decide_listing', { property_id, status: 'rejected', reason: slow[0] }, 200);
  assert.ok(work < 200, `${work} ms`);
});
