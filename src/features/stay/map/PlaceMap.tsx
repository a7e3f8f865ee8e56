import { useMemo, useRef } from 'react';
import type { Box } from '#src/domain/map/pins.ts';
import { project, type Spot } from '#src/domain/map/projection.ts';
import { fitView, toScreen } from '#src/domain/map/view.ts';
import { MapSheet } from './MapSheet.tsx';
import { percent } from './percent.ts';
import { useBoxSize } from './useBoxSize.ts';

interface Props {
  spot: Spot;
  /** The spot is the middle of its place, not the house's own. */
  isApproximate: boolean;
  /** What the picture shows, in words. */
  label: string;
}

/** Around eighteen kilometres of the coast with one pin: a picture, nothing to work. */
export function PlaceMap({ spot, isApproximate, label }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const { latitude, longitude } = spot;
  const scene = useMemo(() => {
    if (!size) return null;
    const here = project({ latitude, longitude });
    const view = fitView([here], size, { width: 40, height: 40 }, Math.max(size.width / 210, 1.75));
    const { x, y } = toScreen(view, size, here);
    const taken: Box[] = [{ left: x - 15, top: y - 37, width: 30, height: 38 }];
    return { here, view, taken };
  }, [size, latitude, longitude]);

  return (
    <div ref={box} className="map map-small" role="img" aria-label={label}>
      {scene && size && (
        <MapSheet view={scene.view} goal={scene.view} size={size} pinned={nobody} taken={scene.taken}>
          {isApproximate && <span className="map-about" style={percent(scene.view, scene.here)} />}
          <svg className="map-here" viewBox="-13 -33 26 34" style={percent(scene.view, scene.here)} aria-hidden="true">
            <path d="M0 0C-3-8-11-13-11-21a11 11 0 0 1 22 0C11-13 3-8 0 0z" />
            <circle cy="-21" r="4" className="map-here-eye" />
          </svg>
        </MapSheet>
      )}
    </div>
  );
}

const nobody: readonly never[] = [];
