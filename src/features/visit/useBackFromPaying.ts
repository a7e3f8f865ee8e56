import { useEffect, useState } from 'react';

/** Whether the gateway has led here: `/stay?paid=1`, with more of its own. It leaves the address at once, so that a reload asks nothing. */
export function useBackFromPaying(): boolean {
  const [isBack, setBack] = useState(() => new URLSearchParams(globalThis.location?.search).has('paid'));
  useEffect(() => {
    if (!isBack) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    // Another link that is opened in this tab is another stay's.
    const leave = () => setBack(false);
    window.addEventListener('hashchange', leave);
    return () => window.removeEventListener('hashchange', leave);
  }, [isBack]);
  return isBack;
}
