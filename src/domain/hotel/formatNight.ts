const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export const formatNight = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
