/** Where a house lies on the coast, and how far what is around it. */

/** Where the town of a house is not known. */
export const goa = 'Goa';
export const approximate = (town: string) => `${town} (approximate)`;
export const coastAround = (house: string, where: string) => `Map of the coast around ${house}, ${where}`;
export const straightFrom = (town: string) => `In a straight line from the centre of ${town}. By road it is farther.`;
export const straight = 'In a straight line. By road it is farther.';
