import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildSite, localEnvironment } from '../../supabase/local/build.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { resolverRule, startApart } from '../support/apart.ts';
import { ensureChromium } from '../support/chromium.ts';
import startSite from '../support/startSite.ts';
import { serveAsCdn } from './cdn.ts';
import { farAway } from './farAway.ts';
import { median } from './figures.ts';
import type { BenchOptions } from './options.ts';

/*
 * Measures the cost of separate origins for site and backend: a first visit to a search, with 150 ms to each. Compares with and without `preconnect`,
 * and with one origin.
 */

const roundTrip = 150;
const path = '/search?destination=Candolim';

const hosted = {
  folder: '.cache/hosted',
  environment: { ...localEnvironment, PUBLIC_SUPABASE_URL: 'https://localhost:54399' },
};

const unprepared = { ...hosted, folder: '.cache/hosted-unprepared' };

async function copyUnprepared() {
  await rm(projectPath(unprepared.folder), { recursive: true, force: true });
  await cp(projectPath(hosted.folder), projectPath(unprepared.folder), { recursive: true });
  const search = projectPath(`${unprepared.folder}/search.html`);
  await writeFile(search, (await readFile(search, 'utf8')).replace(/<link rel="preconnect"[^>]*>/, ''));
}

interface Asked {
  method: string;
  path: string;
  at: number;
}

interface Visit {
  preflight: number;
  call: number;
  result: number;
}

/** Only a Chromium with windows and a profile that is not private follows `preconnect`. The headless one for tests ignores it. */
function browserWithWindows(): string {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = places.find((place) => place && !place.endsWith('headless-shell') && existsSync(place));
  if (!found) console.log('No Chromium with windows (Debian: chromium): without one, no page connects early.');
  return found ?? ensureChromium();
}

const ways = ['one origin', 'two, unprepared', 'two', 'two, the second search'] as const;
type Way = (typeof ways)[number];

async function search(page: Page, site: string, asked: Asked[]): Promise<Visit> {
  asked.length = 0;
  await page.goto(site + path, { waitUntil: 'commit' });
  const { begun, result } = await page.evaluate(async () => {
    while (!document.querySelector('main article')) await new Promise(requestAnimationFrame);
    return { begun: performance.timeOrigin, result: performance.now() };
  });
  const sent = (method: string) => {
    const call = asked.find((one) => one.method === method && one.path.endsWith('/search_hotels'));
    return (call?.at ?? Number.NaN) - begun - roundTrip / 2;
  };
  return { preflight: sent('OPTIONS'), call: sent('POST'), result };
}

export async function benchOrigins({ pick }: BenchOptions): Promise<void> {
  const runs = pick(7, 1, 1);
  // A smoke run uses the existing build on one origin: each of the other builds takes a minute.
  const isBuilt = pick(true, true, false);
  const measured = isBuilt ? ways : (['one origin'] as const);
  if (isBuilt) {
    await buildSite(console.log);
    await buildSite(console.log, undefined, hosted);
    await copyUnprepared();
  }
  const executablePath = browserWithWindows();
  const stop = await startSite();
  const backend = process.env.SITE_URL ?? '';
  const asked: Asked[] = [];
  const note = (method: string, path: string) => void asked.push({ method, path, at: Date.now() });
  const opened: { close(): void }[] = [];
  const distant = async (url: string) => {
    const cdn = await serveAsCdn(url, note);
    const far = await farAway(cdn.url, roundTrip);
    opened.push(cdn, far);
    return far.url;
  };
  const sites: Partial<Record<Way, string>> = { 'one origin': await distant(backend) };
  const args = ['--no-sandbox', '--ignore-certificate-errors'];
  if (isBuilt) {
    const [prepared, bare] = await Promise.all([startApart(backend, hosted), startApart(backend, unprepared)]);
    opened.push(prepared, bare);
    const two = await distant(prepared.siteUrl);
    Object.assign(sites, { 'two, unprepared': await distant(bare.siteUrl), two, 'two, the second search': two });
    args.push(`--host-resolver-rules=${resolverRule(hosted, await distant(prepared.gatewayUrl))}`);
  }
  async function visit(way: Way): Promise<Visit> {
    const profile = await mkdtemp(join(tmpdir(), 'susegad-profile-'));
    const browser = await chromium.launchPersistentContext(profile, { executablePath, args });
    try {
      const [page = await browser.newPage()] = browser.pages();
      const first = await search(page, sites[way] ?? '', asked);
      return way === 'two, the second search' ? await search(page, sites[way] ?? '', asked) : first;
    } finally {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    }
  }

  const visits = new Map<Way, Visit[]>(ways.map((way) => [way, []]));
  try {
    for (const way of measured) await visit(way);
    for (let run = 0; run < runs; run++) for (const way of measured) visits.get(way)?.push(await visit(way));
  } finally {
    for (const one of opened) one.close();
    await stop();
  }

  console.log(`\n### Origins: a search, ${roundTrip} ms to the site and to the backend, HTTP/2, medians of ${runs}\n`);
  console.log('| site and backend | preflight sent, ms | search sent, ms | first hotel, ms | ÷ one origin |');
  console.log('| --- | --- | --- | --- | --- |');
  const middle = (way: Way, moment: keyof Visit) => median((visits.get(way) ?? []).map((one) => one[moment]));
  for (const way of measured) {
    const preflight = middle(way, 'preflight');
    const ratio = middle(way, 'result') / middle('one origin', 'result');
    console.log(
      `| ${way} | ${Number.isNaN(preflight) ? 'none' : preflight.toFixed(0)} | ${middle(way, 'call').toFixed(0)} | ${middle(way, 'result').toFixed(0)} | ${ratio.toFixed(2)} |`,
    );
  }
}
