import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressesOf, insideOf, policyOf } from '#src/build/securityPolicy.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';

// The editor has its own policy: see src/build/editor.ts.
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
  // A project's secret key, an old key (JWT), a personal access token, and canaries of other tests.
  const secret = /sb_secret_|service_role|\beyJ[\w-]+\.eyJ|\bsbp_\w{20}|CANARY_/;
  expect(texts.filter((file) => secret.test(readFileSync(`dist/${file}`, 'utf8')))).toEqual([]);
});

test('nothing of the check that a person is there is in a build without its key', () => {
  // The content editor is a third-party bundle with its own services.
  const files = globSync('**/*.{html,js,css}', { cwd: 'dist', exclude: ['_astro/edit/**'] });
  expect(files.length).toBeGreaterThan(100);
  const asking = [...files, '_headers'].filter((file) =>
    /challenges\.cloudflare|frame-src|functions\/v1\/prove-human/.test(readFileSync(`dist/${file}`, 'utf8')),
  );
  expect(asking).toEqual([]);
});

/** Pages at addresses whose policy lists no script. */
const odd = [
  ...['/index', '/no-such-page', '/a/b', '/property/a/b', '/hotel/a', '/hotel/a/b', '/booking/a/b', '/booking//a'],
  ...['/booking-confirmation/a/b', '/stay/a', '/404', '/property-not-found', '/search/a'],
];
const shown = new Set(
  [...odd, ...odd.map((path) => `/hi${path}`)].flatMap((path) => {
    const { status, body } = answer(path, '', {});
    return status === 200 || status === 404 ? String(body) : [];
  }),
);

test('at whatever address, a page names the scripts that may run', () => {
  expect(shown.size).toBeGreaterThan(8);
  for (const html of shown) expect(policyOf(html)).toContain('script-src ');
});

describe.each(pages)('%s', (file) => {
  const html = readFileSync(`dist/${file}`, 'utf8');
  const inside = insideOf(html);

  test.each(addressesOf(file).map((path) => path.replace(':id', 'some-id')))(
    'is sent at %s with its own policy, which forbids framing and everything inline without a hash',
    (path) => {
      const sent = sentAt(path);
      expect(Object.fromEntries(sent)).toMatchObject({
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
      });
      expect([...sent.values()].flat()).not.toContain("'unsafe-inline'");
      expect([...sent.values()].flat()).not.toContain("'unsafe-eval'");
      for (const name of ['script-src', 'style-src']) {
        const [self, ...hashes] = sent.get(name) ?? [];
        const own = new Set(inside.filter(({ rule }) => rule === name).map(({ hash }) => hash));
        expect(self).toBe("'self'");
        if (/^(\/hi)?\/hotel(\/|$)/.test(path)) expect(hashes).toEqual(expect.arrayContaining([...own]));
        else expect(hashes.sort()).toEqual([...own].sort());
      }
    },
  );

  const held = policyOf(html);
  test('holds its policy too where it comes for addresses that have none, and nowhere else', () => {
    expect(held !== null).toBe(shown.has(html));
    if (held !== null) for (const { rule, hash } of inside) expect(directives(held).get(rule)).toContain(hash);
  });

  test('carries no inline style attribute and no inline event handler', () => {
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/i);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i);
  });
});
