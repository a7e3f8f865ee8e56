import { readdirSync, readFileSync } from 'node:fs';
import type { LegalText } from '../content/legalVersions.ts';

type Version = Pick<LegalText, 'name' | 'version'>;
const folder = 'supabase/migrations';

export const legalRows = (versions: readonly Version[]) =>
  `-- Written from content/legal by \`npm run legal\`.
set local lock_timeout = '2s';
insert into private.legal_texts (name, version) values
${versions.map(({ name, version }) => `  ('${name}', '${version}')`).join(',\n')};
`;

/** Versions that the migrations have inserted. */
export function knownVersions(): Version[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('_legal_rows.sql'))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\('([a-z]+)', '([\d-]+)'\)/g)].map(
        ([, name = '', version = '']) => ({ name, version }),
      ),
    );
}
