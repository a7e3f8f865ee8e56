import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressesOf, hashOf, policyOf } from '#src/build/securityPolicy.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';

/** The built site's own protection, page by page. */
// What the editor may do is told in src/build/editor.ts, and tested beside it.
const pages = globSync('**/*.html', { cwd: 'dist', exclude: ['edit.html'] });
const answer = await createSite('dist', await readHostingRules('dist'));

function directives(policy = ''): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => [name as string, sources]),
  );
}
const sentAt = (path: string) => directives(answer(path, '', {}).headers['content-security-policy']);

test.each(['/no-such-page', '/property/no-such-house', '/favicon.svg', '/robots.txt', '/photos/casa-patio.webp'])(
  '%s cannot be framed either',
  (path) => {
    const sent = sentAt(path);
    expect(sent.get('frame-ancestors')).toEqual(["'none'"]);
    expect(sent.get('base-uri')).toEqual(["'none'"]);
    expect(sent.get('object-src')).toEqual(["'none'"]);
  },
);

test('no file holds a secret: pages, scripts, whatever is text', () => {
  const texts = globSync('**/*.*', { cwd: 'dist' }).filter((file) => !/\.(?:png|jpg|ico|woff2|wasm)$/.test(file));
  expect(texts.filter((file) => file.startsWith('_astro/') && file.endsWith('.js')).length).toBeGreaterThan(100);
  // A secret key of a project, or one of the older kind (a token), a person's own token, and what other tests plant.
  const secret = /sb_secret_|service_role|\beyJ[\w-]+\.eyJ|\bsbp_\w{20}|CANARY_/;
  expect(texts.filter((file) => secret.test(readFileSync(`dist/${file}`, 'utf8')))).toEqual([]);
});

test('nothing of the check that a person is there is in a build without its key', () => {
  // The editor of the content is whole, and knows services of its own.
  const files = globSync('**/*.{html,js,css}', { cwd: 'dist', exclude: ['_astro/edit/**'] });
  expect(files.length).toBeGreaterThan(100);
  const asking = [...files, '_headers'].filter((file) =>
    /challenges\.cloudflare|frame-src|functions\/v1\/prove-human/.test(readFileSync(`dist/${file}`, 'utf8')),
  );
  expect(asking).toEqual([]);
});

describe.each(pages)('%s', (file) => {
  const html = readFileSync(`dist/${file}`, 'utf8');
  const own = directives(policyOf(html) ?? 'missing');

  test.each(addressesOf(file).map((path) => path.replace(':id', 'some-id')))(
    'is sent at %s with its own policy, which forbids framing and everything inline without a hash',
    (path) => {
      const { 'frame-ancestors': framing, ...sent } = Object.fromEntries(sentAt(path));
      expect(framing).toEqual(["'none'"]);
      // Hotels share one policy, which differs from theirs in hashes alone.
      expect(Object.keys(sent)).toEqual([...own.keys()]);
      for (const [name, sources] of own) {
        if (path.startsWith('/hotel/') && /^(script|style)-src$/.test(name)) {
          expect(sent[name]).toEqual(expect.arrayContaining(sources));
          expect(sent[name]?.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
        } else expect(sent[name]).toEqual(sources);
      }
      expect(sent['default-src']).toEqual(["'none'"]);
      expect(Object.values(sent).flat()).not.toContain("'unsafe-inline'");
      expect(Object.values(sent).flat()).not.toContain("'unsafe-eval'");
    },
  );

  test('its policy admits every script and style that stands in it', () => {
    for (const [, kind = '', attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)) {
      if (/\bsrc=|application\/(ld\+)?json/.test(attributes)) continue;
      expect(own.get(`${kind}-src`)).toContain(hashOf(text));
    }
  });

  test('carries no inline style attribute and no inline event handler', () => {
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/i);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i);
  });
});
