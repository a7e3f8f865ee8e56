import { everywhere, insideOf, policyOf, sentPolicy } from '../../../src/build/securityPolicy.ts';
import { type HostingRules, readHostingRules } from '../../local/site.ts';
import { type Area, each, faultsOr, ok, present, skipped, warning } from '../finding.ts';
import { kindsOfPages, readSitemap } from '../pages.ts';
import { type Answer, backendOf, isHere, NotAnswered, type Target } from '../target.ts';

const name = 'content-security-policy';

const headersFor = (rules: HostingRules, path: string) =>
  new Map(rules.headersFor(path).map(([header, value]) => [header.toLowerCase(), value]));

const even = (value: string) => value.replace(/\s+/g, ' ').trim();

const always = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
];

function isOf(html: string, policy: string): boolean {
  const rules = policy.split(';').map((rule) => rule.trim());
  const [scripts = '', styles = ''] = ['script-src ', 'style-src '].map((name) =>
    rules.find((rule) => rule.startsWith(name)),
  );
  return (
    always.every((rule) => rules.includes(rule)) &&
    !/'unsafe-(inline|eval)'/.test(scripts) &&
    insideOf(html).every(({ rule, hash }) =>
      rule === 'script-src' ? scripts.includes(hash) : styles.includes(hash) || styles.includes("'unsafe-inline'"),
    )
  );
}

function faultsOf(path: string, { headers }: Answer, wanted: ReadonlyMap<string, string>): string[] {
  return [...wanted].flatMap(([header, value]) => {
    const sent = headers.get(header);
    if (sent === null) return [`${path} is sent without ${header}`];
    return even(sent) === even(value) ? [] : [`${path} is sent with another ${header}`];
  });
}

async function pagesOf(target: Target): Promise<{ path: string; answer: Answer }[]> {
  const { paths } = await readSitemap(target);
  return each(kindsOfPages(paths), async (path) => ({ path, answer: await target.ask(target.site + path) }));
}

const todo =
  'The host must send the headers of netlify.toml and of the build’s dist/_headers. Publish dist as it was built, and let no proxy or rule of the host change headers.';

export const headers: Area = {
  title: 'Headers',
  checks: [
    {
      name: 'Security policy',
      asks: 'Is every type of page sent with its own content security policy, which forbids framing?',
      async look(target) {
        const pages = await pagesOf(target);
        const backend = backendOf(target);
        const faults = pages.map(({ path, answer }) => {
          const sent = answer.headers.get(name);
          if (sent === null) return `${path} is sent without ${name}`;
          // A missing page has the general header; its own policy is in the HTML.
          const policy = even(sent) === everywhere ? sentPolicy(policyOf(answer.text) ?? '') : sent;
          if (!isOf(answer.text, policy)) return `${path} is sent with another policy than its own`;
          // All pages are built with one backend address, so checking one page is enough.
          const isShut = path === '/search' && backend !== target.site && !policy.includes(` ${backend}`);
          return isShut && `${path} may not call ${backend}`;
        });
        return faultsOr(
          present(faults),
          `Yes, all ${pages.length} types of page.`,
          'Some types of page are not:',
          todo,
        );
      },
    },
    {
      name: 'Other headers',
      asks: 'Are pages and files sent with the headers that netlify.toml names?',
      async look(target) {
        const [rules, pages] = await Promise.all([readHostingRules(null), pagesOf(target)]);
        const home = pages.find(({ path }) => path === '/')?.answer.text ?? '';
        const file = /\/_astro\/[\w./-]+\.\w+/.exec(home)?.[0];
        if (!file) throw new NotAnswered('The home page names no file of the site.');
        const sent = [...pages, { path: file, answer: await target.ask(target.site + file) }];
        const faults = sent.flatMap(({ path, answer }) => faultsOf(path, answer, headersFor(rules, path)));
        return faultsOr(faults, `Yes, all ${sent.length}.`, 'Some are not:', todo);
      },
    },
    {
      name: 'Only https',
      asks: 'Does the site tell browsers to use only https (Strict-Transport-Security)?',
      async look({ site, ask }) {
        if (isHere(site)) return skipped('On this machine there is no https.');
        const { headers } = await ask(`${site}/`);
        const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
        const aYear = 31_536_000;
        return seconds >= aYear ? ok('Yes, for a year or longer.') : warning('No, or for less than a year.', todo);
      },
    },
  ],
};
