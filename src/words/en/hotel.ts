import { petFriendly } from '../../domain/pets.ts';
import { counted } from '../../domain/stay.ts';
import { formatTime } from './party.ts';

export const hotel = 'Hotel';
export const hotelNotFound = 'Hotel not found';
export const mayHaveLeft = 'It may no longer be listed, or the link may be incomplete.';
export const backToSearch = 'Back to Search';
export const notLoaded = 'We could not load this hotel';
export const loadingHotel = 'Loading hotel…';

export const staysIn = (city: string) => `Stays in ${city}`;

export const overview = 'Overview';
export const rooms = 'Rooms';
export const amenities = 'Amenities';
export const reviews = 'Reviews';
export const aboutHotel = (hotel: string) => `About ${hotel}`;

export const noPhotos = 'No photos yet';
export const openPhoto = (place: number, count: number, words: string) => `Open photo ${place} of ${count}: ${words}`;
export const showPhoto = 'Show the photo';
export const showPhotos = (count: number) => `Show all ${count} photos`;
export const photosFailed = 'We could not open the photos. Try again.';

export const starHotel = (stars: number) => `${stars}-star hotel`;
export const featured = 'Featured';
export const ratedBefore = 'Rated ';
export const ratedAfter = ' out of 5';
export const rated = (rating: string | number) => `Rated ${rating} out of 5`;
export const countReviews = (count: number) => counted(count, 'review');
export const sharedHotel = (hotel: string, city: string, brand: string) => `${hotel} in ${city}, on ${brand}`;

export const aboutStay = 'About this hotel';
export const arriving = 'Check-in and check-out';
export const fromTime = (time: string) => `From ${time}`;
export const untilTime = (time: string) => `Until ${time}`;
export const whereItIs = 'Location';
export const policies = 'Policies';
export const whatIsThere = 'Amenities';
export const amenityName = (name: string) => name;
export const noAmenities = 'The hotel has not listed its amenities yet.';

export const noReviews = 'No reviews yet';
export const reviewsComeFrom =
  'Reviews come from guests who have stayed. The first one will appear here after their visit.';
export const latestBelow = (count: number) => `, the latest ${count} below`;
/** Beside the rating. */
export const withDemo = 'Includes fictional demo reviews.';
export const whatGuestsSay = 'What guests say';
export const verified = 'Verified Stay';
export const replyFrom = (hotel: string, day: string) => `Reply from ${hotel}, ${day}`;
export const reviewsFailed = 'We could not load the reviews';
export const loadingReviews = 'Loading reviews…';
export const moreReviews = 'Show more reviews';
export const shownOf = (shown: number, count: number) => `${shown} of ${counted(count, 'review')} shown`;

export const pickRoom = 'Book with another type';
export const pickedRoom = 'Chosen';
export const pickAnother = 'Choose another room type to book both together.';
export const bookPicked = (types: number) => `Book ${types} room types`;
export const chooseRoom = 'Choose a room';
export const noRooms = 'You cannot book rooms here at the moment.';
export const openRoomPhotos = (count: number, room: string) => `Open ${counted(count, 'photo')} of ${room}`;
export const upToGuests = (count: number) => `Up to ${counted(count, 'guest')}`;
/** The owner's text: "24 m²", "260 sq ft". */
export const roomSize = (size: string) => size;
export const roomsOfKind = (count: number) => `${counted(count, 'room')} of this type`;
export const forNights = (count: number) => `for ${counted(count, 'night')}`;
export const timesRooms = (count: number) => ` × ${count} rooms`;
export const available = 'Available';
export const roomsLeft = (count: number) => `${counted(count, 'room')} left`;
export const roomsLeftThen = (count: number) => `Only ${roomsLeft(count)} on these dates`;
export const askedFor = (rooms: number) => `You asked for ${rooms} rooms.`;
export const kindTakes = (count: number) =>
  `All rooms of this type together take ${counted(count, 'guest')}. Choose another room type or fewer guests.`;
export const guestsFitKind = (count: number, rooms: number) =>
  `${counted(rooms, 'room')} of this type ${rooms === 1 ? 'is' : 'are'} enough for ${counted(count, 'guest')}.`;

export const yourStay = 'Your stay';
export const contact = 'Contact';
export const priceAndStep = 'Price and next step';
export const seeRooms = 'See rooms';
export const chooseDates = 'Choose dates';
export const changeGuests = 'Change guests';
export const chooseRooms = (count: number) => `Choose ${counted(count, 'room')}`;
export const checking = 'Checking availability…';
export const notChecked = 'We could not check availability';
export const noRoomsToBook = 'No rooms to book';
/** `why` is the server's reason; null if no room is left. */
export const whyNot = (why: string | null) => why ?? 'Sold out on these dates';
export const seeOtherDates = 'See other dates';
export const fewerRooms = 'Not enough rooms';
export const tooSmall = 'Too small for all your guests';
export const from = 'From';
export const fromForNights = (count: number) => `From, ${forNights(count)}`;
export const ofKindLeft = (count: number) => `Only ${counted(count, 'room')} left of one room type`;
export const ofKindLeftThen = (count: number) => `${ofKindLeft(count)} on these dates`;
/** `guests`: their number in words. */
export const guestsFitHere = (guests: string, _count: number, rooms: number) =>
  `${counted(rooms, 'room')} ${rooms === 1 ? 'is' : 'are'} enough for ${guests}`;
