import type { ListingChange } from '#src/domain/listing/listingChange.ts';
import { ChangeList } from '#src/features/listing/ChangeList.tsx';
import type { Remote } from '#src/lib/useRemote.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  isComplete: boolean;
  /** True while the compliance data wait for a proof of identity. */
  isUnproven: boolean;
  remote: Remote<{ changes: readonly ListingChange[] }>;
  onRetry: () => void;
}

export function Changes({ isComplete, isUnproven, remote, onRetry }: Props) {
  return (
    <section aria-labelledby="changes">
      <h3 id="changes" className="text-xl">
        {say.whatChanges}
      </h3>
      <div className="mt-3" aria-live="polite">
        {isComplete ? (
          <Found isUnproven={isUnproven} remote={remote} onRetry={onRetry} />
        ) : (
          <p>{say.completeStepsFirst}</p>
        )}
      </div>
    </section>
  );
}

function Found({ isUnproven, remote, onRetry }: Omit<Props, 'isComplete'>) {
  if (remote.state === 'loading') {
    return (
      <div role="status" aria-label={say.comparingWithLive}>
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (remote.state === 'failed') return <RetryNotice onRetry={onRetry}>{remote.failure.message}</RetryNotice>;
  const { changes } = remote.value;
  return (
    <>
      {changes.length > 0 ? <ChangeList changes={changes} isMarked /> : !isUnproven && <p>{say.nothingChanges}</p>}
      {isUnproven && <p className="mt-3">{say.newDetailsNeedConfirming}</p>}
    </>
  );
}
