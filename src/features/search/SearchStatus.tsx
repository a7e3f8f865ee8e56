import { counted } from '#src/domain/stay.ts';
import type { Remote } from '#src/lib/useRemote.ts';
import type { SearchAnswer } from './search.api.ts';

interface Props {
  state: Remote<SearchAnswer>['state'];
  answer: SearchAnswer | null;
}

/** How many properties there are, or that they are being looked for. One live region from the first moment. */
export function SearchStatus({ state, answer }: Props) {
  return (
    <p role="status" className="figures min-h-7 font-semibold">
      {statusText(state, answer)}
    </p>
  );
}

function statusText(state: Props['state'], answer: SearchAnswer | null): string {
  if (state === 'loading') return 'Loading hotels...';
  if (state === 'failed' || answer?.kind !== 'found') return '';
  return `${counted(answer.page.count, 'property', 'properties')} found`;
}
