/** Title and description of a hotel's page, for the tab and for results pages. */

export const roomsAndPrices = (name: string, city: string) => `${name}, ${city}: rooms and prices`;
export const offer = (kinds: number, price: string) =>
  `: ${kinds === 1 ? '1 room type' : `${kinds} room types`}, from ${price} a night, taxes included`;
export const described = (name: string, city: string, offer: string, description: string) =>
  `${name}, ${city}${offer}. ${description}`;
