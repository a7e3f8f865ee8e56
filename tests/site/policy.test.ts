import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { policyOf } from '#src/lib/securityPolicy.ts';

/** The built site's own protection, page by page. */
const pages = globSync('dist/**/*.html');
const header = readFileSync('dist/_headers', 'utf8');

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => [name as string, sources]),
  );
}
const sent = directives(/Content-Security-Policy: (.*)/.exec(header)?.[1] ?? '');

test('the header forbids framing and everything inline that has no hash', () => {
  expect(sent.get('frame-ancestors')).toEqual(["'none'"]);
  expect(sent.get('default-src')).toEqual(["'none'"]);
  expect(sent.get('object-src')).toEqual(["'none'"]);
  expect(sent.get('base-uri')).toEqual(["'none'"]);
  expect([...sent.values()].flat()).not.toContain("'unsafe-inline'");
  expect([...sent.values()].flat()).not.toContain("'unsafe-eval'");
});

describe.each(pages)('%s', (page) => {
  const html = readFileSync(page, 'utf8');

  test('has a policy that the header also allows', () => {
    for (const [name, sources] of directives(policyOf(html) ?? 'missing')) {
      expect(sent.get(name) ?? []).toEqual(expect.arrayContaining(sources));
    }
  });

  test('carries no inline style attribute and no inline event handler', () => {
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/i);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i);
  });

  test('holds no secret', () => {
    expect(html).not.toMatch(/sb_secret_|service_role|CANARY_/);
  });
});
