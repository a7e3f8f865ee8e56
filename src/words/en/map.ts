/** The map and its tools. */

export const mapZoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const wholeCoast = 'Whole coast';
/** On the compass. */
export const north = 'N';

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

/** Where the town of a house is not known. */
export const goa = 'Goa';
export const approximate = (town: string) => `${town} (approximate)`;
export const coastAround = (house: string, where: string) => `Map of the coast around ${house}, ${where}`;
export const straightFrom = (town: string) => `In a straight line from the centre of ${town}. By road it is farther.`;
export const straight = 'In a straight line. By road it is farther.';
