import { type BookingFilters, bookingArguments } from '#src/domain/booking/adminBookings.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import type { FailureOf } from '#src/server/apiClient.ts';
import { bookingExport } from '#src/server/calls/office/bookings.ts';
import { call } from '#src/server/signedIn.ts';

/** Returns all matching bookings as a CSV file. Each part starts after the last booking of the one before, so new bookings shift nothing. */
export async function exportBookings(
  filters: BookingFilters,
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
): Promise<Result<Blob, FailureOf<typeof bookingExport>>> {
  const { bookingCsvHead, bookingCsvLines } = await import('./bookingCsv.ts');
  const parts = [bookingCsvHead];
  let done = 0;
  let last: { created_at: string; id: string } | null = null;
  do {
    const after: object = { after_at: last?.created_at ?? null, after_id: last?.id ?? null };
    const part = await call(bookingExport, { ...bookingArguments(filters), ...after });
    if (!part.ok) return part;
    if (signal.aborted) return failure('cancelled', 'stopped');
    const { rows, total } = part.value;
    parts.push(bookingCsvLines(rows));
    done += rows.length;
    onProgress(done, done + total - rows.length);
    last = total > rows.length ? (rows.at(-1) ?? null) : null;
  } while (last);
  return success(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}
