import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const row = [{ inr_per_unit: '88.5000', as_of: '2026-11-20' }];

/** Opens a page in a browser outside India. Each answer is for one request of the rate. Null means no answer. */
async function open(...answers: (object | null)[]) {
  const fetch = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return Response.json(answer);
  });
  vi.stubGlobal('fetch', fetch);
  const { chooseCurrency, shownCurrency } = await import('#src/lib/currency.ts');
  const { $rate } = await import('#src/server/rate.ts');
  return { chooseCurrency, shownCurrency, showPrices: () => $rate.subscribe(() => {}), fetch };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:1');
  vi.stubEnv('PUBLIC_SUPABASE_KEY', 'sb_publishable_test');
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Europe/Lisbon',
  } as Intl.ResolvedDateTimeFormatOptions);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

test('the switch says rupees, as the built prices do, until the rate is there', async () => {
  const { shownCurrency, showPrices } = await open(row);
  expect(shownCurrency()).toBe('INR');
  const leave = showPrices();
  expect(shownCurrency()).toBe('INR');
  await vi.waitFor(() => expect(shownCurrency()).toBe('USD'));
  leave();
});

test('without a rate the switch stays on rupees, and choosing dollars asks again', async () => {
  const { chooseCurrency, shownCurrency, showPrices, fetch } = await open(null, null, row);
  const leave = showPrices();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  const refused = () => new Promise((done) => setTimeout(done, 20));
  await refused();
  chooseCurrency('USD');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await refused();
  expect(shownCurrency()).toBe('INR');
  chooseCurrency('USD');
  await vi.waitFor(() => expect(shownCurrency()).toBe('USD'));
  leave();
});

test('on a page without prices the switch shows the choice', async () => {
  const { chooseCurrency, shownCurrency } = await open();
  chooseCurrency('USD');
  expect(shownCurrency()).toBe('USD');
});
