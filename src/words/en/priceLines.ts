/** Beside the lines of a price, where another currency than rupees is shown. */

export const youAreCharged = 'You are charged';
export const pricedInRupees = 'It was priced in rupees.';
export const chargedInRupees = 'Charged in rupees.';
export const dollarsAreAGuide = (day: string) => `Dollar figures use the rate of ${day} and are a guide.`;
