import { type Failure, isOutcomeUnknown } from '#src/lib/result.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/desk.ts';

interface Props {
  failure: Failure | null;
  rule: string | null | undefined;
  onRetry: () => void;
}

export function QuoteNotices({ failure, rule, onRetry }: Props) {
  return (
    <>
      {failure &&
        (isOutcomeUnknown(failure) ? (
          <RetryNotice isQuiet onRetry={onRetry}>
            {failure.message}
          </RetryNotice>
        ) : (
          <Notice tone="warning">{failure.message}</Notice>
        ))}
      {rule && (
        <Notice tone="warning" title={say.guestsCannotBookOnline}>
          {say.youCanStillBook(rule)}
        </Notice>
      )}
    </>
  );
}
