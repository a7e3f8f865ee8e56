import { describe, expect, test } from 'vitest';
import { directionsUrl } from '#src/domain/showcase.ts';
import { matchesFaq } from '#src/ui/faqSearch.ts';
import { wrapIndex } from '#src/ui/photoViewer.ts';

describe('the viewer', () => {
  test.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [1, 2, 3, 0],
    [0, -2, 3, 1],
    [0, 1, 1, 0],
  ])('from photo %i by %i of %i to %i', (index, by, count, next) => expect(wrapIndex(index, by, count)).toBe(next));
});

describe('the search in questions', () => {
  const text = '\n  Can I bring my pet?\n  Pets are allowed at\n  Casa De Patio. ';
  test.each([
    ['pet', true],
    ['PATIO', true],
    ['', true],
    ['   ', true],
    [' allowed  at casa', true],
    ['parking', false],
    ['pet.*', false],
  ])('"%s": %s', (query, found) => expect(matchesFaq(query, text)).toBe(found));
  test.each([
    ['5-7 days', 'Refunds take 5–7 days'],
    ['5–7', 'takes 5-7 days'],
    ["can't", 'Pets can’t stay'],
    ['can’t', "Pets can't stay"],
    ['"susegad"', 'We say “susegad”'],
  ])('%s is found in %s, as a keyboard types it or as it is printed', (query, printed) =>
    expect(matchesFaq(query, printed)).toBe(true),
  );
});

describe('directions', () => {
  test('the short link where there is one', () => {
    const link = 'https://maps.example/lotus';
    expect(directionsUrl({ directionsUrl: link, mapsQuery: 'Hotel Lotus' })).toBe(link);
  });
  test('else a search for name and place', () => {
    expect(directionsUrl({ mapsQuery: 'Café & Lotus North Goa' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=Caf%C3%A9%20%26%20Lotus%20North%20Goa',
    );
  });
});
