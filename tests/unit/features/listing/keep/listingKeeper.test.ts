import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyListing, type ListingForm } from '#src/domain/listing/listing.ts';
import type { ListingStep } from '#src/domain/listing/steps.ts';
import type { LoadAnswer, SaveAnswer, SubmitAnswer } from '#src/features/listing/keep/listing.api.ts';
import { copyKey, readDraftCopy } from '#src/features/listing/keep/listingCopy.ts';
import { ListingKeeper, saveAfter } from '#src/features/listing/keep/listingKeeper.ts';
import { createOutbox } from '#src/features/listing/keep/outbox.ts';
import { isOnlyHere } from '#src/features/listing/keep/saveWords.ts';
import { guarded } from '#src/lib/storage.ts';

const owner = 'owner-1';
const typed = (name: string, more: Partial<ListingForm> = {}): ListingForm => {
  const form = emptyListing();
  return { ...form, ...more, basics: { ...form.basics, name } };
};

/** The server's side of a draft, like `save_listing_draft`. */
function createServer() {
  const rows = new Map<string, { form: ListingForm; revision: number; step: ListingStep }>();
  const server = {
    rows,
    saves: [] as string[],
    submits: 0,
    /** Faults of the next calls: the answer is lost after or before the work, the session ends, or the call is refused. */
    trouble: [] as ('lostAfter' | 'lostBefore' | 'signedOut' | { refused: string })[],
    hold: null as Promise<void> | null,
    status: 'draft' as 'draft' | 'submitted' | 'rejected',
    isDown: false,
    saved_at: (revision: number) => `2026-11-21 10:00:0${revision}+00`,
    async load(id: string | null): Promise<LoadAnswer> {
      if (server.isDown) return { state: 'lost' };
      const found = id ?? [...rows.keys()].at(-1);
      const row = found === undefined ? undefined : rows.get(found);
      if (!row || found === undefined) return { state: id ? 'notFound' : 'none' };
      const { revision } = row;
      const listing = { ...row, property_id: found, saved_at: server.saved_at(revision), status: server.status };
      return { state: 'found', listing: { ...listing, is_public: false, is_live: false, rejection_reason: null } };
    },
    async save(id: string, base: number, form: ListingForm, step: ListingStep): Promise<SaveAnswer> {
      server.saves.push(form.basics.name);
      const trouble = server.isDown ? 'lostBefore' : server.trouble.shift();
      if (trouble === 'lostBefore') return { state: 'lost' };
      if (trouble === 'signedOut') return { state: 'signedOut' };
      if (typeof trouble === 'object') return { state: 'refused', code: trouble.refused };
      const answer = work();
      if (server.hold) await server.hold;
      return trouble === 'lostAfter' ? { state: 'lost' } : answer;

      function work(): SaveAnswer {
        const row = rows.get(id) ?? { form: emptyListing(), revision: 0, step };
        if (rows.has(id) && JSON.stringify(row.form) === JSON.stringify(form)) {
          rows.set(id, { ...row, step });
          return { state: 'saved', revision: row.revision, saved_at: server.saved_at(row.revision) };
        }
        if (row.revision !== base) {
          return { state: 'conflict', theirs: { ...row, saved_at: server.saved_at(row.revision) } };
        }
        const revision = base + 1;
        rows.set(id, { form, revision, step });
        return { state: 'saved', revision, saved_at: server.saved_at(revision) };
      }
    },
    async submit(id: string, base: number): Promise<SubmitAnswer> {
      server.submits += 1;
      const trouble = server.trouble.shift();
      if (trouble === 'lostBefore') return { state: 'lost' };
      const row = rows.get(id);
      if (row?.revision !== base) return { state: 'refused', code: 'not_found' };
      server.status = 'submitted';
      return trouble === 'lostAfter' ? { state: 'lost' } : { state: 'submitted', status: 'submitted', changes: [] };
    },
  };
  return server;
}

