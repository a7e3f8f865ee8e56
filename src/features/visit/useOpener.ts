import { useEffect, useRef } from 'react';

/** The place of the button that opens a form: once the form is gone with its own buttons, the focus comes back to it. */
export function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
