import { useEffect, useState } from 'react';
import { holdLeft, holdsFor, longLeftWords, timeLeftWords } from '#src/domain/desk/holdLeft.ts';
import * as say from '#src/words/staff/calendar.ts';

interface Props {
  ends_at: string;
  /** Milliseconds by which the server's clock is ahead of this one. */
  ahead: number;
  long?: boolean;
  words?: (time: string) => string;
}

export function HoldLeft({ ends_at, ahead, long = false, words = say.timeLeft }: Props) {
  const [now, setNow] = useState(Date.now);
  const left = holdLeft(ends_at, now, ahead);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), holdsFor(left, long));
    return () => clearTimeout(timer);
  }, [left, long]);
  return left === 0 ? say.holdExpired : words(long ? longLeftWords(left) : timeLeftWords(left));
}
