import { type MouseEvent, type PointerEvent, useRef } from 'react';

interface Drag {
  bar: HTMLElement;
  startY: number;
  isMoved: boolean;
  /** Null outside its room type: there a drop changes nothing. */
  lane: number | null;
}

/** The distance in pixels after which a press on a bar is a drag. */
const least = 5;

/** Drags a bar to another lane by mouse or pen. It moves the element itself, so that no frame waits for a render. Touch scrolls instead. */
export function useBarDrag(lanes: number, onDrop: (bar: string, lane: number) => void) {
  const drag = useRef<Drag | null>(null);
  const isDropped = useRef(false);

  const mark = (bars: HTMLElement, lane: number | null) => {
    for (const [at, label] of [...(bars.parentElement?.querySelectorAll('.desk-lanes > li') ?? [])].entries())
      label.classList.toggle('is-target', at === lane);
  };
  function end(event: PointerEvent<HTMLElement>, isKept: boolean) {
    const now = drag.current;
    drag.current = null;
    if (!now) return;
    now.bar.style.transform = '';
    now.bar.classList.remove('is-dragged');
    mark(event.currentTarget, null);
    isDropped.current = now.isMoved;
    // The click follows at once, if the bar is still there.
    setTimeout(() => {
      isDropped.current = false;
    });
    if (isKept && now.lane !== null) onDrop(now.bar.dataset.bar ?? '', now.lane);
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      drag.current = null;
      const bar = (event.target as Element).closest<HTMLElement>('[data-moves]');
      if (!bar || event.button !== 0 || event.pointerType === 'touch') return;
      // At once: a quick move leaves the bars before its first event.
      bar.setPointerCapture(event.pointerId);
      drag.current = { bar, startY: event.clientY, isMoved: false, lane: null };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || (!now.isMoved && Math.abs(event.clientY - now.startY) < least)) return;
      now.isMoved = true;
      now.bar.classList.add('is-dragged');
      const box = event.currentTarget.getBoundingClientRect();
      const lane = Math.floor(((event.clientY - box.top) / box.height) * lanes);
      now.lane = lane >= 0 && lane < lanes ? lane : null;
      now.bar.style.transform = `translateY(${event.clientY - now.startY}px)`;
      mark(event.currentTarget, now.lane);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    /** A drop is not a click that opens the bar. */
    onClickCapture(event: MouseEvent) {
      if (isDropped.current) event.stopPropagation();
    },
  };
}
