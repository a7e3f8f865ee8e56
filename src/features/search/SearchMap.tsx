import { type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { FoundPlace } from '#src/domain/hotel/search.ts';
import { type Box, mergePins, type PinGroup } from '#src/domain/map/pins.ts';
import { type Cutout, type Point, projectSpot } from '#src/domain/map/projection.ts';
import { fitView, moveView, type Size, toMap, toScreen, viewWith, zoomView } from '#src/domain/map/view.ts';
import { MapSheet } from '#src/features/stay/map/MapSheet.tsx';
import { MapTools, zoomStep } from '#src/features/stay/map/MapTools.tsx';
import { percent } from '#src/features/stay/map/percent.ts';
import { useBoxSize } from '#src/features/stay/map/useBoxSize.ts';
import { useGlide } from '#src/features/stay/map/useGlide.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { placeName } from '#src/words/en/placeNames.ts';
import * as say from '#src/words/en/search.ts';
import type { SearchAnswer } from './search.api.ts';
import { usePlacesAround } from './usePlacesAround.ts';

interface Props {
  answer: SearchAnswer | null;
  marked: readonly string[];
  onMark: (places: readonly string[]) => void;
  onDestination: (destination: string) => void;
}

/** Pixels between results and the map's edge, for half a pin's width and a pin's height. */
const room = { width: 64, height: 52 };

type Pin = FoundPlace & { at: Point; text: string };

/** The results on a map, with prices on pins. Pins that would overlap are grouped. */
export function SearchMap(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  return (
    <section ref={box} className="map search-map" aria-label={say.mapOfResults}>
      {size && <Stage {...props} size={size} />}
    </section>
  );
}

function Stage({ answer, marked, onMark, onDestination, size }: Props & { size: Size }) {
  const { places, chosen, wider } = usePlacesAround(answer);
  const nights = answer?.kind === 'found' ? answer.page.nights : null;
  const { round } = useMoney();
  const wanted = useFitted(places, chosen, size);
  const [moved, setMoved] = useState<{ from: Cutout; view: Cutout; isAtOnce: boolean } | null>(null);
  // A view moved by hand lasts until the results change.
  const own = moved?.from === wanted ? moved : null;
  const goal = own?.view ?? wanted;
  const view = useGlide(goal, own?.isAtOnce ?? false);
  const go = (to: Cutout, isAtOnce = false) => setMoved({ from: wanted, view: to, isAtOnce });

  const groups = useMemo(() => {
    const pins = places
      .map((place): Pin => {
        const text = round(place.from_total ?? place.from_price);
        return { ...place, name: placeName(place.name), at: toScreen(goal, size, projectSpot(place)), text };
      })
      .toSorted((a, b) => a.at.y - b.at.y);
    return mergePins(pins, boxOf);
  }, [places, goal, size, round]);
  const taken = useMemo(() => [...groups.map(boxOf), toolsBox(size)], [groups, size]);
  const pinned = useMemo(() => groups.flatMap(({ pins }) => (pins.length === 1 ? pins : [])), [groups]);

  /** A pin filters by its place, and a second press clears that. A group zooms in. */
  function press({ pins, at }: PinGroup<Pin>) {
    const [only] = pins;
    if (only && pins.length === 1) return onDestination(only.id === chosen ? wider : only.name);
    const all = fitView(pins.map(projectSpot), size, room, Number.POSITIVE_INFINITY);
    const nearer = zoomView(goal, size, zoomStep, toMap(goal, size, at));
    go(all.width < nearer.width ? zoomView(all, size, 1) : nearer);
  }

  const drag = useDrag(goal, size, go);

  return (
    <>
      <div className="map-stage" {...drag}>
        <MapSheet view={view} goal={goal} size={size} pinned={pinned} taken={taken} />
      </div>
      <ul className="map-pins">
        {groups.map((group) => (
          <li key={group.pins[0]?.id} style={percent(view, toMap(goal, size, group.at))}>
            <PinButton
              group={group}
              nights={nights}
              chosen={chosen}
              isMarked={group.pins.some(({ id }) => marked.includes(id))}
              onMark={onMark}
              onFocus={() => {
                const seen = viewWith(goal, size, toMap(goal, size, group.at), room);
                if (seen !== goal) go(seen);
              }}
              onPress={() => press(group)}
            />
          </li>
        ))}
      </ul>
      <MapTools goal={goal} size={size} onGo={go} />
    </>
  );
}

/** A view of all results or the chosen place. It changes only with the results or the map's size. */
function useFitted(places: readonly FoundPlace[], chosen: string | null, size: Size): Cutout {
  const shown = places.filter(({ id }) => chosen === null || id === chosen);
  const key = shown.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the places
  return useMemo(() => fitView(shown.map(projectSpot), size, room), [key, size.width, size.height]);
}

/** Dragging moves the map, a double press zooms in. */
function useDrag(goal: Cutout, size: Size, go: (to: Cutout, isAtOnce?: boolean) => void) {
  const hold = useRef<{ id: number; start: Point; view: Cutout } | null>(null);
  const point = (event: { clientX: number; clientY: number }): Point => ({ x: event.clientX, y: event.clientY });
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      hold.current = { id: event.pointerId, start: point(event), view: goal };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = hold.current;
      if (held?.id !== event.pointerId) return;
      const by = { x: event.clientX - held.start.x, y: event.clientY - held.start.y };
      if (Math.hypot(by.x, by.y) < 4 && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      go(moveView(held.view, size, by), true);
    },
    onPointerUp: () => {
      hold.current = null;
    },
    onPointerCancel: () => {
      hold.current = null;
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const at = toMap(goal, size, { x: event.clientX - left, y: event.clientY - top });
      go(zoomView(goal, size, zoomStep, at));
    },
  };
}

