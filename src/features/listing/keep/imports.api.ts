import type { Result } from '#src/lib/result.ts';
import type { AnswerOf } from '#src/server/apiClient.ts';
import { importAirbnb, importBooking, importCsv } from '#src/server/calls/files.ts';
import { call } from '#src/server/signedIn.ts';
import * as say from '#src/words/staff/wizard.ts';

export const importSources = {
  booking: { name: 'Booking.com', from: 'Booking.com', entry: importBooking },
  airbnb: { name: 'Airbnb', from: 'Airbnb', entry: importAirbnb },
  csv: { name: say.csvFile, from: 'CSV', entry: importCsv },
} as const;
export type ImportSource = keyof typeof importSources;

export type Imported = AnswerOf<typeof importBooking>;

/** Sends a page address or a file to the server to parse. */
export function importListing(source: ImportSource, what: { url: string } | { file: File }): Promise<Result<Imported>> {
  const { entry } = importSources[source];
  if ('url' in what) return call(entry, what);
  const sent = new FormData();
  sent.append('file', what.file);
  return call(entry, sent);
}
