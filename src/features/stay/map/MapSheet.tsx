import { drawing } from 'virtual:goa-map';
import { type ReactNode, useMemo } from 'react';
import { settleLabels } from '#src/domain/map/labels.ts';
import type { Box } from '#src/domain/map/pins.ts';
import { type Cutout, kilometresPerUnit, type Point, type Spot } from '#src/domain/map/projection.ts';
import { type Size, scaleOf, toMap, toScreen } from '#src/domain/map/view.ts';
import { kilometres as km } from '#src/words/en/common.ts';
import { north } from '#src/words/en/map.ts';
import { MapStyles } from './MapStyles.tsx';
import { type NameLook, namesFor } from './names.ts';
import { percent } from './percent.ts';

interface Props {
  view: Cutout;
  goal: Cutout;
  size: Size;
  pinned: readonly (Spot & { id: string; name: string })[];
  taken: readonly Box[];
  children?: ReactNode;
}

const html = { __html: drawing };

/** The drawn map with names, scale and compass. It is hidden from screen readers. */
export function MapSheet({ view, goal, size, pinned, taken, children }: Props) {
  const settled = useMemo(() => {
    const { names, labels } = namesFor(goal, size, pinned);
    const corners: Box[] = [
      { left: 0, top: size.height - 34, width: 130, height: 34 },
      { left: size.width - 58, top: size.height - 62, width: 58, height: 62 },
    ];
    const boxes = settleLabels(labels, [...taken, ...corners], size);
    return names.flatMap((name) => {
      const box = boxes.get(name.id);
      if (!box) return [];
      const dot = name.at[0] as Point;
      const side = name.angle || !hasDot(name.look) ? 'middle' : sideOf(box, toScreen(goal, size, dot).x);
      const edge = { left: box.width, middle: box.width / 2, right: 0 }[side];
      const at = toMap(goal, size, { x: box.left + edge, y: box.top + box.height / 2 });
      return [{ ...name, at, dot, side }];
    });
  }, [goal, size, pinned, taken]);

  return (
    <>
      <MapStyles />
      <div className="map-picture" aria-hidden="true">
        <svg
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          preserveAspectRatio="xMidYMid slice"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made while the site is built
          dangerouslySetInnerHTML={html}
        />
        {settled.map(({ id, text, look, at, dot, side, angle = 0 }) => (
          <span key={`${look} ${id}`}>
            {hasDot(look) && look !== 'pinned' && (
              <span className={`map-dot map-dot-${look}`} style={percent(view, dot)} />
            )}
            <span
              className={`map-name map-name-${look} map-name-${side}`}
              style={{ ...percent(view, at), rotate: `${angle}deg` }}
            >
              {text}
            </span>
          </span>
        ))}
        <ScaleBar scale={scaleOf(view, size)} width={size.width} />
        <Compass />
      </div>
      {children}
    </>
  );
}

const hasDot = (look: NameLook) => !['sea', 'river', 'land'].includes(look);
const sideOf = ({ left, width }: Box, x: number) => (left >= x ? 'right' : left + width <= x ? 'left' : 'middle');

const lengths = [50, 20, 10, 5, 2, 1];

function ScaleBar({ scale, width }: { scale: number; width: number }) {
  const pixels = (kilometres: number) => (kilometres / kilometresPerUnit) * scale;
  const kilometres = lengths.find((length) => pixels(length) <= 96) ?? 1;
  return (
    <span className="map-scale figures" style={{ width: `${(100 * pixels(kilometres)) / width}%` }}>
      {kilometres} {km}
    </span>
  );
}

function Compass() {
  return (
    <svg className="map-compass" aria-hidden="true" viewBox="-24 -30 48 54">
      <path className="map-compass-ring" d="M0-15a15 15 0 1 1-.1 0zM0-12.4a12.4 12.4 0 1 0 .1 0z" />
      <path
        className="map-compass-star"
        d="M0-19 3.6-3.6 0 0zM0 19-3.6 3.6 0 0zM19 0 3.6 3.6 0 0zM-19 0-3.6-3.6 0 0z"
      />
      <path
        className="map-compass-shade"
        d="M0-19-3.6-3.6 0 0zM0 19 3.6 3.6 0 0zM19 0 3.6-3.6 0 0zM-19 0-3.6 3.6 0 0z"
      />
      <text y="-22">{north}</text>
    </svg>
  );
}
