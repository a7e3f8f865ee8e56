import type { ComponentProps } from 'react';
import { success } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { useRetrying } from '#src/lib/useRetrying.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import styles from './mapView.css?url';
import type { SearchMap } from './SearchMap.tsx';

const load = () => import('./SearchMap.tsx').then(({ SearchMap }) => success({ SearchMap }));

/** The map, whose code and drawing come when it is opened first. */
export function LazyMap(props: ComponentProps<typeof SearchMap>) {
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
      <RetryNotice isQuiet title="The map could not be loaded." onRetry={retry} />
    </div>
  );
}
