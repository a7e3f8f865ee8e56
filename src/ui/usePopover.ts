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

/** Puts the panel under its anchor, or above where there is more room, and inside the window: over its anchor where neither is enough. */
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

/**
 * State of a panel with the `popover` attribute and the class `popover`: in the top layer, closed by Escape or a press
 * outside (the browser's own light dismiss, which also returns focus), beside its anchor on wide screens and at the foot of the
 * screen on phones, where the browser's Back closes it.
 */
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
    // Opened before this page was taken over.
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
    // In the next frame: it changes the size that is observed.
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
