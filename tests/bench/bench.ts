// `npm run bench`: prints figures and asserts nothing, but for `cluster`, whose exit code says when a booking was lost.
// `npm run bench -- --quick` takes a few minutes instead of twenty; `npm run bench -- database` runs one part.
import { benchAdmin } from './admin.ts';
import { benchBuild } from './build.ts';
import { benchCalendar } from './calendar.ts';
import { benchCluster } from './cluster.ts';
import { benchDatabase } from './database.ts';
import { benchFunctions } from './functions.ts';
import { benchGrowth } from './growth.ts';
import type { BenchOptions } from './options.ts';
import { benchOrigins } from './origins.ts';
import { benchPages } from './pages.ts';
import { benchRates } from './rates.ts';

const parts: Record<string, (options: BenchOptions) => Promise<void>> = {
  database: benchDatabase,
  rates: benchRates,
  pages: benchPages,
  calendar: benchCalendar,
  origins: benchOrigins,
  admin: benchAdmin,
  build: benchBuild,
  functions: benchFunctions,
  growth: benchGrowth,
  cluster: benchCluster,
};

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('-'));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);

for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  await run({ quick: words.includes('--quick') });
  console.log(`\n${name}: ${Math.round((performance.now() - start) / 1000)} s\n`);
}
