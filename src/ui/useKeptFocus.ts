import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus in a part of the page whose control went with what it did: it comes to the part itself, or to its first `heading`, which
    takes `tabIndex={-1}`. `shown` is what the part shows, anew after each deed. */
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
    // The part stands where the control was; its heading may be out of view.
    if (heading) part.current?.querySelector<HTMLElement>(heading)?.focus();
    else part.current?.focus({ preventScroll: true });
  }, [shown]);
  return part;
}
