import { formatDay } from '../../domain/moment.ts';
import { counted } from '../../domain/stay.ts';

// Refusals ------------------------------------------------------------------------------------------------------------
export const noAccess =
  'You no longer have access to this property, room type or calendar. Choose another one, or ask the owner for access.';
export const calendarNotReadable = 'We cannot read a calendar at this link. Copy it again.';
export const nameLimit = (characters: number) => `Use a name of up to ${characters} characters, without < and >.`;
export const ourOwnLink =
  'This is our own link, for the other site. Paste the link that the other site shows for its calendar.';
export const alreadyConnected = 'This calendar is already connected to this room type.';
export const tooManyCalendars = (limit: number) =>
  `You can connect up to ${limit} calendars to a room type. Remove one first.`;
export const tooManyReadings =
  'You can read a calendar 6 times in 10 minutes. Try again in 10 minutes. We also read it every 15 minutes.';
export const noteLimit = (characters: number) => `Use a note of up to ${characters} characters.`;
export const alreadyResolved = 'This is already resolved. Reload the page.';
export const roomTypeSoldOut = 'That room type is no longer available on all of these nights. Choose another one.';
export const someoneElseIsChangingNights = 'Someone else is changing these nights. Try again.';
export const couldNotDoThis = 'We could not do this. Reload the page and try again.';

// Channels ------------------------------------------------------------------------------------------------------------
export const noLiveProperty = 'No property is live yet.';
export const channelsAppearHere =
  'Once your listing is approved, you connect calendars of Airbnb, Booking.com, Vrbo, Google and other sites here.';
export const loadingCalendars = 'Loading the calendars';
export const howChannelsWork =
  'When another site sells a night, we block it here within 15 minutes. Most other sites read our calendar every few hours. Until they do, they can sell a night that is sold out here. We email you about each room that is sold twice.';
export const noRoomsYet = 'This property has no rooms yet.';
export const notOnSale = '(not on sale)';
export const oneCalendarPerRoom =
  'A connected calendar is for one room of its room type. Other sites see a night as sold out once no room of the type is available.';
export const noCalendarConnected = 'No calendar connected yet.';
export const connectCalendar = 'Connect a calendar';
export const createLink = 'Create link to our calendar';

// Channels: connect a calendar ----------------------------------------------------------------------------------------
export const connectCalendarTo = (roomType: string) => `Connect a calendar to ${roomType}`;
export const site = 'Site';
export const linkToItsCalendar = 'Link to the calendar of that site';
export const name = 'Name';
export const nameHint = 'Useful if one site has two listings of this room type.';
export const alsoBlockClosedNights = 'Also block nights that are closed there without a booking';
export const connect = 'Connect';
export const reading = 'Reading…';
export const isConnected = (site: string) => `${site} is connected`;
export const pasteLink = 'Paste the link of a calendar, which begins with https:// or webcal://.';
export const pasteLinkOf = (site: string) => `Paste the link that ${site} shows for its calendar.`;
export const linkNotReadable = (pasteLink: string) => `This is not a link that we can read. ${pasteLink}`;
export const pageNotCalendar = (site: string, pasteLink: string) =>
  `This is a page of ${site}, not a calendar. ${pasteLink}`;
export const notLinkOf = (site: string, pasteLink: string, otherSite: string) =>
  `This is not a link of ${site}. ${pasteLink} For any other site, choose “${otherSite}”.`;
