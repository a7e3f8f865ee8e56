/** The bar that searches for stays. */

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
