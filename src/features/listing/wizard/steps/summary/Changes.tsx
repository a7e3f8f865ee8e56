import type { ListingChange } from '#src/domain/listing/listingChange.ts';
import { ChangeList } from '#src/features/listing/ChangeList.tsx';
import type { Remote } from '#src/lib/useRemote.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

interface Props {
  /** Whether nothing is missing: only then there is something to compare. */
  isComplete: boolean;
  /** Whether tax and bank data wait for a proof of who is there. */
  isUnproven: boolean;
  remote: Remote<{ changes: readonly ListingChange[] }>;
  onRetry: () => void;
}

/** What becomes different for guests when a live listing is published as it is here. */
export function Changes({ isComplete, isUnproven, remote, onRetry }: Props) {
  return (
    <section aria-labelledby="changes">
      <h3 id="changes" className="text-xl">
        What becomes different
      </h3>
      <div className="mt-3" aria-live="polite">
        {isComplete ? (
          <Found isUnproven={isUnproven} remote={remote} onRetry={onRetry} />
        ) : (
          <p>First complete what is named above.</p>
        )}
      </div>
    </section>
  );
}

function Found({ isUnproven, remote, onRetry }: Omit<Props, 'isComplete'>) {
  if (remote.state === 'loading') {
    return (
      <div role="status" aria-label="Comparing with what guests see">
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (remote.state === 'failed') return <RetryNotice onRetry={onRetry}>{remote.failure.message}</RetryNotice>;
  const { changes } = remote.value;
  return (
    <>
      {changes.length > 0 ? (
        <ChangeList changes={changes} isMarked />
      ) : (
        !isUnproven && <p>Nothing: guests see your listing exactly as it is here.</p>
      )}
      {isUnproven && (
        <p className="mt-3">
          Your new tax and bank details are saved as soon as you confirm that it is you. Then we look at them first.
        </p>
      )}
    </>
  );
}
