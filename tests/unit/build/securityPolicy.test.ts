import { expect, test } from 'vitest';
import { addressesOf, headersFile, policyOf, withChecker, withOwnHashes } from '#src/build/securityPolicy.ts';

test.each([
  ['index.html', ['/']],
  ['blog.html', ['/blog']],
  ['blog/when-to-come-to-goa.html', ['/blog/when-to-come-to-goa']],
  ['hotel.html', ['/hotel', '/hotel/:id']],
  // A rule for every missing address would also match existing pages.
  ['property-not-found.html', ['/property-not-found']],
])('%s is served at %j', (file, addresses) => expect(addressesOf(file)).toEqual(addresses));

test('every page has its own policy, nothing may be framed', () => {
  expect(
    headersFile(
      [{ file: 'terms.html', policy: "default-src 'none'; script-src 'sha256-a';" }],
      ['X-Robots-Tag: noindex'],
    ),
  ).toBe(
    "/*\n  Content-Security-Policy: base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'\n  X-Robots-Tag: noindex\n\n" +
      "/terms\n  Content-Security-Policy: default-src 'none'; script-src 'sha256-a'; frame-ancestors 'none'\n",
  );
});

test('the policy of a page is read from its head', () => {
  expect(policyOf('<meta http-equiv="content-security-policy" content="default-src \'none\'">')).toBe(
    "default-src 'none'",
  );
  expect(policyOf('<p>nothing</p>')).toBeNull();
});

test('who checks that a person is there is named where a script of the page asks it', () => {
  const page = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self';">`;
  expect(withChecker(page, 'a("https://other.example/api.js")')).toBe(page);
  expect(policyOf(withChecker(page, 'a("https://challenges.cloudflare.com/api.js")'))).toBe(
    "default-src 'none'; script-src https://challenges.cloudflare.com 'self' 'sha256-a'; style-src 'self'; frame-src https://challenges.cloudflare.com;",
  );
});

test('a page keeps the hashes of what stands in it', () => {
  // printf 'let a' | openssl dgst -sha256 -binary | base64
  const own = "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='";
  const page = (hashes: string) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes}; img-src 'self'"><script>let a</script>`;
  expect(withOwnHashes(page(` ${own} 'sha256-bm90aGVyZQ=='`))).toBe(page(` ${own}`));
});
