import { useCallback, useEffect, useState } from 'react';
import { unexpected } from '#src/words/en/common.ts';
import type { Failure, Result } from './result.ts';

export type Remote<T> = { state: 'loading' } | { state: 'failed'; failure: Failure } | { state: 'ready'; value: T };

const loading = { state: 'loading' } as const;

/** Never returns one key's answer for another. `previous` holds the last value during a new read. A null `key` reads nothing. */
export function useRemote<T>(
  key: string | null,
  read: () => Promise<Result<T>>,
): {
  remote: Remote<T>;
  previous: T | null;
  retry: () => void;
} {
  const [answer, setAnswer] = useState<{ to: string | null; remote: Remote<T> }>({ to: null, remote: loading });
  const [previous, setPrevious] = useState<T | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names what `read` asks for, `attempt` repeats it
  useEffect(() => {
    if (key === null) return;
    let current = true;
    const setRemote = (remote: Remote<T>) => setAnswer({ to: key, remote });
    setRemote(loading);
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
  return { remote: key === null || key === answer.to ? answer.remote : loading, previous, retry };
}
