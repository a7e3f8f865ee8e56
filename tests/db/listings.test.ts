import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { basicsLabels, photosIn, policyLabels, roomLabels } from '#src/domain/listing/listing.ts';
import { completeListing, judged, type Listing } from '../listingCases.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  book,
  connect,
  deadlocks,
  expectSound,
  outcomeOf,
  ownServer,
  race,
  rush,
  tally,
} from './stage.ts';

const { connectionString, db, server } = await ownServer();
let clients = await connect(connectionString, 32);
const owner = await signUp('owner');
const admin = await signUp('admin');
await db.query(`update public.profiles set role = 'admin' where user_id = $1`, [admin]);
afterEach(() => expectSound(db));
afterAll(async () => {
  expect(await deadlocks(db)).toBe(0);
  await Promise.all(clients.map((client) => client.end()));
});

async function signUp(name: string): Promise<string> {
  const { rows } = await db.query(
    `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now()) returning id`,
    [`${name}@people.example`],
  );
  return rows[0].id;
}

/** SQL that calls an API function as a user who has just signed in, and returns its answer. */
const as = (user: string, call: string) =>
  `(select a.answer from (select set_config('request.jwt.claims', jsonb_build_object('sub', '${user}', 'amr', jsonb_build_array(
      jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now()))
    ))::text, true)) as c (claims)
    cross join lateral (select ${call} as answer where c.claims is not null) as a)`;