export const linkOf = (site: string, pasteLink: string) => `This is a link of ${site}. ${pasteLink}`;
/** The menus of each site as of November 2026. */
export const guides = {
  airbnb: {
    theirs:
      'On airbnb.com, in a browser: Calendar › the listing › Availability › Connect calendars › Connect to another website. Airbnb shows two links. Copy its own, the first one.',
    ours: 'On Airbnb, open Connect calendars. Paste this link in the field for the other website’s calendar.',
  },
  booking: {
    theirs:
      'In the extranet of Booking.com: Rates & Availability › Sync calendars. Copy the link under Export. Booking.com offers it where each of its room types has one unit.',
    ours: 'On the same page of Booking.com, import a calendar and paste our link.',
  },
  vrbo: {
    theirs: 'On vrbo.com: the property › Calendar › Import/Export › Export calendar. Copy the link.',
    ours: 'In the same menu of Vrbo, choose Import calendar and paste our link.',
  },
  google: {
    theirs:
      'At calendar.google.com on a computer: Settings of the calendar › Integrate calendar. Copy “Secret address in iCal format”.',
    ours: 'In Google Calendar: Other calendars › plus sign › From URL. Paste our link.',
  },
  other: {
    theirs:
      'Agoda, MakeMyTrip, TripAdvisor, Outlook, iCloud and most booking programs have such a link. Look for “iCal”, “Export calendar” or “Publish calendar”. Copy the link, which often ends in .ics.',
    ours: 'If the other site can import a calendar, paste our link there.',
  },
} as const;

// Channels: a connected calendar --------------------------------------------------------------------------------------
export const readAgo = (ago: string) => `Read ${ago}`;
export const triedAgo = (ago: string) => `Tried ${ago}`;
export const notReadYet = 'Not read yet';
export const momentAgo = 'a moment ago';
export const minutesAgo = (minutes: number) => `${minutes} minutes ago`;
export const hoursAgo = (hours: number) => `${counted(hours, 'hour')} ago`;
export const daysAgo = (days: number) => `${days} days ago`;
export const blocksNights = (nights: string) => `This calendar blocks ${nights} from today on.`;
export const blocksNoNights = 'This calendar blocks no nights now.';
export const closedNightsBlocked = 'Nights closed there without a booking are blocked too.';
export const closedNightsAvailable = 'Nights closed there without a booking stay available.';
export const readNow = 'Read now';
export const calendarRead = (calendar: string) => `${calendar} read`;
export const manyNightsMissing = 'Many nights are missing from this calendar';
export const showedNoNights = (calendar: string, moment: string) =>
  `${calendar} showed no nights at ${moment}. We released only bookings that it marks as cancelled.`;
export const showedFewerNights = (calendar: string, nights: string, before: number, moment: string) =>
  `${calendar} showed ${nights} instead of ${before} at ${moment}. We released only bookings that it marks as cancelled.`;
export const releaseTheseNights = 'Release these nights';
export const couldNotReadCalendar = 'We could not read this calendar';
export const faults: Record<string, (site: string) => string> = {
  blocked: (site) => `${site} did not return a calendar. Its link may have changed.`,
  timeout: (site) => `${site} took too long to answer.`,
  redirects: (site) => `${site} redirected us too many times.`,
  bad_url: (site) => `${site} redirected us to a different site.`,
  too_large: (site) => `${site} returned a calendar that is too large.`,
  unreachable: (site) => `We could not reach ${site}.`,
  not_calendar: (site) => `${site} returned something that is not a calendar. Its link may have changed.`,
  cut_off: (site) => `${site} returned an incomplete calendar.`,
  too_many: (site) => `${site} returned a calendar with more than 5,000 events from today on.`,
  busy: (site) => `${site} is busy.`,
  unreadable: (site) => `${site} returned a calendar that we cannot read.`,
};
export const unknownFault = (site: string) => `We could not read the calendar of ${site}.`;
export const weTryAgain = 'We try again every 15 minutes.';
export const lastReadAt = (moment: string) => `We last read it at ${moment}. Its nights stay blocked as they were.`;
export const neverRead = 'We have never read it. Bookings there are not blocked here.';
export const calendarStale =
  'We have not read this calendar for a long time. Later bookings there are not blocked here.';
export const calendarNeverRead = 'We have never read this calendar. Bookings there are not blocked here.';

// Channels: remove a calendar -----------------------------------------------------------------------------------------
export const remove = 'Remove';
export const removeTitle = (calendar: string) => `Remove ${calendar}?`;
export const weStopReading =
  'We stop reading this calendar, and our link stops working. Remove our link from the other site too.';
