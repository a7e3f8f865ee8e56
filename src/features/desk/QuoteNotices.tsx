import { type Failure, isLost } from '#src/lib/result.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';

interface Props {
  /** Why there is no price. */
  failure: Failure | null;
  /** Why guests could not book the stay, where the desk can. */
  rule: string | null | undefined;
  onRetry: () => void;
}

/** What is to be known before the price of a stay at the desk. */
export function QuoteNotices({ failure, rule, onRetry }: Props) {
  return (
    <>
      {failure &&
        (isLost(failure) ? (
          <RetryNotice isQuiet onRetry={onRetry}>
            {failure.message}
          </RetryNotice>
        ) : (
          <Notice tone="warning">{failure.message}</Notice>
        ))}
      {rule && (
        <Notice tone="warning" title="Guests could not book this by themselves.">
          {rule} You can all the same.
        </Notice>
      )}
    </>
  );
}