/** A browser: storage and locks shared by its tabs. A closed tab no longer does anything. */
function createBrowser() {
  const items = new Map<string, string>();
  const holders = new Map<string, (isGone: boolean) => Promise<unknown>>();
  const browser = { items, isOnline: true, isFull: false, isAsleep: false, openTab, open };
  const storage = guarded(() => ({
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (browser.isFull) throw new Error('full');
      items.set(key, value);
    },
  }));

  function openTab() {
    let isClosed = false;
    const free = () => {
      for (const [name, leave] of holders) if (leave === held) holders.delete(name);
    };
    let held: (isGone: boolean) => Promise<unknown>;
    const keeper = new ListingKeeper({
      storage,
      server,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      isOnline: () => browser.isOnline,
      outbox: createOutbox((milliseconds, action) => {
        const timer = setTimeout(() => isClosed || action(), milliseconds);
        return () => clearTimeout(timer);
      }),
      async hold(name, isTaking, leave) {
        held = leave;
        free();
        const other = holders.get(name);
        if (other && !isTaking) return false;
        // The tab that takes it waits first in line.
        holders.set(name, leave);
        await other?.(browser.isAsleep);
        return true;
      },
    });
    const close = () => {
      isClosed = true;
      free();
    };
    return Object.assign(keeper, { close, now: () => keeper.$listing.get() });
  }

  async function open(wanted: { property_id: string | null; isNew: boolean } = last) {
    const tab = openTab();
    await tab.open(owner, wanted);
    return tab;
  }

  return Object.assign(browser, { storage });
}
type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>;

const last = { property_id: null, isNew: false };
let server: ReturnType<typeof createServer>;
let browser: ReturnType<typeof createBrowser>;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const names = () => [...server.rows.values()].map(({ form }) => form.basics.name);
const serverName = () => names().at(-1);
const named = (name: string) => ({ form: { basics: { name } } });
const copyOf = (tab: Tab) => readDraftCopy(browser.storage, copyKey(owner, tab.now().property_id));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:05:00Z') });
  server = createServer();
  browser = createBrowser();
});
afterEach(() => void vi.useRealTimers());

/** A tab whose listing the server has. */
async function savedTab(name = 'Casa') {
  const tab = await browser.open();
  tab.edit(typed(name));
  expect(await tab.save()).toBe(true);
  return tab;
}

/** Another device changes the last listing. */
async function phoneSaves(name: string) {
  const phone = await createBrowser().open();
  phone.edit(typed(name));
  expect(await phone.save()).toBe(true);
  return phone;
}