async function ask(user: string, call: string, values: unknown[] = []): Promise<BookingAnswer> {
  const client = await db.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(`select ${as(user, call)} as answer`, values);
    await client.query('commit');
    return rows[0].answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function begin(change: (listing: Listing) => void = () => {}): Promise<{ id: string; listing: Listing }> {
  const id = randomUUID();
  const listing = completeListing();
  for (const part of [...listing.form.rooms, ...photosIn(listing.form).map(({ photo }) => photo)])
    part.id = randomUUID();
  change(listing);
  await save(id, 0, listing);
  const files = [
    ...photosIn(listing.form).map(({ photo }) => [photo.id, 'photo', null, 800]),
    ...listing.documents.map((type) => [randomUUID(), 'document', type, null]),
  ];
  for (const [file, kind, type, size] of files) {
    await db.query(
      `insert into private.uploads (id, property_id, kind, document_type, path, mime_type, bytes, width, height, sha256)
       values ($1, $2, $3, $4, $5, 'image/webp', 1, $6, $6, repeat('0', 64))`,
      [file, id, kind, type, `${id}/${file}`, size],
    );
  }
  await ask(owner, 'public.save_compliance($1::jsonb)', [JSON.stringify(listing.compliance)]);
  return { id, listing };
}
const save = (id: string, base: number, { form }: Listing) =>
  ask(owner, `public.save_listing_draft($1, $2, $3::jsonb, 'basics')`, [id, base, JSON.stringify(form)]);
const submission = () =>
  `public.submit_listing(
    jsonb_build_object('sub', '${owner}'), $1, $2, (select saved_at from private.compliance_drafts where user_id = '${owner}'),
    $3::jsonb || jsonb_build_object('documents', (
      select jsonb_agg(id) from private.uploads where property_id = $1 and kind = 'document'
    )),
    '${JSON.stringify(termsAndPrivacy)}'
  )`;
const given = (listing: Listing) => JSON.stringify((judged(listing) as { listing?: object }).listing);
const submit = (id: string, listing: Listing, revision = 1) => ask(owner, submission(), [id, revision, given(listing)]);
const approve = (id: string) => ask(admin, `public.decide_listing($1, 'approve')`, [id]);
const count = async (table: string, where: string, values: unknown[]) =>
  (await db.query(`select count(*)::integer as n from ${table} where ${where}`, values)).rows[0].n as number;

describe('At the same moment', () => {
  test('twenty submissions of one listing are one', async () => {
    const { id, listing } = await begin();
    const runs = await rush(db, clients.slice(0, 20), submission(), () => [id, 1, given(listing)]);
    const answers = runs.map(({ answer }) => answer);
    expect(answers).toEqual(answers.map(() => ({ ok: true, property_id: id, status: 'submitted', changes: [] })));
    expect(await count('public.property_rooms', 'property_id = $1', [id])).toBe(2);
    expect(await count('public.property_images', 'property_id = $1', [id])).toBe(3);
    expect(await count('private.outbox', `kind = 'listing_submitted' and data ->> 'property_id' = $1`, [id])).toBe(1);
  });

  test('twenty devices that save on the same revision: one is kept, nineteen are told', async () => {
    const { id, listing } = await begin();
    const drafts = clients
      .slice(0, 20)
      .map((_, index) => JSON.stringify({ ...listing.form, amenities: [`Device ${index}`] }));
    const runs = await rush(
      db,
      clients.slice(0, 20),
      as(owner, `public.save_listing_draft($1, 1, $2::jsonb, 'amenities')`),
      (i) => [id, at(drafts, i)],
    );
    const answers = runs.map(({ answer }) => answer);
    expect(tally(answers.map(outcomeOf))).toEqual({ ok: 1, conflict: 19 });
    const kept = answers.findIndex(({ ok }) => ok);
    const { rows } = await db.query('select draft, revision from public.properties where id = $1', [id]);
    expect(rows[0]).toEqual({ draft: JSON.parse(at(drafts, kept)), revision: 2 });
  });

  test('twenty first saves of a new listing make one row', async () => {
    const id = randomUUID();
    const form = JSON.stringify(completeListing().form);
    const runs = await rush(
      db,
      clients.slice(0, 20),
      as(owner, `public.save_listing_draft($1, 0, $2::jsonb, 'basics')`),
      () => [id, form],
    );
    expect(tally(runs.map(({ answer }) => `${outcomeOf(answer)} ${answer.revision}`))).toEqual({ 'ok 1': 20 });
  });

  test('nobody passes the limit of drafts by hurrying', async () => {
    const person = await signUp('hurried');
    const form = JSON.stringify(completeListing().form);
    const call = as(person, `public.save_listing_draft($1, 0, $2::jsonb, 'basics')`);
    const runs = await rush(db, clients, call, () => [randomUUID(), form]);
    expect(tally(runs.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 20, too_many_drafts: 12 });
  });

  test('fields saved by twenty devices are all kept, sealed', async () => {
    const person = await signUp('typing');
    const fields = ['gst_number', 'pan_number', 'account_holder_name', 'account_number', 'ifsc_code', 'bank_name'];
    const call = as(person, 'public.save_compliance($1::jsonb)');
    const runs = await rush(db, clients.slice(0, 18), call, (i) => [
      JSON.stringify({ [at(fields, i % 6)]: `typed${i % 6}` }),
    ]);
    expect(runs.every(({ answer }) => answer.ok)).toBe(true);
    const { rows } = await db.query(
      'select private.unseal(user_id, sealed) as opened from private.compliance_drafts where user_id = $1',
      [person],
    );
    expect(rows[0].opened).toEqual(Object.fromEntries(fields.map((field, i) => [field, `typed${i}`])));
  });

  test('the sealing key is changed under those who type: all can be opened, and nothing by the old key', async () => {
    const key = async () => (await db.query('select private.compliance_key() as key')).rows[0].key as string;
    const people = await Promise.all(Array.from({ length: 12 }, (_, n) => signUp(`sealing${n}`)));
    const type = (client: pg.Client, person: string, pan_number: string) =>
      client.query(`select ${as(person, 'public.save_compliance($1::jsonb)')}`, [JSON.stringify({ pan_number })]);
    for (const person of people) await type(at(clients, 0), person, 'before');
    const old = await key();

    const [resealed] = await race(clients.slice(0, 13), async (client, n) =>
      n === 0
        ? (await client.query('select private.reseal() as values')).rows[0].values
        : type(client, at(people, n - 1), 'after'),
    );
    expect(resealed).toBeGreaterThanOrEqual(people.length);
    const { rows } = await db.query(
      `select private.unseal(user_id, sealed) ->> 'pan_number' as pan_number from private.compliance_drafts where user_id = any ($1)`,
      [people],
    );
    expect(rows).toEqual(people.map(() => ({ pan_number: 'after' })));
    expect(await key()).not.toBe(old);
    const byOldKey = 'select extensions.pgp_sym_decrypt(sealed, $1) from private.compliance_drafts';
    await expect(db.query(byOldKey, [old])).rejects.toThrow('Wrong key');
  });

  test('a key that does not open all of them stays', async () => {
    const person = await signUp('foreign');
    await db.query(
      `insert into private.compliance_drafts (user_id, sealed) values ($1, private.seal_under($2, '{}'))`,
      [person, 'another key, as of a database that was restored without its own'],
    );
    const before = (await db.query('select private.compliance_key() as key')).rows;
    await expect(db.query('select private.reseal()')).rejects.toThrow('Wrong key');
    expect((await db.query('select private.compliance_key() as key')).rows).toEqual(before);
    await db.query('delete from private.compliance_drafts where user_id = $1', [person]);
  });

  test('admins who approve and reject together: one decides, the others are told', async () => {
    const { id, listing } = await begin();
    await submit(id, listing);
    const call = as(admin, 'public.decide_listing($1, $2, $3)');
    const runs = await rush(db, clients.slice(0, 20), call, (i) => [id, i % 2 ? 'approve' : 'reject', 'Because.']);
    const said = runs.filter(({ answer }) => answer.ok).length;
    const mails = await count('private.outbox', `kind ~ 'approved|rejected' and data ->> 'property_id' = $1`, [id]);
    expect(mails).toBe(said);
    expect(runs.filter(({ answer }) => !answer.ok).every(({ answer }) => answer.code === 'not_waiting')).toBe(true);
    expect(await count('public.hotels', 'property_id = $1', [id])).toBeLessThanOrEqual(1);
  });

  test('decisions that begin at one moment are all told', async () => {
    const { id, listing } = await begin();
    await submit(id, listing);
    const call = as(admin, 'public.decide_listing($1, $2, $3)');
    const client = at(clients, 0);
    await client.query('begin');
    for (const decision of ['approve', 'reject', 'approve'])
      await client.query(`select ${call}`, [id, decision, 'Because.']);
    await client.query('commit');
    expect(await count('private.outbox', `kind ~ 'approved|rejected' and data ->> 'property_id' = $1`, [id])).toBe(3);
  });

  test('approvals of an owner’s listings, each with another account: the newest submission is the one that is paid', async () => {
    const accounts = Array.from({ length: 8 }, (_, n) => `70000000000${n}`);
    const ids: string[] = [];
    for (const account_number of accounts) {
      const { id, listing } = await begin(({ compliance }) => Object.assign(compliance, { account_number }));
      expect(await submit(id, listing)).toMatchObject({ ok: true });
      ids.push(id);
    }
    const notes = () => count('private.audit_log', `entity = 'compliance' and entity_id = $1`, [owner]);
    const before = await notes();
    const call = as(admin, `public.decide_listing($1, 'approve')`);
    const runs = await rush(db, clients.slice(0, 8), call, (i) => [at(ids, i)]);
    expect(tally(runs.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 8 });
    const { rows } = await db.query(
      `select private.unseal(owner_id, sealed) ->> 'account_number' as account, property_id from private.compliance where owner_id = $1`,
      [owner],
    );
    expect(rows).toEqual([{ account: accounts.at(-1), property_id: ids.at(-1) }]);
    expect(await count('private.outbox', `kind = 'payout_changed' and data ->> 'property_id' = any ($1)`, [ids])).toBe(
      (await notes()) - before,
    );
  });

  test('twenty imports of one person: one begins, nineteen are told', async () => {
    const person = await signUp('importing');
    const runs = await rush(db, clients.slice(0, 20), 'private.begin_import($1)', () => [person]);
    expect(tally(runs.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 1, busy: 19 });
    await db.query('select private.end_import($1)', [runs.find(({ answer }) => answer.ok)?.answer.lease]);
    expect((await db.query('select private.begin_import($1) as answer', [person])).rows[0].answer.ok).toBe(true);
  });

  test('twenty addresses that are named for mails about bookings: five are asked, and twenty presses confirm one once', async () => {
    const { id, listing } = await begin();
    await submit(id, listing);
    await approve(id);
    const runs = await rush(db, clients.slice(0, 20), as(owner, 'public.add_notice_email($1, $2)'), (index) => [
      id,
      `desk-${index}@house.example`,
    ]);
    expect(tally(runs.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 5, too_many: 15 });
    expect(await count('private.outbox', `kind = 'notice_confirm' and recipient like 'desk-%'`, [])).toBe(5);
    const { rows } = await db.query(
      'select s.id, private.letter_token(s.id, true) as token from private.subscriptions as s where s.property_id = $1 limit 1',
      [id],
    );
    const presses = await rush(db, clients.slice(0, 20), 'public.confirm_letters($1)', () => [rows[0].token]);
    expect(tally(presses.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 20 });
    expect(await count('private.subscriptions', 'property_id = $1 and confirmed_at is not null', [id])).toBe(1);
  });

  test('twenty publications of one change are one, and an admin’s decision beside them comes before or after', async () => {
    const { id, listing } = await begin();
    await submit(id, listing);
    await approve(id);
    Object.assign(listing.form.basics, { description: 'Another word.', name: 'Casa Nova' });
    await save(id, 1, listing);
    const runs = await rush(db, clients.slice(0, 20), submission(), () => [id, 2, given(listing)]);
    expect(tally(runs.map(({ answer }) => `${outcomeOf(answer)} ${answer.status}`))).toEqual({ 'ok submitted': 20 });
    const told = runs.filter(({ answer }) => (answer.changes as object[]).length > 0);
    expect(told.length).toBe(1);
    const hows = `select how from private.listing_changes where property_id = $1 order by id`;
    const before = ['handed_in', 'approved', 'at_once', 'handed_in'];
    expect((await db.query(hows, [id])).rows.map(({ how }) => how)).toEqual(before);

    const decisions = as(admin, `public.decide_listing($1, 'approve')`);
    const draws = as(owner, 'public.withdraw_listing($1)');
    const [decided, drawn] = await race(
      clients.slice(0, 2),
      async (client, n) => (await client.query(`select ${n === 0 ? decisions : draws} as answer`, [id])).rows[0].answer,
    );
    const [{ status, name }] = (
      await db.query(
        'select p.status, h.name from public.properties as p join public.hotels as h on h.property_id = p.id where p.id = $1',
        [id],
      )
    ).rows;
    expect([decided.ok, drawn.ok].filter(Boolean).length).toBe(1);
    expect([status, name]).toEqual(decided.ok ? ['approved', 'Casa Nova'] : ['draft', 'Casa Susegad']);
  });

  test('a room that shrinks while it is booked never has more bookings than rooms', async () => {
    const { id, listing } = await begin((it) => Object.assign(at(it.form.rooms, 0), { total_rooms: '10' }));
    await submit(id, listing);
    const { hotel_id } = (await approve(id)) as unknown as { hotel_id: string };
    const room = { hotel_id, id: at(listing.form.rooms, 0).id };
    const answers: string[] = [];
    for (let round = 0; round < 6; round++) {
      Object.assign(at(listing.form.rooms, 0), { total_rooms: String(8 - round) });
      await save(id, round + 1, listing);
      const guests = clients.slice(0, 6).map((client) => book(client, { room, from: 20 + round, nights: 3 }));
      const [published] = await Promise.all([submit(id, listing, round + 2), ...guests]);
      answers.push(outcomeOf(published));
      await expectSound(db);
    }
    expect(
      answers.every((answer) => answer === 'ok' || answer === 'would_oversell'),
      answers.join(),
    ).toBe(true);
  });
});

describe('The outbox', () => {
  test('a mail goes to one of many workers, and only to one', async () => {
    await db.query('delete from private.outbox');
    await db.query(
      `insert into private.outbox (kind, recipient, data, dedupe_key)
       select 'welcome', 'x@people.example', '{}', 'race ' || n from generate_series(1, 200) as n`,
    );
    const runs = await rush(db, clients, 'private.claim_mails(10)', () => []);
    const ids = runs.flatMap(({ answer }) => (answer.mails as { id: number }[]).map(({ id }) => id));
    expect(ids.length).toBe(200);
    expect(new Set(ids).size).toBe(200);
    expect(await count('private.outbox', `status = 'sending' and attempts = 1`, [])).toBe(200);
  });

  test('a worker waits for no other', async () => {
    await db.query('delete from private.outbox');
    await db.query(
      `insert into private.outbox (kind, recipient, data, dedupe_key)
       select 'welcome', 'x@people.example', '{}', 'held ' || n from generate_series(1, 2) as n`,
    );
    const holder = at(clients, 0);
    await holder.query('begin');
    const held = await holder.query('select private.claim_mails(1) as answer');
    const other = await at(clients, 1).query('select private.claim_mails(10) as answer');
    await holder.query('rollback');
    const idsOf = ({ rows }: pg.QueryResult) => rows[0].answer.mails.map(({ id }: { id: number }) => id);
    expect([idsOf(held).length, idsOf(other).length]).toEqual([1, 1]);
    expect(idsOf(other)).not.toEqual(idsOf(held));
    const again = await db.query('select private.claim_mails(10) as answer');
    expect(idsOf(again), 'a claim that was undone').toEqual(idsOf(held));
  });

  test('a server that dies between a claim and its report leaves the mail uncertain, never sent twice', async () => {
    await db.query('delete from private.outbox');
    const room = await addRoom(db, 2);
    await book(db, { room, from: 5, nights: 1 });
    await db.query('select private.claim_mails(10)');
    await Promise.all(clients.map((client) => client.end()));
    await server.crash();
    clients = await connect(connectionString, 32);
    const claim = async () => (await db.query('select private.claim_mails(10) as answer')).rows[0].answer.mails;
    expect(await claim()).toEqual([]);
    await db.query(`update private.outbox set lease_until = now() - interval '1 second' where status = 'sending'`);
    expect(await claim()).toEqual([]);
    expect(await count('private.outbox', `status = 'uncertain'`, [])).toBe(1);
  });
});

test('each field of the form is one in which two versions of a listing differ', async () => {
  const same = { id: 'a' };
  const room = (fields: object) => ({ rooms: [{ id: 'r', name: 'Loft', ...fields }] });
  const versions = [
    ...Object.keys(basicsLabels).map((field) => [
      'basics',
      field,
      { basics: { [field]: 1 } },
      { basics: { [field]: 2 } },
    ]),
    ...Object.keys(policyLabels).map((field) => [
      'policies',
      field,
      { policies: { [field]: 'x' } },
      { policies: { [field]: 'y' } },
    ]),
    ...Object.keys(roomLabels).map((field) => {
      const isList = field === 'photos' || field === 'amenities';
      return ['rooms', field, room({ [field]: isList ? [same] : 'x' }), room({ [field]: isList ? [] : 'y' })];
    }),
    ['amenities', 'amenities', { amenities: ['Pool'] }, { amenities: [] }],
    ['photos', 'photos', { photos: [same] }, { photos: [] }],
  ];
  for (const [part, field, before, after] of versions) {
    const { rows } = await db.query('select private.listing_differences($1, $2) as found', [before, after]);
    expect(rows[0].found, `${part}.${field}`).toEqual([expect.objectContaining({ part, field })]);
  }
});

test('each text that guests read waits for review with contact details, and goes live at once without', async () => {
  const version = (part: string, field: string, text: string) => {
    const room = { id: 'r', base_price: 1, photos: [], ...(part === 'rooms' && { [field]: text }) };
    const own = part === 'rooms' || part === 'amenities' ? {} : { [part]: { [field]: text } };
    return {
      ...{ basics: {}, policies: {}, photos: [], rooms: [room], ...own },
      ...(part === 'amenities' && { amenities: text }),
    };
  };
  const texts = [
    ['amenities', 'amenities'],
    ['basics', 'description'],
    ...Object.keys(policyLabels).map((field) => ['policies', field]),
    ...['name', 'description', 'bed_config', 'room_size', 'amenities'].map((field) => ['rooms', field]),
  ] as [string, string][];
  for (const [part, field] of texts) {
    const live = async (text: string) => {
      const versions = [version(part, field, 'As before'), version(part, field, text)];
      const { rows } = await db.query('select private.publishable_version(null, $1, $2) as free', versions);
      return JSON.stringify(rows[0].free).includes(text);
    };
    expect([await live('Ask us'), await live('Call 98221 23456')], `${part}.${field}`).toEqual([true, false]);
  }
});

test('sessions that are ended in the middle of a submission leave it whole or not begun', async () => {
  for (let round = 0; round < 12; round++) {
    const { id, listing } = await begin();
    const worker = at(await connect(connectionString, 1), 0);
    const { rows } = await worker.query('select pg_backend_pid() as pid');
    const work = worker.query(`select ${submission()} as answer`, [id, 1, given(listing)]).then(
      () => 'answered',
      () => 'ended',
    );
    await db.query('select pg_sleep($2), pg_terminate_backend($1)', [rows[0].pid, round / 1000]);
    const how = await work;
    await worker.end().catch(() => {});
    const [{ status }] = (await db.query('select status from public.properties where id = $1', [id])).rows;
    const rooms = await count('public.property_rooms', 'property_id = $1', [id]);
    const mails = await count('private.outbox', `data ->> 'property_id' = $1`, [id]);
    const admins = await count('public.profiles', `role = 'admin' and email is not null`, []);
    expect([rooms, mails]).toEqual(status === 'submitted' ? [2, 1 + admins] : [0, 0]);
    if (how === 'answered') expect(status).toBe('submitted');
    expect(await submit(id, listing)).toMatchObject({ ok: true });
    await db.query('delete from public.properties where id = $1', [id]);
  }
});
