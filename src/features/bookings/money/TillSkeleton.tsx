import { Skeleton } from '#src/ui/Skeleton.tsx';

/** In the place of a till or an invoice while it is read. */
export function TillSkeleton() {
  return <Skeleton className="till-skeleton" />;
}
