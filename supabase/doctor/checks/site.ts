import { localKey } from '../../../src/build/backend.ts';
import { type Area, broken, each, faultsOr, ok, present, skipped, warning } from '../finding.ts';
import { filesIn, kindsOfPages, readSitemap } from '../pages.ts';
import { type Deployment, isHere } from '../target.ts';

const isLive = (deployment: Deployment | null, site: string) =>
  URL.canParse(deployment?.facts.url ?? '') && new URL(deployment?.facts.url ?? '').origin === site;

const nobody = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

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
      async look({ site, ask }) {
        const answers = await each(['/no-such-page', '/property/no-such-house', `/hotel/${nobody}`], async (path) => {
          const { status } = await ask(site + path);
          return status !== 404 && `${path} answered ${status}`;
        });
        return faultsOr(
          present(answers),
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
      name: 'Files of pages',
      asks: 'Do the scripts, styles and photos of the pages answer?',
      async look(target) {
        const { paths } = await readSitemap(target);
        const pages = await each(['/', ...kindsOfPages(paths)], (path) => target.ask(target.site + path));
        const files = [...new Set(pages.flatMap(({ text }) => filesIn(text)))];
        const dead = await each(files, async (file) => {
          const { status, headers } = await target.ask(target.site + file, { method: 'HEAD' });
          if (status !== 200) return `${file} answered ${status}`;
          return headers.get('content-type')?.startsWith('text/html') && `${file} is a page, not a file`;
        });
        return faultsOr(
          present(dead),
          `Yes, all ${files.length}.`,
          `Visitors see a broken site. Of ${files.length} files, these do not answer:`,
          'Publish the folder dist as it was built, all of it at once.',
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
        if (
          lines.some((line) => /^disallow:\s*\/$/i.test(line)) ||
          /noindex/.test(home.headers.get('x-robots-tag') ?? '')
        ) {
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
        const dead = await each(paths, async (path) => {
          const { status } = await target.ask(target.site + path, { method: 'HEAD' });
          return status !== 200 && `${path} answered ${status}`;
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
