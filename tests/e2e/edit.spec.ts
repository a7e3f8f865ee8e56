import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { projectDir } from '../../supabase/local/paths.ts';

const content = new Map(
  readdirSync(join(projectDir, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(projectDir, file), readFileSync(file, 'utf8')]),
);

/** Opens the editor with a copy of the content, some of it changed. A test cannot use the folder picker, so a private folder of the browser replaces it. */
async function openCopy(page: Page, changed: Record<string, string> = {}) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/newsletter');
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of files) {
        const names = path.split('/');
        let folder = root;
        for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
        const writable = await (await folder.getFileHandle(names.at(-1) ?? '', { create: true })).createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    [...new Map([...content, ...Object.entries(changed)])],
  );
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

const copyOf = (page: Page, path: string) =>
  page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text();
  }, path.split('/'));

test('a post and a house are changed in a working copy, all else as it was', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http') && !response.url().startsWith(`${baseURL}`)) foreign.push(response.url());
  });
  await openCopy(page);
  await page.getByText('Reading the beach, flags and manners').click();
  const english = page.locator('.pane[data-locale="en"]');
  const title = english.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Reading the beach, flags and manners');
  await title.fill('Reading the beach: flags, manners');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save, the Hindi fits' }).click();
  const post = 'content/blog/beach-manners-and-flags.md';
  // The file is missing for a moment while it is rewritten.
  await expect(async () => expect(await copyOf(page, post)).toContain('Reading the beach: flags, manners')).toPass();
  const [, front, text] = (await copyOf(page, post)).split(/^---\n/m);
  const before = (content.get(post) ?? '').split(/^---\n/m);
  expect(parse(front ?? '')).toEqual({ ...parse(before[1] ?? ''), title: 'Reading the beach: flags, manners' });
  // The text must stay the same. Line breaks inside a paragraph may go, because Markdown ignores them.
  expect(text?.replace(/\s+/g, ' ').trim()).toBe(before[2]?.replace(/\s+/g, ' ').trim());

  await page.goto('/edit#/collections/showcase/entries/hotel-lotus');
  const address = english.getByRole('textbox', { name: 'Address' });
  await expect(address).not.toHaveValue('');
  await address.fill('Near the chapel, Candolim');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save, the Hindi fits' }).click();
  const house = 'content/showcase/hotel-lotus.yaml';
  await expect(async () => expect(await copyOf(page, house)).toContain('Near the chapel, Candolim')).toPass();
  // Postal codes and times must stay strings, and lists keep their order.
  expect(parse(await copyOf(page, house))).toEqual({
    ...parse(content.get(house) ?? ''),
    address: 'Near the chapel, Candolim',
  });
  expect(foreign).toEqual([]);
});

/** A field of the form. The form draws fields when they come into view. */
async function field(page: Page, path: string, language = 'en') {
  const pane = page.locator(`.pane[data-locale="${language}"]`);
  const found = pane.locator(`.field[data-key-path="${path}"]`);
  await pane.hover();
  await expect(async () => {
    if ((await found.count()) === 0) await page.mouse.wheel(0, 800);
    await expect(found).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [100] });
  await found.scrollIntoViewIfNeeded();
  return found;
}
const fill = async (page: Page, path: string, text: string, language?: string) =>
  (await field(page, path, language)).getByRole('textbox').fill(text);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The form refuses to save, and names the mistake at the field. */
async function isRefused(page: Page, path: string, message: string, language?: string) {
  await save(page);
  const closing = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
  const toast = page.getByText(/field(s have| has an) errors?\./);
  await expect(closing.or(toast).first()).toBeVisible();
  if (await closing.isVisible()) await closing.click();
  await expect((await field(page, path, language)).getByRole('alert')).toContainText(message);
}

