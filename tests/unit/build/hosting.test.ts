import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse as parseToml } from 'smol-toml';
import { expect, onTestFinished, test } from 'vitest';
import { headersOfHosting } from '#src/build/hosting.ts';
import { headersFile } from '#src/build/securityPolicy.ts';
import { readHostingRules } from '../../../supabase/local/site.ts';
import { withoutStacks } from '../../../supabase/local/terminal.ts';

const bare = 'max-age=63072000';

test.each([
  [{}, bare, undefined],
  [{ CONTEXT: 'production' }, bare, undefined],
  [{ CONTEXT: 'production', HSTS_SUBDOMAINS: '1' }, `${bare}; includeSubDomains`, undefined],
  [{ CONTEXT: 'deploy-preview' }, bare, 'noindex'],
  [{ CONTEXT: 'branch-deploy' }, bare, 'noindex'],
  [{ CONTEXT: 'staging' }, bare, 'noindex'],
])('%j is sent with Strict-Transport-Security %s and X-Robots-Tag %s', async (variables, transport, robots) => {
  const dist = await mkdtemp(join(tmpdir(), 'hosting-'));
  await writeFile(join(dist, '_headers'), headersFile([], headersOfHosting(variables)));
  const sent = Object.fromEntries((await readHostingRules(dist)).headersFor('/blog'));
  await rm(dist, { recursive: true });
  expect(sent['Strict-Transport-Security']).toBe(transport);
  expect(sent['X-Robots-Tag']).toBe(robots);
  expect(sent['X-Frame-Options']).toBe('DENY');
});

test('a slip of the pen stops the build', () => {
  expect(() => headersOfHosting({ HSTS_SUBDOMAINS: 'yes' })).toThrow('HSTS_SUBDOMAINS must be 1');
});

test('previews never take the backend of the live site', async () => {
  const contexts = (await readFile('netlify.toml', 'utf8')).matchAll(/\[context\.([\w-]+)\]\s+command = "([^"]+)"/g);
  expect(Object.fromEntries([...contexts].map(([, name, command]) => [name, command]))).toEqual({
    'deploy-preview': expect.stringMatching(
      /^PUBLIC_SUPABASE_URL=\$PREVIEW_SUPABASE_URL PUBLIC_SUPABASE_KEY=\$PREVIEW_/,
    ),
    'branch-deploy': expect.stringMatching(
      /^PUBLIC_SUPABASE_URL=\$PREVIEW_SUPABASE_URL PUBLIC_SUPABASE_KEY=\$PREVIEW_/,
    ),
  });
});

test.each([
  ['a push builds the live site', {}, 1],
  ['a push builds nothing where the workflow starts the builds', { ONLY_BY_HOOK: '1' }, 0],
])('%s', async (_, variables, code) => {
  const { build, context } = parseToml(await readFile('netlify.toml', 'utf8')) as unknown as {
    build: { ignore?: string };
    context: Record<string, { ignore?: string }>;
  };
  // Netlify runs it with Bash, and skips the build if it exits with 0.
  expect(
    spawnSync('bash', ['-c', context.production?.ignore ?? ''], { env: { PATH: process.env.PATH, ...variables } })
      .status,
  ).toBe(code);
  expect([build, context['deploy-preview'], context['branch-deploy']].map((one) => one?.ignore)).toEqual(Array(3));
});

test('what a build has encoded is there for the next one, and what it had no use for is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // In its own folder, because other tests need the pictures of this one.
  const build = `
    import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
    import { onPostBuild, onPreBuild } from '${pathToFileURL('src/build/keepCache/index.js')}';
    import { keptPicture } from '${pathToFileURL('src/build/keptPicture.ts')}';
    const kept = async () => (await readdir('.cache', { recursive: true })).filter((name) => /\\.\\w+$/.test(name)).sort();
    const done = [];
    const cache = {
      async restore(path) {
        done.push('restore ' + path);
        for (const name of ['og', 'photos']) await mkdir('.cache/' + name, { recursive: true });
        for (const name of ['og/used.jpg', 'og/gone.jpg', 'photos/gone.webp', 'stamp.txt']) {
          await writeFile('.cache/' + name, 'before');
          await utimes('.cache/' + name, 1, 1);
        }
      },
      async save(path) {
        done.push('save ' + path, ...(await kept()));
      },
    };
    await onPreBuild({ utils: { cache } });
    done.push(String(await keptPicture('.cache/og/used.jpg', async () => Buffer.from('anew'))));
    done.push(String(await keptPicture('.cache/og/made.jpg', async () => Buffer.from('made'))));
    await onPostBuild({ utils: { cache } });
    console.log(JSON.stringify(done));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual([
    ...['restore .cache', 'before', 'made', 'save .cache'],
    ...['og/made.jpg', 'og/used.jpg', 'stamp.txt'],
  ]);
});

test('a build that failed says why, without the lines of packages', () =>
  expect(
    withoutStacks(
      'title: Too long\n  Hint:\n    See https://docs.astro.build/en/guides\n  Stack trace:\n    at getEntryData (file:///site/node_modules/astro/dist/a.js:1:2)\n\u001b[2m  at node:internal/x:3\u001b[22m\n    at readPost (/site/src/a.ts:1:2)',
    ),
  ).toBe('title: Too long\n    at readPost (/site/src/a.ts:1:2)'));
