import { type BookingFilters, bookingArguments } from '#src/domain/booking/adminBookings.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { bookingExport } from '#src/server/calls/office/bookings.ts';
import type { FailureOf } from '#src/server/door.ts';
import { call } from '#src/server/member.ts';

/**
 * All bookings that fit as a CSV file, read part by part: each part starts after the last booking of the one before, so that
 * bookings made meanwhile move nothing. `onProgress` hears how many are there of how many.
 */
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
    // `total` counts what is left from this part on.
    onProgress(done, done + total - rows.length);
    last = total > rows.length ? (rows.at(-1) ?? null) : null;
  } while (last);
  return success(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}
