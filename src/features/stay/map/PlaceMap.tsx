import { useMemo, useRef } from 'react';
import type { Box } from '#src/domain/map/pins.ts';
import { type Cutout, projectSpot, type Spot } from '#src/domain/map/projection.ts';
import { fitView, type Size, toScreen } from '#src/domain/map/view.ts';
import { MapSheet } from './MapSheet.tsx';
import { percent } from './percent.ts';
import { useBoxSize } from './useBoxSize.ts';

interface Props {
  spot: Spot;
  /** True if the spot is the middle of the place, not the hotel's own. */
  isApproximate: boolean;
  label: string;
}

/** About 18 km of the coast with one pin, without controls. */
export function PlaceMap(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  return (
    <div ref={box} className="map map-small">
      {size && <Stage {...props} size={size} />}
    </div>
  );
}

const room: Size = { width: 40, height: 40 };

function Stage({ spot, isApproximate, label, size }: Props & { size: Size }) {
  const { latitude, longitude } = spot;
  const { view, taken } = useMemo(() => {
    const here = projectSpot({ latitude, longitude });
    const view = fitView([here], size, room, Math.max(size.width / 210, 1.75));
    const { x, y } = toScreen(view, size, here);
    const pin: Box = { left: x - 15, top: y - 37, width: 30, height: 38 };
    return { view, taken: [pin] };
  }, [size, latitude, longitude]);
  return (
    <div className="absolute inset-0" role="img" aria-label={label}>
      <MapSheet view={view} goal={view} size={size} pinned={nobody} taken={taken}>
        <HousePin spot={spot} view={view} isApproximate={isApproximate} />
      </MapSheet>
    </div>
  );
}

function HousePin({ spot, view, isApproximate }: { spot: Spot; view: Cutout; isApproximate: boolean }) {
  const at = percent(view, projectSpot(spot));
  return (
    <>
      {isApproximate && <span className="map-about" style={at} />}
      <svg className="map-here" viewBox="-13 -33 26 34" style={at} aria-hidden="true">
        <path d="M0 0C-3-8-11-13-11-21a11 11 0 0 1 22 0C11-13 3-8 0 0z" />
        <circle cy="-21" r="4" className="map-here-eye" />
      </svg>
    </>
  );
}

const nobody: readonly never[] = [];
