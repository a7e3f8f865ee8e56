import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { localEnvironment } from '../../supabase/local/build.ts';
import { projectDir } from '../../supabase/local/paths.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';

const folder = '.cache/alone';

test('a build whose backend does not answer succeeds, says so, and shows every hotel by the shell', async () => {
  await rm(`${projectDir}/${folder}`, { recursive: true, force: true });
  const build = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder], {
    cwd: projectDir,
    env: {
      // Leaves out variables of the test runner, NODE_ENV for example.
      PATH: process.env.PATH,
      ...localEnvironment,
      ...{ PHOTOS_ON_DEMAND: '1', LOCAL_BACKEND_URL: 'http://127.0.0.1:9', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  });
  const [output, errors, [code]] = await Promise.all([text(build.stdout), text(build.stderr), once(build, 'close')]);
  expect(`${output}${errors}`).toContain(
    'No hotel pages are built, because http://127.0.0.1:9 did not answer. Hotels still appear on the site.',
  );
  expect(code, errors).toBe(0);

  const built = `${projectDir}/${folder}`;
  expect(globSync('{hotel,stays}/*.html', { cwd: built })).toEqual([]);
  expect(
    ['index.html', 'search.html', 'property/hotel-lotus.html'].filter((file) => !existsSync(`${built}/${file}`)),
  ).toEqual([]);
  expect(readFileSync(`${built}/sitemap-0.xml`, 'utf8')).not.toContain('/hotel/');
  const answer = await createSite(built, await readHostingRules(built));
  const { status, body } = answer('/hotel/00000000-0000-4000-8000-000000000001', '', {});
  expect([status, String(body).includes('Loading hotel…')]).toEqual([200, true]);
});
