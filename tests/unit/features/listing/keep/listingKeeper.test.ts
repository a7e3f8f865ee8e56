import { beforeEach, describe, expect, test } from 'vitest';
import { emptyListing, type ListingForm } from '#src/domain/listing/listing.ts';
import type { ListingStep } from '#src/domain/listing/steps.ts';
import type { LoadAnswer, SaveAnswer, SubmitAnswer } from '#src/features/listing/keep/listing.api.ts';
import { copyKey, parseCopy } from '#src/features/listing/keep/listingCopy.ts';
import { createKeeper, saveAfter } from '#src/features/listing/keep/listingKeeper.ts';
import { createOutbox } from '#src/features/listing/keep/outbox.ts';
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

/** A browser: storage shared by its tabs, which notifies the others of changes. */
function createBrowser(server: ReturnType<typeof createServer>) {
  const items = new Map<string, string>();
  const tabs: { keeper: ReturnType<typeof createKeeper>; isFrozen: boolean }[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let ids = 0;
  const browser = { items, isOnline: true, isFull: false, clock: Date.parse('2026-11-21T10:00:00Z'), openTab };

  function openTab() {
    const timers = new Map<number, { at: number; action: () => void }>();
    let time = 0;
    let timerIds = 0;
    const storage = guarded(() => ({
      get length() {
        return items.size;
      },
      key: (at) => [...items.keys()][at] ?? null,
      getItem: (key) => items.get(key) ?? null,
      removeItem: (key) => void items.delete(key),
      setItem(key, value) {
        if (browser.isFull) throw new Error('full');
        if (items.get(key) === value) return;
        items.set(key, value);
        for (const other of tabs) if (other !== self && !other.isFrozen) other.keeper.heard(key, value);
      },
    }));
    const keeper = createKeeper({
      storage,
      server,
      now() {
        browser.clock += 1000;
        return new Date(browser.clock);
      },
      newId() {
        ids += 1;
        return `id-${ids}`;
      },
      isOnline: () => browser.isOnline,
      outbox: createOutbox((milliseconds, action) => {
        timerIds += 1;
        const id = timerIds;
        timers.set(id, { at: time + milliseconds, action });
        return () => timers.delete(id);
      }),
      exclusively(_, work) {
        const done = queue.then(work);
        queue = done.catch(() => {});
        return done;
      },
    });
    async function pass(milliseconds: number) {
      time += milliseconds;
      for (const [id, timer] of [...timers]) {
        if (timer.at > time) continue;
        timers.delete(id);
        timer.action();
      }
      await settle();
    }
    const self = { keeper, isFrozen: false };
    tabs.push(self);
    const close = () => tabs.splice(tabs.indexOf(self), 1);
    return Object.assign(keeper, { pass, close, tab: self, timers, state: () => keeper.$listing.get() });
  }
  return browser;
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const last = { property_id: null, isNew: false };
let server: ReturnType<typeof createServer>;
let browser: ReturnType<typeof createBrowser>;
const names = () => [...server.rows.values()].map(({ form }) => form.basics.name);
const serverName = () => names().at(-1);

beforeEach(() => {
  server = createServer();
  browser = createBrowser(server);
});

describe('saving', () => {
  test('what is typed is on the device at once and on the server soon after', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    expect(tab.state()).toMatchObject({ phase: 'ready', save: { state: 'untouched' } });
    tab.edit(typed('Ca'));
    tab.edit(typed('Casa'));
    expect(readCopyOf(tab)?.form.basics.name).toBe('Casa');
    expect(tab.state().save).toEqual({ state: 'unsaved' });
    expect(server.saves).toEqual([]);
    await tab.pass(saveAfter);
    expect(server.saves).toEqual(['Casa']);
    expect(tab.state()).toMatchObject({ save: { state: 'saved' }, saved_at: server.saved_at(1) });
    expect(readCopyOf(tab)).toMatchObject({ isSaved: true, base_revision: 1, unanswered: null });
  });

  test('typing goes on while a save is under way', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    let release = () => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    const saved = tab.save();
    await settle();
    tab.edit(typed('Casa Susegad'));
    server.hold = null;
    release();
    expect(await saved).toBe(true);
    expect(serverName()).toBe('Casa Susegad');
    expect(tab.state().form.basics.name).toBe('Casa Susegad');
  });

  test('Next brings the step to the server even when nothing was typed', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    await tab.save();
    tab.goTo('photos');
    expect(await tab.save()).toBe(true);
    expect([...server.rows.values()]).toMatchObject([{ step: 'photos', revision: 1 }]);
    tab.goTo('summary');
    expect(tab.state()).toMatchObject({ step: 'summary', furthest: 'summary' });
    tab.goTo('import');
    expect(tab.state()).toMatchObject({ step: 'import', furthest: 'summary' });
  });

  test('a device that keeps nothing is noticed', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    browser.isFull = true;
    tab.edit(typed('Casa'));
    expect(tab.state()).toMatchObject({ isKept: false, form: { basics: { name: 'Casa' } } });
    await tab.pass(saveAfter);
    expect(tab.state().save).toEqual({ state: 'saved' });
  });

  test.each(['too_large', 'too_many_drafts'])(
    'a refusal (%s) is shown, and the next edit tries again',
    async (code) => {
      const tab = browser.openTab();
      await tab.open(owner, last);
      server.trouble.push({ refused: code });
      tab.edit(typed('Casa'));
      expect(await tab.save()).toBe(false);
      expect(tab.state().save).toEqual({ state: 'refused', code });
      tab.edit(typed('Cas'));
      await tab.pass(saveAfter);
      expect(tab.state().save).toEqual({ state: 'saved' });
    },
  );

  test('a listing that is being reviewed meanwhile is locked, and the words stay on the device', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    server.trouble.push({ refused: 'not_editable' });
    tab.edit(typed('Casa'));
    await tab.save();
    expect(tab.state().phase).toBe('locked');
    expect(readCopyOf(tab)).toMatchObject({ isSaved: false, form: { basics: { name: 'Casa' } } });
  });
});

