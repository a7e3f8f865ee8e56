import { beforeEach, describe, expect, test } from 'vitest';
import { createOutbox, type Outcome } from '#src/features/listing/keep/outbox.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

let time: number;
let timers: { at: number; action: () => void }[];
let outbox: ReturnType<typeof createOutbox>;
let tried: string[];

beforeEach(() => {
  [time, timers, tried] = [0, [], []];
  outbox = createOutbox((milliseconds, action) => {
    const timer = { at: time + milliseconds, action };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  });
});

async function pass(milliseconds: number) {
  for (const end = time + milliseconds; ; ) {
    const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    time = next?.at ?? end;
    if (!next) return;
    timers = timers.filter((timer) => timer !== next);
    next.action();
    await settle();
  }
}

/** Work with these outcomes, one per attempt. The last one repeats. */
function coming(name: string, ...outcomes: Outcome[]) {
  return async () => {
    tried.push(`${name} ${time}`);
    return (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) as Outcome;
  };
}

function held(name: string) {
  let end = (_: Outcome) => {};
  const work = () => {
    tried.push(name);
    return new Promise<Outcome>((resolve) => {
      end = resolve;
    });
  };
  return { work, end: (outcome: Outcome) => end(outcome) };
}

describe('what did not arrive', () => {
  test('is tried again less and less often, at least once a minute, until it is there', async () => {
    const work = coming('draft', ...Array<Outcome>(8).fill('wait'), 'sent');
    expect(await outbox.send('draft', work)).toBe('wait');
    await pass(600_000);
    const at = [0, 2, 6, 14, 30, 62, 122, 182, 242];
    expect(tried).toEqual(at.map((seconds) => `draft ${seconds * 1000}`));
  });

  test('goes out at once when the network is back, and begins anew with its tries', async () => {
    await outbox.send('draft', coming('draft', 'wait', 'wait', 'wait', 'sent'));
    await pass(2000);
    outbox.wake();
    await settle();
    expect(tried).toEqual(['draft 0', 'draft 2000', 'draft 2000']);
    await pass(2000);
    expect(tried.at(-1)).toBe('draft 4000');
  });

  test('is left alone when no try can help, until somebody asks', async () => {
    const work = coming('draft', 'stop', 'sent');
    expect(await outbox.send('draft', work)).toBe('stop');
    outbox.wake();
    await pass(600_000);
    expect(tried).toEqual(['draft 0']);
    expect(await outbox.send('draft', work)).toBe('sent');
  });

  test('keeps its time while more is typed', async () => {
    await outbox.send('draft', coming('old', 'wait'));
    await pass(1000);
    outbox.sendLater('draft', coming('new', 'sent'), 500);
    await pass(900);
    expect(tried).toEqual(['old 0']);
    await pass(100);
    expect(tried).toEqual(['old 0', 'new 2000']);
  });

  test('is forgotten when it is given up', async () => {
    await outbox.send('photo', coming('photo', 'wait'));
    outbox.drop('photo');
    outbox.wake();
    await pass(600_000);
    expect(tried).toEqual(['photo 0']);
  });

  test('counts its tries until it is sent by hand', async () => {
    await outbox.send('photo', coming('photo', 'wait'));
    await pass(2000);
    expect(outbox.triesOf('photo')).toBe(2);
    const again = outbox.send('photo', coming('photo', 'sent'));
    expect(outbox.triesOf('photo')).toBe(0);
    expect(await again).toBe('sent');
  });
});

test('what is typed waits for a pause, counted from the last word', async () => {
  outbox.sendLater('draft', coming('a', 'sent'), 1500);
  await pass(1000);
  outbox.sendLater('draft', coming('b', 'sent'), 1500);
  await pass(1400);
  expect(tried).toEqual([]);
  await pass(100);
  expect(tried).toEqual(['b 2500']);
});

test('one thing is never sent twice at a time; what was asked meanwhile follows', async () => {
  const first = held('first');
  const sent = outbox.send('draft', first.work);
  await settle();
  const next = outbox.send('draft', coming('second', 'sent'));
  await settle();
  expect(tried).toEqual(['first']);
  first.end('wait');
  expect(await Promise.all([sent, next])).toEqual(['wait', 'sent']);
  await pass(600_000);
  expect(tried).toEqual(['first', 'second 0']);
});

test('three files go at a time, and words do not wait for them', async () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, ...held(name) }));
  const queued: string[] = [];
  for (const { name, work } of files) void outbox.sendFile(name, () => queued.push(name), work);
  await settle();
  expect(queued).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(tried).toEqual(['a', 'b', 'c']);
  expect(await outbox.send('draft', coming('draft', 'sent'))).toBe('sent');
  outbox.drop('d');
  files[1]?.end('wait');
  await settle();
  expect(tried).toEqual(['a', 'b', 'c', 'draft 0', 'e']);
});
