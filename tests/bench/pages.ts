import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectPath } from '../../supabase/local/paths.ts';
import { ensureChromium } from '../support/chromium.ts';
import startSite from '../support/startSite.ts';
import { serveAsCdn } from './cdn.ts';
import { median } from './figures.ts';

/**
 * Lighthouse on the built site: phone, simulated slow 4G, all pages interleaved so that a busy moment of the machine falls on
 * all of them, medians. Lighthouse is large and only needed here: it is installed into the cache on first use.
 */

const lotus = '00000000-0000-4000-8000-000000000001';
const marketing = { score: 100, lcp: 1300, cls: 0 };
const marketplace = { score: 98, lcp: 1600, cls: 0.01 };
const pages = [
  ['/', marketing],
  ['/properties', marketing],
  ['/property/hotel-lotus', marketing],
  ['/gallery', marketing],
  ['/blog', marketing],
  ['/blog/when-to-come-to-goa', marketing],
  ['/terms', marketing],
  ['/search', marketplace],
  [`/hotel/${lotus}`, marketplace],
  ['/booking/00000000-0000-4000-8000-000000000103', marketplace],
] as const;

interface Audit {
  numericValue?: number;
}
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, Audit>;
}
interface Tools {
  lighthouse(url: string, flags: object): Promise<{ lhr: Report }>;
  launch(options: object): Promise<{ port: number; kill(): unknown }>;
}

async function loadTools(): Promise<Tools> {
  const folder = projectPath('.cache/lighthouse');
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    const npm = spawnSync('npm', ['install', '--prefix', folder, '--no-save', 'lighthouse@13'], { stdio: 'inherit' });
    if (npm.status !== 0) throw new Error('Lighthouse could not be installed.');
  }
  const require = createRequire(join(folder, 'package.json'));
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  return { lighthouse: (await load('lighthouse')).default, launch: (await load('chrome-launcher')).launch };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** Measures every page `runs` times and prints one table of medians with the aims beside them. */
export async function benchPages({ quick }: { quick: boolean }): Promise<void> {
  const runs = quick ? 1 : 5;
  const chromePath = ensureChromium();
  const { lighthouse, launch } = await loadTools();
  const stop = await startSite();
  const cdn = await serveAsCdn(process.env.SITE_URL ?? '');
  const reports = new Map<string, Report[]>();
  try {
    for (let run = 0; run < runs; run++) {
      for (const [path] of pages) {
        const chrome = await launch({
          chromePath,
          chromeFlags: [
            '--headless=new',
            '--no-sandbox',
            '--disable-background-networking',
            '--ignore-certificate-errors',
          ],
          logLevel: 'silent',
        });
        try {
          const flags = { port: chrome.port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] };
          const { lhr } = await lighthouse(`${cdn.url}${path}`, flags);
          // Now and then a browser's trace holds no paint; such a run says nothing.
          const isMeasured = lhr.audits['largest-contentful-paint']?.numericValue !== undefined;
          if (isMeasured) reports.set(path, [...(reports.get(path) ?? []), lhr]);
        } finally {
          await chrome.kill();
        }
      }
    }
  } finally {
    cdn.close();
    await stop();
  }

  console.log(`\n### Pages: Lighthouse, phone, simulated slow 4G, HTTP/2, medians of ${runs}\n`);
  console.log(
    '| page | performance (aim) | accessibility | best practices | SEO | FCP s | LCP s (aim) | TBT ms | CLS (aim) |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [path, aim] of pages) {
    const all = reports.get(path) ?? [];
    const [performance, ...rest] = categories.map((name) =>
      Math.round(100 * median(all.map((report) => report.categories[name]?.score ?? 0))),
    );
    const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = timings.map((name) =>
      median(all.map((report) => report.audits[name]?.numericValue ?? Number.NaN)),
    );
    const seconds = (ms: number) => (ms / 1000).toFixed(2);
    console.log(
      `| ${path} | ${performance} (≥ ${aim.score}) | ${rest.join(' | ')} | ${seconds(fcp)} | ${seconds(lcp)} (≤ ${seconds(aim.lcp)}) | ${tbt.toFixed(0)} | ${cls.toFixed(3)} (≤ ${aim.cls}) |`,
    );
  }
}
