/** The bar that searches for stays. */

export const searchStays = 'Search hotels';
export const search = 'Search';
export const destination = 'Destination';
export const anywhere = 'Anywhere in Goa';
export const destinations = 'Destinations';
export const nearMe = 'Near me';
export const asksFirst = 'Your browser asks you first';
export const notFound = 'We could not find where you are';
export const browserCannotTell = 'Your browser cannot tell. Please type a place.';
export const mayNotAsk = 'This site may not ask your device. Allow it in your browser, or type a place.';
export const deviceDidNotSay = 'Your device did not say. Please try again, or type a place.';
export const guestsAndRooms = 'Guests and rooms';
export const adults = 'Adults';
export const children = 'Children';
export const rooms = 'Rooms';
export const staysNearby = 'Hotels nearby';
export const noStays = 'No hotels yet';
export const stay = 'Hotel';
/** Other ways to type "Near me". */
export const nearTyped = /^\s*((hotels?|stays?)\s+)?(near\s*(me|by)|around\s+me)\s*$/i;
