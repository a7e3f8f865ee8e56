// biome-ignore-all lint/a11y/useSemanticElements: of a table only the rows in view could not be drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells alone take focus, one at a time
import './Grid.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type AvailabilityPage,
  type AvailabilityRow,
  extremesOf,
  formatNight,
} from '#src/domain/hotel/availability.ts';
import { addDays, counted } from '#src/domain/stay.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { type Cell, moveInGrid } from './gridKeys.ts';

interface Props {
  page: AvailabilityPage;
  today: string;
  busy: boolean;
  /** Opens what can be done with the nights [from, to) of a row. */
  onOpen: (row: AvailabilityRow, from: number, to: number) => void;
}

/** As in availability.css: a row grows with the letters of the browser. */
const rowRem = 3.5;
/** Rows drawn above and below those in view. */
const spare = 8;

/**
 * Room categories by nights as an ARIA grid. One cell is in the tab order; arrows, Home, End and the page keys move, Shift
 * extends the selection within the row, Enter and Space open it. With a mouse nights are dragged over; a tap opens one night.
 * Only the rows in view are drawn, so that 200 rows of 60 nights answer a key at once.
 */
export function Grid({ page, today, busy, onOpen }: Props) {
  const { rows, nights, first_night } = page;
  const scroller = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState({ id: '', row: 0, col: 0 });
  const [anchor, setAnchor] = useState(0);
  const [view, setView] = useState({ top: 0, height: 640, rowHeight: 56 });
  const drag = useRef<Cell | null>(null);
  const pointer = useRef('mouse');

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setView(viewOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // The cell in the tab order goes with its row when others come before it, and must exist when there are fewer.
  const place = rows.findIndex(({ id }) => id === focus.id);
  const row = place === -1 ? Math.min(focus.row, rows.length - 1) : place;
  const col = Math.min(focus.col, nights - 1);
  const from = Math.min(anchor, col);
  const to = Math.max(Math.min(anchor, nights - 1), col) + 1;

  const firstDrawn = Math.max(0, Math.floor(view.top / view.rowHeight) - spare);
  const lastDrawn = Math.min(rows.length, Math.ceil((view.top + view.height) / view.rowHeight) + spare);
  // The cell in the tab order stays drawn wherever the reader has scrolled to.
  const drawn = useMemo(() => {
    const list = Array.from({ length: Math.max(0, lastDrawn - firstDrawn) }, (_, index) => firstDrawn + index);
    if (row < firstDrawn) list.unshift(row);
    else if (row >= lastDrawn) list.push(row);
    return list;
  }, [firstDrawn, lastDrawn, row]);

  function go(cell: Cell, extend: boolean) {
    flushSync(() => {
      setFocus({ ...cell, id: rows[cell.row]?.id ?? '' });
      if (!extend) setAnchor(cell.col);
    });
    const element = scroller.current?.querySelector<HTMLElement>(`[data-row="${cell.row}"][data-col="${cell.col}"]`);
    element?.focus({ preventScroll: true });
    // As little as shows it beside the name of its row and below the dates: the scroll padding of the grid.
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function open(cell: Cell, first: number, end: number) {
    const opened = rows[cell.row];
    if (opened) onOpen(opened, first, end);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open({ row, col }, from, to);
      return;
    }
    if (event.key === 'Escape') return setAnchor(col);
    const size = { rows: rows.length, cols: nights, page: Math.max(1, Math.floor(view.height / view.rowHeight) - 2) };
    const next = moveInGrid({ row, col }, event.key, event.ctrlKey, size);
    if (!next) return;
    event.preventDefault();
    go(next, event.shiftKey && next.row === row);
  }

  function cellOf(target: EventTarget | null): Cell | null {
    const data = target instanceof Element ? target.closest<HTMLElement>('[data-col]')?.dataset : undefined;
    return data ? { row: Number(data.row), col: Number(data.col) } : null;
  }
  function onPointerDown(event: PointerEvent) {
    pointer.current = event.pointerType;
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0 || event.pointerType === 'touch') return;
    event.preventDefault();
    drag.current = cell;
    go(cell, event.shiftKey && cell.row === row);
  }
  function onPointerMove(event: PointerEvent) {
    if (!drag.current) return;
    const over = cellOf(document.elementFromPoint(event.clientX, event.clientY));
    // The row that was pressed counts, however straight the hand goes.
    if (over && over.col !== col) go({ row: drag.current.row, col: over.col }, true);
  }
  useEffect(() => {
    // Wherever the button is let go of.
    const end = () => {
      if (!drag.current) return;
      drag.current = null;
      open({ row, col }, from, to);
    };
    const cancel = () => {
      drag.current = null;
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
  });

  const selected = rows[row];
  const extent = selected && to - from > 1 ? extremesOf(selected, [from, to]) : null;
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        aria-label="Rooms by nights"
        aria-rowcount={rows.length + 1}
        aria-colcount={nights + 1}
        aria-multiselectable="true"
        aria-busy={busy}
        className="nights"
        onScroll={(event) => setView(viewOf(event.currentTarget))}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onClick={(event) => {
          // A press without a pointer is that of a screen reader; a mouse has opened it when it was let go of.
          const cell = pointer.current === 'touch' || event.detail === 0 ? cellOf(event.target) : null;
          if (!cell) return;
          go(cell, false);
          open(cell, cell.col, cell.col + 1);
        }}
      >
        <GridHead firstNight={first_night} nights={nights} today={today} />
        <div role="rowgroup" className="nights-rows" style={{ height: `${rows.length * rowRem}rem` }}>
          {drawn.map((index) => {
            const shown = rows[index];
            const isFocused = index === row;
            return (
              shown && (
                <GridRow
                  key={shown.id}
                  row={shown}
                  index={index}
                  top={`${index * rowRem}rem`}
                  firstNight={first_night}
                  today={today}
                  focusCol={isFocused ? col : -1}
                  from={isFocused ? from : -1}
                  to={isFocused ? to : -1}
                />
              )
            );
          })}
        </div>
      </div>
      <p role="status" className="min-h-6 mt-2 text-ink-soft text-(length:--text-xs)">
        {selected &&
          extent &&
          `${counted(to - from, 'night')} of ${selected.name} chosen, ${formatNight(addDays(first_night, from))} to ${formatNight(addDays(first_night, to - 1))}: at least ${extent.leastFree} free. Enter opens them.`}
      </p>
    </>
  );
}

/** What is in view, in pixels. */
function viewOf({ scrollTop, clientHeight }: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { top: scrollTop, height: clientHeight, rowHeight: rowRem * rem };
}
