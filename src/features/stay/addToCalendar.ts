import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { showToast } from '#src/lib/toasts.ts';
import { calendarFailed, pleaseTryAgain } from '#src/words/en/confirmation.ts';
import type { Brand } from './brand.ts';

/** Downloads the stay as a calendar file that links to `path`. For a cancelled booking, the file removes the entry. */
export async function addToCalendar(booking: ConfirmedBooking, brand: Brand, path: string) {
  try {
    const { saveCalendarFile } = await import('./saveCalendarFile.ts');
    saveCalendarFile(booking, brand, path);
  } catch (error) {
    console.error(error);
    showToast({ title: calendarFailed, description: pleaseTryAgain, tone: 'error' });
  }
}
