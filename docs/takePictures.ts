// `npm run pictures` takes the README's pictures from the demo.
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { createBackend } from '../supabase/local/backend.ts';
import { buildSite } from '../supabase/local/build.ts';
import { projectPath } from '../supabase/local/paths.ts';
import { startServer } from '../supabase/local/server.ts';
import { ensureChromium } from '../tests/support/chromium.ts';

const today = todayInKolkata();
const stay = {
  check_in_date: addDays(today, 30),
  check_out_date: addDays(today, 33),
  adults: 2,
  children: 0,
  rooms: 1,
};
const pictures = [
  { name: 'home', path: paths.home, shown: 'main' },
  { name: 'search', path: paths.search('Candolim', stay), shown: 'main article' },
] as const;
/** In bytes, for readers on slow connections. */
const mostBytes = 150_000;

await buildSite(console.log);
const backend = await createBackend();
const server = await startServer({ port: 0, host: '127.0.0.1', distDir: projectPath('dist'), backend });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 840 },
    deviceScaleFactor: 1.25,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  for (const { name, path, shown } of pictures) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await page.locator(shown).first().waitFor();
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 72 })
      .toFile(projectPath(`docs/${name}.webp`));
    console.log(`docs/${name}.webp: ${(size / 1000).toFixed(0)} kB`);
    if (size > mostBytes) throw new Error(`docs/${name}.webp weighs more than ${mostBytes / 1000} kB.`);
  }
} finally {
  await browser.close();
  await server.close();
  await backend.close();
}
