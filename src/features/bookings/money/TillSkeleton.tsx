import { Skeleton } from '#src/ui/Skeleton.tsx';

export function TillSkeleton() {
  return <Skeleton className="till-skeleton" />;
}