const readCopyOf = (tab: ReturnType<typeof browser.openTab>) =>
  parseCopy(browser.items.get(copyKey(owner, tab.state().property_id)) ?? null);

describe('without the network', () => {
  test('it waits, and goes out when the network is back', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    browser.isOnline = false;
    tab.edit(typed('Casa'));
    await tab.pass(saveAfter);
    expect(tab.state().save).toEqual({ state: 'offline' });
    expect(server.saves).toEqual([]);
    tab.goTo('amenities');
    browser.isOnline = true;
    tab.wake();
    await settle();
    expect(serverName()).toBe('Casa');
    expect(tab.state().save).toEqual({ state: 'saved' });
  });

  test('a server that does not answer is asked again, less and less often', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    server.isDown = true;
    tab.edit(typed('Casa'));
    await tab.pass(saveAfter);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      expect(tab.state().save).toEqual({ state: 'unreachable' });
      tab.edit(typed(`Casa ${round}`));
      const before = server.saves.length;
      let waited = 0;
      while (server.saves.length === before) {
        await tab.pass(1000);
        waited += 1;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    server.isDown = false;
    await tab.pass(60_000);
    expect(serverName()).toBe('Casa 7');
  });

  test('a lost answer is no conflict with oneself, however much was typed since', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    server.trouble.push('lostAfter');
    tab.edit(typed('Casa'));
    expect(await tab.save()).toBe(false);
    tab.edit(typed('Casa Susegad'));
    expect(await tab.save()).toBe(true);
    expect(server.saves).toEqual(['Casa', 'Casa', 'Casa Susegad']);
    expect(tab.state().conflict).toBeNull();
    expect(serverName()).toBe('Casa Susegad');
  });

  test.each(['lostAfter', 'lostBefore'] as const)(
    'a tab killed after a call that was %s goes on where it was',
    async (trouble) => {
      const tab = browser.openTab();
      await tab.open(owner, last);
      tab.edit(typed('Ca'));
      await tab.save();
      server.trouble.push(trouble);
      tab.edit(typed('Casa'));
      await tab.save();
      tab.edit(typed('Casa Susegad'));
      tab.goTo('rooms');
      tab.close();
      const next = browser.openTab();
      await next.open(owner, last);
      expect(next.state()).toMatchObject({
        phase: 'ready',
        step: 'rooms',
        conflict: null,
        restored_at: expect.any(String),
      });
      expect(next.state().form.basics.name).toBe('Casa Susegad');
      await next.pass(0);
      expect(serverName()).toBe('Casa Susegad');
      expect(next.state()).toMatchObject({ save: { state: 'saved' }, conflict: null, restored_at: null });
    },
  );

  test('a listing begun offline opens again offline, and is saved when the server answers', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    server.isDown = true;
    tab.edit(typed('Casa'));
    await tab.save();
    tab.close();
    const next = browser.openTab();
    await next.open(owner, last);
    expect(next.state()).toMatchObject({ phase: 'ready', form: { basics: { name: 'Casa' } } });
    server.isDown = false;
    next.wake();
    await settle();
    expect(serverName()).toBe('Casa');
  });

  test('a visit that finds neither server nor copy says so', async () => {
    server.isDown = true;
    const tab = browser.openTab();
    await tab.open(owner, last);
    expect(tab.state().phase).toBe('unreachable');
  });
});

