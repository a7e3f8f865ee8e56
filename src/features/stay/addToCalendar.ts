import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { showToast } from '#src/lib/toasts.ts';
import type { Brand } from './brand.ts';

/** Has the browser save a stay as an entry for a calendar, which leads to `path`; of a cancelled one what takes it out again. */
export async function saveCalendarFile(booking: ConfirmedBooking, brand: Brand, path: string) {
  try {
    const { calendarFile } = await import('./calendarFile.ts');
    const { host, href: url } = new URL(path, brand.url);
    const file = calendarFile(booking, { host, brand: brand.name, email: brand.email, url });
    const ending = booking.booking_status === 'cancelled' ? '-cancelled' : '';
    saveFile(
      `susegad-stays-${booking.booking_reference}${ending}.ics`,
      new Blob([file], { type: 'text/calendar;charset=utf-8' }),
    );
  } catch (error) {
    console.error(error);
    showToast({ title: 'The calendar file could not be made', description: 'Please try again.', tone: 'error' });
  }
}
