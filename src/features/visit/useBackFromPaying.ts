import { useEffect, useState } from 'react';

/** Whether the gateway has led here: `/stay?paid=1`, with more of its own. It leaves the address at once, so that a reload asks nothing. */
export function useBackFromPaying(): boolean {
  const [isBack] = useState(() => new URLSearchParams(window.location.search).has('paid'));
  useEffect(() => {
    if (isBack) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [isBack]);
  return isBack;
}
