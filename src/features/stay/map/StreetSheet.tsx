import { Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import looks from 'maplibre-gl/dist/maplibre-gl.css?url';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cameraOf, viewOf } from '#src/domain/map/camera.ts';
import { type Cutout, unproject } from '#src/domain/map/projection.ts';
import { edges, nearestOfStreets, type Size, wholeCoast } from '#src/domain/map/view.ts';
import * as say from '#src/words/en/site.ts';

interface Props {
  /** Address of a MapLibre style. */
  style: string;
  view: Cutout;
  size: Size;
  /** Until then it loads unseen. */
  isShown: boolean;
  /** A hand moved it. */
  onMove: (view: Cutout) => void;
  /** What it shows has come. */
  onOpen: () => void;
  /** Nothing to show has come. */
  onFail: () => void;
}

// A file of our own: the policy admits no `blob:`.
setWorkerUrl(worker);

/** Milliseconds after which what there is is shown, or given up. */
const patience = 20_000;

/** Streets in a view, under our own pins. Where they come from is up to the style. */
export function StreetSheet({ style, view, size, isShown, onMove, onOpen, onFail }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<GlMap | null>(null);
  /** Views that came from the map itself. */
  const own = useRef(new WeakSet<Cutout>());
  const isPlacing = useRef(false);
  /** Its styles are there. Drawn without them, its hint about fingers would lie over the streets for two seconds. */
  const [isDressed, setDressed] = useState(false);

  const tell = useEffectEvent((told: GlMap) => {
    if (isPlacing.current) return;
    const { lat, lng } = told.getCenter();
    const moved = viewOf({ middle: { latitude: lat, longitude: lng }, zoom: told.getZoom() }, size);
    own.current.add(moved);
    onMove(moved);
  });
  const open = useEffectEvent(() => onOpen());
  const fail = useEffectEvent(() => onFail());
  const begin = useEffectEvent((container: HTMLElement) => new GlMap({ ...options, container, style, ...place() }));

  function place() {
    const { middle, zoom } = cameraOf(view, size);
    return { center: { lat: middle.latitude, lng: middle.longitude }, zoom };
  }

  useEffect(() => {
    if (!box.current || !isDressed) return;
    let made: GlMap;
    try {
      made = begin(box.current);
    } catch (error) {
      // No WebGL.
      console.warn(error);
      return fail();
    }
    map.current = made;
    let hasStyle = false;
    let [came, lost] = [0, 0];
    const settle = () => {
      clearTimeout(late);
      if (hasStyle && (came > 0 || lost === 0)) open();
      else fail();
    };
    const late = setTimeout(settle, patience);
    made.on('style.load', () => {
      hasStyle = true;
    });
    made.on('sourcedata', ({ tile }) => {
      if (tile) came += 1;
    });
    made.on('error', ({ error }) => {
      console.warn(error);
      lost += 1;
      if (!hasStyle) settle();
    });
    made.on('load', settle);
    made.on('move', () => tell(made));
    return () => {
      clearTimeout(late);
      map.current = null;
      made.remove();
    };
  }, [isDressed]);

  const follow = useEffectEvent(() => {
    if (!map.current || own.current.has(view)) return;
    isPlacing.current = true;
    map.current.setMinZoom(cameraOf(wholeCoast(size), size).zoom - 0.01);
    map.current.jumpTo(place());
    isPlacing.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows these
  useEffect(() => follow(), [view, size, isDressed]);

  return (
    <div className={`map-street-sheet${isShown ? '' : ' invisible'}`}>
      <link rel="stylesheet" href={looks} onLoad={() => setDressed(true)} onError={() => onFail()} />
      <div ref={box} />
    </div>
  );
}

const [northWest, southEast] = [
  unproject({ x: edges.left, y: edges.top }),
  unproject({ x: edges.right, y: edges.bottom }),
];
const { zoom: maxZoom } = cameraOf({ x: 0, y: 0, width: 1, height: 1 }, { width: nearestOfStreets, height: 1 });

/** North is up. One finger moves the page, two the map; the wheel wants Ctrl. Who wants less motion gets none, by MapLibre's own rule. */
const options = {
  maxBounds: [
    [northWest.longitude, southEast.latitude],
    [southEast.longitude, northWest.latitude],
  ],
  maxZoom,
  cooperativeGestures: true,
  dragRotate: false,
  touchPitch: false,
  pitchWithRotate: false,
  maxPitch: 0,
  bearingSnap: 180,
  // It stays on paper.
  canvasContextAttributes: { preserveDrawingBuffer: true },
  locale: {
    'Map.Title': say.streets,
    'CooperativeGesturesHandler.WindowsHelpText': say.withCtrl,
    'CooperativeGesturesHandler.MacHelpText': say.withCommand,
    'CooperativeGesturesHandler.MobileHelpText': say.withFingers,
    'AttributionControl.ToggleAttribution': say.attribution,
  },
} satisfies Partial<ConstructorParameters<typeof GlMap>[0]>;
