import { dataFile, type PersonalData } from '#src/domain/privacy/export.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { saveFile } from './saveFile.ts';

/** Saves a person's data as a file named `name` and today's date. */
export function savePersonalData(name: string, data: PersonalData): void {
  const now = new Date();
  const text = dataFile(data, now.toISOString(), window.location.origin);
  saveFile(`${name}-${todayInKolkata(now)}.json`, new Blob([text], { type: 'application/json' }));
}
