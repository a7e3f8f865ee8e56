import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { leaveReview } from './leaveReview.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';

const world = await createWorldOfFile();
await restoreEach(world);

const review = ({ booking_reference, ...change }: Record<string, unknown> = {}) =>
  leaveReview(world, String(booking_reference ?? world.referenceOf('owner A', 'ended')), {
    ...{ rating: 1, title: 'Noisy', comment: 'The road is near.' },
    ...change,
  });
const reviewIds = () => world.sql('select id from public.reviews order by 1');

async function expectRefused(code: string, change: Record<string, unknown> = {}): Promise<void> {
  const before = await reviewIds();
  expect(await review(change)).toEqual({ ok: false, code });
  expect(await reviewIds()).toEqual(before);
}

async function shown() {
  const { hotel } = world.hotelOf('owner A');
  const details = (await world.rpc('anon', 'hotel_details', { hotel_id: hotel })).json;
  const search = (await world.rpc('anon', 'search_hotels', {})).json;
  const card = search.hotels.find(({ id }: { id: string }) => id === hotel);
  expect([card.rating, card.review_count]).toEqual([details.hotel.rating, details.hotel.review_count]);
  return { rating: card.rating, count: card.review_count, reviews: details.reviews };
}

test('readers sort and search the reviews, and choose whose they read', async () => {
  const { hotel } = world.hotelOf('owner A');
  await world.sql('delete from public.reviews where hotel_id = $1', [hotel]);
  for (const [name, rating, party, comment, hidden] of [
    ['One', 3, 'couple', 'The café by the road', false],
    ['Two', 5, 'family', 'A quiet road', false],
    ['Three', 1, 'couple', '', false],
    ['Four', 5, 'couple', 'Cafe and road', true],
  ]) {
    await world.sql(
      `insert into public.reviews (hotel_id, reviewer_name, rating, party, comment, created_at, hidden_at, hidden_reason)
       values ($1, $2, $3, $4, $5, now() - interval '1 day' * (10 - (select count(*) from public.reviews)), case when $6 then now() end, case when $6 then 'Rude' end)`,
      [hotel, name, rating, party, comment, hidden],
    );
  }
  const read = async (asked: object) => (await world.rpc('anon', 'hotel_reviews', { hotel_id: hotel, ...asked })).json;
  const names = async (asked: object) =>
    (await read(asked)).reviews.map(({ reviewer_name }: { reviewer_name: string }) => reviewer_name);
  expect(await names({})).toEqual(['Three', 'Two', 'One']);
  expect(await names({ sort: 'highest' })).toEqual(['Two', 'One', 'Three']);
  expect(await names({ sort: 'lowest', after: 1 })).toEqual(['One', 'Two']);
  expect(await names({ words: 'ROAD cafe' })).toEqual(['One']);
  expect(await names({ words: '%' })).toEqual([]);
  expect(await read({ party: 'couple', words: 'road' })).toMatchObject({ count: 1, reviews: [{ party: 'couple' }] });
  expect(await world.rpc('anon', 'hotel_reviews', { hotel_id: randomUUID() })).toMatchObject({
    json: { code: 'hotel_not_found' },
  });
});

test.each([
  [1, 0, 1, 'solo'],
  [2, 0, 1, 'couple'],
  [2, 0, 2, 'group'],
  [3, 0, 1, 'group'],
  [1, 2, 1, 'family'],
])('%i adults and %i children in %i rooms review as %s', async (adults, children, rooms, party) => {
  const row = await world.row(
    `select private.party_of(jsonb_populate_record(b, $1)) as party from public.bookings as b limit 1`,
    [{ num_adults: adults, num_children: children, num_rooms: rooms }],
  );
  expect(row?.party).toBe(party);
});

test('averages are rounded to one decimal', async () => {
  const { hotel } = world.hotelOf('owner A');
  for (const rating of [5, 5]) {
    await world.sql('insert into public.reviews (hotel_id, reviewer_name, rating) values ($1, $2, $3)', [
      hotel,
      'Guest',
      rating,
    ]);
  }
  expect(await shown()).toMatchObject({ rating: 4.7, count: 3 });
  await world.sql('delete from public.reviews where hotel_id = $1', [hotel]);
  expect(await shown()).toMatchObject({ rating: null, count: 0, reviews: [] });
});

test('on the last morning it is accepted, the day before it is not', async () => {
  const endOn = (days: number) =>
    world.sql(
      `update public.bookings set check_in_date = private.today() + $1::integer - 2, check_out_date = private.today() + $1::integer
       where booking_reference = $2`,
      [days, world.referenceOf('owner A', 'ended')],
    );
  await endOn(1);
  await expectRefused('not_stayed_yet');
  await endOn(0);
  expect(await review()).toEqual({ ok: true, waits: false });
});
