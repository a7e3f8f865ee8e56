import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeListing } from '../listingCases.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import type { Member } from './actors.ts';
import { setRoleAsAdmin } from './asAdmin.ts';
import { beginListing, noteUploads, type Person, sendDraft, sendListing, signUpPerson } from './listings.ts';
import { keepRows } from './snapshot.ts';
import { createWorld, type World } from './world.ts';

// Attempts of the threat model, by its numbers: B roles, C listings, D compliance data. None may change or show anything.

let world: World;
let restoreRows: () => Promise<void>;
beforeAll(async () => {
  world = await createWorld();
  restoreRows = await keepRows(world.sql);
});
beforeEach(() => restoreRows());
afterAll(() => world.close());

const body = (value: unknown, prefer = 'return=minimal') => ({ body: value, headers: { prefer } });
const upsert = 'resolution=merge-duplicates,return=representation';
type Attempt = readonly [id: string, what: string, attempt: () => Promise<unknown>];

async function everyRow(...tables: string[]) {
  const rows = await Promise.all(
    tables.map((table) => world.sql<{ row: string }>(`select t::text as row from ${table} as t order by 1`)),
  );
  return rows.map((list, at) => [tables[at], ...list.map(({ row }) => row)]);
}
const patch = (actor: Member, path: string, value: unknown) =>
  world.call(actor, 'PATCH', `/rest/v1/${path}`, body(value));
const post = (actor: Member, path: string, value: unknown, prefer?: string) =>
  world.call(actor, 'POST', `/rest/v1/${path}`, body(value, prefer));

