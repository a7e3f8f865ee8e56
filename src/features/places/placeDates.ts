import { addDays, todayInKolkata } from '#src/domain/stay.ts';

/** Limits the dates of a form: not in the past, and check-out after check-in. */
export function boundDates(form: HTMLFormElement): void {
  const [checkIn, checkOut] = form.querySelectorAll<HTMLInputElement>('[type="date"]');
  if (!checkIn || !checkOut) return;
  const bound = () => {
    checkIn.min = todayInKolkata();
    checkOut.min = addDays(checkIn.value > checkIn.min ? checkIn.value : checkIn.min, 1);
  };
  bound();
  form.addEventListener('change', bound);
  // A page left open overnight has another today.
  form.addEventListener('focusin', bound);
}
