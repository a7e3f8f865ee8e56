import * as v from 'valibot';
import { placeholdersIn } from '../../../src/build/placeholders.ts';
import { type Area, ok, skipped, warning } from '../finding.ts';
import { readSitemap } from '../pages.ts';
import { readAs, type Target } from '../target.ts';

const FoundSchema = v.object({
  ok: v.literal(true),
  pages: v.number(),
  hotels: v.array(v.object({ id: v.string(), is_demo: v.boolean() })),
});

/** Ids of all stays that guests find, but for fictional ones, which no sitemap names. */
async function foundStays(target: Target): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await target.asStranger('/rest/v1/rpc/search_hotels', { method: 'POST', body: { page } });
    const found = readAs(FoundSchema, answer, 'The search');
    pages = found.pages;
    ids.push(...found.hotels.filter(({ is_demo }) => !is_demo).map(({ id }) => id));
  }
  return ids;
}

const stayPath = /^\/hotel\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

export const content: Area = {
  title: 'Content',
  checks: [
    {
      name: 'Placeholders',
      asks: 'Are address, phone and e-mail of the brand real ones?',
      async look({ deployment }) {
        if (!deployment) return skipped('The site does not say.');
        const left = placeholdersIn(deployment.facts);
        return left.length === 0
          ? ok('None is left.')
          : warning(
              'What visitors would act on is made up:',
              'Set the real ones in content/site.json and deploy.',
              left,
            );
      },
    },
    {
      name: 'Pages of stays',
      asks: 'Has every stay that guests find a page made by the build, and no other?',
      async look(target) {
        const { paths } = await readSitemap(target);
        const built = new Set(paths.flatMap((path) => stayPath.exec(path)?.[1] ?? []));
        if (built.size === 0) {
          return skipped('The sitemap names no stay: the build made no pages of them. They are drawn in the browser.');
        }
        const found = await foundStays(target);
        const missing = found.filter((id) => !built.has(id)).map((id) => `/hotel/${id} is not in the sitemap`);
        const gone = [...built].filter((id) => !found.includes(id)).map((id) => `/hotel/${id} is found no more`);
        return missing.length + gone.length === 0
          ? ok(`All ${found.length} have.`)
          : warning(
              'The build is older than the stays:',
              'Press "Rebuild the site" at /admin/run-job. If it fails, set BUILD_HOOK_URL for the functions.',
              [...missing, ...gone],
            );
      },
    },
  ],
};