describe('roles', () => {
  const user = () => world.userId('user');
  const attempts: Attempt[] = [
    ['B01', 'the own role', () => patch('user', `profiles?user_id=eq.${user()}`, { role: 'admin' })],
    ['B02', 'everybody’s role', () => patch('user', 'profiles?user_id=not.is.null', { role: 'admin' })],
    [
      'B02',
      'an admin’s role',
      () => patch('owner A', `profiles?user_id=eq.${world.userId('admin')}`, { role: 'user' }),
    ],
    ['B03', 'a new profile', () => post('user', 'profiles', { user_id: randomUUID(), role: 'admin' })],
    [
      'B04',
      'over the own profile',
      () => post('user', 'profiles?on_conflict=user_id', { user_id: user(), role: 'admin' }, upsert),
    ],
    ['B04', 'over many at once', () => post('user', 'profiles', [{ user_id: user(), role: 'owner' }], upsert)],
    [
      'B05',
      'in the names of columns',
      () => post('user', 'profiles?columns=user_id,role', { user_id: user(), role: 'admin' }, upsert),
    ],
    [
      'B06',
      'metadata of the account',
      () => world.call('user', 'PUT', '/auth/v1/user', body({ data: { role: 'admin' } })),
    ],
    [
      'B07',
      'an owner profile',
      () => post('user', 'owner_profiles', { user_id: world.userId('owner A'), full_name: 'X', role: 'admin' }),
    ],
    ['B08', 'the functions behind', () => world.rpc('user', 'write_owner', { p_user: user(), p_compliance: {} })],
    ['B08', 'a sign-up trigger', () => world.rpc('user', 'handle_new_user', {})],
    [
      'B09',
      'a listing in another’s name',
      () => post('user', 'properties', { owner_id: world.userId('owner A'), name: 'X' }),
    ],
    ['B10', 'the last admin’s own role', () => setRoleAsAdmin(world, world.userId('admin'), 'user')],
    ['B10', 'all admins at once', () => patch('admin', 'profiles?role=eq.admin', { role: 'owner' })],
    [
      'B10',
      'by the function, as somebody else',
      () =>
        world.rpc('owner A', 'admin_set_role', { user_id: world.userId('owner A'), before: 'owner', role: 'admin' }),
    ],
  ];
  test.each(attempts)('%s %s', async (_id, _what, attempt) => {
    const before = await everyRow('public.profiles');
    await attempt();
    expect(await everyRow('public.profiles')).toEqual(before);
  });

  test('B05 a sign-up with a role in every place makes a user', async () => {
    const email = `${randomUUID()}@people.example`;
    const role = 'admin';
    const metadata = {
      role,
      user_metadata: { role },
      app_metadata: { role },
      data: { role, raw_app_meta_data: { role } },
    };
    await world.call('anon', 'POST', '/auth/v1/signup', body({ email, password: 'long enough', ...metadata }));
    expect(await world.sql('select role from public.profiles where email = $1', [email])).toEqual([{ role: 'user' }]);
  });

  test('B07 a submission makes its user an owner, nobody else anything, and gives no role back that was taken away', async () => {
    const person = await signUpPerson(world);
    const roles = () =>
      world.sql('select user_id, role from public.profiles where user_id <> $1 order by 1', [person.userId]);
    const others = await roles();
    const begun = await beginListing(world, person);
    const roleOf = async () =>
      (await world.sql<{ role: string }>('select role from public.profiles where user_id = $1', [person.userId]))[0]
        ?.role;
    expect((await sendListing(person, begun, false)).ok).toBe(false);
    expect(await roleOf()).toBe('user');
    expect((await sendListing(person, begun)).ok).toBe(true);
    expect(await roleOf()).toBe('owner');
    expect((await setRoleAsAdmin(world, person.userId, 'user')).ok).toBe(true);
    for (const again of [begun, await beginListing(world, person)])
      expect(await sendListing(person, again)).toMatchObject({ ok: false, code: 'not_owner' });
    expect(await roleOf()).toBe('user');
    expect((await setRoleAsAdmin(world, person.userId, 'admin')).ok).toBe(true);
    await sendListing(person, await beginListing(world, person));
    expect(await roleOf()).toBe('admin');
    expect(await roles()).toEqual(others);
  });

  test('B08 every function that writes profiles past the guard is known', async () => {
    const writers = await world.sql(
      `select proname as name, prosecdef as definer from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and prosrc ~* '(insert into|update|delete from)\\s+(only\\s+)?public\\.profiles' order by 1`,
    );
    expect(writers).toEqual([
      { name: 'admin_set_role', definer: true },
      { name: 'answer_invitation', definer: true },
      { name: 'carry_email', definer: true },
      { name: 'doubt_password', definer: true },
      { name: 'forget_password_note', definer: true },
      { name: 'handle_new_user', definer: true },
      { name: 'mail_known_address', definer: true },
      { name: 'make_first_admin', definer: false },
      { name: 'note_listing', definer: true },
      { name: 'write_owner', definer: false },
    ]);
  });
});

