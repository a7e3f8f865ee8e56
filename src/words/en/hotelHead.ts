/** What the tab and results pages call a hotel's page, and say of it. */

export const roomsAndPrices = (name: string, city: string) => `${name}, ${city}: rooms and prices`;
export const offer = (kinds: number, price: string) =>
  `: ${kinds === 1 ? '1 room type' : `${kinds} room types`}, from ${price} a night, taxes included`;
export const described = (name: string, city: string, offer: string, description: string) =>
  `${name}, ${city}${offer}. ${description}`;
