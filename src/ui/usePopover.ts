import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openOverlay } from '#src/lib/overlays.ts';
import { useMediaQuery } from './useMediaQuery.ts';

interface Popover<Panel extends HTMLElement, Anchor extends HTMLElement> {
  panel: RefObject<Panel | null>;
  anchor: RefObject<Anchor | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const gap = 8;
const margin = 16;

/** Places the panel below its anchor, or above it if there is more room, within the window. */
function place(panel: HTMLElement, anchor: HTMLElement) {
  const box = anchor.getBoundingClientRect();
  const end = window.innerHeight - margin;
  const height = panel.scrollHeight + 2;
  const shown = Math.min(height, end - margin);
  const below = box.bottom + gap;
  const above = box.top - gap - shown;
  const top = below + height > end && box.top > window.innerHeight - box.bottom ? above : below;
  const left = Math.max(margin, Math.min(box.left, document.documentElement.clientWidth - panel.offsetWidth - margin));
  panel.style.setProperty('--popover-left', `${left}px`);
  panel.style.setProperty('--popover-top', `${Math.max(margin, Math.min(top, end - shown))}px`);
  panel.style.setProperty('--popover-room', `${end - margin}px`);
}

/** A popover panel: beside its anchor on wide screens, at the foot of the screen on phones. Escape, a press outside and Back close it. */
export function usePopover<Panel extends HTMLElement, Anchor extends HTMLElement>(): Popover<Panel, Anchor> {
  const panel = useRef<Panel>(null);
  const anchor = useRef<Anchor>(null);
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    if (panel.current && !panel.current.matches(':popover-open')) panel.current.showPopover();
  }, []);
  const close = useCallback(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onToggle = (event: ToggleEvent) => setOpen(event.newState === 'open');
    // It may have been opened before hydration.
    setOpen(element.matches(':popover-open'));
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, []);

  const isWide = useMediaQuery('(width >= 51.25rem)');
  useLayoutEffect(() => {
    return isOpen && !isWide ? openOverlay(close, panel.current) : undefined;
  }, [isOpen, isWide, close]);

  useEffect(() => {
    if (!isOpen) return;
    const update = () => {
      if (panel.current && anchor.current) place(panel.current, anchor.current);
    };
    update();
    // In the next frame, because it changes the observed size.
    const resized = new ResizeObserver(() => requestAnimationFrame(update));
    if (panel.current) resized.observe(panel.current);
    window.addEventListener('scroll', update, { passive: true, capture: true });
    window.addEventListener('resize', update);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [isOpen]);

  return { panel, anchor, isOpen, open, close };
}
