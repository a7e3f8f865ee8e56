import { useMemo, useRef, useState } from 'react';
import type { Box } from '#src/domain/map/pins.ts';
import { type Cutout, project, type Spot } from '#src/domain/map/projection.ts';
import { fitView, type Size, toScreen } from '#src/domain/map/view.ts';
import { MapSheet } from './MapSheet.tsx';
import { MapTools } from './MapTools.tsx';
import { percent } from './percent.ts';
import { useBoxSize } from './useBoxSize.ts';
import { useGlide } from './useGlide.ts';
import { useStreets } from './useStreets.tsx';

interface Props {
  spot: Spot;
  /** The spot is the middle of its place, not the house's own. */
  isApproximate: boolean;
  /** What the picture shows, in words. */
  label: string;
}

/** Around eighteen kilometres of the coast with one pin: a picture, nothing to work. Its streets can be moved and looked at closely. */
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
  const streets = useStreets();
  const { latitude, longitude } = spot;
  const { drawn, near, taken } = useMemo(() => {
    const here = project({ latitude, longitude });
    const drawn = fitView([here], size, room, Math.max(size.width / 210, 1.75));
    const { x, y } = toScreen(drawn, size, here);
    const pin: Box = { left: x - 15, top: y - 37, width: 30, height: 38 };
    return {
      drawn,
      near: fitView([here], size, room, isApproximate ? 20 : 80),
      taken: [pin, ...streets.taken],
    };
  }, [size, latitude, longitude, isApproximate, streets.taken]);
  // What a hand made of the streets' view lasts as long as the box.
  const [moved, setMoved] = useState<{ from: Cutout; view: Cutout; isAtOnce: boolean } | null>(null);
  const own = moved?.from === near ? moved : null;
  const goal = own?.view ?? near;
  const view = useGlide(goal, own?.isAtOnce ?? true);
  const go = (to: Cutout, isAtOnce = false) => setMoved({ from: near, view: to, isAtOnce });

  return (
    <>
      {streets.isOpen ? null : (
        <div className="absolute inset-0" role="img" aria-label={label}>
          <MapSheet view={drawn} goal={drawn} size={size} pinned={nobody} taken={taken}>
            <HousePin spot={spot} view={drawn} isApproximate={isApproximate} />
          </MapSheet>
        </div>
      )}
      {streets.sheet({ view, size, onMove: (to) => go(to, true) })}
      {streets.isOpen && (
        <section aria-label={label}>
          <HousePin spot={spot} view={view} isApproximate={isApproximate} />
          <MapTools goal={goal} size={size} closest={streets.closest} onGo={go} />
        </section>
      )}
      {streets.button}
    </>
  );
}

function HousePin({ spot, view, isApproximate }: { spot: Spot; view: Cutout; isApproximate: boolean }) {
  const at = percent(view, project(spot));
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
