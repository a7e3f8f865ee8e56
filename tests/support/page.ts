import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { findOutside } from './findOutside.ts';

/** Where the page tells in passing what became of something. */
export const toasts = (page: Page): Locator => page.locator('#toasts');

/** What breaks axe's rules on the page as it is now, once what comes in is there: half faded in, it has half its contrast. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // What `content-visibility` leaves out stands still for as long as it is out of sight: nobody waits for that.
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true });
    const begun = document.getAnimations();
    while (begun.some(isEnding)) await new Promise(requestAnimationFrame);
  });
  // Once in a document, however many of its states are looked at: reading the rules in takes a third of the time of a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
}

/** No violation of axe's rules on the page as it is now. */
export const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([]);

/**
 * Nothing of the page is wider than a screen of this width. Its own measure is not enough: `main` clips what reaches over its
 * edge.
 */
export async function expectFits(page: Page, width = page.viewportSize()?.width ?? 0) {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 });
  await expect.poll(() => page.evaluate(findOutside), `wider than ${width}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Goes on with Tab until the control has focus, as someone without a pointer does. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The control cannot be reached with Tab.');
}

/** Nothing leaves this machine: the chat's addresses answer here, and any other origin is refused and listed. */
export async function keepHome(page: Page, baseURL: string | undefined): Promise<string[]> {
  const foreign: string[] = [];
  await page.context().route('**/*', (route) => {
    const { origin, protocol } = new URL(route.request().url());
    if (origin === baseURL || protocol === 'data:' || protocol === 'blob:') return route.continue();
    if (/^https:\/\/(wa\.me|web\.whatsapp\.com)$/.test(origin)) return route.fulfill({ body: 'chat' });
    foreign.push(route.request().url());
    return route.abort();
  });
  return foreign;
}

/** The day that has focus in the calendar, as yyyy-MM-dd; null while none has. */
export const focusedDay = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? null);

/** A day of the open calendar. */
export const calendarDay = (page: Page, day: string): Locator => page.locator(`[data-day="${day}"]`);

/** Moves through the open calendar by keys. The calendar draws itself anew after each, so the next waits for its day. */
export async function moveInCalendar(page: Page, ...keys: readonly string[]) {
  for (const key of keys) {
    let before: string | null = null;
    await expect
      .poll(async () => {
        before = await focusedDay(page);
        return before;
      })
      .not.toBeNull();
    await page.keyboard.press(key);
    await expect.poll(async () => [before, null].includes(await focusedDay(page))).toBe(false);
  }
}

/** Chooses the day that has focus in the open calendar. */
export async function chooseDay(page: Page) {
  await expect.poll(() => focusedDay(page)).not.toBeNull();
  await page.keyboard.press('Enter');
}

/** Makes each frame of the pages that follow longer than the screen's, as on a slow device: the browser is never idle. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    const takeFrame = () => {
      const end = performance.now() + 40;
      while (performance.now() < end);
      requestAnimationFrame(takeFrame);
    };
    requestAnimationFrame(takeFrame);
  });
