import { readMigrations } from '../local/migrations.ts';
import { projectPath } from '../local/paths.ts';
import { functionTexts } from '../release/functionTexts.ts';

export interface Offer {
  name: string;
  args: string[];
}

/** Returns the calls that migrations offer, sorted by name. */
export async function readOffers(): Promise<Offer[]> {
  const migrations = await readMigrations(projectPath('supabase/migrations'));
  const args = new Map(
    functionTexts(migrations).map(({ name, args }) => [
      name,
      [...args.matchAll(/\bp_(\w+) /g)].map(([, arg = '']) => arg),
    ]),
  );
  const offered = /^select private\.offer\('(\w+)',\s*'[^']*'(?:,\s*'(\w+)')?(?:, p_waits => '\w+')?\);/gm;
  const offers = migrations.flatMap(({ text }) =>
    [...text.matchAll(offered)].map(([, behind = '', name = behind]): [string, Offer] => [
      name,
      { name, args: args.get(`private.${behind}`) ?? [] },
    ]),
  );
  return [...new Map(offers).values()].sort((one, other) => one.name.localeCompare(other.name));
}
