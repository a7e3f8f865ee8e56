import { expect, test } from 'vitest';
import { policyOf, unitePolicies } from '#src/lib/securityPolicy.ts';

test('a united policy allows what each policy allows, and says each directive once', () => {
  expect(
    unitePolicies([
      "default-src 'none';script-src 'self' 'sha256-a'; style-src 'self';",
      "default-src 'none'; script-src 'self' 'sha256-b'",
      "frame-ancestors 'none'",
    ]),
  ).toBe("default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'; frame-ancestors 'none'");
});

test('the policy of a page is found, and its absence is seen', () => {
  expect(policyOf('<meta http-equiv="content-security-policy" content="default-src \'none\'">')).toBe(
    "default-src 'none'",
  );
  expect(policyOf('<meta name="description" content="x">')).toBeNull();
});
