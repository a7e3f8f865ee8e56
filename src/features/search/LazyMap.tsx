import { type ComponentProps, useEffect } from 'react';
import { success } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { useRetrying } from '#src/lib/useRetrying.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as say from '#src/words/en/search.ts';
import styles from './mapView.css?url';
import type { SearchMap } from './SearchMap.tsx';

const load = () => import('./SearchMap.tsx').then(({ SearchMap }) => success({ SearchMap }));

/** The map, whose code loads when it first opens. */
export function LazyMap(props: ComponentProps<typeof SearchMap>) {
  const isLow = useMediaQuery('(height < 30rem)');
  const isAnswered = props.answer !== null;
  // On a phone in landscape, the map scrolls into view. The answer may move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as just said
  useEffect(() => {
    if (isLow) document.querySelector('.search-map')?.scrollIntoView({ block: 'end' });
  }, [isLow, isAnswered]);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="map" />
      <Fetched {...props} />
    </>
  );
}

function Fetched(props: ComponentProps<typeof SearchMap>) {
  const { remote, ...read } = useRemote('map', load);
  const { failure, retry } = useRetrying('map', remote, read.retry);
  if (remote.state === 'ready') return <remote.value.SearchMap {...props} />;
  if (!failure) return <div className="search-map skeleton" />;
  return (
    <div className="search-map grid place-content-center">
      <RetryNotice isQuiet title={say.mapFailed} onRetry={retry} />
    </div>
  );
}
