import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Placeholder while the payments of a day or an invoice load. */
export function TillSkeleton() {
  return <Skeleton className="till-skeleton" />;
}
