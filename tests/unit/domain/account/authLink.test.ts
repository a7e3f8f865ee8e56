import { describe, expect, test } from 'vitest';
import { linkKinds, problemOf, readMailLink, readProblem } from '#src/domain/account/authLink.ts';
import { brokenLink, usedLink } from '#src/words/en/auth.ts';

const token = '0123456789abcdef'.repeat(4);

describe('the link of a mail', () => {
  test.each(linkKinds)('of the kind %s is read', (kind) => {
    const found = readMailLink(new URLSearchParams({ token_hash: token, type: kind }));
    expect(found).toEqual({ kind, token_hash: token });
  });

  test('of a hosted project that marks its tokens is read', () => {
    const found = readMailLink(new URLSearchParams({ token_hash: `pkce_${token}`, type: 'recovery' }));
    expect(found).toMatchObject({ token_hash: `pkce_${token}` });
  });

  test.each([
    [{ token_hash: token }],
    [{ token_hash: token, type: 'invite' }],
    [{ token_hash: token, type: '__proto__' }],
    [{ token_hash: '', type: 'signup' }],
    [{ token_hash: 'short', type: 'signup' }],
    [{ token_hash: `${token}<script>`, type: 'signup' }],
    [{ token_hash: 'a'.repeat(201), type: 'signup' }],
  ])('is broken: %j', (params) => {
    expect(readMailLink(new URLSearchParams(params as Record<string, string>))).toBe('broken');
  });

  test('is none where there is none, whatever else is there', () => {
    expect(readMailLink(new URLSearchParams({ token, access_token: 'x', type: 'recovery' }))).toBeNull();
  });
});

describe('what went wrong', () => {
  const evil = 'Call+0800+555+to+unlock+your+account';
  test.each([
    [`?error_description=${evil}&error_code=otp_expired`, '', usedLink],
    ['', `#error=access_denied&error_code=otp_expired&error_description=${evil}`, usedLink],
    [`?error=access_denied&error_description=${evil}`, '', problemOf('access_denied')],
    [`?error_code=${evil}`, '', problemOf('no such code')],
    ['?error_code=constructor', '', problemOf('no such code')],
    ['?error_code=', '', problemOf('no such code')],
  ])('%s%s is said in our own words', (search, hash, sentence) => {
    const said = problemOf(readProblem({ search, hash }) ?? 'none');
    expect(said).toBe(sentence);
    expect(said).not.toMatch(/0800/);
  });

  test('a text alone is no problem', () => {
    expect(readProblem({ search: `?error_description=${evil}`, hash: '#access_token=x' })).toBeNull();
  });

  test('every sentence is whole', () => {
    for (const sentence of [usedLink, brokenLink, problemOf('?')]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