export const noKindTakes = (guests: string) =>
  `No single room type here takes ${guests}. Choose fewer guests, or write to us and we will book you into several room types.`;
export const noKindHas = (rooms: number) => `No room type here has ${counted(rooms, 'room')}.`;
export const guestsFitNot = (guests: string, rooms: number) =>
  `${counted(rooms, 'room')} ${rooms === 1 ? 'is' : 'are'} too small for ${guests}.`;
export const selectDates = 'Select your dates to see availability and pricing';
export const otherDates = 'Choose other dates';
export const tryOtherDates = 'Try other dates.';
export const toDay = 'to';
export const chargedInRupees = (day: string) => ` You pay in rupees. Dollar prices use the exchange rate of ${day}.`;

// Hotel, parts that load later ----------------------------------------------------------------------------------------
export const checkConnection = 'Check your connection and try again.';
export const retry = 'Retry';
export const taxesIncluded = 'Taxes included.';

// Hotel head ----------------------------------------------------------------------------------------------------------
export const roomsAndPrices = (name: string, city: string) => `${name}, ${city}: rooms and prices`;
export const offer = (kinds: number, price: string) =>
  `: ${kinds === 1 ? '1 room type' : `${kinds} room types`}, from ${price} a night, taxes included`;
export const described = (name: string, city: string, offer: string, description: string) =>
  `${name}, ${city}${offer}. ${description}`;

// Sold out ------------------------------------------------------------------------------------------------------------
export const soldOutOnDates = 'This room is sold out on your dates';
/** `rooms`: "1 room". */
export const oneLeft = (rooms: string) => `Only ${rooms} of this type is left on your dates`;
export const fewLeft = (rooms: string) => `Only ${rooms} of this type are left on your dates`;
export const datesStay = (from: string, to: string, nights: string) =>
  `${from} to ${to}, ${nights}. Nothing you typed is lost.`;
export const take = (rooms: string) => `Book ${rooms}`;
export const otherRooms = 'Other rooms on these dates';
export const lookingForDates = 'Looking for the nearest available dates…';
export const nearestDates = 'Nearest available dates for this room';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

// Free dates ----------------------------------------------------------------------------------------------------------
export const monthIsFull = 'No rooms are available in the month before and after either. Try other dates.';
export const freeNearest = 'Nearest available dates for the same number of nights:';
export const dayToDay = (first: string, last: string) => `${first} to ${last}`;
export const fromPrice = 'from ';

export const tellMeThen = 'Email me if these dates become available';
export const writesOnce = (email: string) => `We will send one email to ${email} if a room becomes available.`;
export const confirmFirst = (email: string) =>
  `Check your inbox and confirm ${email}. After that, we send one email if a room becomes available.`;
export const yourEmail = 'Your email';
export const forOneMail = 'We send one email if a room becomes available. The email does not reserve the room.';
export const tellMe = 'Email me';
export const whatWeKeep = 'What we keep about you';

// Await nights --------------------------------------------------------------------------------------------------------
export const fewerGuests = 'Choose fewer guests or rooms.';
export const isFree = 'A room is available now. Reload the page to book it.';
export const notLet = 'The hotel no longer takes bookings for these dates and guests.';
export const tooManyWaits =
  'You already have 20 such requests, the most allowed. Stop one first with the link in its email.';
export const askedOften = 'Too many requests from your connection or for this email. Try again later.';
export const notNoted = 'We could not save your request. Nothing you typed is lost. Try again.';
export const textsChanged = 'Our terms have changed. Reload the page.';

// Priced days ---------------------------------------------------------------------------------------------------------
/** `isOne`: the price is of one room type, else the lowest of all. */

export const priceOfNight = (price: string, isOne: boolean, inOneRoom: boolean) =>
  `${isOne ? '' : 'from '}${price} a night${inOneRoom ? ' in one room' : ''}`;
export const priceLegend = (isOne: boolean, inOneRoom: boolean) =>
  `${isOne ? 'Price' : 'Lowest price'} a night${inOneRoom ? ' in one room' : ''}, taxes included.`;
