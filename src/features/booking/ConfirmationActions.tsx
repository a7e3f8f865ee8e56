import { CalendarPlus, CalendarX, Copy, Printer } from 'lucide-react';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { openAmounts } from '#src/domain/booking/paid.ts';
import { formatRupees } from '#src/domain/money.ts';
import { addToCalendar } from '#src/features/stay/addToCalendar.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { askLinkPath, paths, stayPath } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChatButton } from '#src/ui/ChatButton.tsx';
import { bookedMessage } from '#src/words/en/chat.ts';
import * as say from '#src/words/en/confirmation.ts';

interface Props {
  booking: ConfirmedBooking;
  stayToken: string | null;
  brand: Brand;
}

export function ConfirmationActions({ booking, stayToken, brand }: Props) {
  const reference = booking.booking_reference;
  const isCancelled = booking.booking_status === 'cancelled';
  const { advance, due } = openAmounts(booking);
  const asks = advance > 0 && !booking.upi_id && !booking.pays_online;

  const tellCalendar = () =>
    addToCalendar(booking, brand, stayToken ? stayPath(stayToken) : paths.confirmation(reference));

  async function copyReference() {
    try {
      await navigator.clipboard.writeText(reference);
      showToast({ title: say.referenceCopied, description: reference, tone: 'success' });
    } catch {
      showToast({ title: say.copyingNotAllowed, description: reference, tone: 'error' });
    }
  }

  return (
    <div className="no-print mt-6 flex flex-wrap gap-3">
      <Button
        variant={due > 0 ? 'secondary' : 'primary'}
        href={stayToken ? stayPath(stayToken) : askLinkPath({ reference })}
      >
        {say.openStay}
      </Button>
      <ChatButton
        phone={brand.phone}
        text={`${bookedMessage(reference, booking.hotel.name)}${asks ? say.howToPay(formatRupees(advance)) : ''}`.trim()}
      >
        {asks ? say.askHowToPay : say.messageUs}
      </ChatButton>
      {booking.booking_status !== 'completed' && (
        <Button variant="secondary" onClick={tellCalendar}>
          {isCancelled ? <CalendarX aria-hidden="true" /> : <CalendarPlus aria-hidden="true" />}
          {isCancelled ? say.removeFromCalendar : say.addToCalendar}
        </Button>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {say.print}
      </Button>
      <Button variant="quiet" onClick={copyReference}>
        <Copy aria-hidden="true" />
        {say.copyReference}
      </Button>
    </div>
  );
}