describe('opening', () => {
  test('another device finds the draft and its step', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    tab.goTo('policies');
    await tab.save();
    const other = createBrowser(server).openTab();
    await other.open(owner, last);
    expect(other.state()).toMatchObject({ step: 'policies', form: { basics: { name: 'Casa' } }, restored_at: null });
  });

  test('of a listing in which nothing is typed any more, nothing is told as restored', async () => {
    const tab = browser.openTab();
    browser.isOnline = false;
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    tab.edit(typed(''));
    tab.close();
    const next = browser.openTab();
    await next.open(owner, last);
    expect(next.state()).toMatchObject({ phase: 'ready', restored_at: null });
  });

  test('a saved copy follows the server', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    await tab.save();
    tab.close();
    const phone = createBrowser(server).openTab();
    await phone.open(owner, last);
    phone.edit(typed('From the phone'));
    await phone.save();
    const next = browser.openTab();
    await next.open(owner, last);
    expect(next.state()).toMatchObject({
      conflict: null,
      restored_at: null,
      form: { basics: { name: 'From the phone' } },
    });
  });

  test('an unsaved copy and a newer draft are shown side by side, and nothing is sent before the choice', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    await tab.save();
    browser.isOnline = false;
    tab.edit(typed('From the desk'));
    tab.close();
    const phone = createBrowser(server).openTab();
    await phone.open(owner, last);
    phone.edit(typed('From the phone'));
    await phone.save();
    browser.isOnline = true;
    const next = browser.openTab();
    await next.open(owner, last);
    expect(next.state()).toMatchObject({
      form: { basics: { name: 'From the desk' } },
      conflict: { from: 'server', theirs: { form: { basics: { name: 'From the phone' } } } },
      save: { state: 'conflict' },
    });
    await next.pass(600_000);
    expect(serverName()).toBe('From the phone');
    next.resolve('mine');
    await settle();
    expect(serverName()).toBe('From the desk');
    expect(next.state()).toMatchObject({ conflict: null, save: { state: 'saved' } });
  });

  test('another listing is begun beside the first; an untouched one is used again', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    await tab.save();
    const first = tab.state().property_id;
    await tab.open(owner, { property_id: null, isNew: true });
    const second = tab.state().property_id;
    expect(second).not.toBe(first);
    await tab.open(owner, { property_id: null, isNew: true });
    expect(tab.state().property_id).toBe(second);
    tab.edit(typed('Villa'));
    await tab.save();
    expect(names()).toEqual(['Casa', 'Villa']);
    await tab.open(owner, { property_id: first, isNew: false });
    expect(tab.state().form.basics.name).toBe('Casa');
  });

  test('words that only this device has come before an older draft', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    await tab.save();
    await tab.open(owner, { property_id: null, isNew: true });
    browser.isOnline = false;
    tab.edit(typed('Villa'));
    tab.close();
    browser.isOnline = true;
    const next = browser.openTab();
    await next.open(owner, last);
    expect(next.state().form.basics.name).toBe('Villa');
    await next.pass(0);
    expect(names()).toEqual(['Casa', 'Villa']);
  });

  test('accounts on one device do not see each other', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    browser.isOnline = false;
    tab.edit(typed('Casa'));
    await tab.open('owner-2', last);
    expect(tab.state().form.basics.name).toBe('');
    expect(browser.items.has(copyKey(owner, 'id-2'))).toBe(true);
  });

  test('an unknown listing, one being reviewed', async () => {
    const tab = browser.openTab();
    await tab.open(owner, { property_id: 'nowhere', isNew: false });
    expect(tab.state().phase).toBe('notFound');
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    await tab.save();
    server.status = 'submitted';
    await tab.open(owner, last);
    expect(tab.state()).toMatchObject({ phase: 'locked', status: 'submitted' });
  });

  test('a copy that cannot be read is as good as none', async () => {
    browser.items.set(copyKey(owner, 'id-9'), '{"form":');
    browser.items.set(copyKey(owner, 'id-8'), '{"form":{}}');
    const tab = browser.openTab();
    await tab.open(owner, last);
    expect(tab.state()).toMatchObject({ phase: 'ready', form: emptyListing() });
  });
});

