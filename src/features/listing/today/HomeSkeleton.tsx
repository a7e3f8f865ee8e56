import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/home.ts';

export function HomeSkeleton() {
  return (
    <div role="status" aria-label={say.loadingTodaysList} className="home">
      <Skeleton className="h-16" />
      <div className="home-columns">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
      <Skeleton className="h-48" />
    </div>
  );
}