describe('saving', () => {
  test('what is typed is on the device at once and on the server soon after', async () => {
    const tab = await browser.open();
    expect(tab.now()).toMatchObject({ phase: 'ready', save: { state: 'untouched' } });
    tab.edit(typed('Ca'));
    tab.edit(typed('Casa'));
    expect(copyOf(tab)).toMatchObject(named('Casa'));
    expect(tab.now().save).toEqual({ state: 'unsaved' });
    expect(server.saves).toEqual([]);
    await pass(saveAfter);
    expect(server.saves).toEqual(['Casa']);
    expect(tab.now()).toMatchObject({ save: { state: 'saved' }, saved_at: server.saved_at(1) });
    expect(copyOf(tab)).toMatchObject({ isSaved: true, base_revision: 1, unanswered: null });
  });

  test('typing goes on while a save is under way', async () => {
    const tab = await browser.open();
    tab.edit(typed('Casa'));
    let release = () => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    const saved = tab.save();
    await pass(0);
    tab.edit(typed('Casa Susegad'));
    server.hold = null;
    release();
    expect(await saved).toBe(true);
    expect(serverName()).toBe('Casa Susegad');
    expect(tab.now()).toMatchObject(named('Casa Susegad'));
  });

  test('Next brings the step to the server even when nothing was typed', async () => {
    const tab = await savedTab();
    tab.goTo('photos');
    expect(await tab.save()).toBe(true);
    expect([...server.rows.values()]).toMatchObject([{ step: 'photos', revision: 1 }]);
    tab.goTo('summary');
    tab.goTo('import');
    expect(tab.now()).toMatchObject({ step: 'import', furthest: 'summary' });
  });

  test('a device that keeps nothing is noticed', async () => {
    const tab = await browser.open();
    browser.isFull = true;
    tab.edit(typed('Casa'));
    expect(tab.now()).toMatchObject({ isKept: false, ...named('Casa') });
    expect(isOnlyHere(tab.now())).toBe(true);
    await pass(saveAfter);
    expect(tab.now().save).toEqual({ state: 'saved' });
    expect(isOnlyHere(tab.now())).toBe(false);
    await (await browser.open()).take();
    expect(tab.now().phase).toBe('elsewhere');
    expect(isOnlyHere(tab.now())).toBe(false);
  });

  test.each(['too_large', 'too_many_drafts'])(
    'a refusal (%s) is shown, and the next edit tries again',
    async (code) => {
      const tab = await browser.open();
      server.trouble.push({ refused: code });
      tab.edit(typed('Casa'));
      expect(await tab.save()).toBe(false);
      expect(tab.now().save).toEqual({ state: 'refused', code });
      tab.edit(typed('Cas'));
      await pass(saveAfter);
      expect(tab.now().save).toEqual({ state: 'saved' });
    },
  );

  test('a listing that is under review now is locked, and the words stay on the device', async () => {
    const tab = await browser.open();
    server.trouble.push({ refused: 'not_editable' });
    tab.edit(typed('Casa'));
    await tab.save();
    expect(tab.now().phase).toBe('locked');
    expect(copyOf(tab)).toMatchObject({ isSaved: false, ...named('Casa') });
  });
});

describe('without the network', () => {
  test('it waits, and is sent when the network is back', async () => {
    const tab = await browser.open();
    browser.isOnline = false;
    tab.edit(typed('Casa'));
    await pass(saveAfter);
    expect(tab.now().save).toEqual({ state: 'offline' });
    expect(server.saves).toEqual([]);
    tab.goTo('amenities');
    browser.isOnline = true;
    tab.wake();
    await pass(0);
    expect(serverName()).toBe('Casa');
    expect(tab.now().save).toEqual({ state: 'saved' });
  });

  test('a server that does not answer is asked again, less and less often', async () => {
    const tab = await browser.open();
    server.isDown = true;
    tab.edit(typed('Casa'));
    await pass(saveAfter);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      expect(tab.now().save).toEqual({ state: 'unreachable' });
      tab.edit(typed(`Casa ${round}`));
      const before = server.saves.length;
      let waited = 0;
      for (; server.saves.length === before; waited += 1) await pass(1000);
      waits.push(waited);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    server.isDown = false;
    await pass(60_000);
    expect(serverName()).toBe('Casa 7');
  });

  test('a lost answer is no conflict with oneself, however much was typed since', async () => {
    const tab = await browser.open();
    server.trouble.push('lostAfter');
    tab.edit(typed('Casa'));
    expect(await tab.save()).toBe(false);
    tab.edit(typed('Casa Susegad'));
    expect(await tab.save()).toBe(true);
    expect(server.saves).toEqual(['Casa', 'Casa', 'Casa Susegad']);
    expect(tab.now().conflict).toBeNull();
    expect(serverName()).toBe('Casa Susegad');
  });

  test.each(['lostAfter', 'lostBefore'] as const)(
    'a tab killed after a call that was %s goes on where it was',
    async (trouble) => {
      const tab = await savedTab('Ca');
      server.trouble.push(trouble);
      tab.edit(typed('Casa'));
      await tab.save();
      tab.edit(typed('Casa Susegad'));
      tab.goTo('rooms');
      tab.close();
      const next = await browser.open();
      expect(next.now()).toMatchObject({ phase: 'ready', step: 'rooms', restored_at: expect.any(String) });
      expect(next.now()).toMatchObject(named('Casa Susegad'));
      await pass(0);
      expect(serverName()).toBe('Casa Susegad');
      expect(next.now()).toMatchObject({ save: { state: 'saved' }, conflict: null, restored_at: null });
    },
  );

  test('a listing begun offline opens again offline, and is saved when the server answers', async () => {
    const tab = await browser.open();
    server.isDown = true;
    tab.edit(typed('Casa'));
    await tab.save();
    tab.close();
    const next = await browser.open();
    expect(next.now()).toMatchObject({ phase: 'ready', ...named('Casa') });
    server.isDown = false;
    next.wake();
    await pass(0);
    expect(serverName()).toBe('Casa');
  });

  test('a visit that finds neither server nor copy says so', async () => {
    server.isDown = true;
    expect((await browser.open()).now().phase).toBe('unreachable');
  });
});