describe('listings', () => {
  const a = (state: 'draft' | 'submitted' | 'approved') => world.propertyId('owner A', state);
  const own = (state: 'draft' | 'submitted' | 'approved') => `properties?id=eq.${a(state)}`;
  const tables = ['properties', 'property_rooms', 'property_images', 'property_documents', 'hotels', 'room_categories'];
  const ofMine = () => world.propertyId('owner B', 'draft');
  const form = { basics: { name: 'Taken over' } };
  const attempts: Attempt[] = [
    ['C01', 'to approve one’s own', () => patch('owner A', own('draft'), { status: 'approved' })],
    ['C01', 'to approve what is in review', () => patch('owner A', own('submitted'), { status: 'approved' })],
    [
      'C01',
      'to review one’s own',
      () => world.rpc('owner A', 'decide_listing', { property_id: a('submitted'), decision: 'approve' }),
    ],
    ['C02', 'to make a draft public', () => patch('owner A', own('draft'), { is_public: true })],
    [
      'C02',
      'to show what was never approved',
      () => world.rpc('owner A', 'set_listing_visibility', { property_id: a('draft'), is_public: true }),
    ],
    ['C03', 'to feature one’s own', () => patch('owner A', own('draft'), { is_featured: true })],
    ['C04', 'to give it away', () => patch('owner A', own('draft'), { owner_id: world.userId('owner B') })],
    ['C05', 'to edit what is in review', () => patch('owner A', own('submitted'), { name: 'Changed' })],
    [
      'C05',
      'to save a draft of what is in review',
      () =>
        world.rpc('owner A', 'save_listing_draft', {
          property_id: a('submitted'),
          base_revision: 1,
          form,
          step: 'basics',
        }),
    ],
    ['C05', 'to delete what is in review', () => world.call('owner A', 'DELETE', `/rest/v1/${own('submitted')}`)],
    [
      'C06',
      'to insert an approved one',
      () => post('owner A', 'properties', { owner_id: world.userId('owner A'), name: 'X', status: 'approved' }),
    ],
    [
      'C07',
      'to write approved over a draft',
      () =>
        post(
          'owner A',
          'properties',
          { id: a('draft'), owner_id: world.userId('owner A'), name: 'X', status: 'approved', is_public: true },
          upsert,
        ),
    ],
    [
      'C08',
      'to edit a live listing’s rows',
      () => patch('owner A', own('approved'), { name: 'Changed', base_price: 1 }),
    ],
    [
      'C08',
      'to edit a live listing’s rooms',
      () => patch('owner A', `property_rooms?property_id=eq.${a('approved')}`, { base_price: 1 }),
    ],
    ['C08', 'to edit the hotel', () => patch('owner A', `hotels?property_id=eq.${a('approved')}`, { name: 'Changed' })],
    [
      'C08',
      'to edit the hotel’s prices',
      () => patch('owner A', `room_categories?id=eq.${world.hotelOf('owner A').room}`, { base_price: 1 }),
    ],
    ['C09', 'to change another’s', () => patch('owner B', own('draft'), { name: 'Taken over' })],
    [
      'C09',
      'to save over another’s',
      () =>
        world.rpc('owner B', 'save_listing_draft', { property_id: a('draft'), base_revision: 1, form, step: 'basics' }),
    ],
    ['C10', 'to delete another’s', () => world.call('owner B', 'DELETE', `/rest/v1/${own('draft')}`)],
    ['C10', 'to delete another’s draft', () => world.rpc('owner B', 'delete_draft', { property_id: a('draft') })],
    [
      'C10',
      'to delete what is in review, or live',
      async () => {
        for (const state of ['submitted', 'approved'] as const)
          await world.rpc('owner A', 'delete_draft', { property_id: a(state) });
      },
    ],
    [
      'C11',
      'a room in another’s',
      () =>
        post('owner B', 'property_rooms', {
          property_id: a('draft'),
          name: 'X',
          bed_config: 'King Bed',
          base_price: 1,
        }),
    ],
    [
      'C12',
      'a photo in another’s',
      () => post('owner B', 'property_images', { property_id: a('draft'), image_url: '/x.webp' }),
    ],
    [
      'C13',
      'a document in another’s',
      () =>
        post('owner B', 'property_documents', {
          property_id: a('draft'),
          document_type: 'gst',
          file_url: 'x',
          file_name: 'x',
        }),
    ],
    [
      'C14',
      'to move a room to another’s',
      () => patch('owner B', `property_rooms?property_id=eq.${ofMine()}`, { property_id: a('draft') }),
    ],
    [
      'C15',
      'to write over another’s room',
      async () => {
        const [room] = await world.sql<{ id: string }>('select id from public.property_rooms where property_id = $1', [
          a('draft'),
        ]);
        await post(
          'owner B',
          'property_rooms',
          { id: room?.id, property_id: ofMine(), name: 'X', bed_config: 'King Bed', base_price: 1 },
          upsert,
        );
      },
    ],
    [
      'C16',
      'to submit another’s',
      () =>
        world.call('owner B', 'POST', '/functions/v1/submit-listing', {
          body: {
            property_id: a('draft'),
            base_revision: 1,
            accepted_terms: true,
            legal_versions: termsAndPrivacy,
          },
        }),
    ],
    [
      'C16',
      'to submit another’s past the function, with made-up claims',
      () =>
        world.rpc('owner B', 'submit_listing', {
          claims: { sub: world.userId('owner A') },
          property_id: a('draft'),
          base_revision: 1,
          compliance_saved_at: null,
          listing: {},
          legal_versions: termsAndPrivacy,
        }),
    ],
    ['C16', 'to withdraw another’s', () => world.rpc('owner B', 'withdraw_listing', { property_id: a('submitted') })],
    [
      'C16',
      'to hide another’s',
      () => world.rpc('owner B', 'set_listing_visibility', { property_id: a('approved'), is_public: false }),
    ],
    [
      'C16',
      'to reject another’s',
      () => world.rpc('owner B', 'decide_listing', { property_id: a('submitted'), decision: 'reject', reason: 'No.' }),
    ],
  ];
  test.each(attempts)('%s %s', async (_id, _what, attempt) => {
    const rows = () => everyRow(...tables.map((table) => `public.${table}`));
    const before = await rows();
    await attempt();
    expect(await rows()).toEqual(before);
  });
});

