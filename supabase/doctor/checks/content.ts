import * as v from 'valibot';
import { placeholdersIn } from '../../../src/build/placeholders.ts';
import { readMoment } from '../../../src/domain/moment.ts';
import { publishedHotelIds } from '../../../src/server/calls/published.ts';
import { type Area, broken, ok, present, skipped, warning } from '../finding.ts';
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

/** When what guests read of each stay changed last, by its id. */
async function changesOfStays(target: Target): Promise<Map<string, Date>> {
  const changes = new Map<string, Date>();
  for (let after: string | null | undefined = null; after !== undefined; ) {
    const answer = await target.asStranger(`/${publishedHotelIds.path}`, { method: 'POST', body: { after } });
    const { hotels } = readAs(publishedHotelIds.answer, answer, 'The list of stays');
    for (const { id, changed_at } of hotels) changes.set(id, readMoment(changed_at));
    after = hotels.at(-1)?.id;
  }
  return changes;
}

const stayPath = /^\/hotel\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

export const content: Area = {
  title: 'Content',
  checks: [
    {
      name: 'Placeholders',
      asks: 'Are the brand’s address, phone, e-mail and pictures real ones?',
      async look({ deployment }) {
        if (!deployment) return skipped('The site does not say.');
        const left = placeholdersIn(deployment.facts);
        return left.length === 0
          ? ok('None is left.')
          : warning(
              'What visitors would go by is made up:',
              'Set the real ones in content/site.json and deploy.',
              left,
            );
      },
    },
    {
      name: 'Pages of stays',
      asks: 'Has every stay that guests find a page made by the build, as it is now, and no other?',
      async look(target) {
        const { paths, changedAt } = await readSitemap(target);
        const built = new Map(
          paths.flatMap((path) => {
            const id = stayPath.exec(path)?.[1];
            return id ? [[id, changedAt.get(path)]] : [];
          }),
        );
        const found = await foundStays(target);
        if (found.length > 0 && built.size === 0) {
          return broken(
            `None of ${found.length} has one, so search engines read of none: the last build could not ask the backend.`,
            'See in the host’s log of that build what it says of hotels, and build again when the backend answers.',
          );
        }
        const changes = await changesOfStays(target);
        const faults = [
          ...found.map((id) => {
            if (!built.has(id)) return `/hotel/${id} is not in the sitemap`;
            const [then, now] = [built.get(id), changes.get(id)];
            return (!then || (now && then < now)) && `/hotel/${id} has changed since`;
          }),
          ...[...built.keys()].map((id) => !found.includes(id) && `/hotel/${id} is found no more`),
        ];
        return present(faults).length === 0
          ? ok(found.length > 0 ? `All ${found.length} have.` : 'There is none yet.')
          : warning(
              'The build is older than the stays:',
              'A change comes to its page by itself within seven hours. If it is older, press "Rebuild the site" at /admin/run-job; if that fails, set BUILD_HOOK_URL for the functions.',
              present(faults),
            );
      },
    },
  ],
};
