import { useEffect, useRef } from 'react';

/** When a dialog closes and what had the focus before it is gone, such as the button that opened it, the step's heading gets the focus. */
export function useFocusAfter(isOpen: boolean) {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    if (isLost) document.getElementById('step-title')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}
