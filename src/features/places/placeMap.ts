import { readFileSync } from 'node:fs';
import { drawing } from 'virtual:goa-map';
import { settleLabels } from '#src/domain/map/labels.ts';
import type { Box } from '#src/domain/map/pins.ts';
import { projectSpot } from '#src/domain/map/projection.ts';
import { fitView, type Size, toScreen } from '#src/domain/map/view.ts';
import { namesFor } from '#src/features/stay/map/names.ts';
import { placeName } from '#src/words/en/placeNames.ts';
import { mapSize } from './mapSize.ts';
import type { PlacePage } from './placePages.ts';

const room: Size = { width: 70, height: 70 };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the map styles for a standalone SVG, which cannot use the page's stylesheet. */
function styles(): string {
  const css = readFileSync('src/features/stay/map/map.css', 'utf8');
  const colours = css.match(/--map-[\w-]+: #\w+;/g) ?? [];
  const rules = [...css.matchAll(/& (\.goa-[\w-]+) (\{[^}]*\})/g)].map(([, name, rule]) => `${name}${rule}`);
  const word = 'fill:var(--color-ink);paint-order:stroke;stroke:#fbf5e8cc;stroke-width:3px';
  return [
    `svg{${colours.join('')}--color-ink:#1c2b2a}`,
    'path:not([id]),use{fill:none;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
    ...rules,
    `text{font:500 13px sans-serif;${word}}path.word{${word}}.pinned{font-weight:700}.water,path.water{fill:#0e5a60;font-family:serif;font-style:italic}`,
    'path.pin{vector-effect:none;fill:#a63f24;stroke:#fffdf9;stroke-width:1.5px}.eye{fill:#fffdf9}.dot{fill:#fffdf9;stroke:#1c2b2a;stroke-width:1.5px}',
  ]
    .join('')
    .replace(/\s+/g, ' ');
}

/** The map of a place as an SVG file. Such a picture has no web fonts, so `drawn` returns the outline of a text. */
export function placeMap(
  { place, stays, spots: pinned }: PlacePage,
  drawn: (text: string, look: string) => { width: number; path: string; scale: number } | null,
): string {
  const here = projectSpot({ latitude: place.at[0], longitude: place.at[1] });
  const spots = stays.flatMap(({ hotel: { latitude, longitude } }) =>
    latitude !== null && longitude !== null ? [projectSpot({ latitude, longitude })] : [],
  );
  const points = spots.length > 0 ? spots : [here];
  const view = fitView(points, mapSize, room);
  const pins = [
    ...new Map(points.map((point) => [`${Math.round(point.x)} ${Math.round(point.y)}`, point])).values(),
  ].map((point) => toScreen(view, mapSize, point));
  // Leaves out the pins' points: names may be placed there.
  const taken = pins.map(({ x, y }): Box => ({ left: x - 13, top: y - 33, width: 26, height: 28 }));
  const { names, labels } = namesFor(
    view,
    mapSize,
    pinned.map(({ id, name, at: [latitude, longitude] }) => ({ id, name: placeName(name), latitude, longitude })),
  );
  const boxes = settleLabels(labels, taken, mapSize);
  const settled = names.flatMap((name) => {
    const box = boxes.get(name.id);
    return box ? [{ ...name, box, dot: toScreen(view, mapSize, name.at[0] ?? here) }] : [];
  });
  const at = (value: number) => Math.round(value * 10) / 10;
  const texts = settled.map(({ text, look, box, dot, angle = 0 }) => {
    const [x, y] = [at(box.left + box.width / 2), at(box.top + box.height / 2)];
    const isWide = ['sea', 'river', 'land'].includes(look);
    const mark = isWide || look === 'pinned' ? '' : `<circle class="dot" cx="${at(dot.x)}" cy="${at(dot.y)}" r="3.5"/>`;
    const face = isWide ? 'water' : look;
    const turn = angle ? `rotate(${angle} ${x} ${y})` : '';
    const outline = drawn(text, face);
    if (outline) {
      const foot = `translate(${at(x - (outline.width * outline.scale) / 2)} ${at(y + 4)})`;
      return `${mark}<path class="word ${face}" aria-label="${escaped(text)}" transform="${turn}${foot}scale(${outline.scale})" d="${outline.path}"/>`;
    }
    return `${mark}<text class="${face}" x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central"${turn && ` transform="${turn}"`}>${escaped(text)}</text>`;
  });
  const marks = pins
    .sort((one, other) => one.y - other.y)
    .map(
      ({ x, y }) =>
        `<g transform="translate(${at(x)} ${at(y)})"><path class="pin" d="M0 0C-3-8-11-13-11-21a11 11 0 0 1 22 0C11-13 3-8 0 0z"/><circle class="eye" cy="-21" r="4"/></g>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}"><style>${styles()}</style><svg width="${mapSize.width}" height="${mapSize.height}" viewBox="${[view.x, view.y, view.width, view.height].map(at).join(' ')}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>${texts.join('')}${marks.join('')}</svg>`;
}
