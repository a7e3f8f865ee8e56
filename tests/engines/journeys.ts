import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { addPerson } from '../fixtures.ts';
import { findOutside } from '../support/findOutside.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { type Engine, until } from './engine.ts';
import { engines } from './engines.ts';
import { isThere, kindsOfPages, sessionOf } from './pages.ts';

/** Errors of a fetch cut off by leaving the page: Firefox, WebKit, and React for a style sheet. */
const brokenOff =
  /AbortError|NetworkError when attempting|error loading dynamically imported module|TypeError: Load failed|Importing a module script failed|Rejection: \[object Event\]/;

/** Journeys of a guest and an owner where engines differ, and the layout of each page. Skipped if the browser is missing. */
export function journeysIn(name: keyof typeof engines): void {
  const kind = engines[name];
  describe.skipIf(!kind.isThere())(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await kind.start();
    });
    afterAll(() => engine?.close());
    for (const journey of [guest, owner, pages]) {
      test(journey.name, async () => {
        onTestFailed(async () => {
          const path = projectPath(`.cache/${name} ${journey.name}.png`);
          await writeFile(path, await engine.picture());
          console.log(`See ${path}`);
        });
        await journey(engine, process.env.SITE_URL ?? '');
        // Leaving a page cuts off its background requests. A journey waits for those it needs.
        expect(engine.errors().filter((text) => !brokenOff.test(text))).toEqual([]);
      });
    }
  });
}

/** Returns the middle of a control, or null until it has stopped moving and nothing covers it. */
async function placeOf(selector: string, text: string): Promise<[number, number] | null> {
  const find = () =>
    [...document.querySelectorAll(selector)].find(
      (e) => e.getClientRects().length > 0 && `${e.getAttribute('aria-label') ?? ''} ${e.textContent}`.includes(text),
    );
  const middle = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const element = find();
  if (!element) return null;
  const inView = middle(element)[1];
  if (inView < 100 || inView > innerHeight - 120) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle(element);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 3; frames += 1) await frame();
  const after = middle(element);
  if (before[0] !== after[0] || before[1] !== after[1]) return null;
  return element.contains(document.elementFromPoint(...after)) ? after : null;
}

const press = async (engine: Engine, selector: string, text = '') => {
  const [x, y] = await until(`${selector} "${text}"`, () => engine.run(placeOf, selector, text));
  await engine.pressAt(x, y);
};
const fill = async (engine: Engine, selector: string, words: string) => {
  await press(engine, selector);
  await engine.type(words);
};
const arrive = (engine: Engine, part: string) =>
  until(`the page ${part}`, () => engine.run((wanted) => location.href.includes(wanted), part));
const see = (engine: Engine, text: string) =>
  until(`"${text}"`, () => engine.run((words) => document.body.innerText.includes(words), text));

