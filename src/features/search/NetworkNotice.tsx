import { type Failure, isLost } from '#src/lib/result.ts';
import { useOnline } from '#src/lib/useOnline.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';

interface Props {
  /** Why there is no answer to the search as it stands. */
  failure: Failure | null;
  /** What was found before is still there. */
  hasList: boolean;
  onRetry: () => void;
}

/** Says that the network is gone, or that the server did not answer; what is tried meanwhile, and that nothing is lost. */
export function NetworkNotice({ failure, hasList, onRetry }: Props) {
  const isOffline = !useOnline();
  if (!isOffline && !failure) return null;
  return (
    <RetryNotice
      isQuiet
      className="mb-5"
      tone={isOffline ? 'warning' : 'error'}
      title={isOffline ? 'You are offline. We try again as soon as the network is back.' : failure?.message}
      onRetry={onRetry}
    >
      <p>
        Your search and filters are kept.{hasList && ' What you found before stays here.'}
        {!isOffline && failure && isLost(failure) && ' We keep trying.'}
      </p>
    </RetryNotice>
  );
}
