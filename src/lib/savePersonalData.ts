import { dataFile, type PersonalData } from '#src/domain/privacy/export.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { saveFile } from './saveFile.ts';

export function savePersonalData(name: string, data: PersonalData): void {
  const now = new Date();
  const text = dataFile(data, now.toISOString(), window.location.origin);
  saveFile(`${name}-${todayInKolkata(now)}.json`, new Blob([text], { type: 'application/json' }));
}
