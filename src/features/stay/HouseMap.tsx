import { useEffect, useRef } from 'react';
import type { HouseSpot } from '#src/domain/hotel/hotel.ts';

import { success } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { useSeen } from './useSeen.ts';

interface Props {
  house: HouseSpot & { name: string };
}

const load = () => import('./map/NearbyMap.tsx').then(({ NearbyMap }) => success({ NearbyMap }));

/** A hotel on the map with distances, loaded when it is near the screen. After a failure it loads when the device is online again. */
export function HouseMap({ house }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);

  const { remote, retry } = useRemote(isSeen && house.latitude !== null ? 'map' : null, load);
  const isFailed = remote.state === 'failed';
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);

  if (house.latitude === null) return null;
  return (
    <div ref={box} className={isFailed ? undefined : 'min-h-72 noscript:hidden'}>
      {remote.state === 'ready' && <remote.value.NearbyMap house={house} />}
    </div>
  );
}