async function guest(engine: Engine, site: string) {
  await engine.resize(390, 844);
  await engine.goto(site);
  const menuIsOpen = () => engine.run(() => document.getElementById('site-menu')?.matches(':popover-open') ?? false);
  await press(engine, '.menu-button');
  await until('the menu', menuIsOpen);
  await until('its entry in the history', () => engine.run(() => history.state?.overlays === 1));
  await engine.run(() => history.back());
  await until('the menu to be closed', async () => !(await menuIsOpen()));

  await fill(engine, 'input[name=destination]', 'Hotel Lotus');
  await until('the search to come alive', () => engine.run(() => !document.querySelector('astro-island[ssr]')));
  await engine.type('\uE00C');
  await press(engine, '.search-dates button', 'Check-in');
  const next = 'button[aria-label="Next month"]';
  const places = new Set<number>();
  await press(engine, next);
  // One of the next months has six weeks, in most years.
  for (let month = 0; month < 6; month += 1) {
    const [, y] = await until('next month', () => engine.run(placeOf, next, ''));
    places.add(Math.round(y));
    await press(engine, next);
  }
  expect([...places], 'a six-week month moves "Next month"').toHaveLength(1);
  await press(engine, '[data-day$="-10"]');
  await press(engine, '[data-day$="-13"]');
  await press(engine, '.search-submit');
  await arrive(engine, '/search?');
  await press(engine, 'article a[href*="/hotel/"]');
  await arrive(engine, '/hotel/');
  await press(engine, '[role=tab]', 'Rooms');
  await press(engine, 'article a[href*="/booking/"]');
  await arrive(engine, '/booking/');
  const email = `engine-${randomUUID()}@example.com`;
  await fill(engine, 'input[autocomplete=name]', 'Asha Kamat');
  await fill(engine, 'input[type=email]', email);
  await press(engine, 'button[type=submit], .book-bar button', 'Continue to Payment');
  await arrive(engine, '/booking-confirmation/');
  await see(engine, 'Asha Kamat');
  // It loads last, and the next journey leaves the page.
  await until('the map', () =>
    engine.run(() => Boolean(document.querySelector<HTMLLinkElement>('link[data-precedence=map]')?.sheet)),
  );
  expect(await siteSql('select 1 from public.bookings where guest_email = $1', [email])).toHaveLength(1);
}

async function owner(engine: Engine, site: string) {
  const password = 'susegad-demo';
  const { email } = await addPerson(siteSql, password, { full_name: 'Maria Fernandes' });
  await engine.resize(1440, 900);
  await engine.goto(`${site}/auth?returnTo=%2Flist-property%2Fform`);
  await fill(engine, 'input[type=email]', email);
  await fill(engine, 'input[type=password]', password);
  await press(engine, 'form button[type=submit]', 'Sign In');
  await arrive(engine, '/list-property/form');
  await press(engine, '.wizard-rail button', 'Basic Details');
  await fill(engine, '[id$=name]', 'Casa dos Motores');
  await see(engine, 'Saved');

  await press(engine, '.wizard-rail button', 'Photos');
  // Noise, which a canvas cannot compress further.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'gray', noise } })
    .webp({ quality: 60 })
    .toBuffer();
  const path = join(tmpdir(), `${randomUUID()}.webp`);
  await writeFile(path, photo);
  await until('the field for photos', () => engine.run(() => document.querySelector('#photos') !== null));
  await engine.chooseFile('#photos', path);
  await until('the photo', () =>
    engine.run(() => {
      const picture = document.querySelector<HTMLImageElement>('[data-photo] img');
      return picture?.complete && picture.naturalWidth > 0;
    }),
  );
  await rm(path);
  const stored = await siteSql<{ bytes: number }>(
    `select u.bytes from private.uploads as u join public.properties as p on p.id = u.property_id
     join public.profiles as o on o.user_id = p.owner_id where o.email = $1`,
    [email],
  );
  expect(stored).toHaveLength(1);
  expect(stored[0]?.bytes).toBeLessThanOrEqual(photo.length);
}

async function pages(engine: Engine, site: string) {
  await engine.resize(390, 844);
  await engine.goto(`${site}${paths.terms}`);
  // Typed texts are cleared, because a page would reload to forget them.
  const leave = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  await engine.run(leave);
  let signedIn: string | null = null;
  for (const { path, who } of await kindsOfPages()) {
    if (who && who !== signedIn) {
      const session = await sessionOf(site, who);
      await engine.goto(`${site}${paths.terms}`);
      await engine.run(leave);
      await engine.run((key, value) => localStorage.setItem(key, value), ...session);
      signedIn = who;
    }
    await engine.goto(`${site}${path}`);
    await until(path, () => engine.run(isThere));
    await expect.poll(() => engine.run(findOutside), { message: path, timeout: 5000 }).toEqual([]);
    expect(await engine.run(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    const alerts = () => [...document.querySelectorAll<HTMLElement>('[role=alert]')].map((alert) => alert.innerText);
    expect((await engine.run(alerts)).join(''), path).toBe('');
  }
}
