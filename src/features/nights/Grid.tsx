// biome-ignore-all lint/a11y/useSemanticElements: of a table only the rows in view could not be drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells alone take focus, one at a time
import './Grid.css';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import * as say from '#src/words/staff/calendar.ts';
import { GridHead } from './GridHead.tsx';
import { type Cell, moveInGrid } from './gridKeys.ts';

/** The selected nights [from, to) of the rows [firstRow, endRow), and the focused cell. */
export interface GridSelection extends Cell {
  from: number;
  to: number;
  firstRow: number;
  endRow: number;
}

export interface RowPlace {
  index: number;
  top: string;
  height: string;
  /** The cell in the tab order if it is in this row; otherwise -1. */
  focusCol: number;
  /** The selected nights [from, to) of this row; -1 if none. */
  from: number;
  to: number;
  /** The part of a high row that is in view or near it, in rem from its top. */
  seenFrom: number;
  seenTo: number;
}

interface Props<Row> {
  rows: readonly Row[];
  firstNight: string;
  nights: number;
  today: string;
  busy: boolean;
  /** In rem, so that it grows with the browser's text size. */
  heightOf: (row: Row) => number;
  drawRow: (row: Row, place: RowPlace) => ReactNode;
  lastColumn?: string;
  /** Several rows can be selected at once. By touch, that takes a tap on each of two corners. */
  several?: boolean;
  /** Announces the selection. `isHalf`: after the first of two taps. */
  describe: (span: GridSelection, isHalf: boolean) => string;
  onChosen: (span: GridSelection) => void;
}

/** The height rendered above and below the visible part, in rem. */
const spare = 28;
/** A high row renders this far above and below, and again after scrolling as far, in rem. */
const step = 7;

