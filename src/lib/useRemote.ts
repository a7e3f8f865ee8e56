import { useCallback, useEffect, useState } from 'react';
import { unexpected } from '#src/words/en/server.ts';
import type { Failure, Result } from './result.ts';

/** A read from the server: all three states are shown by every screen. */
export type Remote<T> = { state: 'loading' } | { state: 'failed'; failure: Failure } | { state: 'ready'; value: T };

/**
 * Reads when `key` changes and keeps only the newest answer. While a new key loads, `previous` still holds the last value,
 * so that a list can stay on the screen. A `key` of null reads nothing.
 */
export function useRemote<T>(
  key: string | null,
  read: () => Promise<Result<T>>,
): {
  remote: Remote<T>;
  previous: T | null;
  retry: () => void;
} {
  const [remote, setRemote] = useState<Remote<T>>({ state: 'loading' });
  const [previous, setPrevious] = useState<T | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names what `read` asks for, `attempt` repeats it
  useEffect(() => {
    if (key === null) return;
    let current = true;
    setRemote({ state: 'loading' });
    read().then(
      (result) => {
        if (!current) return;
        if (result.ok) setPrevious(result.value);
        setRemote(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', failure: result.failure });
      },
      (error) => {
        console.error(error);
        if (current) setRemote({ state: 'failed', failure: { code: 'failed', message: unexpected } });
      },
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  return { remote, previous, retry };
}
