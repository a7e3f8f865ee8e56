import { beforeEach, expect, test } from 'vitest';
import { type Actor, actors, houseActors, members } from './actors.ts';
import { signUpPerson } from './listings.ts';
import { createWorldOfFile } from './ownWorld.ts';
import { worldPrice } from './world.ts';

/** Every actor at every call that exports or erases data: the answer, and the tables that change. */
let target: { email: string; userId: string; booking: string };
let stays = 0;

const world = await createWorldOfFile({ showsPayout: true });
for (const member of members) await world.rpc(member, 'two_factor_state', {});

beforeEach(async () => {
  stays += 1;
  const { email, userId } = await signUpPerson(world, 'Zelda Quillfeather');
  const { hotel, room } = world.hotelOf('owner B');
  const [made] = await world.sql<{ id: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate, tax_amount,
       advance_percent, advance_amount
     ) values ($1, $2, 'Zelda Quillfeather', $3, private.today() - $5::integer, private.today() - $5::integer + 1, $4, $4, 5, 0, 30, 1) returning id`,
    // Each test uses its own night, because there are few rooms.
    [hotel, room, email, worldPrice['owner B'], stays],
  );
  target = { email, userId, booking: made?.id ?? '' };
});

async function fingerprints(): Promise<Record<string, string>> {
  const tables = await world.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'storage') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await world.sql<{ rows: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows from ${name} as t`,
    );
    found[name] = row?.rows ?? '';
  }
  return found;
}

async function made(actor: Actor, name: string, args: object) {
  const before = await fingerprints();
  const { status, json } = await world.rpc(actor, name, args);
  const after = await fingerprints();
  return {
    said: status === 200 ? (json.ok ? 'ok' : json.code) : status,
    changed: Object.keys(after).filter((table) => after[table] !== before[table]),
    json,
  };
}

async function accounts(): Promise<string[]> {
  const known = [...members.map((member) => [member, world.userId(member)] as const), ['target', target.userId]];
  const rows = await world.sql<{ id: string }>('select id from auth.users');
  return known.filter(([, userId]) => rows.some(({ id }) => id === userId)).map(([who]) => who ?? '');
}
const guestOf = async (booking: string) =>
  (await world.sql<{ name: string }>('select guest_name as name from public.bookings where id = $1', [booking]))[0]
    ?.name;

const everybody = [...members, 'target'];
const name = 'Zelda Quillfeather';
const ofLog = ['private.audit_head', 'private.audit_log'];
const ofAnyAccount = [
  ...['auth.audit_log_entries', 'auth.mfa_amr_claims', 'auth.refresh_tokens', 'auth.sessions', 'auth.users'],
  ...[...ofLog, 'private.outbox', 'private.password_notes', 'public.profiles'],
];
const ofListings = [
  ...['private.compliance', 'private.subscriptions', 'public.owner_profiles', 'public.properties'],
  ...['public.property_documents', 'public.property_images', 'public.property_rooms'],
];

type Answers = Readonly<Record<Actor, string | number>>;
const house = (answer: string | number) => ({ manager: answer, desk: answer });
/** Each call, its answer to each actor, and the tables that change after `ok`. */
const calls: Readonly<Record<string, { about: 'self' | 'target'; answers: Answers; changes: readonly string[] }>> = {
  my_data: {
    about: 'self',
    answers: { anon: 401, user: 'ok', 'owner A': 'ok', 'owner B': 'ok', admin: 'ok', ...house('ok') },
    changes: [],
  },
  may_delete_account: {
    about: 'self',
    answers: {
      ...{ anon: 401, user: 'ok', 'owner A': 'live_hotels', 'owner B': 'live_hotels', admin: 'last_admin' },
      ...house('ok'),
    },
    changes: [],
  },
  admin_person: {
    about: 'target',
    answers: { anon: 401, user: 403, 'owner A': 403, 'owner B': 403, admin: 'ok', ...house(403) },
    changes: ofLog,
  },
  admin_export_person: {
    about: 'target',
    answers: { anon: 401, user: 403, 'owner A': 403, 'owner B': 403, admin: 'ok', ...house(403) },
    changes: ofLog,
  },
  admin_erase_person: {
    about: 'target',
    answers: { anon: 401, user: 403, 'owner A': 403, 'owner B': 403, admin: 'ok', ...house(403) },
    changes: [...ofAnyAccount, 'public.bookings'].sort(),
  },
  // Last, because the account is then deleted.
  delete_account: {
    about: 'self',
    answers: {
      ...{ anon: 401, 'owner A': 'live_hotels', 'owner B': 'live_hotels', admin: 'last_admin', user: 'ok' },
      ...house('ok'),
    },
    changes: [...ofAnyAccount, ...ofListings].sort(),
  },
};
/** Actors whose account an earlier test deleted for good. */
const left = new Set<string>();
const cells = Object.entries(calls).flatMap(([call, { answers }]) =>
  (Object.keys(answers) as Actor[]).map((actor) => ({ actor, call, answer: answers[actor] })),
);

test('every actor stands at every call', () => expect(cells.length).toBe(actors.length * Object.keys(calls).length));

for (const actor of actors) {
  test(
    `${actor} cannot name whom the calls about oneself are about`,
    actor === 'user' ? {} : { tags: 'long' },
    async () => {
      for (const call of ['my_data', 'may_delete_account', 'delete_account']) {
        for (const args of [{ user_id: target.userId }, { email: target.email }, { p_user: target.userId }]) {
          const { said, changed } = await made(actor, call, args);
          expect([said, changed], call).toEqual([404, []]);
        }
      }
      expect(await accounts()).toEqual(everybody);
    },
  );
}

test.each(cells)('$actor calls $call: $answer', async ({ actor, call, answer }) => {
  const { about, changes: ofAll } = calls[call] ?? { changes: [] };
  const isOfHouse = houseActors.some((one) => one === actor) && call === 'delete_account';
  const changes = isOfHouse ? [...ofAll, 'private.house_people'].sort() : ofAll;
  const args = about === 'target' ? { email: target.email, ...(call !== 'admin_person' && { known_by: 'mail' }) } : {};
  const { said, changed, json } = await made(actor, call, args);
  expect(said).toBe(answer);
  expect(changed).toEqual(answer === 'ok' ? changes : []);

  const gone =
    answer !== 'ok' ? null : call === 'delete_account' ? actor : call === 'admin_erase_person' ? 'target' : null;
  if (gone && gone !== 'target') left.add(gone);
  expect(await accounts()).toEqual(everybody.filter((who) => who !== gone && !left.has(who)));
  expect(await guestOf(target.booking)).toBe(gone === 'target' ? 'Deleted guest' : name);
  if (call === 'my_data' && answer === 'ok' && actor !== 'anon') {
    expect(json.data.account.user_id).toBe(world.userId(actor));
    expect(json.data.listings).toHaveLength(actor.startsWith('owner') ? 4 : 3);
    expect(json.data.payout[0].account_number, 'their own, in full').toMatch(/^77\d{15}$/);
  }
  if (call === 'admin_export_person' && answer === 'ok') {
    expect([json.data.account.user_id, json.data.stays[0].guest_name]).toEqual([target.userId, name]);
  }
});
