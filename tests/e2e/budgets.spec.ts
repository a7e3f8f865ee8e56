import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';

/**
 * Bytes of the first load, before any interaction, as gzip would send them: what the visitor on a phone pays.
 * Pictures and fonts count as they are.
 */
interface Budget {
  path: string;
  /** Kilobytes (1,000 bytes). */
  script: number;
  style: number;
  font: number;
  total?: number;
  /** Whether the page may load React at all. */
  react: boolean;
}

const lotus = '00000000-0000-4000-8000-000000000001';
const twinSuite = '00000000-0000-4000-8000-000000000103';
const marketing = { script: 10, style: 12, font: 85, total: 220, react: false };
const reading = { script: 5, style: 12, font: 85, total: 160, react: false };
const marketplace = { script: 105, style: 14, font: 85, total: 320, react: true };
const budgets: Budget[] = [
  { path: '/', ...marketing },
  { path: '/properties', ...marketing },
  { path: '/list-property', ...marketing },
  { path: '/property/hotel-lotus', ...marketing },
  { path: '/property/casa-de-patio', ...marketing },
  { path: '/gallery', ...reading },
  { path: '/blog', ...reading },
  { path: '/blog/when-to-come-to-goa', ...reading },
  { path: '/terms', ...reading },
  { path: '/privacy', ...reading },
  { path: '/cookies', ...reading },
  { path: '/property/no-such-house', ...reading },
  { path: '/no-such-page', ...reading },
  { path: '/search', ...marketplace },
  { path: `/hotel/${lotus}`, ...marketplace },
  { path: `/booking/${twinSuite}`, ...marketplace },
  { path: '/booking-confirmation/AAAA-BBBB-CCCC-DDDD', ...marketplace },
];

/** Every response of the first load. Opening an idle page loads everything that loads without the visitor. */
async function load(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  return responses;
}

async function sizeOf(response: Response): Promise<number> {
  const type = response.headers()['content-type'] ?? '';
  const body = await response.body();
  const packed = /^(image\/(?!svg)|font\/)/.test(type) || /\.woff2$/.test(new URL(response.url()).pathname);
  return packed ? body.length : gzipSync(body, { level: 9 }).length;
}

for (const budget of budgets) {
  test(`${budget.path} loads within its budget and from this origin alone`, async ({ page, baseURL }, info) => {
    test.info().annotations.push({ type: 'budget', description: JSON.stringify(budget) });
    const sizes = { script: 0, stylesheet: 0, font: 0, total: 0 };
    let react = false;
    for (const response of await load(page, budget.path)) {
      const url = new URL(response.url());
      if (url.protocol === 'data:' || url.protocol === 'blob:') continue;
      expect(url.origin).toBe(new URL(baseURL ?? '').origin);
      const size = await sizeOf(response);
      const kind = response.request().resourceType();
      // Styles come in the page: what they would weigh as files of their own.
      if (kind === 'document') {
        const styles = [...(await response.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
        sizes.stylesheet += gzipSync(styles.join('\n'), { level: 9 }).length;
      }
      if (kind === 'script') {
        sizes.script += size;
        react ||= (await response.text()).includes('react.transitional.element');
      }
      if (kind === 'stylesheet') sizes.stylesheet += size;
      if (kind === 'font') sizes.font += size;
      sizes.total += size;
    }
    console.log(
      `${info.project.name} ${budget.path}: ${Object.entries(sizes)
        .map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)} kB`)
        .join(', ')}`,
    );
    expect(sizes.script / 1000).toBeLessThanOrEqual(budget.script);
    expect(sizes.stylesheet / 1000).toBeLessThanOrEqual(budget.style);
    expect(sizes.font / 1000).toBeLessThanOrEqual(budget.font);
    // Pictures depend on the width of the screen: the budget is the phone's.
    if (info.project.name === 'phone' && budget.total) expect(sizes.total / 1000).toBeLessThanOrEqual(budget.total);
    if (!budget.react) expect(react).toBe(false);
  });
}

test('a page loads two fonts; letters that only names bring come when there is such a name @desktop', async ({
  page,
}) => {
  const isFont = (response: Response) => response.url().endsWith('.woff2');
  expect((await load(page, '/blog/when-to-come-to-goa')).filter(isFont)).toHaveLength(2);
  const asked = page.waitForResponse(isFont);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Jörg';
  });
  expect((await asked).ok()).toBe(true);
});