describe('opening', () => {
  test('another device finds the draft and its step', async () => {
    const tab = await savedTab();
    tab.goTo('policies');
    await tab.save();
    const other = await createBrowser().open();
    expect(other.now()).toMatchObject({ step: 'policies', restored_at: null, ...named('Casa') });
  });

  test('a listing that was emptied again is not shown as restored', async () => {
    browser.isOnline = false;
    const tab = await browser.open();
    tab.edit(typed('Casa'));
    tab.edit(typed(''));
    tab.close();
    expect((await browser.open()).now()).toMatchObject({ phase: 'ready', restored_at: null });
  });

  test('a saved copy follows the server', async () => {
    const tab = await savedTab();
    tab.close();
    await phoneSaves('From the phone');
    const next = await browser.open();
    expect(next.now()).toMatchObject({ conflict: null, restored_at: null, ...named('From the phone') });
  });

  test('another listing is begun beside the first; an untouched one is used again', async () => {
    const tab = await savedTab();
    const first = tab.now().property_id;
    await tab.open(owner, { property_id: null, isNew: true });
    const second = tab.now().property_id;
    expect(second).not.toBe(first);
    await tab.open(owner, { property_id: null, isNew: true });
    expect(tab.now().property_id).toBe(second);
    tab.edit(typed('Villa'));
    await tab.save();
    expect(names()).toEqual(['Casa', 'Villa']);
    await tab.open(owner, { property_id: first, isNew: false });
    expect(tab.now()).toMatchObject(named('Casa'));
  });

  test('words that only this device has come before an older draft', async () => {
    const tab = await savedTab();
    await tab.open(owner, { property_id: null, isNew: true });
    browser.isOnline = false;
    tab.edit(typed('Villa'));
    tab.close();
    browser.isOnline = true;
    const next = await browser.open();
    expect(next.now()).toMatchObject(named('Villa'));
    await pass(0);
    expect(names()).toEqual(['Casa', 'Villa']);
  });

  test('accounts on one device do not see each other', async () => {
    browser.isOnline = false;
    const tab = await browser.open();
    tab.edit(typed('Casa'));
    const { property_id } = tab.now();
    await tab.open('owner-2', last);
    expect(tab.now()).toMatchObject(named(''));
    expect(readDraftCopy(browser.storage, copyKey(owner, property_id))).toMatchObject(named('Casa'));
  });

  test('an unknown listing, one under review', async () => {
    const tab = await browser.open({ property_id: 'nowhere', isNew: false });
    expect(tab.now().phase).toBe('notFound');
    await savedTab();
    server.status = 'submitted';
    await tab.open(owner, last);
    expect(tab.now()).toMatchObject({ phase: 'locked', status: 'submitted' });
  });

  test('a copy that cannot be read is as good as none', async () => {
    browser.items.set(copyKey(owner, 'id-9'), '{"form":');
    browser.items.set(copyKey(owner, 'id-8'), '{"form":{}}');
    expect((await browser.open()).now()).toMatchObject({ phase: 'ready', form: emptyListing() });
  });
});

