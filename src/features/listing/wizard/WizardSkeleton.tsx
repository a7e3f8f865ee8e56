import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Stands where strip, rail and step will be, in their size. */
export function WizardSkeleton() {
  return (
    <div className="wizard">
      <p role="status" className="sr-only">
        Loading your listing…
      </p>
      <div className="wizard-strip">
        <div className="wrap">
          <Skeleton className="h-1.5" />
          <div className="wizard-strip-line">
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
