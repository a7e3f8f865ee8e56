import { localKey } from '../../../src/build/backend.ts';
import { type Area, broken, each, faultsOr, ok, present, skipped, warning } from '../finding.ts';
import { canonicalOf, endingOf, filesIn, fileTypes, kindsOfPages, missingPage, readSitemap } from '../pages.ts';
import { backendOf, type Deployment, isHere, type Target } from '../target.ts';

const isLive = (deployment: Deployment | null, site: string) =>
  URL.canParse(deployment?.facts.url ?? '') && new URL(deployment?.facts.url ?? '').origin === site;

const nobody = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
const aYear = 31_536_000;

/** Returns the made-up addresses that do not answer 404. */
async function falsePages({ site, ask }: Target): Promise<string[]> {
  const answers = await each([missingPage, '/property/no-such-house', `/hotel/${nobody}`], async (path) => {
    const { status } = await ask(site + path);
    return status !== 404 && `${path} answered ${status}`;
  });
  return present(answers);
}

/** True for the address of a shell or of the page for missing ones. Some answer 404. */
const isMadeUp = (path: string) => path === missingPage || path.endsWith('/made-up');

const isOurs = (target: Target, file: string) => [target.site, backendOf(target)].includes(new URL(file).origin);

/** Returns what is wrong with a file, and which files a script or style names in turn. */
async function lookAtFile({ ask }: Target, file: string): Promise<{ fault?: string; names?: string[] }> {
  const ending = endingOf(file);
  const isRead = ending === 'js' || ending === 'css';
  const { status, headers, text } = await ask(file, { method: isRead ? 'GET' : 'HEAD' });
  if (status !== 200) return { fault: `answered ${status}` };
  const type = headers.get('content-type') ?? 'no type';
  if (!fileTypes[ending]?.test(type)) return { fault: `came as ${type}` };
  // A string of a script may be the name of a script elsewhere.
  const isString = (name: string) => /\.(js|css)$/.test(name) && !new URL(name).pathname.startsWith('/_astro/');
  return isRead ? { names: filesIn(text, file).filter((name) => !isString(name)) } : {};
}

/** Returns one line for all files of a type with the same fault. */
function groupFaults(site: string, files: ReadonlyMap<string, string | undefined>): string[] {
  const broken = [...files].filter(([, fault]) => fault);
  const groups = Object.groupBy(broken, ([file, fault]) => `.${endingOf(file)} files ${fault}`);
  return Object.entries(groups).map(([what, members = []]) => {
    const names = members.map(([file]) => file.replace(site, ''));
    const all = [...files.keys()].filter((file) => endingOf(file) === endingOf(names[0] ?? '')).length;
    const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
    return `${names.length} of ${all} ${what}: ${names.slice(0, 3).join(', ')}${more}`;
  });
}

