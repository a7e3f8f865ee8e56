// channels ------------------------------------------------------------------------------------------------------------
export const roomsAreAlsoBlocked = 'Rooms are also blocked, and on hold for callers.';
export const roomsAreAlsoBlocked2 = 'Rooms are also blocked.';
export const roomsAreAlsoOnHold = 'Rooms are also on hold for callers.';
export const didNotReturnCalendar = 'did not return a calendar: the link may have changed';
export const tookTooLongToAnswer = 'took too long to answer';
export const redirectedUsTooManyTimes = 'redirected us too many times';
export const redirectedUsToDifferentSite = 'redirected us to a different site';
export const returnedCalendarThatIsTooLarge = 'returned a calendar that is too large';
export const couldNotBeReached = 'could not be reached';
export const returnedSomethingThatIsNotCalendar =
  'returned something that is not a calendar: the link may have changed';
export const returnedIncompleteCalendar = 'returned an incomplete calendar';
export const returnedCalendarWithMoreThan5000 = 'returned a calendar with more than 5,000 events from today on';
export const isBusy = 'is busy';
export const returnedCalendarThatWeCannotRead = 'returned a calendar that we cannot read';
export const couldNotBeRead = 'could not be read';
export const thisPropertyRoomTypeOrCalendar =
  'This property, room type or calendar is no longer yours. Reload the page.';
export const weCannotReadCalendar = 'We cannot read a calendar at this link. Copy it again.';
export const nameOfUpToCharactersWithout = (maxFeedName: number) =>
  `Use a name of up to ${maxFeedName} characters, without < and >.`;
export const thisIsOurOwnLink =
  'This is our own link, for the other site. Paste the link that the other site shows for its calendar.';
export const thisCalendarIsAlreadyConnected = 'This calendar is already connected to this room type.';
export const youCanConnectUpToCalendars = (maxFeeds: number) =>
  `You can connect up to ${maxFeeds} calendars to a room type. Remove one first.`;
export const youCanReadCalendar6Times =
  'You can read a calendar 6 times in 10 minutes. Try again in 10 minutes. We also read it every 15 minutes.';
export const noteOfUpToCharacters = (maxNote: number) => `Use a note of up to ${maxNote} characters.`;
export const thisIsAlreadyResolved = 'This is already resolved. The list shows the rest.';
export const thatRoomTypeIsNoLonger =
  'That room type is no longer available on all of these nights. Choose another way.';
export const someoneElseIsChangingTheseNights = 'Someone else is changing these nights right now. Try again.';
export const weCouldNotDoThis = 'We could not do this. Reload the page and try again.';
export const aMomentAgo = 'a moment ago';
export const minutesAgo = (minutes: number) => `${minutes} minutes ago`;
export const ago = (hours: string) => `${hours} ago`;
export const daysAgo = (round: number) => `${round} days ago`;
export const tried = (agoWords: string) => `Tried ${agoWords}`;
export const read = (agoWords: string) => `Read ${agoWords}`;
export const notReadYet = 'Not read yet';

// guides --------------------------------------------------------------------------------------------------------------
export const onAirbnbComInBrowser =
  'On airbnb.com, in a browser: Calendar, the listing, Availability, Connect calendars, Connect to another website. Copy the link that Airbnb shows first.';
export const inSameWindowOfAirbnbPaste =
  'In the same window of Airbnb, paste our link as the link of the other website.';
export const inExtranetOfBookingCom =
  'In the extranet of Booking.com: Rates & Availability, Sync calendars. Copy the link under Export. Booking.com offers it where each of its room types has one unit.';
export const onSamePageOfBookingCom = 'On the same page of Booking.com, import a calendar and paste our link.';
export const onVrboCom = 'On vrbo.com: the property, Calendar, Import/Export, Export calendar. Copy the link.';
export const inSameMenuOfVrboChoose = 'In the same menu of Vrbo, choose Import calendar and paste our link.';
export const agodaMakemytripTripadvisorOutlookIcloud =
  'Agoda, MakeMyTrip, TripAdvisor, Outlook, iCloud and most booking programs have one: look for “iCal”, “Export calendar” or “Publish calendar”. Copy the link, which often ends in .ics.';
