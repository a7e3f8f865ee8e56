import { useEffect, useRef, useState } from 'react';
import type { Payer } from '#src/domain/booking/payer.ts';
import { backFromPaying } from '#src/server/calls/payOnline.ts';
import { callAsGuest } from '#src/server/guest.ts';

/** Asks the gateway what became of a payment, once as the guest returns and again at a press. The address proves nothing. */
export function useAskedGateway(by: Payer, onChanged: () => void) {
  const [isAsking, setAsking] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const isAsked = useRef(false);

  async function ask() {
    setAsking(true);
    setFailure(null);
    const result = await callAsGuest(backFromPaying, { ...by, is_back: true });
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

  // Who is led back by the gateway begins here, not at the top of the page.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return { isAsking, failure, ask, place };
}
