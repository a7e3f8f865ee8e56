import { counted } from '../../domain/stay.ts';

/** A hotel's page. What it says with the pages of the houses is in houses.ts, and what comes late in freeDates.ts and reviewFigures.ts. */

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
/** Before and after a rating that is read out. */
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
/** The same as in amenities.ts, which would be a file of its own if the search shared it. */
export const amenityName = (name: string) => name;
export const noAmenities = 'The hotel has not listed its amenities yet.';

export const noReviews = 'No reviews yet';
export const reviewsComeFrom =
  'Reviews come from guests who have stayed. The first one will appear here after their visit.';
/** Behind the number of all reviews. */
export const latestBelow = (count: number) => `, the latest ${count} below`;
export const whatGuestsSay = 'What guests say';
export const verified = 'Verified Stay';
export const replyFrom = (hotel: string, day: string) => `Reply from ${hotel}, ${day}`;
export const reviewsFailed = 'We could not load the reviews';
export const loadingReviews = 'Loading reviews…';
export const moreReviews = 'Show more reviews';
export const shownOf = (shown: number, count: number) => `${shown} of ${counted(count, 'review')} shown`;

export const chooseRoom = 'Choose a room';
export const noRooms = 'You cannot book rooms here at the moment.';
export const openRoomPhotos = (count: number, room: string) => `Open ${counted(count, 'photo')} of ${room}`;
export const upToGuests = (count: number) => `Up to ${counted(count, 'guest')}`;
/** The size as its owner wrote it: "24 m²", "260 sq ft". */
export const roomSize = (size: string) => size;
export const roomsOfKind = (count: number) => `${counted(count, 'room')} of this type`;
export const forNights = (count: number) => `for ${counted(count, 'night')}`;
/** Behind it, for more rooms than one. */
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
/** Why nothing is free: as the server says it, or without it, because no room is left. */
export const whyNot = (why: string | null) => why ?? 'Sold out on these dates';
/** Leads to the room's nearest free dates, and to the email that tells when these are free. */
export const seeOtherDates = 'See other dates';
export const fewerRooms = 'Not enough rooms';
export const tooSmall = 'Too small for all your guests';
/** Before a price that is the lowest of several. */
export const from = 'From';
export const fromForNights = (count: number) => `From, ${forNights(count)}`;
export const ofKindLeft = (count: number) => `Only ${counted(count, 'room')} left of one room type`;
export const ofKindLeftThen = (count: number) => `${ofKindLeft(count)} on these dates`;
/** `guests`: how many of them, in words. */
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
/** Between two days. */
export const toDay = 'to';
export const chargedInRupees = (day: string) => ` You pay in rupees. Dollar prices use the exchange rate of ${day}.`;
