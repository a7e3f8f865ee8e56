import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Hotel, Review } from '#src/domain/hotel/hotel.ts';

beforeAll(() => {
  vi.resetModules();
  vi.doMock('#src/words/en/hotel.ts', () => import('#src/words/hi/hotel.ts'));
});
afterAll(() => {
  vi.doUnmock('#src/words/en/hotel.ts');
  vi.resetModules();
});

const hotel = {
  ...{ id: 'a', name: 'Casa', description: 'समुद्र के पास', address: 'Baga', city: 'Baga', country: 'India' },
  ...{ check_in_time: '12:00', check_out_time: '11:00', phone: null, email: null, rating: 4, review_count: 1 },
  policies: { cancellation_policy: 'flexible', house_rules: 'Quiet hours from 10:00 PM.' },
} as Hotel;

test('the cancellation policy is ours, and stands above the mark of the owner’s rules', async () => {
  const { OverviewPanel } = await import('#src/features/hotel/OverviewPanel.tsx');
  const { policyWords } = await import('#src/domain/booking/termsNow.ts');
  const html = renderToStaticMarkup(createElement(OverviewPanel, { hotel, terms: null }));
  const [cancellation, mark, rules] = [policyWords('flexible', null), 'होटल ने यह जानकारी', 'Quiet hours'].map((text) =>
    html.indexOf(text),
  );
  expect(cancellation).toBeGreaterThan(0);
  expect(mark).toBeGreaterThan(cancellation ?? 0);
  expect(rules).toBeGreaterThan(mark ?? 0);
});

test('reviews that are in English are marked once, above the list', async () => {
  const { ReviewsPanel } = await import('#src/features/hotel/ReviewsPanel.tsx');
  const review = {
    ...{ id: 'r', reviewer_name: 'Asha K.', rating: 4, title: 'Quiet', comment: 'We slept well.', photos: [] },
    ...{
      is_verified: true,
      party: null,
      is_demo: false,
      created_at: '2026-11-20T10:00:00+00:00',
      reply: null,
      replied_at: null,
    },
  } as Review;
  const html = renderToStaticMarkup(
    createElement(ReviewsPanel, {
      ...{ hotel, isOpen: false, shown: [review, { ...review, id: 's' }], count: 2, state: 'all' as const },
      ...{ asked: { sort: 'newest', stars: null, party: null, words: '' }, showMore: vi.fn(), ask: vi.fn() },
      onPhotos: vi.fn(),
    } as unknown as Parameters<typeof ReviewsPanel>[0]),
  );
  expect(html.split('जिसमें मेहमानों ने लिखीं')).toHaveLength(2);
  expect(html).toContain('lang="en">We slept well.');
});
