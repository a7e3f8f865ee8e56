import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '#src/domain/money.ts';
import { stayLink } from '#src/lib/keptStays.ts';
import { stayPath } from '#src/lib/stayPath.ts';
import { tabStorage } from '#src/lib/storage.ts';
import { payOnline } from '#src/server/calls/payOnline.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  /** Null where the guest has to open their link first. */
  stayToken: string | null;
  paise: number;
}

/** Leads to the page of the payment gateway, which leads back to the page of the stay. */
export function PayOnline({ stayToken, paise }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
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

  async function leave(token: string) {
    if (running.current) return;
    running.current = true;
    setLeaving(true);
    setRefusal(null);
    const result = await callAsGuest(payOnline, { token });
    if (result.ok) {
      tabStorage.set(stayLink, token);
      window.location.assign(result.value.url);
      return;
    }
    running.current = false;
    setLeaving(false);
    setRefusal(result.failure.message);
  }

  const words = `Pay ${formatRupees(paise)} now`;
  return (
    <div className="no-print mt-4 grid justify-items-start gap-3">
      {stayToken ? (
        <Button busy={isLeaving} onClick={() => leave(stayToken)}>
          {isLeaving ? 'Opening the payment page…' : words}
        </Button>
      ) : (
        <Button href={stayPath()}>{words}</Button>
      )}
      <p className="text-ink-soft text-sm">
        By card, UPI or net banking, on a page of Razorpay; it leads you back here. We never see your card, and the
        payment is confirmed at once.
      </p>
      {refusal && (
        <Notice tone="error">
          <p>{refusal}</p>
        </Notice>
      )}
    </div>
  );
}
