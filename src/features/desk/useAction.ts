import { useState } from 'react';
import { type Failure, isOutcomeUnknown, type Result } from '#src/lib/result.ts';
import { showToast, type ToastWords } from '#src/lib/toasts.ts';

interface Props {
  onClose: () => void;
  onChanged?: () => void;
}

/** Runs an action and keeps its last refusal until the next try. */
export function useAction({ onClose, onChanged }: Props) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);

  /** Runs the action. `said` returns the notice of success, and `description` is its second line. */
  async function run<T>(ask: () => Promise<Result<T>>, said: (value: T) => string | ToastWords, description?: string) {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    const result = await ask();
    setBusy(false);
    if (result.ok) {
      const words = said(result.value);
      showToast({ description, tone: 'success', ...(typeof words === 'string' ? { title: words } : words) });
      onClose();
    } else setRefused(result.failure);
    // After a refusal or a lost answer, the booking may have changed.
    if (result.ok || isOutcomeUnknown(result.failure) || result.failure.code !== 'busy') onChanged?.();
  }
  return { busy, refused, run };
}
