import { paths } from '#src/lib/paths.ts';
import { success } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { listDestinations } from '#src/server/calls/search.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { dateTag } from '#src/words/en/language.ts';
import * as say from '#src/words/en/search.ts';
import type { SearchQuery } from './searchQuery.ts';
import { findAlternatives } from './suggestions.ts';

interface Props {
  query: SearchQuery;
  isUnknown: boolean;
}

export function SearchAlternatives({ query, isUnknown }: Props) {
  const { destination, stay } = query;
  const { remote } = useRemote(destination, async () => {
    const list = await callAsGuest(listDestinations);
    return list.ok ? success(findAlternatives(list.value, destination)) : list;
  });
  if (remote.state === 'loading') return <div className="mt-6 h-48" />;
  if (remote.state === 'failed') return null;
  const { alike, regions } = remote.value;
  return (
    <div className="mt-6 border-line border-t pt-6">
      {isUnknown && alike.length > 0 && (
        <p className="mb-6 text-lg">
          <Marked text={say.didYouMean(eitherOf(alike))}>
            {(place) => (
              <a className="link font-semibold" href={paths.search(place, stay)}>
                {place}
              </a>
            )}
          </Marked>
        </p>
      )}
      <h3 id="regions" className="text-xl">
        {say.chooseRegion}
      </h3>
      <ul aria-labelledby="regions" className="mt-3 flex flex-wrap gap-3">
        {regions.map((region) => (
          <li key={region}>
            <Button variant="secondary" href={paths.search(region, stay)}>
              {region}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const eitherOf = (names: readonly string[]) =>
  new Intl.ListFormat(dateTag, { type: 'disjunction' }).format(names.map(mark));
