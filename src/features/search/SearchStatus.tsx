import type { Remote } from '#src/lib/useRemote.ts';
import * as say from '#src/words/en/search.ts';
import type { SearchAnswer } from './search.api.ts';

interface Props {
  state: Remote<SearchAnswer>['state'];
  answer: SearchAnswer | null;
  isOld: boolean;
}

/** The number of hotels, or the progress. Present from the start as a live region. */
export function SearchStatus({ state, answer, isOld }: Props) {
  return (
    <p role="status" className="figures min-h-7 font-semibold max-sm:w-full">
      {statusText(state, answer, isOld)}
    </p>
  );
}

function statusText(state: Props['state'], answer: SearchAnswer | null, isOld: boolean): string {
  if (state === 'loading') return say.loading;
  // Always has text, or its neighbour would move into its place.
  if (state === 'failed' && (answer?.kind !== 'found' || (isOld && answer.page.count === 0))) return say.noAnswer;
  if (answer?.kind !== 'found') return '';
  const found = state === 'failed' && isOld ? say.foundBefore : say.found;
  return found(answer.page.count);
}
