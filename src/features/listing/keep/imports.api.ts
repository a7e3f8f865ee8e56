import type { PropertyData } from '#src/domain/listing/imports.ts';
import { type Result, success } from '#src/lib/result.ts';
import { importAirbnb, importBooking, importCsv } from '#src/server/calls/files.ts';
import { call } from '#src/server/member.ts';

/** Where a listing can be brought from. */
export const importSources = {
  booking: { name: 'Booking.com', from: 'Booking.com', entry: importBooking },
  airbnb: { name: 'Airbnb', from: 'Airbnb', entry: importAirbnb },
  csv: { name: 'CSV file', from: 'CSV', entry: importCsv },
} as const;
export type ImportSource = keyof typeof importSources;

export interface Imported {
  data: PropertyData;
  summary: string;
}

/** Has a page or a file read by the server. */
export async function importListing(
  source: ImportSource,
  what: { url: string } | { file: File },
): Promise<Result<Imported>> {
  let sent: { url: string } | FormData;
  if ('url' in what) sent = what;
  else {
    sent = new FormData();
    sent.append('file', what.file);
  }
  const read = await call(importSources[source].entry, sent);
  return read.ok ? success({ data: read.value.propertyData, summary: read.value.summary }) : read;
}
