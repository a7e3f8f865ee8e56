/** The search for hotels: filters, list, and texts while it loads. */

import { hotels as hotelCount } from './counts.ts';

// Below the heading.
/** Behind the party, where dates are missing. */
export const addDates = '. Add dates to see available rooms and the total price.';
export const addCheckIn = '. Add a check-in date to see available rooms and the total price.';
export const addCheckOut = '. Add a check-out date to see available rooms and the total price.';
/** Days, or prices. */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const nights = (n: number) => (n === 1 ? '1 night' : `${n} nights`);

// The search itself.
export const changeSearch = 'Change search: ';
export const anyDates = 'Any dates';
export const searchInstead = (typed: string) => `Search for “${typed}” instead`;
export const nearInstead = (place: string) => `Search near ${place} instead`;
export const unnamed = (words: string) => `No place or hotel is named “${words}”.`;
/** Before and after the name of what is shown. */
export const beforeShown = 'Showing ';
export const afterShown = '. ';
export const noneHere = (places: string, kilometres: number, isNearestFirst: boolean) =>
  `There are no hotels in ${places} yet. These hotels are within ${kilometres} km in a straight line${isNearestFirst ? ', nearest first' : ''}.`;
/** `places`: null of where the visitor is. */
export const within = (places: string | null, kilometres: number, isNearestFirst: boolean) =>
  `Within ${kilometres} km of ${places ?? 'where you are'} in a straight line${isNearestFirst ? ', nearest first' : ''}.`;

// Filters.
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
export const guestScore = 'Guest score';
export const anyScore = 'Any score';
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

// The list.
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
export const changeGuests = 'Change the guests and rooms above.';
export const changeStay = 'Change the dates or guests above, or search without dates.';
export const demoNote = 'Hotels marked “Demo” are fictional. They show how this site works. You cannot stay there.';
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const page = 'Page ';

// A card of it.
export const noPhoto = 'No photo yet';
/** Behind their number. */
export const starHotel = '-star hotel';
export const featured = 'Featured';
export const unrated = 'New';
/** Before and after a rating that is read out. */
export const rated = 'Rated ';
export const outOfFive = ' out of 5,';
export const reviews = (n: number) => (n === 1 ? '1 review' : `${n} reviews`);
export const moreAmenities = ' more';
/** Before and after the lowest price of a night. */
export const startingFrom = 'Starting from';
export const aNight = 'a night';
/** Between the price of a stay and its nights, and behind these. */
export const forNights = ' for ';
export const taxesIncluded = ', taxes included';

// Without a network.
export const listOfBefore = 'These are the results of your previous search. ';
export const searchKept = 'Your search and filters are kept.';
export const listStays = ' The results below stay here.';
export const trying = ' We keep trying to load them.';
