import { useState } from 'react';
import { type Failure, isLost, type Result } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';

/** Runs an action and keeps its last refusal until the next try. */
export function useDeed({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);

  /** Runs the action. `said` returns the notice of success. */
  async function run<T>(ask: () => Promise<Result<T>>, said: (value: T) => string) {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    const result = await ask();
    setBusy(false);
    if (result.ok) {
      showToast({ title: said(result.value), tone: 'success' });
      onClose();
    } else setRefused(result.failure);
    // After a refusal or a lost answer, the booking may have changed.
    if (result.ok || isLost(result.failure) || result.failure.code !== 'busy') onChanged();
  }
  return { busy, refused, run };
}
