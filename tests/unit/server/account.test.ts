import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
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
  const { auth } = await import('#src/server/account.ts');
  await auth().initialize();
  expect((await auth().getSession()).data.session).toBeNull();
  expect(calls).toEqual([]);
  expect(window.location.href).toContain(place);
});
