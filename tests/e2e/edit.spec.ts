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

/** Opens the editor with a copy of the content. A test cannot use the folder picker, so a private folder of the browser replaces it. */
async function openCopy(page: Page) {
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
    [...content],
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
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Reading the beach, flags and manners');
  await title.fill('Reading the beach: flags, manners');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const post = 'content/blog/beach-manners-and-flags.md';
  // The file is missing for a moment while it is rewritten.
  await expect(async () => expect(await copyOf(page, post)).toContain('Reading the beach: flags, manners')).toPass();
  const [, front, text] = (await copyOf(page, post)).split(/^---\n/m);
  const before = (content.get(post) ?? '').split(/^---\n/m);
  expect(parse(front ?? '')).toEqual({ ...parse(before[1] ?? ''), title: 'Reading the beach: flags, manners' });
  // The text must stay the same. Line breaks inside a paragraph may go, because Markdown ignores them.
  expect(text?.replace(/\s+/g, ' ').trim()).toBe(before[2]?.replace(/\s+/g, ' ').trim());

  await page.goto('/edit#/collections/showcase/entries/hotel-lotus');
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).not.toHaveValue('');
  await address.fill('Near the chapel, Candolim');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const house = 'content/showcase/hotel-lotus.yaml';
  await expect(async () => expect(await copyOf(page, house)).toContain('Near the chapel, Candolim')).toPass();
  // Postal codes and times must stay strings, and lists keep their order.
  expect(parse(await copyOf(page, house))).toEqual({
    ...parse(content.get(house) ?? ''),
    address: 'Near the chapel, Candolim',
  });
  expect(foreign).toEqual([]);
});
