/** The drawn map, its tools and its streets. */

export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const wholeCoast = 'Whole coast';
/** On the compass. */
export const north = 'N';
export const showDrawn = 'Show our own map';
export const loadingStreets = 'Loading streets…';
export const showStreets = 'Show streets';
export const fromHost = (host: string) => `from ${host}`;
export const streetsFailed = 'We could not load the streets. You see our own map instead.';

export const arabianSea = 'Arabian Sea';
export const westernGhats = 'Western Ghats';
export const maharashtra = 'Maharashtra';
export const karnataka = 'Karnataka';
/** Rivers. */
export const mandovi = 'Mandovi';
export const zuari = 'Zuari';
export const chapora = 'Chapora';
export const terekhol = 'Terekhol';
export const sal = 'Sal';