export const ifOtherSiteCanImportCalendar = 'If the other site can import a calendar, paste our link there.';
export const atCalendarGoogleComOnComputer =
  'At calendar.google.com on a computer: Settings of the calendar, Integrate calendar. Copy “Secret address in iCal format”.';
export const inGoogleCalendar = 'In Google Calendar: Other calendars, plus, From URL. Paste our link.';

// AddCalendar ---------------------------------------------------------------------------------------------------------
export const alsoBlockNightsThatAreClosed = 'Also block nights that are closed there without a booking';
export const pasteLinkOfCalendarWhichBegins = 'Paste the link of a calendar, which begins with https:// or webcal://.';
export const pasteLinkThatShows = (channelName: string) => `Paste the link that ${channelName} shows for its calendar.`;
export const thisIsNotLinkThatWe = (paste: string) => `This is not a link that we can read. ${paste}`;
export const thisIsPageOfNotCalendar = (channelName: string, paste: string) =>
  `This is a page of ${channelName}, not a calendar. ${paste}`;
export const thisIsNotLinkOf = (channelName: string, paste: string, other: string) =>
  `This is not a link of ${channelName}. ${paste} For any other site, choose “${other}”.`;
export const thisIsLinkOf = (channelName: string, paste: string) => `This is a link of ${channelName}. ${paste}`;
export const isConnected = (channelName: string) => `${channelName} is connected`;
export const connectCalendarTo = (name: string) => `Connect a calendar to ${name}`;
export const site = 'Site';
export const linkToItsCalendar = 'Link to its calendar';
export const nameOptional = 'Name (optional)';
export const usefulIfOneSiteHasTwo = 'Useful if one site has two listings of this room type.';
export const reading = 'Reading…';
export const connect = 'Connect';

// AddressField --------------------------------------------------------------------------------------------------------
export const copy = 'Copy';
export const createNewLink = 'Create new link';
export const theCurrentLinkStopsWorkingImmediately =
  'The current link stops working immediately. Paste the new one wherever you used it: until then, other sites can sell nights that are booked here.';
export const linkCopiedToClipboard = 'Link copied to clipboard!';
export const yourBrowserDidNotAllowCopying = 'Your browser did not allow copying';
export const newLinkCreated = 'New link created';
export const createNewLink2 = 'Create new link?';

// ChannelsScreen ------------------------------------------------------------------------------------------------------
export const noPropertyIsLiveYet = 'No property is live yet.';
export const onceYourListingIsApprovedYou =
  'Once your listing is approved, you connect calendars of Airbnb, Booking.com, Vrbo, Google and other sites here.';

// ChannelsSkeleton ----------------------------------------------------------------------------------------------------
export const loadingCalendars = 'Loading the calendars';

// ConflictCard --------------------------------------------------------------------------------------------------------
export const and = (channel: string, roomName: string) => `${channel} and ${roomName}`;
export const on = (channel: string) => `On ${channel}`;
export const onlyShowsWhoGuestIs = (channel: string) => `Only ${channel} shows who the guest is.`;
export const here = 'Here';
export const theseNightsAreAvailableAgain =
  'These nights are available again. We block them when we next read the calendar.';
export const openBookingToChangeOrCancel = (channel: string) =>
  `Open the booking to change or cancel it, or ask ${channel} to change theirs. Once a room is available on these nights, we block it for the booking from ${channel}, and this message disappears.`;
export const blockAnotherRoom = 'Block another room';
export const markAsResolved = 'Mark as resolved';
export const blockRoom = 'Block room';
export const theseRoomTypesAreAvailable = (nightWords: string, channel: string) =>
  `${nightWords}: these room types are available on all of these nights. We release the room when ${channel} no longer lists the booking.`;
export const thisOnceYouHaveSettled = (channel: string) =>
  `Use this once you have settled it with the guests or with ${channel}. We do not ask about these nights of this booking again. If a room becomes available, we still block it while ${channel} lists the booking.`;
