import { useEffect, useRef, useState } from 'react';
import { startPaying } from '#src/features/stay/payingTab.ts';
import type { Failure } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { payOnline } from '#src/server/calls/payOnline.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { language } from '#src/words/en/language.ts';

export function usePayForChange(token: string, reference: string, onChanged: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  const running = useRef(false);
  useEffect(() => {
    const stay = () => {
      running.current = false;
      setLeaving(false);
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

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
