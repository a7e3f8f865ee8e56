import { localKey } from '../../../src/build/backend.ts';
import { type Area, broken, each, faultsOr, ok, present, skipped, warning } from '../finding.ts';
import { filesIn, kindsOfPages, readSitemap } from '../pages.ts';
import { type Deployment, isHere } from '../target.ts';

/** True if the site is reached at its own address, which no preview is. */
const isLive = (deployment: Deployment | null, site: string) =>
  URL.canParse(deployment?.facts.url ?? '') && new URL(deployment?.facts.url ?? '').origin === site;

/** An id that no hotel has. */
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
            'See the last deploy at the host: it may have failed, or the domain leads elsewhere.',
          );
        }
        if (!deployment) {
          return broken(
            'The home page answers, but /.well-known/deployment.json does not say what it was built with.',
            'Deploy this version of the project: an older one is there, or another site.',
          );
        }
        return deployment.key === localKey && !isHere(site)
          ? broken(
              'The site was built with the key of a local backend.',
              'Set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_KEY at the host and deploy again.',
            )
          : ok(
              deployment.backend
                ? `It answers; its backend is ${deployment.backend}.`
                : 'It answers, with the backend at its own address.',
            );
      },
    },
    {
      name: 'https',
      asks: 'Does http lead to https?',
      async look({ site, ask }) {
        if (isHere(site)) return skipped('On this machine there is no https.');
        const todo = 'Switch on https at the host, and "force https" where there is such a switch.';
        if (!site.startsWith('https:')) return broken('The site was asked for without https.', todo);
        const { host } = new URL(site);
        const { status, headers } = await ask(`http://${host}/`);
        const location = headers.get('location') ?? '';
        const leads = [301, 302, 307, 308].includes(status) && URL.canParse(location, `http://${host}`);
        return leads && new URL(location, `http://${host}`).origin === site
          ? ok('http leads to https.')
          : broken(`http://${host}/ answered ${status} and does not lead to ${site}.`, todo);
      },
    },
    {
      name: 'Address',
      asks: 'Does the site call itself by the address it is reached at?',
      async look({ site, deployment }) {
        const own = deployment?.facts.url ?? '';
        if (!URL.canParse(own)) return skipped('The site does not say its address.');
        if (isHere(site)) return skipped('On this machine the site has another address.');
        return new URL(own).origin === site
          ? ok('Links, sitemap and pictures for other sites name this address.')
          : warning(
              `It calls itself ${own}: search engines and shared links are led there.`,
              'Right for a preview. Otherwise set url in content/site.json and deploy.',
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
          'They answer 404.',
          'Pages that do not exist answer as if they did, and search engines list them:',
          'Publish the folder dist as it was built; the host must take 404.html for what is not found.',
        );
      },
    },
    {
      name: 'Missing files',
      asks: 'Are files that are not there yet asked for again after the next deploy?',
      async look({ site, ask }) {
        const path = '/_astro/no-such-file.js';
        const { headers } = await ask(site + path);
        const kept = headers.get('cache-control') ?? '';
        return /immutable|max-age=[1-9]/.test(kept)
          ? warning(
              `${path} is sent with "${kept}": who asked too early goes without that file for as long.`,
              'Let the host send its rule for /_astro/* with files alone, not with a 404.',
            )
          : ok('They are.');
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
          return headers.get('content-type')?.startsWith('text/html') && `${file} is a page, and no file`;
        });
        return faultsOr(
          present(dead),
          `All ${files.length} answer.`,
          `Visitors see a broken site. Of ${files.length} files some do not answer:`,
          'Publish the folder dist as it was built, all of it at once.',
        );
      },
    },
    {
      name: 'robots.txt',
      asks: 'May search engines read the site, and are they told of the sitemap?',
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
          const says = 'Search engines are asked to stay away from all pages.';
          return isLive(deployment, site)
            ? broken(says, 'This is the live site: build it with CONTEXT=production, and deploy.')
            : warning(says, 'Right for a preview. The live site is the deploy whose CONTEXT is production.');
        }
        return lines.some((line) => /^sitemap:\s*https?:\/\/\S+$/i.test(line))
          ? ok('They may, and they are.')
          : broken('/robots.txt names no sitemap.', 'Publish the folder dist as it was built.');
      },
    },
    {
      name: 'Sitemap',
      asks: 'Does every address of the sitemap answer?',
      async look(target) {
        const { paths } = await readSitemap(target);
        if (paths.length === 0)
          return broken('The sitemap names no page.', 'Deploy again, and see what the build says.');
        const dead = await each(paths, async (path) => {
          const { status } = await target.ask(target.site + path, { method: 'HEAD' });
          return status !== 200 && `${path} answered ${status}`;
        });
        return faultsOr(
          present(dead),
          `All ${paths.length} addresses answer.`,
          `Of its ${paths.length} addresses some do not answer 200:`,
          'Deploy again; a page that was taken away must be taken out of the sitemap by the same build.',
        );
      },
    },
  ],
};
