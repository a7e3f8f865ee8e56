import { useEffect, useRef } from 'react';
import type { HouseSpot } from '#src/domain/hotel/hotel.ts';
import { isOnMap } from '#src/domain/map/projection.ts';
import { success } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { useSeen } from './useSeen.ts';

interface Props {
  house: HouseSpot & { name: string };
  /** Also before anyone scrolls there: on a page that is made to be printed. */
  isWanted?: boolean;
}

const load = () => import('./map/NearbyMap.tsx').then(({ NearbyMap }) => success({ NearbyMap }));

/** A house on the coast, and what is how far: fetched when one comes near. Where that fails, the page does without until it is online. */
export function HouseMap({ house, isWanted = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box) || isWanted;
  const { name, place_id, latitude, longitude, is_approximate } = house;
  const spot = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const hasMap = spot !== null && isOnMap(spot);
  const { remote, retry } = useRemote(isSeen && hasMap ? 'map' : null, load);
  const isFailed = remote.state === 'failed';
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);

  if (!hasMap) return null;
  return (
    <div ref={box} className={isFailed ? undefined : 'min-h-72'}>
      {remote.state === 'ready' && (
        <remote.value.NearbyMap name={name} placeId={place_id} spot={spot} isApproximate={is_approximate} />
      )}
    </div>
  );
}
