import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/deskReviews.ts';

export function ReviewsSkeleton() {
  return (
    <div role="status" aria-label={say.loadingReviews} className="house-reviews">
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeleton className="h-12 w-full rounded-input" />
      {[0, 1, 2].map((one) => (
        <Skeleton key={one} className="h-56 w-full rounded-card" />
      ))}
    </div>
  );
}