/** Returns '' without a discount. Several room types may differ. */
export function longerStays(weekly: number, monthly: number, isOne: boolean): string {
  const upTo = isOne ? '' : 'up to ';
  return [
    weekly > 0 && ` 7 nights or more: ${upTo}${weekly}% less.`,
    monthly > weekly && ` 28 nights or more: ${upTo}${monthly}% less.`,
  ]
    .filter(Boolean)
    .join('');
}
export const pricesFailed = 'We could not load prices. You can still choose dates.';

/** Returns "Fri 24 Dec", like private.day_words. */
export const dayWords = (day: string) => new Date(day).toUTCString().replace(/^(\w+), 0?(\d+ \w+).*/, '$1 $2');

export const asSentence = (words: string) => `${words}.`;

export const soldOut = 'Sold out';
export const bookedFrom = (day: string) => `Earliest check-in: ${dayWords(day)}`;
export const bookedUntil = (day: string) => `Latest check-in at the moment: ${dayWords(day)}`;
export const noArrival = (day: string) => `No check-in on ${dayWords(day)}`;
export const noDeparture = (day: string) => `No check-out on ${dayWords(day)}`;
export const noDepartureAfter = (day: string) => `No check-out is possible after ${dayWords(day)}`;
export const soldOutOn = (day: string) => `${dayWords(day)} is sold out`;
export const nightsAtLeast = (nights: number, arrival: string) =>
  `Minimum stay ${counted(nights, 'night')} from ${dayWords(arrival)}`;
export const nightsAtMost = (nights: number, arrival: string) =>
  `Maximum stay ${counted(nights, 'night')} from ${dayWords(arrival)}`;
/** `day`: the night with the limit. */
export const nightsAtLeastWith = (nights: number, day: string) =>
  `Minimum stay ${counted(nights, 'night')} if it includes ${dayWords(day)}`;
export const nightsAtMostWith = (nights: number, day: string) =>
  `Maximum stay ${counted(nights, 'night')} if it includes ${dayWords(day)}`;
export const closedToday = (hour: number) => `Bookings for today closed at ${formatTime(`${hour}:00`)} IST`;
export const ruleAndWhy = (rule: string, why: string) => `${rule}, and ${why}`;

// Price compared ------------------------------------------------------------------------------------------------------
export const partOfPrice = 'Part of the price';
export const asBooked = 'As booked';
export const now = 'Now';
export const costsTheSame = 'The price does not change.';
export const moreThanBefore = (amount: string) => `${amount} more than before.`;
export const lessThanBefore = (amount: string) => `${amount} less than before.`;

// Pets ----------------------------------------------------------------------------------------------------------------
export const petWords = (amenities: readonly string[]) =>
  amenities.includes(petFriendly) ? 'pets are allowed' : 'pets cannot stay';

export function petsAt(places: readonly { name: string; amenities: readonly string[] }[]): string {
  const names = places.filter(({ amenities }) => amenities.includes(petFriendly)).map(({ name }) => name);
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return list ? `pets are welcome at ${list}` : 'pets cannot stay';
}

// Review figures ------------------------------------------------------------------------------------------------------
export const reviewsByStars = 'Reviews by stars';
export const countStars = (count: number) => counted(count, 'star');
export const ofReviews = (count: number) => (count === 1 ? 'review' : 'reviews');
export const byAspect = (reviews: number) => `By aspect, from ${counted(reviews, 'review')}`;
export const ofFive = 'of 5';
/** Texts between links to the figures, and to the script that counts them. */
export const checkLine = [
  'Every review is in a public log, hidden ones too. You can ',
  'check these figures',
  ' with ',
  'a short script',
  '.',
] as const;

export const guestPhoto = (month: string) => `Photo by a guest, ${month}`;
export const guestPhotoOf = (place: number, count: number, month: string) =>
  `Photo ${place} of ${count} by a guest, ${month}`;

export const chooseReviews = 'Sort and search reviews';
export const sortBy = 'Sort by';
export const sorts = { newest: 'Newest first', highest: 'Highest rating', lowest: 'Lowest rating' } as const;
export const whoStayed = 'Who stayed';
export const everybody = 'All guests';
export const searchReviews = 'Search reviews';
export const noneFound = 'No review matches.';
export const showAll = 'Show all reviews';

// Aspects -------------------------------------------------------------------------------------------------------------
export const aspectNames = {
  clean: 'Cleanliness',
  place: 'Location',
  people: 'People',
  value: 'Value for money',
} as const;

// Beds ----------------------------------------------------------------------------------------------------------------
export const bedName = (name: string) => name;

// Owners words --------------------------------------------------------------------------------------------------------
/** Empty here: other languages mark texts that owners wrote in English. */
export const inEnglish = '';
export const inGuestsLanguage = '';
/** The language of a text for screen readers; undefined if it is the page's. */
export const languageOf = (_text: string): 'en' | undefined => undefined;
