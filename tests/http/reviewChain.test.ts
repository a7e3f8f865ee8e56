import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '../../supabase/local/paths.ts';
import { leaveReview } from './leaveReview.ts';
import { type Published, published } from './reviewChain.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

async function checked(...copies: (object | string)[]): Promise<{ code: number; says: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'reviews-'));
  try {
    const args = await Promise.all(
      copies.map(async (copy, at) => {
        if (typeof copy === 'string') return copy;
        const file = join(folder, `${at}.json`);
        await writeFile(file, JSON.stringify(copy));
        return file;
      }),
    );
    return await new Promise((resolve) => {
      execFile(process.execPath, [projectPath('docs/check-reviews.mjs'), ...args], (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, says: (stdout + stderr).trim() }),
      );
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fillLog(world: World): Promise<void> {
  const { hotel } = world.hotelOf('owner A');
  const write = async (name: string, rating: number, aspects: object | null, title: string, comment: string) =>
    (await world.value(
      `insert into public.reviews (hotel_id, reviewer_name, rating, aspects, title, comment) values ($1, $2, $3, $4, $5, $6) returning id`,
      [hotel, name, rating, aspects && JSON.stringify(aspects), title, comment],
    )) ?? '';
  const aspects = { clean: 5, place: 4, people: 3, value: 2 };
  await write('Zoë “Q” Ünal', 5, aspects, 'Back\\slash & "quotes" </script>', 'Lines\nand more ✓ 🏖 end');
  const rude = await write('Ravi S.', 1, { ...aspects, clean: 1 }, 'Rude', 'words');
  const back = await write('Meera K.', 4, null, '', '');
  const gone = await write('Gone G.', 2, { ...aspects, value: 5 }, 'Zeldaword', 'was here');
  const hide = async (review_id: string, kind?: string) =>
    assert.equal((await world.rpc('admin', 'hide_review', { review_id, reason: 'Not so', kind })).json.ok, true);
  await hide(rude, 'insult');
  await hide(back, 'other');
  assert.equal((await world.rpc('admin', 'show_review', { review_id: back })).json.ok, true);
  await world.sql('delete from public.reviews where id = $1', [gone]);
}

test('every deed about a review is an entry of its log', async (world) => {
  const before = await published(world);
  await fillLog(world);
  const told = await published(world);
  assert.deepEqual(
    told.entries.map(({ n, kind, rating, reason }) => [n, kind, rating, reason]),
    [
      ...before.entries.map(({ n, kind, rating, reason }) => [n, kind, rating, reason]),
      ...(
        [
          ['left', 5, null],
          ['left', 1, null],
          ['left', 4, null],
          ['left', 2, null],
          ['hidden', null, 'insult'],
          ['hidden', null, 'other'],
          ['shown', null, null],
          ['removed', null, null],
        ] as const
      ).map((entry, at) => [before.entries.length + at + 1, ...entry]),
    ],
  );
  assert.equal(new Set(told.words.map(({ salt }) => salt)).size, told.words.length, 'a salt of its own for each');
  assert.equal(told.words.length, before.words.length + 2, 'of those that guests read alone');
  assert.doesNotMatch(
    JSON.stringify(told),
    /Zeldaword|Not so|Rude/,
    'no word of what is hidden or gone, and no reason in words',
  );
  const { says, code } = await checked(told, before);
  assert.equal(code, 0, says);
  const shown = (await world.rpc('anon', 'hotel_details', { hotel_id: told.hotel.id })).json.hotel;
  const { review_count, rating, review_figures } = shown;
  assert.deepEqual(told.figures, { review_count, rating, ...review_figures });

  await world.sql(`update public.reviews set hidden_at = now() where hidden_kind = 'insult'`);
  assert.equal((await published(world)).entries.length, told.entries.length);

  const [one] = told.words;
  const odd = await world.rpc('admin', 'hide_review', { review_id: one?.review_id, reason: 'Why', kind: 'rude' });
  assert.equal(odd.json.code, 'invalid_kind');

  await world.sql(`insert into private.review_reports (review_id, kind) values ($1, 'spam')`, [one?.review_id]);
  await world.rpc('admin', 'hide_review', { review_id: one?.review_id, reason: 'Advertising' });
  assert.equal((await published(world)).entries.at(-1)?.reason, 'spam');

  // The log never changes, not even for functions with their owner's rights or the secret key.
  const claims = `select set_config('request.jwt.claims', '{"role":"service_role"}', true)`;
  for (const change of [
    'update private.review_log set rating = 5 where rating is not null',
    'update private.review_log set at = now()',
    'delete from private.review_log',
    'truncate private.review_log',
  ])
    await assert.rejects(world.sql(`do $$ begin perform (${claims}); ${change}; end $$`), /cannot be changed/, change);
  const last = (await published(world)).entries.length;
  await assert.rejects(
    world.sql(
      `do $$ begin insert into public.reviews (hotel_id, reviewer_name, rating) values ('${told.hotel.id}', 'X', 3); perform 1 / 0; end $$`,
    ),
  );
  assert.equal((await published(world)).entries.length, last);
});

test('the script finds changes of a published log', { tags: 'long' }, async (world) => {
  const earlier = await published(world);
  await fillLog(world);
  const told = await published(world);
  const at = earlier.entries.length;
  const cases: readonly (readonly [string, (copy: Published) => void, RegExp])[] = [
    ['a star', ({ entries }) => Object.assign(entries[at] ?? {}, { rating: 1 }), /Entry \d+ is not what it was/],
    ['an aspect', ({ entries }) => Object.assign(entries[at]?.aspects ?? {}, { clean: 1 }), /is not what it was/],
    [
      'a moment',
      ({ entries }) => Object.assign(entries[at] ?? {}, { at: '2020-01-01T00:00:00.000000Z' }),
      /is not what it was/,
    ],
    ['a reason', ({ entries }) => Object.assign(entries[at + 4] ?? {}, { reason: 'other' }), /is not what it was/],
    ['something more', ({ entries }) => Object.assign(entries[at] ?? {}, { weight: 2 }), /is not what it was/],
    ['a dropped entry', ({ entries }) => entries.splice(at + 1, 1), /Entry \d+ is missing/],
    ['a dropped end', ({ entries }) => entries.splice(-1, 1), /words are missing/],
    ['an order', ({ entries }) => entries.splice(at, 2, ...entries.slice(at, at + 2).reverse()), /is missing/],
    [
      'a dropped entry with new numbers',
      ({ entries }) => {
        entries.splice(at + 1, 1);
        for (const [place, entry] of entries.entries()) entry.n = place + 1;
      },
      /does not follow|is not what it was/,
    ],
    [
      'a word',
      ({ words }) => Object.assign(words.at(-1) ?? {}, { comment: 'Lovely' }),
      /words of the review of entry \d+ are not those/,
    ],
    ['a name', ({ words }) => Object.assign(words.at(-1) ?? {}, { reviewer_name: 'Somebody' }), /are not those/],
    ['a salt', ({ words }) => Object.assign(words.at(-1) ?? {}, { salt: '0'.repeat(64) }), /are not those/],
    ['words that are kept back', ({ words }) => words.pop(), /its words are missing/],
    [
      'words that do not count',
      ({ words, entries }) =>
        words.push({ ...(words[0] as Published['words'][0]), review_id: entries[at + 1]?.review_id ?? '' }),
      /words of a review that does not count/,
    ],
    ['the number', ({ figures }) => Object.assign(figures, { review_count: 99 }), /review_count is shown as 99/],
    ['the mean', ({ figures }) => Object.assign(figures, { rating: 4.9 }), /rating is shown as 4\.9; by the log it is/],
    ['the stars', ({ figures }) => figures.stars.reverse(), /stars is shown as/],
    ['the aspects', ({ figures }) => Object.assign(figures.aspects ?? {}, { clean: 4.9 }), /aspects is shown as/],
    ['another hotel', ({ hotel }) => Object.assign(hotel, { id: crypto.randomUUID() }), /belongs to another hotel/],
  ];
  for (const [what, change, sentence] of cases) {
    const copy = structuredClone(told);
    change(copy);
    const { code, says } = await checked(copy);
    assert.equal(code, 1, what);
    assert.match(says, sentence, what);
  }
  // A rewritten log with valid hashes is only detected by comparing it with an earlier copy.
  assert.equal((await checked(told, earlier)).code, 0);
  const other = structuredClone(earlier);
  for (const entry of other.entries) entry.hash = 'f'.repeat(64);
  assert.match((await checked(told, other)).says, /of the earlier copy is missing or has changed/);
  for (const [copy, code] of [
    ['/nowhere.json', 1],
    [{}, 1],
    [{ ...told, entries: 'none' }, 1],
  ] as const)
    assert.equal((await checked(copy)).code, code);
  assert.equal((await checked()).code, 2, 'it says how it is called');
});

test('the log keeps the stars of an erased guest', async (world) => {
  const { hotel } = world.hotelOf('owner A');
  const booking_reference = world.referenceOf('owner A', 'ended');
  assert.equal((await leaveReview(world, booking_reference, { rating: 2, title: 'Zeldaword' })).ok, true);
  const before = await published(world);
  assert.match(JSON.stringify(before.words), /Zeldaword/);
  const salt = before.words.at(-1)?.salt;
  await world.sql(
    `do $$ begin perform private.erase_guests(array(select id from public.bookings where booking_reference = '${booking_reference}')); end $$`,
  );
  const after = await published(world);
  assert.deepEqual(
    [after.entries.at(-1)?.kind, after.figures.review_count, after.words.length],
    ['removed', before.figures.review_count - 1, before.words.length - 1],
  );
  const { code, says } = await checked(after, before);
  assert.equal(code, 0, says);
  assert.deepEqual(await world.sql('select 1 from private.review_salts where salt = $1', [salt]), []);

  assert.equal(
    (await world.call('anon', 'GET', `/functions/v1/published-reviews/${crypto.randomUUID()}.json`)).status,
    404,
  );
  await world.sql('update public.hotels set is_active = false where id = $1', [hotel]);
  assert.equal((await world.call('anon', 'GET', `/functions/v1/published-reviews/${hotel}.json`)).status, 404);
  const bare = await world.value(
    `insert into public.hotels (name, city, address) values ('Casa Bare', 'Panaji', 'Rua') returning id`,
  );
  await world.sql(
    `insert into public.reviews (hotel_id, reviewer_name, rating, created_at) values ($1, 'Asha', 4, $2)`,
    [bare, dayFromToday(-1)],
  );
  await world.sql(
    `do $$ begin perform set_config('request.jwt.claims', '{"role":"service_role"}', true); delete from public.hotels where id = '${bare}'; end $$`,
  );
  assert.deepEqual(await world.sql('select 1 from private.review_log where hotel_id = $1', [bare]), []);
});