const toolsBox = ({ width }: Size): Box => ({ left: width - 58, top: 0, width: 58, height: 148 });

const many = (pins: readonly Pin[]) => pins.reduce((sum, { hotel_count }) => sum + hotel_count, 0);
const cheapest = (pins: readonly Pin[]) =>
  pins.reduce((low, pin) => ((pin.from_total ?? pin.from_price) < (low.from_total ?? low.from_price) ? pin : low));

function boxOf({ pins, at }: PinGroup<Pin>): Box {
  const count = many(pins);
  const width = cheapest(pins).text.length * 9 + 19 + (count > 1 ? 20 + 7 * String(count).length : 0);
  return { left: at.x - width / 2 - 2, top: at.y - 42, width: width + 4, height: 37 };
}

interface PinProps {
  group: PinGroup<Pin>;
  nights: number | null;
  chosen: string | null;
  isMarked: boolean;
  onMark: (places: readonly string[]) => void;
  onFocus: () => void;
  onPress: () => void;
}

function PinButton({ group: { pins }, nights, chosen, isMarked, onMark, onFocus, onPress }: PinProps) {
  const count = many(pins);
  const { from_total, text } = cheapest(pins);
  const span = from_total === null || nights === null ? say.searchMapANight : say.searchMapForNights(nights);
  const ids = pins.map(({ id }) => id);
  const isOne = pins.length === 1;
  const isQuiet = chosen !== null && !ids.includes(chosen);
  const looks = ['map-pin', !isOne && 'map-pin-many', isMarked && 'map-pin-marked', isQuiet && 'map-pin-quiet'];
  return (
    <button
      type="button"
      className={looks.filter(Boolean).join(' ')}
      aria-pressed={isOne ? ids[0] === chosen : undefined}
      onClick={onPress}
      onFocus={() => {
        onFocus();
        onMark(ids);
      }}
      onBlur={() => onMark([])}
      onPointerEnter={() => onMark(ids)}
      onPointerLeave={() => onMark([])}
    >
      {/* The accessible name has the visible text in the same order: "Anjuna: from ₹2,450 a night, 8 stays". */}
      <span className="sr-only">{say.placesFrom(names(pins))}</span>
      {text}
      <span className="sr-only">{` ${span}, ${count === 1 ? say.oneStay : ''}`}</span>
      {count > 1 && <small>{count}</small>}
      {count > 1 && <span className="sr-only">{say.stays + (isOne ? '' : say.zoomIn)}</span>}
    </button>
  );
}

function names(pins: readonly Pin[]): string {
  const [first, second, ...more] = pins.map(({ name }) => name);
  if (!first || !second) return first ?? '';
  return more.length === 0 ? say.twoPlaces(first, second) : say.morePlaces(first, second, more.length);
}
