import { useEffect, useRef } from 'react';

/** Returns the focus to the opening button after the form has closed. */
export function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
