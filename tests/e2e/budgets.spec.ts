import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { budgets } from '../budgets.ts';

/** Records every response of the first load, including files that load when the page is idle. */
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

for (const { path, script, font, total, react } of budgets) {
  test(`${path} loads within its budget and from this origin alone @phone`, async ({ page, baseURL }) => {
    const sizes = { script: 0, font: 0, total: 0 };
    for (const response of await load(page, path)) {
      const url = new URL(response.url());
      if (url.protocol === 'data:' || url.protocol === 'blob:') continue;
      expect(url.origin).toBe(new URL(baseURL ?? '').origin);
      const size = await sizeOf(response);
      const kind = response.request().resourceType();
      if (kind === 'script') {
        sizes.script += size;
        if (!react) expect(await response.text()).not.toContain('react.transitional.element');
      }
      if (kind === 'font') sizes.font += size;
      sizes.total += size;
    }
    expect(sizes.script / 1000).toBeLessThanOrEqual(script);
    expect(sizes.font / 1000).toBeLessThanOrEqual(font);
    expect(sizes.total / 1000).toBeLessThanOrEqual(total);
  });
}

test('a page loads two fonts; letters that only names bring come when there is such a name', async ({ page }) => {
  const isFont = (response: Response) => response.url().endsWith('.woff2');
  expect((await load(page, '/blog/when-to-come-to-goa')).filter(isFont)).toHaveLength(2);
  const asked = page.waitForResponse(isFont);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Jörg';
  });
  expect((await asked).ok()).toBe(true);
});
