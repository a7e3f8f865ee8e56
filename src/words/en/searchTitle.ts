/** The heading of a search. Apart from the rest, because the bar on the home page is built with it. */

export const nearYou = 'Hotels near you';
export const results = 'Search Results';
export const inGoa = 'Hotels in Goa';
export const hotelsFor = (text: string) => `Hotels for “${text}”`;
export const hotelsIn = (places: string) => `Hotels in ${places}`;
export const hotelsNear = (places: string) => `Hotels near ${places}`;
