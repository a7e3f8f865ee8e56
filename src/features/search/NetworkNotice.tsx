import { type Failure, isOutcomeUnknown } from '#src/lib/result.ts';
import { useOnline } from '#src/lib/useOnline.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { offlineReading } from '#src/words/en/language.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  failure: Failure | null;
  list: 'this' | 'before' | null;
  onRetry: () => void;
}

/** Says that the device is offline or the server does not answer, and that nothing is lost. */
export function NetworkNotice({ failure, list, onRetry }: Props) {
  const isOffline = !useOnline();
  if (!isOffline && !failure) return null;
  return (
    <RetryNotice
      isQuiet
      className="mb-5"
      tone={isOffline ? 'warning' : 'error'}
      title={isOffline ? offlineReading : failure?.message}
      onRetry={onRetry}
    >
      <p>
        {list === 'before' && say.listOfBefore}
        {say.searchKept}
        {list === 'this' && say.listStays}
        {!isOffline && failure && isOutcomeUnknown(failure) && say.trying}
      </p>
    </RetryNotice>
  );
}
