import { expect, test } from 'vitest';
import { hotelRedirects } from '#src/build/hotelRedirects.ts';

const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

test('ids lead to the pages that have names, and what is not built is not found', () => {
  // A name in another script makes no address: that page is at the id itself.
  expect(hotelRedirects(['hotel.html', `hotel/${one}-hotel-lotus.html`, `hotel/${other}.html`, 'stays/goa.html'])).toBe(
    `/hotel/${one} /hotel/${one}-hotel-lotus 301\n/hotel/* /hotel.html 404\n`,
  );
});

test('where no hotel has a page, the shell stays theirs', () => {
  expect(hotelRedirects(['hotel.html', 'index.html'])).toBe('');
});
