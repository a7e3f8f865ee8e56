import { useState } from 'react';
import type { Failure } from '#src/lib/result.ts';
import { type Choice, changeBooking, type Done, isStale } from './useBookingChanges.ts';

interface Props {
  choice: Choice;
  onDone: (done: Done) => void;
  onStale: () => void;
}

export function useChange({ choice, onDone, onStale }: Props) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  /** The same answers sent twice are one change. */
  const [sent, setSent] = useState<{ answers: string; change_id: string } | null>(null);

  async function run(asked: object) {
    if (busy) return;
    const answers = JSON.stringify(asked);
    const change_id = sent?.answers === answers ? sent.change_id : crypto.randomUUID();
    setSent({ answers, change_id });
    setBusy(true);
    setRefused(null);
    const result = await changeBooking(choice, { ...asked, change_id });
    setBusy(false);
    if (result.ok) return onDone(result.value);
    setRefused(result.failure);
    if (isStale(result.failure.code)) onStale();
  }
  return { busy, refused, run };
}
