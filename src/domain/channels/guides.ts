import type { Channel } from './hosts.ts';

/** The places where the sites show the link of their calendar and take ours, in their own words as of November 2026. */
export interface Guide {
  /** The place of its export. */
  theirs: string;
  /** The place where our link is pasted. */
  ours: string;
}

export const guides: Record<Channel, Guide> = {
  airbnb: {
    theirs:
      'On airbnb.com, in a browser: Calendar, the listing, Availability, Connect calendars, Connect to another website. Copy the link that Airbnb shows first.',
    ours: 'In the same window of Airbnb, paste our link as the link of the other website.',
  },
  booking: {
    theirs:
      'In the extranet of Booking.com: Rates & Availability, Sync calendars. Copy the link under Export. Booking.com offers it where each of its room types has one unit.',
    ours: 'On the same page of Booking.com, import a calendar and paste our link.',
  },
  vrbo: {
    theirs: 'On vrbo.com: the property, Calendar, Import/Export, Export calendar. Copy the link.',
    ours: 'In the same menu of Vrbo, choose Import calendar and paste our link.',
  },
  other: {
    theirs:
      'Agoda, MakeMyTrip, TripAdvisor, Outlook, iCloud and most booking programs have one: look for “iCal”, “Export calendar” or “Publish calendar”. Copy the link, which often ends in .ics.',
    ours: 'If the other site can import a calendar, paste our link there.',
  },
  google: {
    theirs:
      'At calendar.google.com on a computer: Settings of the calendar, Integrate calendar. Copy “Secret address in iCal format”.',
    ours: 'In Google Calendar: Other calendars, plus, From URL. Paste our link.',
  },
};
