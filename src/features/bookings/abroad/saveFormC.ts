import { type FormCEntry, portalHead, portalLine } from '#src/domain/formC/portal.ts';
import { saveFile } from '#src/lib/saveFile.ts';

export async function saveFormC(name: string, entries: readonly FormCEntry[]) {
  const { csvHead, csvLines, csvType } = await import('#src/lib/csv.ts');
  saveFile(`${name}.csv`, new Blob([csvHead(portalHead), csvLines(entries.map(portalLine))], { type: csvType }));
}
