import { hotels as hotelCount } from './language.ts';

export const addDates = '. Prices include taxes. Add dates to see available rooms and the total price.';
export const addCheckIn = '. Prices include taxes. Add a check-in date to see available rooms and the total price.';
export const addCheckOut = '. Prices include taxes. Add a check-out date to see available rooms and the total price.';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const nights = (n: number) => (n === 1 ? '1 night' : `${n} nights`);

export const changeSearch = 'Change search: ';
export const anyDates = 'Any dates';
export const searchInstead = (typed: string) => `Search for “${typed}” instead`;
export const nearInstead = (place: string) => `Search near ${place} instead`;
export const unnamed = (words: string) => `No place or hotel is named “${words}”.`;
export const showing = (place: string) => `Showing ${place}. `;
export const noneHere = (places: string, kilometres: number, isNearestFirst: boolean) =>
  `There are no hotels in ${places} yet. These hotels are within ${kilometres} km in a straight line${isNearestFirst ? ', nearest first' : ''}.`;
/** `places` is null for the visitor's position. */
export const within = (places: string | null, kilometres: number, isNearestFirst: boolean) =>
  `Within ${kilometres} km of ${places ?? 'where you are'} in a straight line${isNearestFirst ? ', nearest first' : ''}.`;

export const filters = 'Filters';
export const activeFilters = 'Active filters';
export const removeFilter = 'Remove filter ';
export const clearAll = 'Clear all';
export const sortBy = 'Sort by';
export const priceANight = 'Price a night';
export const lowestPrice = 'Lowest price a night';
export const noLowest = 'No lower limit';
export const highestPrice = 'Highest price a night';
export const noHighest = 'No upper limit';
export const anyPrice = 'Any price';
export const upTo = (price: string) => `Up to ${price}`;
export const fromPrice = (price: string) => `From ${price}`;
export const guestScore = 'Guest rating';
export const anyScore = 'Any rating';
export const ratedAtLeast = (rating: number) => `${rating} or higher`;
export const cancellation = 'Cancellation';
export const freeCancellation = 'Free cancellation';
export const propertyType = 'Property type';
export const starRating = 'Star rating';
export const stars = (n: number) => (n === 1 ? '1 star' : `${n} stars`);
export const amenities = 'Amenities';
export const noAmenities = 'These hotels list no amenities.';
export const showHotels = 'Show hotels';
export const showSome = (n: number) => `Show ${hotelCount(n)}`;

export const hotels = 'Hotels';
export const loading = 'Loading hotels...';
export const noAnswer = 'No answer yet';
export const found = (n: number) => `${hotelCount(n)} found`;
export const foundBefore = (n: number) => `${hotelCount(n)} in your previous search`;
export const noHotels = 'No hotels found';
export const savedStays = 'Saved hotels: ';
export const showResults = 'Show results as';
export const list = 'List';
export const map = 'Map';
export const mapFailed = 'We could not load the map.';
export const withoutDates = 'Search without dates';
export const changeGuests = 'You can search for up to 1,000 adults, 1,000 children and 1,000 rooms.';
export const changeStay = 'You can also search without dates.';
export const demoNote = 'Hotels marked “Demo” are fictional. They show how this site works. You cannot stay there.';
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const page = 'Page ';

export const noPhoto = 'No photo yet';
export const starHotel = '-star hotel';
export const featured = 'Featured';
export const unrated = 'New';
export const rated = 'Rated ';
export const outOfFive = ' out of 5,';
export const reviews = (n: number) => (n === 1 ? '1 review' : `${n} reviews`);
export const moreAmenities = ' more';
export const startingFrom = 'Starting from';
export const aNight = 'a night';
export const forNights = ' for ';
export const refundCostsMore = 'Free cancellation at a higher price.';
export const taxesIncluded = ', taxes included';

export const listOfBefore = 'These are the results of your previous search. ';
export const searchKept = 'Your search and filters are kept.';
export const listStays = ' The results below stay here.';
export const trying = ' We try again automatically.';

// Search bar ----------------------------------------------------------------------------------------------------------
export const searchStays = 'Search hotels';
export const search = 'Search';
export const destination = 'Destination';
export const anywhere = 'Anywhere in Goa';
export const destinations = 'Destinations';
export const nearMe = 'Near me';
export const asksFirst = 'Your browser asks for permission first';
export const notFound = 'We could not find your location';
export const browserCannotTell = 'This browser does not share locations. Type a place.';
export const mayNotAsk = 'Location is blocked for this site. Allow it in your browser settings, or type a place.';
export const deviceDidNotSay = 'Your device did not send it. Try again, or type a place.';
export const guestsAndRooms = 'Guests and rooms';
export const adults = 'Adults';
export const children = 'Children';
export const rooms = 'Rooms';
export const staysNearby = 'Hotels nearby';
export const noStays = 'No hotels yet';
export const stay = 'Hotel';
/** Other ways to type "Near me". */
export const nearTyped = /^\s*((hotels?|stays?)\s+)?(near\s*(me|by)|around\s+me)\s*$/i;

