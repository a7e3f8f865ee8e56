import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/people.ts';

export function ListingsSkeleton() {
  return (
    <div role="status" aria-label={say.loadingYourListings}>
      {[0, 1].map((row) => (
        <div className="listing-row" key={row}>
          <Skeleton className="photo" />
          <div>
            <Skeleton className="h-6 w-24" />
            <Skeleton className="mt-3 h-8 w-2/3" />
            <Skeleton className="mt-4 h-5 w-full" />
            <Skeleton className="mt-6 h-12 w-44" />
          </div>
        </div>
      ))}
    </div>
  );
}
