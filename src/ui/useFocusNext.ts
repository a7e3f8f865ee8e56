import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to what a deed is about to draw: call the answer with its selector beside the change of state. As it is drawn, not
 * after: what is drawn later of the deed before would take the wish for its own, and find nothing there yet.
 */
export function useFocusNext(): (selector: string) => void {
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (next.current) document.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  return (selector) => {
    next.current = selector;
  };
}

/** The selector of an id, whatever it is made of. */
export const byId = (id: string): string => `#${CSS.escape(id)}`;
