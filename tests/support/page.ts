import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { findOutside } from './findOutside.ts';

export const toasts = (page: Page): Locator => page.locator('#toasts');

/** Returns axe's violations once animations have ended: an element half faded in has less contrast. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // Animations that `content-visibility` hides are paused, so they must not be waited for.
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true });
    const begun = document.getAnimations();
    while (begun.some(isEnding)) await new Promise(requestAnimationFrame);
  });
  // Loads axe once per document, because that takes a third of the time of a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
}

/** Expects that the history entries of closed dialogs are left: leaving them would stop a `page.goto`. */
export const expectNoOverlays = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);

export const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([]);

/** Expects no element beyond the screen's edge. The page's own width is not enough, because `main` clips. */
export async function expectFits(page: Page, width = page.viewportSize()?.width ?? 0) {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 });
  await expect.poll(() => page.evaluate(findOutside), `wider than ${width}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  // Kept, because finding it by its role again after each press takes longer than the press.
  let element = await control.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    const place = await element?.evaluate((found) =>
      found === document.activeElement ? 'focused' : found.isConnected,
    );
    if (place === 'focused' && (await control.evaluate((found) => found === document.activeElement))) return;
    if (place === true) await page.keyboard.press('Tab');
    else element = await control.elementHandle();
  }
  throw new Error('The control cannot be reached with Tab.');
}

export async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Swipes like a finger on a phone, by this many pixels. */
export async function swipe(part: Locator, by: number) {
  const touch = (clientX: number) => ({ pointerType: 'touch', isPrimary: true, bubbles: true, clientX, clientY: 300 });
  await part.dispatchEvent('pointerdown', touch(200));
  await part.dispatchEvent('pointermove', touch(200 + by));
  await part.dispatchEvent('pointerup', touch(200 + by));
}

/** Measures layout shifts from the next page on. Returns a function for their sum so far. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // A shift is reported after its frame.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done, 50));
      return (window as unknown as { shifts: { sum: number } }).shifts.sum;
    });
}

/** Blocks and lists requests to other origins. The chat's addresses get a local answer. */
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

/** The focused day in the calendar as yyyy-MM-dd, or null. */
export const focusedDay = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? null);

export const calendarDay = (page: Page, day: string): Locator => page.locator(`[data-day="${day}"]`);

/** Moves in the open calendar by keys. It redraws after each, so the next key waits for its day. */
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

export async function chooseDay(page: Page) {
  await expect.poll(() => focusedDay(page)).not.toBeNull();
  await page.keyboard.press('Enter');
}

/** Makes each frame longer than the screen's, as on a slow device, so that the browser is never idle. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    const takeFrame = () => {
      const end = performance.now() + 40;
      while (performance.now() < end);
      requestAnimationFrame(takeFrame);
    };
    requestAnimationFrame(takeFrame);
  });
