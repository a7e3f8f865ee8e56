import { CalendarPlus, CalendarX, Copy, Printer } from 'lucide-react';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { openOf } from '#src/domain/booking/paid.ts';
import { bookedMessage } from '#src/domain/chat.ts';
import { formatRupees } from '#src/domain/money.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChatButton } from '#src/ui/ChatButton.tsx';
import type { Brand } from './brand.ts';

interface Props {
  booking: ConfirmedBooking;
  brand: Brand;
}

/** Gives the browser a file to save. */
function download(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data by the time the task ends.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** What a guest does with a booking: talk about it, keep it, print it. */
export function ConfirmationActions({ booking, brand }: Props) {
  const reference = booking.booking_reference;
  const isCancelled = booking.booking_status === 'cancelled';
  const { advance } = openOf(booking);
  const asks = advance > 0 && !booking.upi_id;

  async function tellCalendar() {
    try {
      const { calendarFile } = await import('./calendarFile.ts');
      const url = new URL(paths.confirmation(reference), brand.url).href;
      const facts = { host: new URL(brand.url).host, brand: brand.name, email: brand.email, url };
      download(
        `susegad-stays-${reference}${isCancelled ? '-cancelled' : ''}.ics`,
        'text/calendar;charset=utf-8',
        calendarFile(booking, facts),
      );
    } catch (error) {
      console.error(error);
      showToast({ title: 'The calendar file could not be made', description: 'Please try again.', tone: 'error' });
    }
  }

  async function copyReference() {
    try {
      await navigator.clipboard.writeText(reference);
      showToast({ title: 'Reference copied', description: reference, tone: 'success' });
    } catch {
      showToast({ title: 'Your browser did not allow copying', description: reference, tone: 'error' });
    }
  }

  return (
    <div className="no-print mt-6 flex flex-wrap gap-3">
      <ChatButton
        phone={brand.phone}
        text={`${bookedMessage(reference, booking.hotel.name)}${asks ? `How can I pay the advance of ${formatRupees(advance)}?` : ''}`.trim()}
      >
        {asks ? 'Ask on WhatsApp how to pay' : 'Message us on WhatsApp'}
      </ChatButton>
      {booking.booking_status !== 'completed' && (
        <Button variant="secondary" onClick={tellCalendar}>
          {isCancelled ? <CalendarX aria-hidden="true" /> : <CalendarPlus aria-hidden="true" />}
          {isCancelled ? 'Remove from calendar' : 'Add to calendar'}
        </Button>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
      <Button variant="quiet" onClick={copyReference}>
        <Copy aria-hidden="true" />
        Copy reference
      </Button>
    </div>
  );
}
