import { useLayoutEffect, useRef } from 'react';

/** Focuses an element after the next render: call it with the selector beside the state change. */
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

export const byId = (id: string): string => `#${CSS.escape(id)}`;