export const removingReleasesNothing = 'This calendar blocks no nights from today on, so nothing else changes here.';
export const removingReleases = (nights: string, calendar: string) =>
  `This calendar blocks ${nights} from today on. If you release them, guests can book them here immediately, although guests from ${calendar} may still arrive.`;
export const removeAndKeepBlocked = 'Remove and keep nights blocked';
export const removeAndRelease = (nights: string) => `Remove and release ${nights}`;
export const calendarRemoved = (calendar: string) => `${calendar} removed`;

// Channels: our link --------------------------------------------------------------------------------------------------
export const linkToOurCalendarFor = (calendar: string) => `Link to our calendar, for ${calendar}`;
export const linkToOurCalendarForApps = 'Link to our calendar, for apps that only read it';
export const lastReadOurs = (site: string, ago: string) => `${site} last read our calendar ${ago}.`;
export const copy = 'Copy';
export const linkCopied = 'Link copied to clipboard!';
export const copyingNotAllowed = 'Your browser did not allow copying';
export const createNewLink = 'Create new link';
export const createNewLinkTitle = 'Create new link?';
export const currentLinkStopsWorking =
  'The current link stops working immediately. Paste the new one wherever you used it. Until then, other sites can sell nights that are booked here.';
export const newLinkCreated = 'New link created';

// Channels: rooms sold twice ------------------------------------------------------------------------------------------
export const bookingsSoldTwice = (bookings: string) => `Sold twice: ${bookings}`;
export const siteAndRoomType = (site: string, roomType: string) => `${site} and ${roomType}`;
export const onSite = (site: string) => `On ${site}`;
export const onlySiteShowsGuest = (site: string) => `Only ${site} shows who the guest is.`;
export const here = 'Here';
export const alsoBlocked = 'Rooms are also blocked.';
export const alsoOnHold = 'Rooms are also on hold for callers.';
export const alsoBlockedAndOnHold = 'Rooms are also blocked, and on hold for callers.';
export const nightsAvailableAgain = 'These nights are available again. We block them when we next read the calendar.';
export const howToSolve = (site: string) =>
  `Open the booking to change or cancel it, or ask ${site} to change theirs. Once a room is available on these nights, we block it for the booking from ${site}, and this message disappears.`;
export const blockAnotherRoomHint = (site: string) =>
  `“Block another room” blocks a room of another type for the booking from ${site}.`;
export const markAsResolvedHint = '“Mark as resolved” hides this message.';
export const blockAnotherRoom = 'Block another room';
export const blockAnotherRoomTitle = 'Block another room?';
export const otherRoomTypesAvailable = (nights: string, site: string) =>
  `${nights}: these room types are available on all of these nights. We release the room when ${site} no longer lists the booking.`;
export const roomType = 'Room type';
export const blockRoom = 'Block room';
export const roomBlockedFor = (site: string) => `Room blocked for the booking from ${site}`;
export const markAsResolved = 'Mark as resolved';
export const markAsResolvedTitle = 'Mark as resolved?';
export const whenToResolve = (site: string) =>
  `Use this once you have agreed with the guests or with ${site}. We do not report these nights of this booking again. If a room becomes available, we still block it while ${site} lists the booking.`;
export const note = 'Note';
export const noteHint = 'Only people at your property see it. Do not write guests’ names or numbers.';
export const markedAsResolved = 'Marked as resolved';

// Entries of a calendar that could not be read ------------------------------------------------------------------------
export const unreadEntries = (count: number, from: string | null) =>
  `${count} ${count === 1 ? 'entry' : 'entries'} could not be read${from ? `, ${count === 1 ? 'for' : 'the first for'} ${formatDay(from)}` : ''}`;
export const checkUnread = (channel: string) =>
  `All other entries are blocked as usual. Check these bookings on ${channel}, and block missing nights here.`;
export const keptForUnread = (count: number) =>
  `${counted(count, 'night')} from an earlier reading ${count === 1 ? 'stays' : 'stay'} blocked, because the entries may be these bookings.`;
export const releaseKept = (count: number) => `Release ${counted(count, 'night')}`;
export const busyUntil = (channel: string, moment: string) => `${channel} is busy. Next attempt at ${moment}.`;
