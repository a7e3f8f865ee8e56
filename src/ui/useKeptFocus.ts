import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus in a part when its control disappears: on the part, or on its first heading. `shown` changes after each action. */
export function useKeptFocus<Part extends HTMLElement>(shown: unknown, heading?: 'h2'): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = part.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    // The part is where the control was, so no scroll is needed. Its heading may be out of view.
    if (heading) part.current?.querySelector<HTMLElement>(heading)?.focus();
    else part.current?.focus({ preventScroll: true });
  }, [shown]);
  return part;
}
