import { chromium } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';
import { createBackend } from './supabase/local/backend.ts';
import { startServer } from './supabase/local/server.ts';
import { projectPath } from './supabase/local/paths.ts';
const backend = await createBackend();
await backend.sql("update hotels set showcase_id='hotel-lotus' where id='00000000-0000-4000-8000-000000000001' and showcase_id is null");
await backend.sql("update hotels set showcase_id='casa-de-patio' where id='00000000-0000-4000-8000-000000000002' and showcase_id is null");
if (process.env.FEATURED) await backend.sql("update hotels set is_featured = true where id in (select id from hotels where showcase_id is null order by id limit 3)");
const server = await startServer({ port: 4504, host: '127.0.0.1', distDir: projectPath('dist'), backend, mails: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const pages = (process.env.PAGES ?? '').split(',');
const h='/hotel/00000000-0000-4000-8000-00000000000';
const all = { home:'/', properties:'/properties', lotus:'/property/hotel-lotus', casa:'/property/casa-de-patio', hlotus:h+'1', hcasa:h+'2', gallery:'/gallery' };
for (const width of (process.env.W ?? '390,820,1440').split(',').map(Number)) {
  const ctx = await browser.newContext({ viewport: { width, height: width<500?844:900 }, locale:'en-IN', timezoneId:'Asia/Kolkata', reducedMotion:'reduce' });
  const page = await ctx.newPage();
  page.on('console', m => m.type()==='error' && console.log(width, m.text()));
  for (const name of pages) {
    await page.goto(server.url + all[name]);
    await page.waitForLoadState('networkidle');
    // lazy images
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y=0;y<height;y+=700) { await page.evaluate((y)=>window.scrollTo(0,y), y); await page.waitForTimeout(120); }
    await page.evaluate(()=>window.scrollTo(0,0));
    await page.waitForTimeout(300);
    if (process.env.SEL) await page.locator(process.env.SEL).first().screenshot({ path:`/tmp/shotsp/${name}-${width}.png` });
    else await page.screenshot({ path:`/tmp/shotsp/${name}-${width}.png`, fullPage: process.env.FULL==='1' });
  }
  await ctx.close();
}
await browser.close(); await server.close(); await backend.close(); process.exit(0);
