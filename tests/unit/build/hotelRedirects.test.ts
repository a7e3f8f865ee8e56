import { expect, test } from 'vitest';
import { hotelRedirects } from '#src/build/hotelRedirects.ts';
import { reviewsRewrite } from '#src/server/reviewsRewrite.ts';

const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const named = (id: string, name: string, ...earlier_names: string[]) => ({ hotel: { id, name }, earlier_names });

test('ids and earlier names lead to the pages, and what is not built is not found', () => {
  // A name in another script gives no slug, so the page is at the id. The current name is not an earlier one.
  const hotels = [
    named(one, 'Hotel Lotus', 'Lotus', 'Hotel Lotus', 'LOTUS!', 'होटल'),
    named(other, 'होटल कमल', 'Kamal'),
  ];
  expect(hotelRedirects(hotels).split('\n')).toEqual([
    `/hotel/${one} /hotel/${one}-hotel-lotus 301`,
    `/hotel/${one}-lotus /hotel/${one}-hotel-lotus 301`,
    `/hotel/${other}-kamal /hotel/${other} 301`,
    '/hotel/* /hotel.html 404',
    '',
  ]);
});

test('where no hotel has a page, the shell stays theirs', () => {
  expect(hotelRedirects([])).toBe('');
});

test('what a rating is made of is passed on to the backend, wherever that is', () => {
  const path = '/functions/v1/published-reviews/:splat 200';
  expect(reviewsRewrite('')).toBe(`/reviews/* ${path}\n`);
  expect(reviewsRewrite('https://abc.supabase.co')).toBe(`/reviews/* https://abc.supabase.co${path}\n`);
});
