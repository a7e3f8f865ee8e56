import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textFor } from '#src/content/legalText.ts';

const switched = 'a<!-- if errors -->b<!-- end --><!-- unless errors -->c<!-- end -->d';

test.each([
  [[], 'acd'],
  [['errors'], 'abd'],
  [['analytics'], 'acd'],
] as const)('with %j a text says %s', (used, text) => expect(textFor(switched, used)).toBe(text));

test.each(['<!-- if eror -->a<!-- end -->', '<!-- if errors -->a', '<!-- end -->'])('%s stops the build', (text) =>
  expect(() => textFor(text, [])).toThrow('content/legal: <!--'),
);

const [privacy, cookies] = ['privacy', 'cookies'].map((name) => readFileSync(`content/legal/${name}.md`, 'utf8')) as [
  string,
  string,
];
test('the privacy page speaks of a service only where it is used, and denies it only where it is not', () => {
  expect(textFor(privacy, [])).toContain('no counters from other companies');
  expect(textFor(privacy, [])).not.toMatch(/When a page breaks|How visits are counted|Cloudflare/);
  expect(textFor(cookies, [])).not.toContain('Cloudflare');
  expect(textFor(privacy, ['analytics'])).not.toContain('no counters from other companies');
  expect(textFor(privacy, ['analytics'])).toContain('## How visits are counted');
  expect(textFor(privacy, ['errors'])).toContain('## When a page breaks');
  expect(textFor(privacy, ['captcha'])).toContain('## How we tell people from robots');
  expect(textFor(cookies, ['captcha'])).toContain('Cloudflare checks that a person is there');
});