describe('two devices', () => {
  async function disagree() {
    const desk = browser.openTab();
    await desk.open(owner, last);
    desk.edit(typed('Casa'));
    await desk.save();
    const phone = createBrowser(server).openTab();
    await phone.open(owner, last);
    phone.edit(typed('From the phone'));
    await phone.save();
    desk.edit(typed('From the desk'));
    expect(await desk.save()).toBe(false);
    return { desk, phone };
  }

  test('are asked, and nothing is overwritten meanwhile', async () => {
    const { desk } = await disagree();
    expect(desk.state()).toMatchObject({ save: { state: 'conflict' }, conflict: { from: 'server' } });
    desk.edit(typed('From the desk, and more'));
    await desk.pass(600_000);
    desk.wake();
    await settle();
    expect(serverName()).toBe('From the phone');
    expect(desk.state().form.basics.name).toBe('From the desk, and more');
  });

  test('keep this version', async () => {
    const { desk, phone } = await disagree();
    desk.resolve('mine');
    await settle();
    expect(serverName()).toBe('From the desk');
    phone.edit(typed('From the phone again'));
    await phone.save();
    expect(phone.state().conflict?.theirs.form.basics.name).toBe('From the desk');
  });

  test('keep the other version', async () => {
    const { desk } = await disagree();
    desk.resolve('theirs');
    await settle();
    expect(desk.state()).toMatchObject({
      conflict: null,
      save: { state: 'saved' },
      form: { basics: { name: 'From the phone' } },
    });
    desk.edit(typed('Agreed'));
    expect(await desk.save()).toBe(true);
    expect(serverName()).toBe('Agreed');
  });

  test('that typed the same do not disagree', async () => {
    const desk = browser.openTab();
    await desk.open(owner, last);
    desk.edit(typed('Casa'));
    await desk.save();
    const phone = createBrowser(server).openTab();
    await phone.open(owner, last);
    phone.edit(typed('The same'));
    await phone.save();
    desk.edit(typed('The same'));
    expect(await desk.save()).toBe(true);
    expect(desk.state().conflict).toBeNull();
  });
});

