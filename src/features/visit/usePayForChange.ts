import { useEffect, useRef, useState } from 'react';
import { startPaying } from '#src/features/stay/payingTab.ts';
import type { Failure } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { payOnline } from '#src/server/calls/payOnline.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { language } from '#src/words/en/language.ts';

/** Leads to the page of the gateway on which the change of a booking that waits is paid. */
export function usePayForChange(token: string, reference: string, onChanged: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  // A second press may come before the first is drawn.
  const running = useRef(false);
  // Who comes back by the browser's own button finds the page as it was left.
  useEffect(() => {
    const stay = () => {
      running.current = false;
      setLeaving(false);
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  /** Whether it leads there now. `isTold`: a refusal is told in passing, as the place for it is gone. */
  async function leave({ id }: { id: string }, isTold = false): Promise<boolean> {
    if (running.current) return true;
    running.current = true;
    setLeaving(true);
    setRefused(null);
    const result = await callAsGuest(payOnline, { token, language, for_change: true });
    if (result.ok) {
      startPaying(reference, id);
      window.location.assign(result.value.url);
      return true;
    }
    running.current = false;
    setLeaving(false);
    if (isTold) showToast({ title: result.failure.message, tone: 'error' });
    else setRefused(result.failure);
    if (result.failure.code === 'no_change') onChanged();
    return false;
  }
  return { isLeaving, refused, leave };
}
