export async function setCalendar(
  address: string,
  stays: readonly (readonly [string, string])[] | string,
): Promise<void> {
  const door = process.env.SITE_CALENDARS;
  if (!door) throw new Error('setCalendar works in browser tests only');
  const events = (list: readonly (readonly [string, string])[]) =>
    list.flatMap(([first, end], n) => [
      'BEGIN:VEVENT',
      `UID:${n}-stay@airbnb.com`,
      `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${end.replaceAll('-', '')}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    ]);
  const text =
    typeof stays === 'string'
      ? stays
      : [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Airbnb Inc//Hosting Calendar//EN',
          ...events(stays),
          'END:VCALENDAR',
          '',
        ].join('\r\n');
  const response = await fetch(`${door}?${new URLSearchParams({ url: address })}`, { method: 'PUT', body: text });
  if (!response.ok) throw new Error(`The calendar was not set: ${response.status}`);
}
