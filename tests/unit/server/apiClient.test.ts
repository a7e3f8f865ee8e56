import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOutcomeUnknown } from '#src/lib/result.ts';
import { type Call, createClient, done, type Identity } from '#src/server/apiClient.ts';
import { uploadDocument, uploadPhoto } from '#src/server/calls/files.ts';
import { signedInIdentity } from '#src/server/signedIn.ts';

const book = {
  path: 'rest/v1/rpc/book',
  answer: v.object({ reference: v.string() }),
  facts: v.object({ rooms_free: v.number() }),
  refusals: { sold_out: 'These rooms were just taken.' },
  refused: 'Not booked.',
  failed: 'We got no answer.',
} as const satisfies Call;
const frank = { ...book, isFrank: true } as const;

const sent = vi.fn();
let answer: () => Promise<Response>;
const answers = (body: unknown, status = 200) => {
  answer = async () => Response.json(body, { status });
};

beforeEach(() => {
  vi.stubGlobal('fetch', (...args: unknown[]) => {
    sent(...args);
    return answer();
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sent.mockReset();
});

const renew = vi.fn(async () => {});
const signedIn: Identity = { ...signedInIdentity, sign: async () => ({ authorization: 'Bearer token' }), renew };
const asGuest = createClient();
const asMember = createClient(signedIn);

describe('an answer', () => {
  test('is what the table says, and nothing more', async () => {
    answers({ ok: true, reference: 'AAAA', secret: 1 });
    expect(await asGuest(book, { room: 1 })).toEqual({ ok: true, value: { reference: 'AAAA' } });
    const [url, { method, body, headers }] = sent.mock.calls[0] ?? [];
    expect([url, method, body]).toEqual(['http://localhost/rest/v1/rpc/book', 'POST', '{"room":1}']);
    expect(headers.authorization).toBeUndefined();
  });

  test('that has drifted says no more than that something went wrong, and may have been done', async () => {
    answers({ ok: true, reference: 7 });
    const result = await asGuest(book);
    expect(result).toEqual({
      ok: false,
      failure: { code: 'failed', message: 'Something went wrong. Try again.' },
    });
    expect(!result.ok && isOutcomeUnknown(result.failure)).toBe(true);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('without a value is done, or is not one', async () => {
    const entry = { path: 'rest/v1/rpc/hide', answer: done, failed: 'No answer.' } as const satisfies Call;
    answers({ ok: true });
    expect(await asGuest(entry)).toEqual({ ok: true, value: null });
    answers(null);
    expect(await asGuest(entry)).toMatchObject({ failure: { code: 'failed' } });
  });
});

describe('a refusal', () => {
  test.each([
    ['with a code of the table', { ok: false, code: 'sold_out', rooms_free: 2 }, 'These rooms were just taken.', 2],
    ['with another code', { ok: false, code: 'odd' }, 'Not booked.', undefined],
    [
      'with a fact that has drifted',
      { ok: false, code: 'sold_out', rooms_free: 'two' },
      'These rooms were just taken.',
    ],
    ['of a function, in its own words', { success: false, code: 'damaged', error: 'It is damaged.' }, 'It is damaged.'],
  ])('%s', async (_, body, message, rooms_free?: number) => {
    answers(body, 'success' in body ? 422 : 200);
    const result = await asGuest(book);
    expect(result).toMatchObject({ ok: false, failure: { code: body.code, message } });
    expect(!result.ok && result.failure.rooms_free).toBe(rooms_free);
    expect(!result.ok && isOutcomeUnknown(result.failure)).toBe(false);
  });

  test('without a code is one all the same', async () => {
    answers({ ok: false });
    expect(await asGuest(book)).toEqual({ ok: false, failure: { code: 'refused', message: 'Not booked.' } });
  });
});

describe('no answer', () => {
  const lost = { ok: false, failure: { code: 'lost', message: 'We got no answer.' } };

  test('is told in the words of the table', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await asGuest(book)).toEqual(lost);
  });

  test.each([
    ['15 seconds', book, 15_000],
    ['what the table says', { ...book, seconds: 30 }, 30_000],
  ])('is given up after %s', async (_, entry, milliseconds) => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    answer = () =>
      new Promise((_resolve, reject) => {
        late.signal.addEventListener('abort', () => reject(late.signal.reason));
        late.abort(new DOMException('Too late', 'TimeoutError'));
      });
    expect(await asGuest(entry)).toEqual(lost);
    expect(timeout).toHaveBeenCalledWith(milliseconds);
  });

  test('is also a page of somebody in between, and an error of the server', async () => {
    answer = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await asGuest(book)).toEqual({ ok: false, failure: { code: 'failed', message: 'We got no answer.' } });
    answers({ code: 'P0001', message: 'private: broken' }, 500);
    expect(await asGuest(book)).toEqual({ ok: false, failure: { code: 'failed', message: 'We got no answer.' } });
    expect(await asMember(frank)).toEqual({ ok: false, failure: { code: 'failed', message: 'private: broken' } });
  });
});

