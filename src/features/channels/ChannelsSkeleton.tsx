import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/channels.ts';

export function ChannelsSkeleton() {
  return (
    <div role="status" aria-label={say.loadingCalendars} className="grid gap-10">
      {[0, 1].map((room) => (
        <div key={room}>
          <Skeleton className="h-8 w-56" />
          <Skeleton className="mt-4 h-40 w-full rounded-card" />
        </div>
      ))}
    </div>
  );
}
