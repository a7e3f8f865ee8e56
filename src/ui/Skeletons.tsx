import { Skeleton } from './Skeleton.tsx';

interface Props {
  /** Says what is loading. */
  label: string;
}

export function ListSkeleton({ label }: Props) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      <Skeleton className="h-16 w-full max-w-xl" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-40 w-full rounded-card" />
      ))}
    </div>
  );
}

export function FormSkeleton({ label }: Props) {
  return (
    <div role="status" aria-label={label} className="grid gap-10">
      {[0, 1].map((part) => (
        <div key={part}>
          <Skeleton className="h-8 w-56" />
          <Skeleton className="mt-4 h-40 w-full rounded-card" />
        </div>
      ))}
    </div>
  );
}
