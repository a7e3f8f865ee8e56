import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { makePdf } from '../fixtures.ts';
import { openDraft } from '../support/draft.ts';
import { expectAccessible, expectFits, tabTo } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const colours = ['teal', 'tomato', 'gold', 'navy', 'olive', 'plum'] as const;

async function photo(background: string): Promise<ChosenFile> {
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .withExif({ IFD0: { Make: 'CanaryCamera' }, IFD3: { GPSLatitude: '15/1 29/1 27/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer };
}

async function noise(): Promise<ChosenFile> {
  const noisy = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'gray', noise: noisy } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  return { name: 'huge.jpg', mimeType: 'image/jpeg', buffer };
}
const photosOf = (names: readonly string[]) => Promise.all(names.map(photo));

const pdf = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf(),
});

const choosePhotos = (page: Page, files: ChosenFile[]) => page.getByLabel('Choose photos').setInputFiles(files);
const cards = (page: Page) => page.locator('[data-photo]');
const waiting = (page: Page) => page.locator('.photo-card[data-state]');
const toast = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words });

async function expectPhotos(page: Page, count: number) {
  await expect(cards(page)).toHaveCount(count, { timeout: 20_000 });
  await expect(waiting(page)).toHaveCount(0);
}

async function coloursShown(page: Page): Promise<string[]> {
  const sources = await cards(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  return Promise.all(
    sources.map(async (source) => {
      const bytes = await (await page.request.get(source)).body();
      const { dominant } = await sharp(bytes).stats();
      return [dominant.r, dominant.g, dominant.b].join();
    }),
  );
}

/** The file is deleted shortly after its row. */
async function expectStoredOnce(property_id: string, count: number) {
  const stored = () =>
    siteSql(
      `select (select count(*)::integer from private.uploads where property_id = $1) as rows,
         (select count(*)::integer from storage.objects where name like $2) as files`,
      [property_id, `${property_id}/%`],
    );
  await expect.poll(stored).toEqual([{ rows: count, files: count }]);
}

test('many photos at once: checked one by one, made smaller, stored once, in the order they were chosen', async ({
  page,
}) => {
  const { property_id } = await openDraft(page, 'photos');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(toast(page, 'Images required')).toContainText('Please upload at least one image of your property');

  const chosen = await photosOf(colours);
  await choosePhotos(page, [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ...chosen,
    await noise(),
  ]);
  await expect(toast(page, 'Invalid file type')).toContainText('notes.txt is not an image file');
  await expectPhotos(page, colours.length + 1);
  await choosePhotos(page, [{ name: 'liar.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') }]);
  await expect(toast(page, 'liar.jpg')).toContainText('liar.jpg is not an image file');
  await choosePhotos(page, [{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }]);
  await expect(toast(page, 'HEIC')).toContainText('Most Compatible');

  const inOrder = await Promise.all(
    chosen.map(async ({ buffer }) => {
      const { dominant } = await sharp(buffer).stats();
      return [dominant.r, dominant.g, dominant.b].join();
    }),
  );
  await expect.poll(async () => (await coloursShown(page)).slice(0, -1)).toEqual(inOrder);
  await expectStoredOnce(property_id, colours.length + 1);
  const [sizes] = await siteSql(
    'select max(width) as width, max(height) as height from private.uploads where property_id = $1',
    [property_id],
  );
  expect(sizes).toEqual({ width: 2400, height: 1600 });
  await expect(page.getByRole('button', { name: 'Cover: photo 1', exact: true })).toBeVisible();
});

