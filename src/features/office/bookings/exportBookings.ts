import type { BookingFilters } from '#src/domain/booking/adminBookings.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { fetchExport } from './bookings.api.ts';

/**
 * All bookings that fit as a CSV file, read part by part: each part starts after the last booking of the one before, so that
 * bookings made meanwhile move nothing. `onProgress` hears how many are there of how many.
 */
export async function exportBookings(
  filters: BookingFilters,
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
): Promise<Result<Blob>> {
  const { csvHead, csvLines } = await import('./bookingCsv.ts');
  const parts = [csvHead];
  let done = 0;
  let last: { created_at: string; id: string } | null = null;
  do {
    const part = await fetchExport(filters, last);
    if (!part.ok) return part;
    if (signal.aborted) return failure('cancelled', 'stopped');
    const { rows, total } = part.value;
    parts.push(csvLines(rows));
    done += rows.length;
    // `total` counts what is left from this part on.
    onProgress(done, done + total - rows.length);
    last = total > rows.length ? (rows.at(-1) ?? null) : null;
  } while (last);
  return success(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}
