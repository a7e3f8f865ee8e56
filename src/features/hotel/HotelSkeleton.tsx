import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/hotel.ts';

export function HotelSkeleton() {
  return (
    <div className="hotel wrap min-h-[150vh] noscript:hidden">
      <h1 className="sr-only">{say.hotel}</h1>
      <p role="status" className="sr-only">
        {say.loadingHotel}
      </p>
      <div className="flex h-14 items-center">
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="hotel-mosaic" />
      <div className="pt-6 pb-8">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-3 h-12 w-3/4" />
        <Skeleton className="mt-3 h-5 w-40" />
      </div>
      <div className="hotel-columns">
        <Skeleton className="h-[36rem] lg:col-start-2 lg:row-start-1" />
        <div className="lg:col-start-1 lg:row-start-1">
          <div className="flex h-12 gap-7 border-line border-b">
            {['w-20', 'w-14', 'w-24', 'w-16'].map((width) => (
              <Skeleton key={width} className={`h-5 ${width}`} />
            ))}
          </div>
          {['w-full', 'w-11/12', 'w-2/3'].map((width) => (
            <Skeleton key={width} className={`mt-5 h-5 ${width}`} />
          ))}
          <Skeleton className="mt-10 h-64 w-full" />
        </div>
      </div>
    </div>
  );
}