test('the network is cut and the tab killed in the middle: everything goes on by itself, each photo once', async ({
  page,
}) => {
  const { property_id } = await openDraft(page, 'photos');
  const context = page.context();
  // The answers of the first two uploads are lost, and the third is never sent.
  const photos: string[] = [];
  const answered = new Set<string>();
  let isClosed = false;
  await context.route('**/functions/v1/upload-photo?*', async (route) => {
    const id = new URL(route.request().url()).searchParams.get('id') ?? '';
    if (!photos.includes(id)) photos.push(id);
    const place = photos.indexOf(id);
    if (place > 2 || isClosed || answered.has(id)) return route.continue();
    if (place < 2) {
      answered.add(id);
      await route.fetch();
    }
    await route.abort('connectionreset');
  });
  await choosePhotos(page, await photosOf(colours));
  await expect.poll(() => answered.size).toBe(2);
  await expect(page.getByText('Waiting for the connection').first()).toBeVisible();
  await context.setOffline(true);
  await expect(waiting(page).first()).toBeVisible();
  const address = page.url();
  await page.close();
  isClosed = true;

  const next = await context.newPage();
  await context.setOffline(false);
  await next.goto(address);
  await expectPhotos(next, colours.length);
  await expectStoredOnce(property_id, colours.length);

  await next.reload();
  await expectPhotos(next, colours.length);
  await context.setOffline(true);
  await choosePhotos(next, await photosOf(['indigo']));
  await expect(next.getByText('Waiting for the connection')).toBeVisible();
  await context.setOffline(false);
  await expectPhotos(next, colours.length + 1);
  await expectStoredOnce(property_id, colours.length + 1);
});

test('photos go on their way while the owner goes on to other steps', async ({ page }) => {
  const { property_id } = await openDraft(page, 'photos');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/upload-photo?*', async (route) => {
    await released;
    await route.continue();
  });
  await choosePhotos(page, await photosOf(['teal', 'gold']));
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: 'Rooms & Pricing' })).toBeVisible();
  release();
  await expect.poll(() => namedInDraft(property_id), { timeout: 20_000 }).toBe(2);
  await expectStoredOnce(property_id, 2);
});

async function namedInDraft(property_id: string): Promise<number> {
  const [row] = await siteSql<{ count: number }>(
    `select jsonb_array_length(draft -> 'photos') as count from public.properties where id = $1`,
    [property_id],
  );
  return row?.count ?? 0;
}

