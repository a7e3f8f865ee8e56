import { adminSections } from '#src/lib/adminSections.ts';
import { isInAll, pathIn } from '#src/words/languages.ts';

/**
 * Limits for the first load of a page before any interaction, in kilobytes (1,000 bytes). Scripts and styles count gzipped, fonts and pictures as
 * they are.
 */
export interface Budget {
  path: string;
  script: number;
  style: number;
  font: number;
  total: number;
  react: boolean;
}

const lotus = '00000000-0000-4000-8000-000000000001';
const twinSuite = '00000000-0000-4000-8000-000000000103';
const marketing = { script: 10, style: 12, font: 85, total: 220, react: false };
const reading = { script: 5.05, style: 12, font: 85, total: 160, react: false };
/** Size of the Devanagari font in kilobytes. */
export const devanagari = 72;
const hindiWords = 1.075;
const marketplace = { script: 120, style: 14, font: 85, total: 320, react: true };

const inEnglish: readonly Budget[] = [
  ...[
    '/',
    '/properties',
    '/list-property',
    '/stays',
    '/stays/north-goa',
    '/stays/candolim',
    '/property/hotel-lotus',
    '/property/casa-de-patio',
  ].map((path) => ({
    path,
    ...marketing,
  })),
  ...[
    '/gallery',
    '/blog',
    '/blog/when-to-come-to-goa',
    '/terms',
    '/newsletter',
    '/notices',
    '/free-nights',
    '/privacy',
    '/cookies',
    '/property/no-such-house',
    '/no-such-page',
  ].map((path) => ({ path, ...reading })),
  ...[
    '/search',
    `/hotel/${lotus}-hotel-lotus`,
    '/hotel/00000000-0000-4000-8000-00000000dead',
    '/booking-confirmation/AAAA-BBBB-CCCC-DDDD',
    '/arrival',
    '/cleaning',
    '/stay',
    '/review',
    '/saved',
  ].map((path) => ({ path, ...marketplace })),
  // Also asks for prices by rate plan, discount code and further room types; what shows them loads later.
  { path: `/booking/${twinSuite}`, ...marketplace, script: 124.5 },
];

/** The Hindi page has one more file per font family, and its letters take three bytes each. */
const inHindi = ({ path, script, font, total, ...same }: Budget): Budget => ({
  path: pathIn('hi', path),
  ...same,
  script: script * hindiWords,
  font: font + devanagari,
  total: total + devanagari,
});

export const budgets: readonly Budget[] = [...inEnglish, ...inEnglish.filter(({ path }) => isInAll(path)).map(inHindi)];

/** Screens behind a sign-in, and the sign-in pages. They have no total, because their pictures differ by account. */
export const areas: readonly Omit<Budget, 'total'>[] = [
  '/auth',
  '/account',
  '/list-property/form',
  ...[
    'bookings',
    'calendar',
    'rates',
    'housekeeping',
    'till',
    'invoice',
    'reports',
    'payouts',
    'reviews',
    'channels',
    'notifications',
  ].map((page) => `/owner/${page}`),
  ...adminSections.map(({ path }) => path),
]
  .map((path) => ({ path, script: 170, style: 16, font: 85, react: true }))
  // Has the tasks of all screens of the front desk.
  .concat({ path: '/owner', script: 173, style: 16, font: 85, react: true });
