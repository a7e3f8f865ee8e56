import { useEffect, useState } from 'react';
import { isPayingTab } from './payingTab.ts';

/**
 * Where the gateway has led back here from, `?paid=1`: a payment that this tab began, or one of another browser, as an app of a bank does; null
 * if neither. It leaves the address at once, so that a reload asks nothing.
 */
export function useBackFromPaying(): 'own' | 'other' | null {
  const [back, setBack] = useState<'own' | 'other' | null>(null);
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('paid')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
    setBack(isPayingTab() ? 'own' : 'other');
    // Another link that is opened in this tab is another booking's.
    const leave = () => setBack(null);
    window.addEventListener('hashchange', leave);
    return () => window.removeEventListener('hashchange', leave);
  }, []);
  return back;
}
