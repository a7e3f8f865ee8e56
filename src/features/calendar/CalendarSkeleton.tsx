import './calendar.css';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/calendar.ts';

export function CalendarSkeleton() {
  return (
    <div role="status" aria-label={say.loadingCalendar} className="mt-5 grid gap-3">
      <Skeleton className="h-16 w-full max-w-xl" />
      <Skeleton className="desk-skeleton" />
    </div>
  );
}
