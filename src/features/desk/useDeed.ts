import { useState } from 'react';
import { type Failure, isLost, type Result } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';

/** An action in progress. A refusal is shown beside it until the next try. */
export function useDeed({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);

  /** Runs it; `said` returns the notice for the answer. */
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
    // After a refusal or a lost answer the booking may have another state.
    if (result.ok || isLost(result.failure) || result.failure.code !== 'busy') onChanged();
  }
  return { busy, refused, run };
}