describe('two devices', () => {
  async function disagree() {
    const desk = await savedTab();
    const phone = await phoneSaves('From the phone');
    desk.edit(typed('From the desk'));
    expect(await desk.save()).toBe(false);
    expect(desk.now()).toMatchObject({ save: { state: 'conflict' }, conflict: named('From the phone') });
    return { desk, phone };
  }

  test('are asked, and nothing is overwritten until then', async () => {
    const { desk } = await disagree();
    desk.edit(typed('From the desk, and more'));
    await pass(600_000);
    desk.wake();
    await pass(0);
    expect(serverName()).toBe('From the phone');
    expect(desk.now()).toMatchObject(named('From the desk, and more'));
  });

  test('are asked after a crash as well', async () => {
    const desk = await savedTab();
    browser.isOnline = false;
    desk.edit(typed('From the desk'));
    desk.close();
    await phoneSaves('From the phone');
    browser.isOnline = true;
    const next = await browser.open();
    expect(next.now()).toMatchObject({ save: { state: 'conflict' }, conflict: named('From the phone') });
    await pass(600_000);
    expect(serverName()).toBe('From the phone');
    next.resolve('mine');
    await pass(0);
    expect(serverName()).toBe('From the desk');
    expect(next.now()).toMatchObject({ conflict: null, save: { state: 'saved' } });
  });

  test('keep this version', async () => {
    const { desk, phone } = await disagree();
    desk.resolve('mine');
    await pass(0);
    expect(serverName()).toBe('From the desk');
    phone.edit(typed('From the phone again'));
    await phone.save();
    expect(phone.now().conflict).toMatchObject(named('From the desk'));
  });

  test('keep the other version', async () => {
    const { desk } = await disagree();
    desk.resolve('theirs');
    await pass(0);
    expect(desk.now()).toMatchObject({ conflict: null, save: { state: 'saved' }, ...named('From the phone') });
    desk.edit(typed('Agreed'));
    expect(await desk.save()).toBe(true);
    expect(serverName()).toBe('Agreed');
  });

  test('that typed the same do not disagree', async () => {
    const desk = await savedTab();
    await phoneSaves('The same');
    desk.edit(typed('The same'));
    expect(await desk.save()).toBe(true);
    expect(desk.now().conflict).toBeNull();
  });
});

describe('two tabs of one browser', () => {
  test('the second has the listing only once it is used there, with everything typed in the first', async () => {
    const one = await savedTab();
    const two = await browser.open();
    expect(two.now().phase).toBe('elsewhere');
    two.edit(typed('From two'));
    one.edit(typed('From one'));
    await two.take();
    expect(server.saves).toEqual(['Casa', 'From one']);
    expect(two.now()).toMatchObject({ phase: 'ready', save: { state: 'saved' }, ...named('From one') });
    expect(one.now().phase).toBe('elsewhere');
    one.edit(typed('Late'));
    await pass(600_000);
    expect([serverName(), copyOf(two)?.form.basics.name]).toEqual(['From one', 'From one']);
    await one.take();
    expect([one.now().phase, two.now().phase]).toEqual(['ready', 'elsewhere']);
  });

  test.each([
    ['offline', { isOnline: false }],
    ['asleep', { isAsleep: true }],
  ])('nothing is lost if the first is %s', async (_, trouble) => {
    const one = await savedTab();
    Object.assign(browser, trouble);
    one.edit(typed('From one'));
    const two = await browser.open();
    await two.take();
    expect(two.now()).toMatchObject({ phase: 'ready', ...named('From one') });
    browser.isOnline = true;
    two.wake();
    await pass(0);
    expect([serverName(), one.now().phase]).toEqual(['From one', 'elsewhere']);
  });

  test('a save whose answer comes after the listing was taken changes nothing here', async () => {
    const one = await savedTab();
    let release = () => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    one.edit(typed('From one'));
    await pass(saveAfter);
    server.hold = null;
    browser.isAsleep = true;
    const two = await browser.open();
    await two.take();
    two.edit(typed('From two'));
    release();
    await pass(0);
    expect(copyOf(two)).toMatchObject(named('From two'));
    await pass(saveAfter);
    expect(serverName()).toBe('From two');
    expect(two.now().conflict).toBeNull();
  });

  test('a tab that neither device nor server keeps has its words when it is used again', async () => {
    const one = await savedTab();
    browser.isFull = true;
    browser.isOnline = false;
    one.edit(typed('From one'));
    const two = await browser.open();
    await two.take();
    expect(two.now()).toMatchObject(named('Casa'));
    expect([one, two].map((tab) => isOnlyHere(tab.now()))).toEqual([true, false]);
    await one.take();
    expect(one.now()).toMatchObject({ phase: 'ready', ...named('From one') });
  });

  test('a tab that opens its listing again while it gives it away does not have it', async () => {
    const one = await savedTab();
    const two = await browser.open();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.hold = promise;
    one.edit(typed('From one'));
    const taken = two.take();
    await pass(0);
    await one.open(owner, last);
    server.hold = null;
    resolve();
    await taken;
    expect([one.now().phase, two.now().phase]).toEqual(['elsewhere', 'ready']);
    await one.take();
    expect([one.now().phase, two.now().phase]).toEqual(['ready', 'elsewhere']);
  });

  test('a second new listing is begun if another tab has the untouched one', async () => {
    const isNew = { property_id: null, isNew: true };
    const one = await browser.open(isNew);
    const two = await browser.open(isNew);
    expect([one.now().phase, two.now().phase]).toEqual(['ready', 'ready']);
    expect(two.now().property_id).not.toBe(one.now().property_id);
  });

  test('have two listings beside each other', async () => {
    const one = await savedTab();
    const two = await browser.open({ property_id: null, isNew: true });
    expect([one.now().phase, two.now().phase]).toEqual(['ready', 'ready']);
  });
});

