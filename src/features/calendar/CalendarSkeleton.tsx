import './calendar.css';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Of the size of what it stands for. */
export function CalendarSkeleton() {
  return (
    <div role="status" aria-label="Loading the calendar" className="mt-5 grid gap-3">
      <Skeleton className="h-16 w-full max-w-xl" />
      <Skeleton className="desk-skeleton" />
    </div>
  );
}
