import { useEffect, useRef, useState } from 'react';
import type { BookingAtHotel } from '#src/domain/booking/bookingFacts.ts';
import { openAmounts } from '#src/domain/booking/paid.ts';
import type { Payer } from '#src/domain/booking/payer.ts';
import { formatRupees } from '#src/domain/money.ts';
import { payOnline } from '#src/server/calls/payOnline.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { language } from '#src/words/en/language.ts';
import { startPaying } from './payingTab.ts';

interface Props {
  by: Payer;
  booking: BookingAtHotel;
  onChanged: () => void;
}

export function PayOnline({ by, booking, onChanged }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef(false);
  useEffect(() => {
    const stay = () => {
      running.current = false;
      setLeaving(false);
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  async function leave() {
    if (running.current) return;
    running.current = true;
    setLeaving(true);
    setRefusal(null);
    const result = await callAsGuest(payOnline, { ...by, language });
    if (result.ok) {
      startPaying(booking.booking_reference);
      window.location.assign(result.value.url);
      return;
    }
    running.current = false;
    setLeaving(false);
    setRefusal(result.failure.message);
    if (['nothing_due', 'not_changeable', 'being_checked'].includes(result.failure.code)) onChanged();
  }

  return (
    <div className="no-print mt-4 grid justify-items-start gap-3">
      <Button busy={isLeaving} onClick={leave}>
        {isLeaving ? say.openingPage : say.payNow(formatRupees(openAmounts(booking).unreported))}
      </Button>
      <p className="text-ink-soft text-sm">{say.howItIsPaid}</p>
      {refusal && (
        <Notice tone="error">
          <p>{refusal}</p>
        </Notice>
      )}
    </div>
  );
}
