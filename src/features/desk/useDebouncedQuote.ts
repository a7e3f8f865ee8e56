import { useEffect, useState } from 'react';
import type { Result } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';

/** Debounce in milliseconds. */
const debounceMilliseconds = 250;

/** Fetches the price of a stay, or of rates, whenever they change. Null fetches nothing. */
export function useDebouncedQuote<Stay extends object, Quote>(
  stay: Stay | null,
  ask: (stay: Stay) => Promise<Result<Quote>>,
) {
  const wanted = stay && JSON.stringify(stay);
  const [key, setKey] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setKey(wanted), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { remote, previous, retry } = useRemote(key, () => ask(JSON.parse(key ?? '{}')));
  const isCurrent = key === wanted && key !== null;
  return {
    quote: isCurrent && remote.state === 'ready' ? remote.value : null,
    /** The last answer, maybe for other values. */
    previous,
    failure: isCurrent && remote.state === 'failed' ? remote.failure : null,
    isAsking: wanted !== null && (!isCurrent || remote.state === 'loading'),
    retry,
  };
}
