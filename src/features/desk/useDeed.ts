import { useState } from 'react';
import { type Failure, isLost, type Result } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';

/** A deed under way: what it was refused with stands by it until it is tried again. */
export function useDeed({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);

  /** Runs it; `said` is told once it is done, of what was answered. */
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
    // What was refused may have come to another state; of what was lost nobody knows.
    if (result.ok || isLost(result.failure) || result.failure.code !== 'busy') onChanged();
  }
  return { busy, refused, run };
}
