import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/reports.ts';

export function ReportSkeleton() {
  return (
    <div role="status" aria-label={say.loadingReport} className="report">
      <Skeleton className="h-14 w-full rounded-card" />
      <div className="report-heads">
        {[0, 1, 2, 3].map((one) => (
          <Skeleton key={one} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}