test('a post and a question with its Hindi: each mistake is named at its field, and nothing is saved before', async ({
  page,
}) => {
  const faq = content.get('content/faq.yaml') ?? '';
  const count = (file: string) =>
    Object.keys(parse(content.get(file) ?? '').items ?? parse(content.get(file) ?? '')).length;
  const item = `items.${count('content/faq.yaml')}`;
  await openCopy(page, { 'content/faq.yaml': faq.replace('When is breakfast?', 'When is breakfast served?') });
  const before = await copyOf(page, 'content/faq.yaml');

  await page.getByText('Reading the beach, flags and manners').click();
  await fill(page, 'title', 'a'.repeat(81));
  await expect(await field(page, 'title')).toContainText('Up to 44 characters');
  await isRefused(page, 'title', 'You cannot enter more than 44 characters.');
  await fill(page, 'title', 'Reading the beach');
  await fill(page, 'title', 'क'.repeat(50), 'hi');
  await isRefused(page, 'title', 'You cannot enter more than 44 characters.', 'hi');
  expect(await copyOf(page, 'content/blog/beach-manners-and-flags.md')).toBe(
    content.get('content/blog/beach-manners-and-flags.md'),
  );

  await page.goto('/edit#/collections/pages/entries/faq');
  await page.locator('.pane[data-locale="en"]').getByRole('button', { name: /^Add/ }).click();
  await fill(page, `${item}.id`, 'pets');
  await fill(page, `${item}.question`, 'Is there parking?');
  await fill(page, `${item}.answer`, 'Yes, and it is free.');
  await isRefused(page, `${item}.id`, 'The question "pets" is in this list already.');
  expect(await copyOf(page, 'content/faq.yaml')).toBe(before);
  await fill(page, `${item}.id`, 'parking');
  await fill(page, `${item}.question`, 'क्या पार्किंग है', 'hi');
  await isRefused(page, `${item}.question`, 'A question ends with a question mark.', 'hi');
  await fill(page, `${item}.question`, 'क्या पार्किंग है?', 'hi');
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('When is breakfast served?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await copyOf(page, 'content/faq.yaml')).toBe(before);
  await save(page);
  await page.getByRole('button', { name: 'Save and list as outdated' }).click();
  await expect(async () => expect(await copyOf(page, 'content/faq.yaml')).toContain('id: parking')).toPass();
  const hindi = parse(await copyOf(page, 'content/hi/faq.yaml'));
  expect(hindi.items.at(-1)).toEqual({ question: 'क्या पार्किंग है?' });
  const marks = (text = '') => String(parse(text).translated_from).split(' ');
  // The new text has its mark. The mark of breakfast is still the old one.
  expect(marks(await copyOf(page, 'content/hi/faq.yaml'))).toEqual(
    expect.arrayContaining(marks(content.get('content/hi/faq.yaml'))),
  );
  expect(hindi.translated_from.split(' ')).toHaveLength(marks(content.get('content/hi/faq.yaml')).length + 1);
});

test('a price and a new photo: each mistake is named at its field, and a post can use the photo at once', async ({
  page,
}) => {
  await openCopy(page);
  await page.getByText('Our hotels').click();
  await page.getByText('Hotel Lotus').click();
  const rooms = await field(page, 'roomCategories');
  await rooms.getByRole('button', { name: 'Expand All' }).first().click();
  await (await field(page, 'roomCategories.0.priceRange.from')).getByRole('spinbutton').fill('9000');
  await isRefused(page, 'roomCategories.0.priceRange.to', 'Put the higher price second.');
  expect(await copyOf(page, 'content/showcase/hotel-lotus.yaml')).toBe(
    content.get('content/showcase/hotel-lotus.yaml'),
  );

  await page.goto('/edit#/collections/photos/entries/photos');
  await page.getByRole('button', { name: /^Add .*photo or a detail/ }).click();
  await page.getByRole('menuitem', { name: 'Photo', exact: true }).click();
  const photo = (width: number, height: number) =>
    page.evaluate(
      ([width, height]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        canvas.getContext('2d')?.fillRect(0, 0, width ?? 0, height ?? 0);
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
      },
      [width, height],
    );
  const choose = async (name: string, width: number, height: number) =>
    page
      .getByLabel('Photo file')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(await photo(width, height), 'base64') });
  await choose('Lotus Garden.jpg', 1200, 900);
  await expect(page.getByText('Lotus Garden.jpg is 1200 pixels wide. It must have at least 1440.')).toBeVisible();
  await choose('Lotus Garden.jpg', 2000, 1600);
  await expect(page.getByText('1200 pixels')).toBeHidden();
  const alt = await field(page, 'photos.0.alt', '_default');
  await alt.getByRole('textbox').fill('a'.repeat(161));
  await save(page);
  await expect(alt.getByRole('alert')).toContainText('160 characters');
  await alt.getByRole('textbox').fill('Garden path between hibiscus bushes');
  await save(page);
  await expect(async () => expect(await copyOf(page, 'content/photos.yaml')).toContain('lotus-garden:')).toPass();
  expect(parse(await copyOf(page, 'content/photos.yaml'))).toEqual({
    ...parse(content.get('content/photos.yaml') ?? ''),
    'lotus-garden': { alt: 'Garden path between hibiscus bushes' },
  });
  const size = await page.evaluate(async () => {
    let folder = await navigator.storage.getDirectory();
    for (const name of ['src', 'assets', 'photos']) folder = await folder.getDirectoryHandle(name);
    const { width, height } = await createImageBitmap(await (await folder.getFileHandle('lotus-garden.jpg')).getFile());
    return [width, height];
  });
  expect(size).toEqual([2000, 1333]);

  await page.goto('/edit#/collections/blog/entries/what-to-eat-in-goa');
  const chosen = await field(page, 'photo');
  await chosen.getByRole('button', { name: /^Change photo/ }).click();
  await chosen.getByRole('searchbox', { name: 'Find a photo' }).fill('hibiscus bushes');
  await chosen.getByRole('button', { name: 'lotus-garden' }).click();
  await save(page);
  await expect(async () =>
    expect(await copyOf(page, 'content/blog/what-to-eat-in-goa.md')).toContain('photo: lotus-garden'),
  ).toPass();
});
