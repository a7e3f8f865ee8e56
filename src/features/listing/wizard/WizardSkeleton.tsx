import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/wizard.ts';

export function WizardSkeleton() {
  return (
    <div className="wizard">
      <p role="status" className="sr-only">
        {say.loadingYourListing}
      </p>
      <div className="sticky top-(--header) z-20 border-b border-line bg-shell">
        <div className="wrap">
          <Skeleton className="h-1.5" />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0 min-h-12 py-1">
            <Skeleton className="h-5 w-28" />
          </div>
        </div>
      </div>
      <div className="wrap wizard-columns">
        <Skeleton className="hidden h-112 md:block" />
        <div className="wizard-body grid gap-8">
          <Skeleton className="h-16" />
          <Skeleton className="h-96" />
        </div>
      </div>
    </div>
  );
}
