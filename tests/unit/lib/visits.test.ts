import { afterEach, expect, test, vi } from 'vitest';
import { countVisit } from '#src/lib/visits.ts';

/** The page as an analytics script finds it. Both services read `document.referrer` on load. */
function visit(browser: object = {}) {
  const counters: { src?: string; dataset: Record<string, string>; onload?: () => void }[] = [];
  class Page {
    get referrer() {
      return 'https://stays.example/search?destination=Calangute';
    }
    createElement = () => ({ dataset: {} });
    head = { append: (counter: (typeof counters)[0]) => counters.push(counter) };
  }
  const page = new Page();
  const told: unknown[] = [];
  const usual = () => ({ url: '/hotel/1?checkIn=2030-01-01', referrer: page.referrer, language: 'en' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('location', { origin: 'https://stays.example', pathname: '/hotel/1', search: '?checkIn=2030-01-01' });
  vi.stubGlobal('window', {
    plausible: (event: string, { u }: { u: string }) => told.push({ event, u, r: page.referrer }),
    umami: { track: (edit: (page: object) => object) => told.push(edit(usual())) },
  });
  countVisit('https://counts.example/script.js', 'stays.example');
  counters[0]?.onload?.();
  return { counters, told };
}
afterEach(() => void vi.unstubAllGlobals());

test('a visit is counted by its path, and by nothing that came before it', () => {
  const { counters, told } = visit();
  expect(counters).toMatchObject([
    { src: 'https://counts.example/script.js', dataset: { domain: 'stays.example', autoTrack: 'false' } },
  ]);
  expect(told).toEqual([
    { event: 'pageview', u: 'https://stays.example/hotel/1', r: '' },
    { url: '/hotel/1', referrer: '', language: 'en' },
  ]);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('a browser that says %j is not counted', (browser) => {
  expect(visit(browser).counters).toEqual([]);
});
