import { useEffect, useRef, useState } from 'react';
import type { Payer } from '#src/domain/booking/payer.ts';
import { backFromPaying } from '#src/server/calls/payOnline.ts';
import { callAsGuest } from '#src/server/guest.ts';

/** Asks the gateway about a payment on return and on request. The address proves nothing. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked as it is opened
  useEffect(() => {
    if (!isAsked.current) ask();
    isAsked.current = true;
  }, []);

  // The page begins here for a guest who returns from the gateway.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return { isAsking, failure, ask, place };
}