export const roomBlockedForBookingFrom = (channel: string) => `Room blocked for the booking from ${channel}`;
export const blockAnotherRoom2 = 'Block another room?';
export const roomType = 'Room type';
export const markedAsResolved = 'Marked as resolved';
export const markAsResolved2 = 'Mark as resolved?';
export const noteOptional = 'Note (optional)';
export const onlyPeopleAtYourPropertySee =
  'Only people at your property see it. Do not write guests’ names or numbers.';

// FeedCard ------------------------------------------------------------------------------------------------------------
export const noNights = 'no nights';
export const insteadOf = (nights: string, before: number) => `${nights} instead of ${before}`;
export const showedAt = (name: string, text: string, momentInIndia: string) =>
  `${name} showed ${text} at ${momentInIndia}. We released only bookings that it marks as cancelled.`;
export const releaseTheseNights = 'Release these nights';
export const readNow = 'Read now';
export const remove = 'Remove';
export const cancel = 'Cancel';
export const removeAndKeepNightsBlocked = 'Remove and keep nights blocked';
export const weStopReadingThisCalendar =
  'We stop reading this calendar, and our link stops working. Remove our link from the other site too.';
export const thisCalendarBlocksNoNights = 'This calendar blocks no nights from today on, so nothing else changes here.';
export const thisCalendarBlocksFromTodayOn = (nights: string, name: string) =>
  `This calendar blocks ${nights} from today on. If you release them, guests can book them here immediately, although guests from ${name} may still arrive.`;
export const readOf = (name: string) => `${name} read`;
export const thisCalendarBlocksNoNightsNow = 'This calendar blocks no nights now.';
export const thisCalendarBlocksFromTodayOnOf = (nights: string) => `This calendar blocks ${nights} from today on.`;
export const nightsClosedThereWithoutBooking = 'Nights closed there without a booking are blocked too.';
export const nightsClosedThereWithoutBookingStay = 'Nights closed there without a booking stay available.';
export const manyNightsAreMissing = 'Many nights are missing from this calendar';
export const weCouldNotReadThisCalendar = 'We could not read this calendar';
export const weTryAgainEvery15Minutes = (site: string, faultWords: string) =>
  `${site} ${faultWords}. We try again every 15 minutes.`;
export const weLastReadItAt = (momentInIndia: string) =>
  `We last read it at ${momentInIndia}. Its nights stay blocked as they were.`;
export const weHaveNeverReadIt = 'We have never read it. Bookings there are not blocked here.';
export const weHaveNotReadThisCalendar =
  'We have not read this calendar for a long time. Later bookings there are not blocked here.';
export const weHaveNeverReadThisCalendar = 'We have never read this calendar. Bookings there are not blocked here.';
export const linkToOurCalendarFor = (name: string) => `Link to our calendar, for ${name}`;
export const lastReadOurCalendar = (site: string, agoWords: string) => `${site} last read our calendar ${agoWords}.`;
export const removed = (name: string) => `${name} removed`;
export const removeOf = (name: string) => `Remove ${name}?`;
export const removeAndRelease = (nights: string) => `Remove and release ${nights}`;

// HouseChannels -------------------------------------------------------------------------------------------------------
export const weBlockNightsBookedOnOther =
  'We block nights booked on other sites within 15 minutes. Most other sites read our calendar every few hours. Until they do, they can sell a night that is sold out here. We email you about each booking without a room.';
export const withoutRoom = (bookings: string) => `${bookings} without a room`;
export const thisPropertyHasNoRoomsYet = 'This property has no rooms yet.';

// RoomChannels --------------------------------------------------------------------------------------------------------
export const notOnSale = '(not on sale)';
export const eachConnectedCalendarIsForOne = (rooms: string) =>
  `${rooms}. Each connected calendar is for one of them. We show other sites a night as sold out once no room is available.`;
export const noCalendarConnectedYet = 'No calendar connected yet.';
export const connectCalendar = 'Connect a calendar';
export const createLinkToOurCalendar = 'Create link to our calendar';
export const linkToOurCalendarForApps = 'Link to our calendar, for apps that only read it';