describe('the session', () => {
  test('may end midway: nothing is sent, everything stays, and it goes on after signing in', async () => {
    const tab = await browser.open();
    tab.sessionEnded();
    tab.edit(typed('Casa'));
    await pass(600_000);
    expect(tab.now().save).toEqual({ state: 'signedOut' });
    expect(server.saves).toEqual([]);
    tab.sessionBack();
    await pass(0);
    expect(serverName()).toBe('Casa');
  });

  test('may be over before anything is loaded', async () => {
    server.load = async () => ({ state: 'signedOut' });
    expect((await browser.open()).now()).toMatchObject({ phase: 'unreachable', save: { state: 'signedOut' } });
  });

  test('may have expired: the server says so', async () => {
    const tab = await browser.open();
    server.trouble.push('signedOut');
    tab.edit(typed('Casa'));
    expect(await tab.save()).toBe(false);
    expect(tab.now().save).toEqual({ state: 'signedOut' });
    expect(await tab.submit(true)).toMatchObject({ state: 'submitted' });
  });
});

describe('submitting', () => {
  test('saves first, happens once on a double click, and clears the device', async () => {
    const tab = await browser.open();
    tab.edit(typed('Casa'));
    const submitted = { state: 'submitted', status: 'submitted', changes: [] };
    expect(await Promise.all([tab.submit(true), tab.submit(true)])).toEqual([submitted, submitted]);
    expect(server.submits).toBe(1);
    expect(serverName()).toBe('Casa');
    expect(browser.items.size).toBe(0);
    expect(tab.now().phase).toBe('locked');
  });

  test('a lost answer may be asked for again', async () => {
    const tab = await savedTab();
    server.trouble.push('lostAfter');
    expect(await tab.submit(true)).toEqual({ state: 'failed' });
    expect(tab.now().phase).toBe('ready');
    expect(await tab.submit(true)).toMatchObject({ state: 'submitted' });
  });

  test('without the network it fails and keeps everything', async () => {
    const tab = await browser.open();
    tab.edit(typed('Casa'));
    browser.isOnline = false;
    expect(await tab.submit(true)).toEqual({ state: 'failed' });
    expect(server.submits).toBe(0);
    expect(copyOf(tab)).toMatchObject(named('Casa'));
  });
});
