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

async function changesOfStays(target: Target): Promise<Map<string, Date>> {
  const changes = new Map<string, Date>();
  for (let after: string | null | undefined = null; after !== undefined; ) {
    const answer = await target.asStranger(`/${publishedHotelIds.path}`, { method: 'POST', body: { after } });
    const { hotels } = readAs(publishedHotelIds.answer, answer, 'The list of hotels');
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
      asks: 'Are the brand’s address, phone, email and pictures real?',
      async look({ deployment }) {
        if (!deployment) return skipped('The site does not name them.');
        const left = placeholdersIn(deployment.facts);
        return left.length === 0
          ? ok('Yes.')
          : warning(
              'Some facts for visitors are placeholders:',
              'Set the real values in content/site.json and deploy.',
              left,
            );
      },
    },
    {
      name: 'Pages of hotels',
      asks: 'Does the build have a current page for each hotel that guests find, and no others?',
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
            `None of ${found.length} hotels has a page, so search engines find none. The last build could not reach the backend.`,
            'Read the messages about hotels in the host’s log of that build. Build again when the backend answers.',
          );
        }
        const changes = await changesOfStays(target);
        const faults = [
          ...found.map((id) => {
            if (!built.has(id)) return `/hotel/${id} is not in the sitemap`;
            const [then, now] = [built.get(id), changes.get(id)];
            return (!then || (now && then < now)) && `/hotel/${id} has changed since the build`;
          }),
          ...[...built.keys()].map((id) => !found.includes(id) && `/hotel/${id} can no longer be found`),
        ];
        return present(faults).length === 0
          ? ok(found.length > 0 ? `Yes, for all ${found.length}.` : 'There are no hotels yet.')
          : warning(
              'The build is older than these hotels:',
              'Pages are updated automatically within seven hours. If a change is older, run "Rebuild the site" at /admin/run-job. If that fails, set BUILD_HOOK_URL for the functions.',
              present(faults),
            );
      },
    },
  ],
};
