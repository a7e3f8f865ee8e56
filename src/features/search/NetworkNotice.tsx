import { type Failure, isLost } from '#src/lib/result.ts';
import { useOnline } from '#src/lib/useOnline.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { offlineReading } from '#src/words/en/language.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  /** Why there is no answer to the search as it stands. */
  failure: Failure | null;
  /** The stays that are still there: of this search, or of the one before; null for none. */
  list: 'this' | 'before' | null;
  onRetry: () => void;
}

/** Says that the network is gone, or that the server did not answer; what is tried meanwhile, and that nothing is lost. */
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
        {!isOffline && failure && isLost(failure) && say.trying}
      </p>
    </RetryNotice>
  );
}
