import { useEffect, useState } from 'react';
import { isPayingTab } from './payingTab.ts';

/** Reads and removes `?paid=1` of the gateway's return. Returns 'own' for this tab's payment, 'other' for another browser's, null without it. */
export function useBackFromPaying(): 'own' | 'other' | null {
  const [back, setBack] = useState<'own' | 'other' | null>(null);
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('paid')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
    setBack(isPayingTab() ? 'own' : 'other');
    // A link opened later in this tab is for another booking.
    const leave = () => setBack(null);
    window.addEventListener('hashchange', leave);
    return () => window.removeEventListener('hashchange', leave);
  }, []);
  return back;
}
