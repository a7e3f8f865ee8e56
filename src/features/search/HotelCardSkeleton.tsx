import { Skeleton } from '#src/ui/Skeleton.tsx';

export function HotelCardSkeleton() {
  return (
    <div className="hotel-card" aria-hidden="true">
      <Skeleton className="hotel-card-photo" />
      <div className="hotel-card-facts">
        <Skeleton className="h-8 w-3/5" />
        <Skeleton className="mt-2 h-5 w-2/5" />
        <Skeleton className="mt-4 h-5 w-full" />
        <Skeleton className="mt-2 h-5 w-11/12" />
        <Skeleton className="mt-4 h-4 w-11/12" />
        <Skeleton className="mt-2 h-4 w-3/5" />
        <Skeleton className="mt-4 h-4 w-4/5" />
        <Skeleton className="mt-2 h-4 w-1/3" />
      </div>
      <div className="hotel-card-price">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="my-1.5 h-7 w-32" />
      </div>
    </div>
  );
}
