import { Skeleton } from '#src/ui/Skeleton.tsx';
import { loadingRoom } from '#src/words/en/booking.ts';

export function BookingSkeleton() {
  return (
    <div className="booking-columns">
      <p role="status" className="sr-only">
        {loadingRoom}
      </p>
      <div className="grid gap-10">
        <Skeleton className="h-64" />
        <Skeleton className="h-80" />
        <Skeleton className="h-64" />
      </div>
      <div className="booking-aside">
        <Skeleton className="h-[36rem]" />
      </div>
    </div>
  );
}
