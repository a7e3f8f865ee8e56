// `npm run bench` prints figures. Only `cluster` can fail: it exits with an error if a booking was lost. `-- --quick` takes a few minutes instead of
// twenty, `-- --smoke` one minute with tiny data. `-- database` runs one part.
import { rmSync } from 'node:fs';
import preparePostgres from '../support/preparePostgres.ts';
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
import { type Parts, runParts } from './runParts.ts';

const parts: Parts = {
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
const pick: BenchOptions['pick'] = (full, quick, smoke) =>
  words.includes('--smoke') ? smoke : words.includes('--quick') ? quick : full;
await preparePostgres();
process.once('exit', () => rmSync(process.env.POSTGRES_COPIES ?? '', { recursive: true, force: true }));
await runParts(
  parts,
  words.filter((word) => !word.startsWith('-')),
  { pick },
);
