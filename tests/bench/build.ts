import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { createBackend } from '../../supabase/local/backend.ts';
import { buildSite, localEnvironment } from '../../supabase/local/build.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { needBuiltSite } from '../support/startSite.ts';
import type { BenchOptions } from './options.ts';

/** Measures what each published hotel adds to a build: the demo hotels, and many more. Photos are not encoded. */
export async function benchBuild({ pick }: BenchOptions): Promise<void> {
  const more = pick(1_000, 100, 1);
  // A build takes a minute, so a smoke run only adds the hotels to the database.
  if (pick(false, false, true)) {
    needBuiltSite();
    const { stays } = await timeBuild(undefined, more);
    console.log(`${stays} stays, not built.`);
    return;
  }
  // The first build fills the cache of the later ones.
  await timeBuild('.cache/bench-first', 0);
  const usual = await timeBuild('.cache/bench-usual', 0);
  const many = await timeBuild('.cache/bench-many', more);
  console.log(
    `\nWarm builds of the site, as on this machine: ${usual.stays} stays ${usual.seconds.toFixed(0)} s, ${many.stays} stays ${many.seconds.toFixed(0)} s.`,
  );
  console.log(`Each stay's page costs ${((1000 * (many.seconds - usual.seconds)) / more).toFixed(0)} ms.`);
}

async function timeBuild(folder: string | undefined, more: number) {
  const backend = await createBackend();
  try {
    await backend.sql(
      `with made as (
         insert into public.hotels (name, description, address, city, country, star_rating, main_image_url, photos, amenities, policies)
         select h.name || ' ' || n, h.description, h.address, h.city, h.country, h.star_rating, h.main_image_url, h.photos, h.amenities, h.policies
         from generate_series(1, $1::int) as n
         join (select *, row_number() over (order by id) - 1 as at, count(*) over () as of from public.hotels) as h on h.at = n % h.of
         returning id
       )
       insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
       select id, 'Room', 2, 2, 300000 from made`,
      [more],
    );
    const [{ stays } = { stays: 0 }] = await backend.sql<{ stays: number }>(
      'select count(*)::int as stays from public.hotels',
    );
    const start = performance.now();
    if (folder)
      await buildSite(console.log, undefined, { folder, environment: localEnvironment }, Promise.resolve(backend));
    return { stays, seconds: (performance.now() - start) / 1000 };
  } finally {
    for (const made of folder ? [folder, `.cache/build-stamp-${basename(folder)}`] : []) {
      await rm(projectPath(made), { recursive: true, force: true });
    }
    await backend.close();
  }
}
