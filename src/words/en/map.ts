export const mapZoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const wholeCoast = 'Whole coast';
export const north = 'N';

export const arabianSea = 'Arabian Sea';
export const westernGhats = 'Western Ghats';
export const maharashtra = 'Maharashtra';
export const karnataka = 'Karnataka';
export const mandovi = 'Mandovi';
export const zuari = 'Zuari';
export const chapora = 'Chapora';
export const terekhol = 'Terekhol';
export const sal = 'Sal';

/** Shown if the hotel's town is unknown. */
export const goa = 'Goa';
export const approximate = (town: string) => `${town} (approximate)`;
export const coastAround = (house: string, where: string) => `Map of the coast around ${house}, ${where}`;
export const straightFrom = (town: string) => `In a straight line from the centre of ${town}. By road it is farther.`;
export const straight = 'In a straight line. By road it is farther.';