test('what is too large is refused in words, by whoever stands in front of the server too', async () => {
  answer = async () => new Response('<h1>Request Entity Too Large</h1>', { status: 413 });
  const general = 'This is too large for the server. Make it shorter or smaller.';
  expect(await asGuest(book)).toEqual({ ok: false, failure: { code: 'too_large', message: general } });
  expect(await asMember(uploadPhoto)).toEqual({
    ok: false,
    failure: { code: 'too_large', message: 'This image is larger than 5MB' },
  });
  answers({ code: 'PGRST102', message: 'The request is too large' }, 413);
  expect(await asMember(uploadDocument)).toMatchObject({ failure: { message: 'File size must be less than 5MB' } });
});

describe('who asks', () => {
  test('is said with every call', async () => {
    answers({ ok: true, reference: 'AAAA' });
    await asMember(book);
    expect(sent.mock.calls[0]?.[1].headers.authorization).toBe('Bearer token');
  });

  test('is not asked about when nobody is signed in', async () => {
    const nobody = createClient({ ...signedIn, sign: async () => null });
    expect(await nobody(book)).toEqual({
      ok: false,
      failure: { code: 'signed_out', message: 'Sign in again to continue.' },
    });
    expect(sent).not.toHaveBeenCalled();
  });

  test('cannot be said while a session cannot be renewed: that is no sign-out', async () => {
    const unsure = createClient({ ...signedIn, sign: () => Promise.reject(new Error('offline')) });
    expect(await unsure(book)).toMatchObject({ failure: { code: 'lost' } });
  });

  test.each([
    [401, { code: 'PGRST301', message: 'JWT expired' }, 'signed_out', 'Sign in again to continue.'],
    [401, { code: '42501', message: 'permission denied for function' }, 'signed_out', 'Sign in again to continue.'],
    [403, { code: '42501', message: 'Only an admin may do this.' }, 'not_allowed', 'Only an admin may do this.'],
  ])('is refused with %s %o', async (status, body, code, message) => {
    answers(body, status);
    expect(await asMember(frank)).toEqual({ ok: false, failure: { code, message } });
  });

  test('is no question for a guest: a key that is refused is a failure of ours', async () => {
    answers({ message: 'No API key found in request' }, 401);
    expect(await asGuest(book)).toMatchObject({ failure: { code: 'failed', message: 'We got no answer.' } });
  });

  test('is asked for a second factor: the session is renewed, and nothing else is said to be wrong', async () => {
    answers({ ok: false, code: 'second_factor_needed' });
    expect(await asMember(book)).toEqual({
      ok: false,
      failure: { code: 'second_factor_needed', message: 'Sign in again to continue.' },
    });
    expect(renew).toHaveBeenCalledOnce();
  });
});

test('rows are read by their query, and changes answer the rows they changed', async () => {
  const rows = { path: 'rest/v1/profiles', answer: v.array(v.object({ id: v.string() })), failed: '' } as const;
  answers([{ id: 'a' }]);
  expect(await asMember({ ...rows, method: 'GET' }, {}, { id: 'eq.a' })).toEqual({ ok: true, value: [{ id: 'a' }] });
  expect(sent.mock.calls[0]?.[0]).toBe('http://localhost/rest/v1/profiles?id=eq.a');
  expect(sent.mock.calls[0]?.[1].body).toBeUndefined();
  await asMember({ ...rows, method: 'PATCH' }, { name: 'b' });
  expect(sent.mock.calls[1]?.[1]).toMatchObject({ body: '{"name":"b"}', headers: { prefer: 'return=representation' } });
});

test('a form with a file goes as it is', async () => {
  answers({ ok: true, reference: 'AAAA' });
  const form = new FormData();
  await asMember(book, form);
  expect(sent.mock.calls[0]?.[1].body).toBe(form);
  expect(sent.mock.calls[0]?.[1].headers['content-type']).toBeUndefined();
});
