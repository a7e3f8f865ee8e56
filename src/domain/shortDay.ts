/** Days as a desk says them. */

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
/** "Fri 12 Dec": the year goes without saying in a list of this season. */
export const shortDay = (date: string) => dayAndMonth.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

/** "Fri 12 Dec – Sun 14 Dec": from check-in to check-out. */
export const stayDays = (check_in: string, check_out: string) => `${shortDay(check_in)} – ${shortDay(check_out)}`;