// Search empty --------------------------------------------------------------------------------------------------------
export const otherPlace = 'Try another destination';
export const adjust = 'Try adjusting your filters or search criteria';
export const noneOnDates = 'No hotel here has rooms for your dates and guests. Choose other dates.';
export const nearestDates = 'Nearest available dates';
export const lookingNearby = 'Looking for available dates…';
export const clearFilters = 'Clear filters';
export const allStays = 'All hotels in Goa';
export const didYouMean = (places: string) => `Did you mean ${places}?`;
export const chooseRegion = 'Choose a region';
export const fitInto = (party: string, _guests: number, rooms: string) => `${rooms} are enough for ${party}`;
export const haveThem = (n: number) => (n === 1 ? '1 hotel has enough rooms.' : `${n} hotels have enough rooms.`);
export const searchWith = (rooms: string) => `Search with ${rooms}`;
/** `place` is null for the visitor's position. */
export const noneWithin = (place: string | null, kilometres: number) =>
  `There are no hotels within ${kilometres} km of ${place ?? 'where you are'} yet. Nearest: `;
export const awayWith = (distance: string, stays: string) => `, ${distance} away, ${stays}`;
export const freeHotels = (hotels: number) => `${hotelCount(hotels)} available`;
export const from = 'from';

// Search map ----------------------------------------------------------------------------------------------------------
export const mapOfResults = 'Map of the results';
export const twoPlaces = (one: string, other: string) => `${one} and ${other}`;
export const morePlaces = (one: string, other: string, more: number) =>
  `${one}, ${other} and ${more} more place${more === 1 ? '' : 's'}`;
export const placesFrom = (places: string) => `${places}: from `;
export const searchMapANight = 'a night';
export const searchMapForNights = (n: number) => `for ${n === 1 ? '1 night' : `${n} nights`}`;
export const oneStay = '1 hotel';
export const stays = ' hotels';
export const zoomIn = '. Zoom in';

// Search refused ------------------------------------------------------------------------------------------------------
export const fewerGuests = 'Choose fewer guests or rooms.';
export const fewerFilters = 'Remove some filters and search again.';
export const changeSearchAndTryAgain = 'Change your search and try again.';
export const searchFailed = 'We could not load the hotels.';
export const noSuggestions = 'We could not load suggestions.';
export const noOtherDates = 'We could not load other dates.';
export const noOtherDatesOfRoom = 'We could not load other dates for this room.';
export const noOtherDatesOfHotel = 'We could not load the nearest available dates.';

// Place asked ---------------------------------------------------------------------------------------------------------
/** Translates a typed destination to English. Hindi names are loaded only if needed. */
export const placeAsked = (typed: string): string | Promise<string> =>
  /[ऀ-ॿ]/.test(typed) ? import('../hi/placeNames.ts').then(({ inEnglish }) => inEnglish(typed)) : typed;

type Caller = (name: string) => string;
const asItIs: Caller = (name) => name;
/** Names places in the script that was typed. */
export const calledAsTyped = (_typed: string): Caller | Promise<Caller> => asItIs;
/** Hindi names with their English ones, for English pages. */
export const placeTyped = placeAsked;

// Saved ---------------------------------------------------------------------------------------------------------------
export const title = 'Saved hotels';
export const description =
  'The hotels in Goa that you saved, with current prices and available rooms, and the hotels you viewed last.';
export const needsScript = 'This page needs JavaScript, because your saved hotels are kept in your browser.';
export const withAccount = (email: string) => `Saved in your account, ${email}. You see them on all your devices.`;
export const signIn = 'Sign in';
export const onDevice = (signIn: string) =>
  `Saved on this device only. ${signIn} to see them on your other devices too.`;
export const nothing = 'You have no saved hotels yet. Select the heart on a hotel to save it here.';
export const saved = (n: number) => (n === 1 ? '1 hotel saved' : `${n} hotels saved`);
export const showMore = 'Show more';
export const notLoaded = 'We could not load your saved hotels';
export const gone = 'A hotel you saved is not listed at the moment.';
export const forget = 'Remove it';

export const ratingOf = (rating: string, reviews: number) =>
  `${rating} of 5, ${reviews === 1 ? '1 review' : `${reviews} reviews`}`;
export const datesFor = (from: string, to: string, party: string) => `${from} to ${to}, ${party}`;
export const datesOver = (party: string) => `Your dates are in the past. For ${party}`;
export const savedWithoutDates = (party: string) => `Without dates, for ${party}`;
export const soldOut = 'Sold out on these dates. Open the hotel to get an email if a room becomes available.';
export const notLet = 'Not available for these dates and guests.';
export const noRoom = 'No room for this many guests at the moment.';
export const savedFrom = 'from ';
export const savedANight = 'a night, taxes included';
export const savedForNights = (nights: string) => `for ${nights}, taxes included`;

export const recentlySeen = 'Recently seen';
export const clearList = 'Clear this list';
export const recentNote = 'The hotels you opened last. This list stays on this device.';

// Saved account -------------------------------------------------------------------------------------------------------
export const savedOften = 'Too many changes to your saved hotels. Try again in one minute.';
export const savedFailed = 'We could not update your saved hotels. Try again.';
export const savedPricesFailed = 'We could not load prices and available rooms. Try again.';
export const savedFull = (most: number) => `You can save up to ${most} hotels.`;
export const takeOneOut = 'Remove one to save another.';

// Saving --------------------------------------------------------------------------------------------------------------
export const save = 'Save ';
export const savingSaved = 'Saved ';
export const notKept = 'This browser does not let sites store data, so the hotel is not saved.';