describe('compliance data', () => {
  const seenBy = async (person: Person, path: string, headers: Record<string, string> = {}) => {
    const answer = await person.call('GET', `/rest/v1/${path}`, { headers });
    return `${answer.status} ${JSON.stringify(answer.headers)} ${answer.text}`;
  };
  const secrets = Object.values(completeListing().compliance).filter((value) => value !== '');
  let victim: Person;
  let thief: Person;
  beforeEach(async () => {
    victim = await signUpPerson(world);
    thief = await signUpPerson(world, 'A Thief');
    await sendListing(victim, await beginListing(world, victim));
  });
  const expectHidden = (seen: string) => {
    for (const secret of secrets.filter((one) => one !== 'Panjim')) expect(seen).not.toContain(secret);
  };

  test.each([
    ['D01', 'the rows', 'owner_profiles?select=*'],
    ['D01', 'by its owner', 'owner_profiles?select=*&user_id=neq.00000000-0000-0000-0000-000000000000'],
    ['D02', 'beside the account', 'profiles?select=*,owner_profiles(*)'],
    ['D02', 'beside the listing', 'properties?select=*,profiles(*,owner_profiles(*))'],
    ['D02', 'beside the current record', 'owner_profiles?select=*,compliance(*)'],
    ['D02', 'beside what was handed in', 'properties?select=*,compliance_submissions(*)'],
    ['D03', 'the current records', 'compliance'],
    ['D03', 'what was handed in', 'compliance_submissions'],
    ['D03', 'drafts of compliance data', 'compliance_drafts'],
    ['D03', 'the key', 'decrypted_secrets'],
  ])('%s %s', async (_id, _what, path) => {
    expectHidden(await seenBy(thief, path));
    expectHidden(await seenBy(thief, path, { accept: 'text/csv' }));
    for (const schema of ['private', 'vault', 'auth']) {
      expect(await seenBy(thief, path, { 'accept-profile': schema })).toMatch(/^(406|404)/);
    }
    expectHidden((await world.call('anon', 'GET', `/rest/v1/${path}`)).text);
  });

  test.each(['gst_number', 'pan_number', 'account_number'] as const)(
    'D04 %s is no column of any row',
    async (column) => {
      const value = completeListing().compliance[column];
      for (const person of [thief, victim]) {
        for (const table of ['owner_profiles', 'profiles', 'properties']) {
          const filtered = await person.call('GET', `/rest/v1/${table}?select=*&${column}=eq.${value}`);
          const ordered = await person.call('GET', `/rest/v1/${table}?select=*&order=${column}`);
          expect([filtered.json.code, ordered.json.code]).toEqual(['42703', '42703']);
        }
      }
    },
  );

  test('D05 nobody writes into another’s', async () => {
    const compliance = [
      'public.owner_profiles',
      'private.compliance_submissions',
      'private.compliance_drafts',
    ] as const;
    const before = await everyRow(...compliance);
    const theft = { user_id: victim.userId, full_name: 'Taken over' };
    await thief.call('POST', '/rest/v1/owner_profiles', body(theft));
    await thief.call('POST', '/rest/v1/owner_profiles?on_conflict=user_id', body(theft, upsert));
    await thief.call('PATCH', `/rest/v1/owner_profiles?user_id=eq.${victim.userId}`, body({ phone: '1' }));
    await thief.call('DELETE', `/rest/v1/owner_profiles?user_id=eq.${victim.userId}`);
    expect(await everyRow(...compliance)).toEqual(before);
  });

  test('D06 a refusal shows no value', async () => {
    const { json } = await thief.call(
      'POST',
      '/rest/v1/rpc/save_compliance',
      body({ form: { account_number: ['123456789012'] } }),
    );
    expect(json).toEqual({ ok: false, code: 'invalid_form' });
    const begun = await beginListing(world, thief, ({ compliance }) =>
      Object.assign(compliance, { gst_number: 'WRONG-GST', account_number: '99' }),
    );
    const refused = JSON.stringify(await sendListing(thief, begun));
    expect(refused).toContain('gst_format');
    expect(refused).not.toMatch(/WRONG-GST|"99"/);
  });

  test('D07 numbers leave the database masked, the account to its owner too', async () => {
    const { account_number, gst_number, pan_number } = completeListing().compliance;
    const [listing] = (await victim.rpc('my_listings')).listings;
    const answers = [
      await victim.call('POST', '/rest/v1/rpc/listing_form', body({})),
      await victim.call('POST', '/rest/v1/rpc/save_compliance', body({ form: {} })),
      await victim.call('POST', '/rest/v1/rpc/my_listings', body({})),
      await victim.call('GET', '/rest/v1/owner_profiles?select=*'),
      await world.call('admin', 'GET', '/rest/v1/owner_profiles?select=*'),
      await world.call('admin', 'GET', '/rest/v1/properties?select=*,property_documents(*)'),
      await world.rpc('admin', 'admin_property', { property_id: listing.property_id }),
      await world.rpc('admin', 'admin_audit', {}),
    ];
    for (const { text } of answers) expect(text).not.toContain(account_number);
    // What the owner typed is shown to the owner.
    for (const { text } of answers.slice(2)) {
      for (const number of [gst_number, pan_number]) expect(text).not.toContain(number);
    }
    expect(answers[0]?.json.compliance.account_number_masked).toBe('••••9012');
  });

  test('D08 a copy of the tables shows no bank account, and not even the same account twice', async () => {
    const person = await signUpPerson(world);
    await sendListing(person, await beginListing(world, person));
    const rows = await world.sql<{ sealed: string; last4: string }>(
      `select encode(sealed, 'hex') as sealed, account_last4 as last4 from private.compliance_submissions
       where account_last4 = '9012'`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]?.sealed).not.toBe(rows[1]?.sealed);
    for (const { sealed } of rows) {
      for (const secret of secrets) expect(sealed).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test('documents and photos of another’s listing cannot be put into one’s own', async () => {
    const listing = completeListing();
    const property_id = randomUUID();
    await sendDraft(thief, property_id, 0, listing.form);
    const theirs = await beginListing(world, victim);
    await noteUploads(world, property_id, { ...listing, documents: [] });
    await sendDraft(thief, property_id, 1, { ...listing.form, photos: theirs.listing.form.photos });
    const { problems } = await sendListing(thief, { property_id, listing, revision: 2 });
    const paths = problems.map(({ path }: { path: string }) => path);
    expect(paths.filter((path: string) => path.startsWith('photos'))).toEqual(['photos.0', 'photos.1']);
  });
});