test('a failed photo can be tried again, one on its way cancelled', async ({ page }) => {
  const { property_id } = await openDraft(page, 'photos');
  await page.route('**/functions/v1/upload-photo?*', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, code: 'rate_limited', error: 'You have uploaded too many files.' },
    }),
  );
  await choosePhotos(page, await photosOf(['teal', 'gold']));
  await expect(toast(page, 'Upload failed').first()).toContainText('You have uploaded too many files.');
  await expect(page.getByRole('button', { name: 'Try teal.jpg again' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel gold.jpg' }).click();
  await page.unroute('**/functions/v1/upload-photo?*');
  await page.getByRole('button', { name: 'Try teal.jpg again' }).click();
  await expectPhotos(page, 1);
  await page.reload();
  await expectPhotos(page, 1);
  await expectStoredOnce(property_id, 1);
});

test('order and cover by keyboard, words for each photo, removing and undoing', async ({ page }) => {
  await openDraft(page, 'photos');
  await choosePhotos(page, await photosOf(['teal', 'gold', 'navy']));
  await expectPhotos(page, 3);
  const [teal, gold, navy] = await coloursShown(page);
  const said = page.locator('[aria-live=polite]').filter({ hasText: /photo/i });

  await tabTo(page, page.getByRole('button', { name: 'Move photo 1 later' }));
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Photo 1 is now photo 2 of 3.');
  await expect.poll(() => coloursShown(page)).toEqual([gold, teal, navy]);
  await expect(page.getByRole('button', { name: 'Cover: photo 1', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move photo 2 later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => coloursShown(page)).toEqual([gold, navy, teal]);
  await expect(page.getByRole('button', { name: 'Move photo 3 later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => coloursShown(page)).toEqual([gold, navy, teal]);

  await tabTo(page, page.getByRole('button', { name: 'Remove photo 1' }));
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Photo removed. The first photo is the cover now.');
  await expect(page.getByRole('button', { name: 'Cover: photo 1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => coloursShown(page)).toEqual([gold, navy, teal]);
  await expect(page.getByRole('button', { name: 'Cover: photo 1', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Make cover: photo 2' }).click();
  await expect.poll(() => coloursShown(page)).toEqual([navy, gold, teal]);
  await expect(page.getByRole('button', { name: 'Cover: photo 1', exact: true })).toBeFocused();
  await page.getByLabel('What does photo 2 show?').fill('The pool at sunset');
  await expect(page.getByRole('img', { name: 'The pool at sunset' })).toBeVisible();
  const frame = (place: number) => cards(page).nth(place).locator('.photo-card-frame');
  await frame(2).scrollIntoViewIfNeeded();
  await frame(2).hover();
  await page.mouse.down();
  await frame(0).hover();
  await frame(0).hover();
  await page.mouse.up();
  await expect.poll(() => coloursShown(page)).toEqual([teal, navy, gold]);
  await expect(page.getByRole('button', { name: 'Cover: photo 1', exact: true })).toBeVisible();
  await expectAccessible(page);
});

const slot = (page: Page, label: string): Locator =>
  page.locator('.document-slot').filter({ has: page.getByText(label, { exact: false }) });

test('a photo that another device removed does not come back from this one', async ({ page }) => {
  const { property_id } = await openDraft(page, 'photos');
  await choosePhotos(page, await photosOf(['teal']));
  await expectPhotos(page, 1);
  const noted = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('susegad-photos');
        request.onsuccess = () => resolve(request.result);
      });
      const keys = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction('pending').objectStore('pending').getAllKeys();
        request.onsuccess = () => resolve(request.result);
      });
      database.close();
      return keys.length;
    });
  await expect.poll(noted).toBe(0);
  await expect(page.locator('.save-line')).toHaveText(/^Saved/);
  await siteSql(
    `update public.properties set revision = revision + 1, draft_saved_at = now(),
       draft = draft || '{"photos": [], "cover_photo_id": null}' where id = $1`,
    [property_id],
  );
  await page.reload();
  await expect(page.getByText('0 of 60 photos', { exact: true })).toBeVisible();
});

test('documents: each kind in its slot, opened, replaced and removed', async ({ page }) => {
  // Next waits for the server's data, and must not skip any check before that.
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/rest/v1/rpc/listing_form', async (route) => {
    calls += 1;
    if (calls > 1) await held.promise;
    await route.continue();
  });
  const { property_id } = await openDraft(page, 'compliance');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => calls).toBe(2);
  held.resolve();
  for (const sentence of [
    'GST number is required',
    'PAN number is required',
    'Account holder name is required',
    'Account number is required',
    'Bank name is required',
    'IFSC code is required',
    'GST Certificate is required',
    'PAN Card is required',
    'Property Ownership Document is required',
  ]) {
    await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'PAN Card is required' }).click();
  await expect(slot(page, 'PAN Card').locator('input[type=file]')).toBeFocused();

  const gst = slot(page, 'GST Certificate');
  const choose = (at: Locator, file: ChosenFile) => at.locator('input[type=file]').setInputFiles(file);
  await choose(gst, { name: 'gst.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
  await expect(gst.getByText('Please upload PDF, JPG, or PNG files only')).toBeVisible();
  await choose(gst, { name: 'gst.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024) });
  await expect(gst.getByText('File size must be less than 5MB')).toBeVisible();
  await choose(gst, { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(gst.getByText('Please upload PDF, JPG, or PNG files only')).toBeVisible();
  await gst.getByRole('button', { name: 'Cancel page.pdf' }).click();
  await choose(gst, pdf('GST certificate.pdf'));
  await expect(gst.getByRole('button', { name: 'Open GST certificate.pdf' })).toBeVisible();

  const download = page.waitForEvent('download');
  await gst.getByRole('button', { name: 'Open GST certificate.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('GST certificate.pdf');
  const link = (await download).url();
  expect((await page.request.get(link)).ok()).toBe(true);

  await choose(gst, pdf('newer.pdf'));
  await expect(gst.getByRole('button', { name: 'Open newer.pdf' })).toBeVisible();
  await expect(gst.getByText('GST certificate.pdf')).toHaveCount(0);
  expect((await page.request.get(link)).ok(), 'the link ends with its document').toBe(false);
  await choose(slot(page, 'PAN Card'), await photo('teal'));
  await choose(slot(page, 'Property Ownership Document'), pdf('deed.pdf'));
  await choose(slot(page, 'Other Documents'), pdf('one.pdf'));
  await choose(slot(page, 'Other Documents'), pdf('two.pdf'));
  await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(5);
  await expectStoredOnce(property_id, 5);
  await slot(page, 'Other Documents').getByRole('button', { name: 'Remove one.pdf' }).click();
  await expect(slot(page, 'Other Documents').locator('input[type=file]')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(4);
  await expect
    .poll(() => siteSql(`select 1 from storage.objects where name like $1`, [`${property_id}/%`]))
    .toHaveLength(4);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(4);
  await expectAccessible(page);
});

test('tax and bank numbers are on the page and the server only, and the page asks before it loses them', async ({
  page,
}) => {
  const { owner } = await openDraft(page, 'compliance');
  const context = page.context();
  await page.getByLabel('GST number').pressSequentially('30abcde1234f1zd');
  await expect(page.getByLabel('GST number')).toHaveValue('30ABCDE1234F1ZD');
  await expect(page.getByText('Saved.')).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel('PAN number').pressSequentially('abcde1234f');
  await page.getByLabel('Account number').pressSequentially('998877665544');
  await page.getByLabel('IFSC code').pressSequentially('sbin0001234');
  await page.getByLabel('Account holder name').fill('Asha Kamat');
  await expect(page.getByText('Not saved: no connection.')).toBeVisible();
  await expect(page.locator('.save-line')).toHaveText('Not saved, no connection: payout details (keep this page open)');
  const kept = await everythingKept(page);
  expect(kept.length).toBeGreaterThan(100);
  for (const secret of ['30ABCDE1234F1ZD', 'ABCDE1234F', '998877665544', 'SBIN0001234', 'Asha Kamat']) {
    expect(kept.toUpperCase(), `${secret} is not on the device`).not.toContain(secret.toUpperCase());
  }
  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;
  await expect(page.getByLabel('PAN number')).toHaveValue('ABCDE1234F');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('ending in 5544')).toBeAttached();
  await page.reload();
  await expect(page.getByText('ending in 5544')).toBeAttached();
  await expect(page.getByLabel('PAN number')).toHaveValue('ABCDE1234F');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await page.getByLabel('Account number').fill('111122223333');
  await page.getByRole('button', { name: 'Keep ••••5544' }).click();
  await expect(page.locator(':focus')).toContainText('saved');
  await expect(page.getByText('ending in 5544')).toBeAttached();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await page.getByLabel('Account number').fill('111122223333');
  await page.getByLabel('Bank name').fill('State Bank of India');
  await expect(page.getByText('ending in 3333')).toBeAttached();
  const [sealed] = await siteSql<{ clear: boolean }>(
    `select position('111122223333' in encode(sealed, 'escape')) > 0 as clear from private.compliance_drafts
     where user_id = (select user_id from public.profiles where email = $1)`,
    [owner],
  );
  expect(sealed?.clear).toBe(false);
});

function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const table of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(table).objectStore(table).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        texts.push(JSON.stringify(values));
      }
      database.close();
    }
    return texts.join('\n');
  });
}

test('photos fit a screen 320 px wide', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openDraft(page, 'photos');
  await choosePhotos(page, await photosOf(['teal', 'gold']));
  await expectPhotos(page, 2);
  await expectFits(page);
});

test('compliance fits a screen 320 px wide', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openDraft(page, 'compliance');
  await slot(page, 'GST Certificate')
    .locator('input[type=file]')
    .setInputFiles(pdf(`${'long-name-'.repeat(9)}.pdf`));
  await expect(page.getByRole('button', { name: /^Open / })).toBeVisible();
  await expectFits(page);
});
