import { useEffect, useRef, useState } from 'react';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { openOf } from '#src/domain/booking/paid.ts';
import { formatRupees } from '#src/domain/money.ts';
import { backFromPaying } from '#src/server/calls/payOnline.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  token: string;
  stay: GuestStay;
  onChanged: () => void;
}

/** What became of the payment, for who comes back from its page. What the address says of it is nothing: the gateway is asked. */
export function BackFromPaying({ token, stay, onChanged }: Props) {
  const [isAsking, setAsking] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const isAsked = useRef(false);

  async function ask() {
    setAsking(true);
    setFailure(null);
    const result = await callAsGuest(backFromPaying, { token, is_back: true });
    setAsking(false);
    if (result.ok) onChanged();
    else setFailure(result.failure.message);
  }
  // Once, though development draws twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked as it is opened
  useEffect(() => {
    if (!isAsked.current) ask();
    isAsked.current = true;
  }, []);

  const again = (
    <Button variant="secondary" size="small" onClick={ask}>
      Ask again
    </Button>
  );
  const className = 'no-print mb-8';
  if (isAsking) return <Notice className={className} title="We ask whether your payment has come…" />;
  if (openOf(stay).advance === 0 && stay.paid_amount > 0)
    return (
      <Notice className={className} tone="success" title={`${formatRupees(stay.paid_amount)} has come, thank you.`}>
        <p>Your booking is confirmed by it, and a mail with the receipt is on its way.</p>
      </Notice>
    );
  if (failure) return <Notice className={className} tone="warning" title={failure} action={again} />;
  return (
    <Notice className={className} tone="warning" title="No payment has come yet." action={again}>
      <p>
        If you did not pay, nothing was charged: pay below, as long as your booking waits. If you did, it can take a few
        minutes; we hear of it by ourselves and write to you.
      </p>
    </Notice>
  );
}
