import type { Result } from '#src/lib/result.ts';
import { importAirbnb, importBooking, importCsv } from '#src/server/calls/files.ts';
import type { AnswerOf } from '#src/server/door.ts';
import { call } from '#src/server/member.ts';
import * as say from '#src/words/staff/wizard.ts';

/** The sources of imports. */
export const importSources = {
  booking: { name: 'Booking.com', from: 'Booking.com', entry: importBooking },
  airbnb: { name: 'Airbnb', from: 'Airbnb', entry: importAirbnb },
  csv: { name: say.csvFile, from: 'CSV', entry: importCsv },
} as const;
export type ImportSource = keyof typeof importSources;

export type Imported = AnswerOf<typeof importBooking>;

/** Has a page or a file read by the server. */
export function importListing(source: ImportSource, what: { url: string } | { file: File }): Promise<Result<Imported>> {
  const { entry } = importSources[source];
  if ('url' in what) return call(entry, what);
  const sent = new FormData();
  sent.append('file', what.file);
  return call(entry, sent);
}
