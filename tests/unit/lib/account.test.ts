import { afterEach, expect, test, vi } from 'vitest';
import { supabase } from '#src/lib/account.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that never answers: calls end when they are called off. */
function silence() {
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
}

test('a call of the database that gets no answer is given up', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  silence();
  const answer = supabase().rpc('my_listings');
  queueMicrotask(() => deadline.abort(new DOMException('Too late', 'TimeoutError')));
  expect((await answer).error?.message).toContain('Too late');
  expect(timeout).toHaveBeenCalledWith(20_000);
});

test('a caller can call it off sooner', async () => {
  silence();
  const caller = new AbortController();
  const answer = supabase().rpc('my_listings').abortSignal(caller.signal);
  queueMicrotask(() => caller.abort(new DOMException('Not wanted', 'AbortError')));
  expect((await answer).error?.message).toContain('Not wanted');
});
