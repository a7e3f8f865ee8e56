import { useEffect, useRef } from 'react';

/** Focuses the step's heading if a dialog closes and the control that had the focus is gone. */
export function useFocusAfter(isOpen: boolean) {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    if (isLost) document.getElementById('step-title')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}
