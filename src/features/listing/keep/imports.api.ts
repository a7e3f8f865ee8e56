import * as v from 'valibot';
import { ImportAnswerSchema, type PropertyData } from '#src/domain/listing/imports.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { supabase } from '#src/server/account.ts';

/** Where a listing can be brought from. */
export const importSources = {
  booking: { name: 'Booking.com', from: 'Booking.com', call: 'import-booking' },
  airbnb: { name: 'Airbnb', from: 'Airbnb', call: 'import-airbnb' },
  csv: { name: 'CSV file', from: 'CSV', call: 'import-csv' },
} as const;
export type ImportSource = keyof typeof importSources;

export interface Imported {
  data: PropertyData;
  summary: string;
}

/** Has a page or a file read by the server. A refusal is the sentence to show. */
export async function importListing(
  source: ImportSource,
  what: { url: string } | { file: File },
): Promise<Result<Imported>> {
  const { call, from } = importSources[source];
  const lost = failure('refused', `Failed to import from ${from}`);
  const headers: Record<string, string> = {};
  let body: BodyInit;
  if ('url' in what) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(what);
  } else {
    body = new FormData();
    body.append('file', what.file);
  }
  try {
    const response = await supabase().call(call, { headers, body, signal: AbortSignal.timeout(30_000) });
    const answer = v.safeParse(ImportAnswerSchema, await response.json());
    if (!answer.success) return lost;
    if (!answer.output.success) return failure('refused', answer.output.error);
    return success({ data: answer.output.propertyData, summary: answer.output.summary });
  } catch (error) {
    console.error(error);
    return lost;
  }
}
