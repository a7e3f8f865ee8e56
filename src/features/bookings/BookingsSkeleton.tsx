import './bookings.css';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/bookings.ts';

export function BookingsSkeleton() {
  return (
    <div role="status" aria-label={say.loadingBookings}>
      <Skeleton className="mt-2 h-6 w-60" />
      <Skeleton className="mt-4 h-16 w-full max-w-xl" />
      <Skeleton className="stays-lists-skeleton" />
      <RowsSkeleton />
    </div>
  );
}

export function RowsSkeleton() {
  return (
    <div className="grid gap-2">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="stays-row-skeleton" />
      ))}
    </div>
  );
}