describe('two tabs of one browser', () => {
  async function twoTabs() {
    const one = browser.openTab();
    await one.open(owner, last);
    one.edit(typed('Casa'));
    await one.save();
    const two = browser.openTab();
    await two.open(owner, last);
    return { one, two };
  }

  test('follow each other as one types, and stay on their own steps', async () => {
    const { one, two } = await twoTabs();
    two.goTo('compliance');
    one.edit(typed('From one'));
    expect(two.state()).toMatchObject({
      step: 'compliance',
      form: { basics: { name: 'From one' } },
      save: { state: 'unsaved' },
    });
    two.edit({ amenities: ['TV'] });
    expect(one.state().form).toMatchObject({ basics: { name: 'From one' }, amenities: ['TV'] });
    await Promise.all([one.save(), two.save()]);
    expect([...server.rows.values()]).toMatchObject([{ form: { basics: { name: 'From one' }, amenities: ['TV'] } }]);
    expect([one.state(), two.state()]).toMatchObject([
      { save: { state: 'saved' }, conflict: null },
      { save: { state: 'saved' }, conflict: null },
    ]);
    two.edit({ amenities: [] });
    expect(await two.save()).toBe(true);
    expect(one.state()).toMatchObject({ saved_at: two.state().saved_at, save: { state: 'saved' } });
  });

  test.each(['mine', 'theirs'] as const)('that typed at the same time are asked: %s', async (choice) => {
    const { one, two } = await twoTabs();
    two.tab.isFrozen = true;
    one.edit(typed('From one'));
    two.tab.isFrozen = false;
    one.tab.isFrozen = true;
    two.edit(typed('From two'));
    one.tab.isFrozen = false;
    expect(await one.save()).toBe(false);
    expect(one.state().conflict).toMatchObject({ from: 'tab', theirs: { form: { basics: { name: 'From two' } } } });
    one.resolve(choice);
    await settle();
    await two.save();
    const kept = choice === 'mine' ? 'From one' : 'From two';
    expect(serverName()).toBe(kept);
    for (const tab of [one, two])
      expect(tab.state()).toMatchObject({ conflict: null, form: { basics: { name: kept } } });
  });
});

describe('the session', () => {
  test('may end midway: nothing is sent, everything stays, and it goes on after signing in', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    tab.sessionEnded();
    tab.edit(typed('Casa'));
    await tab.pass(600_000);
    expect(tab.state().save).toEqual({ state: 'signedOut' });
    expect(server.saves).toEqual([]);
    tab.sessionBack();
    await settle();
    expect(serverName()).toBe('Casa');
  });

  test('may be over before anything is loaded', async () => {
    server.load = async () => ({ state: 'signedOut' });
    const tab = browser.openTab();
    await tab.open(owner, last);
    expect(tab.state()).toMatchObject({ phase: 'unreachable', save: { state: 'signedOut' } });
  });

  test('may have expired: the server says so', async () => {
    const tab = browser.openTab();
    await tab.open(owner, last);
    server.trouble.push('signedOut');
    tab.edit(typed('Casa'));
    expect(await tab.save()).toBe(false);
    expect(tab.state().save).toEqual({ state: 'signedOut' });
    expect(await tab.submit(true)).toMatchObject({ state: 'submitted' });
  });
});

describe('submitting', () => {
  async function ready() {
    const tab = browser.openTab();
    await tab.open(owner, last);
    tab.edit(typed('Casa'));
    return tab;
  }

  test('saves first, happens once on a double click, and clears the device', async () => {
    const tab = await ready();
    expect(await Promise.all([tab.submit(true), tab.submit(true)])).toEqual([
      { state: 'submitted', status: 'submitted', changes: [] },
      { state: 'submitted', status: 'submitted', changes: [] },
    ]);
    expect(server.submits).toBe(1);
    expect(serverName()).toBe('Casa');
    expect(browser.items.size).toBe(0);
    expect(tab.state().phase).toBe('locked');
  });

  test('a lost answer may be asked for again', async () => {
    const tab = await ready();
    await tab.save();
    server.trouble.push('lostAfter');
    expect(await tab.submit(true)).toEqual({ state: 'failed' });
    expect(tab.state().phase).toBe('ready');
    expect(await tab.submit(true)).toMatchObject({ state: 'submitted' });
  });

  test('without the network it fails and keeps everything', async () => {
    const tab = await ready();
    browser.isOnline = false;
    expect(await tab.submit(true)).toEqual({ state: 'failed' });
    expect(server.submits).toBe(0);
    expect(readCopyOf(tab)?.form.basics.name).toBe('Casa');
  });
});
