import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/rates.ts';

export function RatesSkeleton() {
  return (
    <div role="status" aria-label={say.loadingRates} className="grid gap-8">
      <Skeleton className="h-28 w-full rounded-card" />
      {[0, 1].map((section) => (
        <div key={section}>
          <Skeleton className="h-8 w-40" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-5 h-40 w-full rounded-card" />
        </div>
      ))}
    </div>
  );
}
