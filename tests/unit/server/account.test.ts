import { afterEach, expect, test, vi } from 'vitest';
import { supabase } from '#src/server/account.ts';

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

test('nothing of an address signs anybody in: neither tokens in a fragment nor a code in the query', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(String(url));
    return Response.json({});
  });
  const place = '?code=abc&type=recovery#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer';
  vi.stubGlobal('window', {
    location: new URL(`https://stays.example/owner${place}`),
    history: { replaceState: vi.fn() },
  });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.resetModules();
  const { supabase: fresh } = await import('#src/server/account.ts');
  await fresh().auth.initialize();
  expect((await fresh().auth.getSession()).data.session).toBeNull();
  expect(calls).toEqual([]);
  expect(window.location.href).toContain(place);
});
