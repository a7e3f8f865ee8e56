import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { areas, type Budget, budgets } from '../budgets.ts';
import { builtSite } from '../support/builtSite.ts';
import { ensureChromium } from '../support/chromium.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { siteSql } from '../support/siteDatabase.ts';
import startSite, { needBuiltSite } from '../support/startSite.ts';
import { serveAsCdn } from './cdn.ts';
import { median } from './figures.ts';
import type { BenchOptions } from './options.ts';

/**
 * Runs Lighthouse on the built site: phone, simulated slow 4G, medians. Pages take turns, so that load on the machine affects all of them. Lighthouse
 * is installed into the cache on first use.
 */

interface Aim {
  score: number;
  lcp: number;
  cls: number;
  fcp?: number;
  tbt?: number;
}

const marketing: Aim = { score: 100, lcp: 1300, cls: 0, fcp: 900, tbt: 50 };
const marketplace: Aim = { score: 98, lcp: 1600, cls: 0.01 };

const aims = (): Record<string, Aim> => ({
  '/': marketing,
  '/properties': marketing,
  '/property/hotel-lotus': marketing,
  '/list-property': marketing,
  '/stays': marketing,
  '/stays/candolim': marketing,
  '/gallery': marketing,
  '/blog': marketing,
  '/blog/when-to-come-to-goa': marketing,
  '/terms': marketing,
  '/search': marketplace,
  [hotelInSitemap()]: { ...marketplace, lcp: 1400 },
  '/booking/00000000-0000-4000-8000-000000000103': marketplace,
  '/booking-confirmation/AAAA-BBBB-CCCC-DDDD': marketplace,
  '/stay': marketplace,
  '/hi/stay': marketplace,
});

function hotelInSitemap(): string {
  const sitemap = readFileSync(projectPath('dist/sitemap-0.xml'), 'utf8');
  const found = /<loc>([^<]*\/hotel\/[^<]*-hotel-lotus)<\/loc>/.exec(sitemap)?.[1];
  if (!found) throw new Error('The sitemap names no page of Hotel Lotus: build the site with its backend first.');
  return new URL(found).pathname;
}

async function bookedStay(): Promise<string> {
  const lotus = { hotel: '00000000-0000-4000-8000-000000000001', room: '00000000-0000-4000-8000-000000000103' };
  const today = todayInKolkata();
  const reference = await bookRooms(lotus, { checkIn: addDays(today, 20), checkOut: addDays(today, 23) });
  const [stay] = await siteSql<{ token: string }>(
    'select private.stay_link(id) as token from public.bookings where booking_reference = $1',
    [reference],
  );
  return `#${stay?.token}`;
}

interface Audit {
  numericValue?: number;
}
interface Report {
  finalDisplayedUrl: string;
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

async function measure(paths: readonly string[], runs: number): Promise<Map<string, Report[]>> {
  const chromePath = ensureChromium();
  const { lighthouse, launch } = await loadTools();
  const stop = await startSite();
  const cdn = await serveAsCdn(process.env.SITE_URL ?? '');
  const reports = new Map<string, Report[]>();
  try {
    const link = await bookedStay();
    for (let run = 0; run < runs; run++) {
      console.log(`Run ${run + 1} of ${runs}: ${paths.length} pages …`);
      for (const path of paths) {
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
          const { lhr } = await lighthouse(`${cdn.url}${path}${path.endsWith('/stay') ? link : ''}`, flags);
          const { pathname } = new URL(lhr.finalDisplayedUrl);
          if (pathname !== path) throw new Error(`${path} leads to ${pathname}: measure that.`);
          // Sometimes a trace has no paint. Such a run is ignored.
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
  return reports;
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const missed = (text: string, isMissed: boolean) => (isMissed ? `**${text}**` : text);

function cellsOf(reports: readonly Report[], aim: Aim): string[] {
  const scores = categories.map((name) =>
    Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0))),
  );
  const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = timings.map((name) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN)),
  );
  const upTo = (value: number, most: number | undefined, show: (value: number) => string) =>
    most === undefined ? show(value) : missed(`${show(value)} (≤ ${show(most)})`, value > most);
  return [
    scores.map((score, at) => missed(String(score), score < (at === 0 ? aim.score : 100))).join(' / '),
    upTo(fcp, aim.fcp, seconds),
    upTo(lcp, aim.lcp, seconds),
    upTo(tbt, aim.tbt, (value) => value.toFixed(0)),
    upTo(cls, aim.cls, (value) => String(Number(value.toFixed(3)))),
  ];
}

export async function benchPages({ pick }: BenchOptions): Promise<void> {
  const runs = pick(5, 1, 1);
  needBuiltSite();
  const aimed = pick(aims, aims, () => ({ '/': marketing }))();
  const load = () => loadavg()[0]?.toFixed(2);
  const [before, start] = [load(), new Date()];
  const reports = await measure(Object.keys(aimed), runs);
  const site = await builtSite();

  console.log(
    `\n${start.toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), load before ${before} and after ${load()}: Lighthouse 13, phone, simulated slow 4G, HTTP/2, medians of ${runs}.\n`,
  );
  const rows: readonly (Omit<Budget, 'total'> & Partial<Budget>)[] = [...budgets, ...areas];
  const bytes = (value: number, most: number) => missed(`${value.toFixed(1)} (≤ ${most})`, value > most);
  console.log(
    '| page | performance / accessibility / practices / SEO | FCP s | LCP s | TBT ms | CLS | all kB | scripts kB | of which React | styles kB | fonts kB |',
  );
  console.log(`|${' --- |'.repeat(11)}`);
  for (const { path, script, style, font, total, react } of rows) {
    const aim = aimed[path];
    const found = reports.get(path) ?? [];
    const cells = aim ? [...cellsOf(found, aim), totalOf(found, total)] : Array(6).fill('');
    const { scripts, styles, fonts, hasReact } = await site.firstLoad(path);
    const own = [
      bytes(scripts, script),
      missed(hasReact ? 'yes' : 'no', hasReact !== react),
      bytes(styles, style),
      bytes(fonts, font),
    ];
    console.log(`| ${[path, ...cells, ...own].join(' | ')} |`);
  }
}

function totalOf(reports: readonly Report[], most: number | undefined): string {
  const kilobytes = median(reports.map(({ audits }) => audits['total-byte-weight']?.numericValue ?? Number.NaN)) / 1000;
  const text = kilobytes.toFixed(0);
  return most === undefined ? text : missed(`${text} (≤ ${most})`, kilobytes > most);
}
