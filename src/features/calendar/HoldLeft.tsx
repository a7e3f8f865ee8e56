import { useEffect, useState } from 'react';
import { holdLeft, holdsFor, leftWords, longLeftWords } from '#src/domain/desk/holdLeft.ts';

interface Props {
  ends_at: string;
  /** How far the server's clock is ahead of this one. */
  ahead: number;
  long?: boolean;
}

/** What is left of a hold, and it is true for as long as it is read. */
export function HoldLeft({ ends_at, ahead, long = false }: Props) {
  const [now, setNow] = useState(Date.now);
  const left = holdLeft(ends_at, now, ahead);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), holdsFor(left, long));
    return () => clearTimeout(timer);
  }, [left, long]);
  if (left === 0) return 'over';
  return long ? longLeftWords(left) : leftWords(left);
}
