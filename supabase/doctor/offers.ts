import { globSync, readFileSync } from 'node:fs';
import { projectPath } from '../local/paths.ts';

export interface Offer {
  name: string;
  args: string[];
}

export function readOffers(): Offer[] {
  const sql = globSync('*.sql', { cwd: projectPath('supabase/migrations') })
    .sort()
    .map((file) => readFileSync(projectPath(`supabase/migrations/${file}`), 'utf8'))
    .join('\n');
  const args = new Map(
    [...sql.matchAll(/^create function private\.(\w+)\s*\((.*?)\)\s*(?:returns|language)\b/gms)].map(
      ([, name = '', list = '']) => [name, [...list.matchAll(/(?:^|,)\s*p_(\w+)\s/g)].map(([, arg = '']) => arg)],
    ),
  );
  return [...sql.matchAll(/^select private\.offer\('(\w+)',\s*'[^']*'(?:,\s*'(\w+)')?(?:, p_waits => '\w+')?\);/gm)]
    .map(([, behind = '', name = behind]) => ({ name, args: args.get(behind) ?? [] }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