export const site: Area = {
  title: 'The site',
  checks: [
    {
      name: 'Home page',
      asks: 'Does the site answer, and is it a build of this project?',
      async look({ site, deployment, ask }) {
        const { status, headers } = await ask(`${site}/`);
        if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) {
          return broken(
            `The home page answered ${status}.`,
            'Check the last deploy at the host. It may have failed, or the domain leads elsewhere.',
          );
        }
        if (!deployment) {
          return broken(
            'The home page answers, but /.well-known/deployment.json does not describe the build.',
            'Deploy this version of the project. The address shows an older version or another site.',
          );
        }
        return deployment.key === localKey && !isHere(site)
          ? broken(
              'The site was built with the key of a local backend.',
              'Set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_KEY at the host and deploy again.',
            )
          : ok(
              deployment.backend
                ? `Yes. Its backend is ${deployment.backend}.`
                : 'Yes. The backend has the same address.',
            );
      },
    },
    {
      name: 'https',
      asks: 'Does http redirect to https?',
      async look({ site, ask }) {
        if (isHere(site)) return skipped('On this machine there is no https.');
        const todo = 'Switch on https at the host, and "force https" if there is such a switch.';
        if (!site.startsWith('https:')) return broken('You named the site without https.', todo);
        const { host } = new URL(site);
        const { status, headers } = await ask(`http://${host}/`);
        const location = headers.get('location') ?? '';
        const leads = [301, 302, 307, 308].includes(status) && URL.canParse(location, `http://${host}`);
        return leads && new URL(location, `http://${host}`).origin === site
          ? ok('Yes.')
          : broken(`http://${host}/ answered ${status} and does not redirect to ${site}.`, todo);
      },
    },
    {
      name: 'Address',
      asks: 'Does the site use the address you named as its own?',
      async look({ site, deployment }) {
        const own = deployment?.facts.url ?? '';
        if (!URL.canParse(own)) return skipped('The site does not name its address.');
        if (isHere(site)) return skipped('On this machine, the site has another address.');
        return new URL(own).origin === site
          ? ok('Yes, in links, the sitemap and pictures for other sites.')
          : warning(
              `It uses ${own}. Search engines and shared links go there.`,
              'This is right for a preview. Otherwise set url in content/site.json and deploy.',
            );
      },
    },
    {
      name: 'Unknown pages',
      asks: 'Do addresses that do not exist answer 404?',
      async look(target) {
        return faultsOr(
          await falsePages(target),
          'Yes.',
          'No. Pages that do not exist answer as if they did, and search engines list them:',
          'Publish the folder dist as it was built. The host must use 404.html for unknown addresses.',
        );
      },
    },
    {
      name: 'Missing files',
      asks: 'Do browsers ask again for files that are missing now?',
      async look({ site, ask }) {
        const path = '/_astro/no-such-file.js';
        const { headers } = await ask(site + path);
        const kept = headers.get('cache-control') ?? '';
        return /immutable|max-age=[1-9]/.test(kept)
          ? warning(
              `${path} is sent with "${kept}". A browser that asked too early misses that file for that time.`,
              'Make the host send its rule for /_astro/* only with files, not with a 404.',
            )
          : ok('Yes.');
      },
    },
    {
      name: 'Kept files',
      asks: 'Do browsers keep the files whose names change with their contents?',
      async look({ site, ask }) {
        const { text } = await ask(`${site}/`);
        const file = filesIn(text, `${site}/`).find((address) => address.startsWith(`${site}/_astro/`));
        if (!file) return skipped('The home page names no file of the site.');
        const { pathname } = new URL(file);
        const { status, headers } = await ask(file, { method: 'HEAD' });
        if (status !== 200) return skipped(`${pathname} answered ${status}.`);
        const kept = headers.get('cache-control') ?? '';
        return Number(/max-age=(\d+)/.exec(kept)?.[1] ?? 0) >= aYear && !/no-store|no-cache/.test(kept)
          ? ok('Yes, for a year.')
          : warning(
              `No. ${pathname} is sent with "${kept}", so each page loads all files again.`,
              'Make the host send "cache-control: public, max-age=31536000, immutable" with /_astro/*, as netlify.toml did.',
            );
      },
    },
    {
      name: 'Files of pages',
      asks: 'Do the pages of each type answer, and all scripts, styles, fonts and pictures that they name?',
      async look(target) {
        const { site, ask } = target;
        const { paths } = await readSitemap(target);
        const pages = await each(kindsOfPages(paths), async (path) => ({ path, answer: await ask(site + path) }));
        const files = new Map<string, string | undefined>();
        let found = pages.flatMap(({ path, answer }) => filesIn(answer.text, site + path));
        while (found.length > 0) {
          const next = [...new Set(found)].filter((file) => !files.has(file) && isOurs(target, file));
          const answers = await each(next, async (file) => ({ file, ...(await lookAtFile(target, file)) }), 12);
          for (const { file, fault } of answers) files.set(file, fault);
          found = answers.flatMap(({ names = [] }) => names);
        }
        return faultsOr(
          [
            ...pages
              .filter(({ path, answer: { status } }) => status !== 200 && !(status === 404 && isMadeUp(path)))
              .map(({ path, answer }) => `${path} answered ${answer.status}`),
            ...groupFaults(site, files),
          ],
          `Yes, ${pages.length} pages and ${files.size} files.`,
          'No. Visitors see a broken site:',
          'Publish the folder dist as it was built, all of it at once. Let no proxy or rule of the host answer for its files.',
        );
      },
    },
    {
      name: 'robots.txt',
      asks: 'May search engines read the site, and does robots.txt name the sitemap?',
      async look({ site, deployment, ask }) {
        const [robots, home] = await Promise.all([ask(`${site}/robots.txt`), ask(`${site}/`)]);
        if (robots.status !== 200) {
          return broken(`/robots.txt answered ${robots.status}.`, 'Publish the folder dist as it was built.');
        }
        const lines = robots.text.split(/\r?\n/).map((line) => line.trim());
        if (lines.some((line) => /^disallow:\s*\/$/i.test(line))) {
          return broken(
            'No. /robots.txt forbids all pages. No build of this project does that, also none of a preview.',
            'Publish robots.txt as it was built, and let no proxy or rule of the host answer for it.',
          );
        }
        if (/noindex/.test(home.headers.get('x-robots-tag') ?? '')) {
          const says = 'The site asks search engines to stay away from all pages.';
          return isLive(deployment, site)
            ? broken(says, 'This is the live site. Build it with CONTEXT=production and deploy.')
            : warning(says, 'This is right for a preview. The live site is the deploy with CONTEXT=production.');
        }
        return lines.some((line) => /^sitemap:\s*https?:\/\/\S+$/i.test(line))
          ? ok('Yes.')
          : broken('/robots.txt does not name a sitemap.', 'Publish the folder dist as it was built.');
      },
    },
    {
      name: 'Sitemap',
      asks: 'Does every address of the sitemap answer?',
      async look(target) {
        const { paths } = await readSitemap(target);
        if (paths.length === 0)
          return broken('The sitemap names no page.', 'Deploy again and read the messages of the build.');
        // A site that answers all addresses shows by the page's own address if it is another page.
        const answersAll = (await falsePages(target)).length > 0;
        const dead = await each(paths, async (path) => {
          const { status, text } = await target.ask(target.site + path, { method: answersAll ? 'GET' : 'HEAD' });
          if (status !== 200) return `${path} answered ${status}`;
          return answersAll && canonicalOf(text) !== path && `${path} answers with another page`;
        });
        return faultsOr(
          present(dead),
          `Yes, all ${paths.length}.`,
          `Of its ${paths.length} addresses, these do not answer 200:`,
          'Deploy again. The build that removes a page must remove it from the sitemap too.',
        );
      },
    },
  ],
};
