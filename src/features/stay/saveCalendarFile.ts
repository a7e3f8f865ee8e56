import { calendarFile, calendarFileName, calendarType } from '#src/domain/booking/calendarFile.ts';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import type { Brand } from './brand.ts';

export function saveCalendarFile(booking: ConfirmedBooking, brand: Brand, path: string) {
  const file = calendarFile(booking, { brand, url: new URL(path, brand.url).href, at: new Date() });
  saveFile(calendarFileName(booking), new Blob([file], { type: `${calendarType};charset=utf-8` }));
}
