import { useEffect, useState } from 'react';
import { isPayingTab } from './payingTab.ts';

/** Whether the gateway has led this tab back here, `?paid=1`, from a payment that it began. It leaves the address at once, so that a reload asks nothing. */
export function useBackFromPaying(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('paid')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
    setBack(isPayingTab());
    // Another link that is opened in this tab is another booking's.
    const leave = () => setBack(false);
    window.addEventListener('hashchange', leave);
    return () => window.removeEventListener('hashchange', leave);
  }, []);
  return isBack;
}