/** Room types by nights as an ARIA grid: arrow keys move, Shift extends, Enter chooses. Only visible rows are rendered, for speed with 200 rows. */
export function Grid<Row extends { id: string }>(props: Props<Row>) {
  const { rows, firstNight, nights, today, busy, heightOf, drawRow, lastColumn, several = false, describe } = props;
  const { onChosen } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState({ id: '', row: 0, col: 0 });
  const [anchor, setAnchor] = useState<Cell>({ row: 0, col: 0 });
  const [isHalf, setHalf] = useState(false);
  const [view, setView] = useState({ top: 0, height: 40 });
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

  const place = rows.findIndex(({ id }) => id === focus.id);
  const row = place === -1 ? Math.min(focus.row, rows.length - 1) : place;
  const col = Math.min(focus.col, nights - 1);
  const anchorRow = several ? Math.min(anchor.row, rows.length - 1) : row;
  const span = {
    row,
    col,
    from: Math.min(anchor.col, col),
    to: Math.max(Math.min(anchor.col, nights - 1), col) + 1,
    firstRow: Math.min(anchorRow, row),
    endRow: Math.max(anchorRow, row) + 1,
  };

  const tops = useMemo(() => {
    let sum = 0;
    return [
      0,
      ...rows.map((shown) => {
        sum += heightOf(shown);
        return sum;
      }),
    ];
  }, [rows, heightOf]);
  const whole = tops.at(-1) ?? 0;
  const firstDrawn = Math.max(
    0,
    tops.findLastIndex((top) => top <= view.top - spare),
  );
  const beyond = tops.findIndex((top) => top >= view.top + view.height + spare);
  const lastDrawn = beyond === -1 ? rows.length : Math.min(beyond, rows.length);
  // The row of the focused cell stays rendered while it is scrolled away.
  const drawn = useMemo(() => {
    const list = Array.from({ length: Math.max(0, lastDrawn - firstDrawn) }, (_, index) => firstDrawn + index);
    if (row < firstDrawn) list.unshift(row);
    else if (row >= lastDrawn) list.push(row);
    return list;
  }, [firstDrawn, lastDrawn, row]);

  function go(cell: Cell, extend: boolean) {
    flushSync(() => {
      setFocus({ ...cell, id: rows[cell.row]?.id ?? '' });
      if (!extend) setAnchor(cell);
    });
    const element = scroller.current?.querySelector<HTMLElement>(`[data-row="${cell.row}"][data-col="${cell.col}"]`);
    element?.focus({ preventScroll: true });
    // The grid's scroll padding keeps the cell clear of row names and dates.
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  const oneNight = (cell: Cell): GridSelection => ({
    ...cell,
    from: cell.col,
    to: cell.col + 1,
    firstRow: cell.row,
    endRow: cell.row + 1,
  });

  function onKeyDown(event: KeyboardEvent) {
    // Controls beside the nights have their own keys.
    if (event.altKey || event.metaKey || !cellOf(event.target)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChosen(span);
      return;
    }
    if (event.key === 'Escape') {
      setHalf(false);
      return setAnchor({ row, col });
    }
    const rowsInView = Math.floor((view.height * rows.length) / whole);
    const size = { rows: rows.length, cols: nights, page: Math.max(1, rowsInView - 2) };
    const next = moveInGrid({ row, col }, event.key, event.ctrlKey, size);
    if (!next) return;
    event.preventDefault();
    go(next, event.shiftKey && (several || next.row === row));
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
    go(cell, event.shiftKey && (several || cell.row === row));
  }
  function onPointerMove(event: PointerEvent) {
    if (!drag.current) return;
    // A pen captures its first cell, so the cell below it is found by position.
    const isMouse = event.pointerType === 'mouse';
    const over = cellOf(isMouse ? event.target : document.elementFromPoint(event.clientX, event.clientY));
    if (!over) return;
    // With a single row, the pointer may leave it.
    const next = several ? over : { row: drag.current.row, col: over.col };
    // The DOM focus moves on release: during the drag it would slow down every frame.
    if (next.row !== row || next.col !== col) setFocus({ ...next, id: rows[next.row]?.id ?? '' });
    if (scroller.current) scrollAtEdge(scroller.current, event);
  }
  useEffect(() => {
    // On the window, because the release may be outside the grid.
    const end = () => {
      if (!drag.current) return;
      drag.current = null;
      go({ row, col }, true);
      onChosen(span);
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

  function onTap(cell: Cell) {
    if (several && pointer.current === 'touch') {
      if (!isHalf) {
        go(cell, false);
        return setHalf(true);
      }
      setHalf(false);
      go(cell, true);
      return onChosen({
        ...cell,
        from: Math.min(anchor.col, cell.col),
        to: Math.max(anchor.col, cell.col) + 1,
        firstRow: Math.min(anchor.row, cell.row),
        endRow: Math.max(anchor.row, cell.row) + 1,
      });
    }
    go(cell, false);
    onChosen(oneNight(cell));
  }

  return (
    <>
      <div
        ref={scroller}
        role="grid"
        aria-label={say.roomsByNights}
        aria-rowcount={rows.length + 1}
        aria-colcount={nights + 1 + (lastColumn ? 1 : 0)}
        aria-multiselectable="true"
        aria-busy={busy}
        className="nights"
        onScroll={(event) => setView(viewOf(event.currentTarget))}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onClick={(event) => {
          // A click without a pointer is from a screen reader. The mouse is handled on release.
          const cell = pointer.current === 'touch' || event.detail === 0 ? cellOf(event.target) : null;
          if (cell) onTap(cell);
        }}
      >
        <GridHead firstNight={firstNight} nights={nights} today={today} lastColumn={lastColumn} />
        <div role="rowgroup" className="nights-rows" style={{ height: `${whole}rem` }}>
          {drawn.map((index) => {
            const shown = rows[index];
            const isChosen = index >= span.firstRow && index < span.endRow;
            if (!shown) return null;
            const [top = 0, end = 0] = tops.slice(index, index + 2);
            const height = end - top;
            const above = view.top - top;
            return drawRow(shown, {
              index,
              top: `${top}rem`,
              height: `${height}rem`,
              focusCol: index === row ? col : -1,
              from: isChosen ? span.from : -1,
              to: isChosen ? span.to : -1,
              seenFrom: Math.max(0, Math.min(height, (Math.floor(above / step) - 1) * step)),
              seenTo: Math.max(0, Math.min(height, (Math.ceil((above + view.height) / step) + 1) * step)),
            });
          })}
        </div>
      </div>
      <p role="status" className={`nights-told ${isHalf ? 'is-half' : ''}`}>
        {rows.length > 0 && describe(span, isHalf)}
      </p>
    </>
  );
}

/** The distance from an edge that starts scrolling, in pixels, and the step. */
const edge = 32;

function scrollAtEdge(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(element).scrollPaddingLeft) || 0;
  const by = (at: number, first: number, last: number) => (at > last - edge ? edge : at < first + edge ? -edge : 0);
  const [x, y] = [by(clientX, left + padding, right), by(clientY, top + edge, bottom)];
  if (x || y) element.scrollBy(x, y);
}

function viewOf({ scrollTop, clientHeight }: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { top: scrollTop / rem, height: clientHeight / rem };
}
