export const mapOfResults = 'नतीजों का नक्शा';
export const twoPlaces = (one: string, other: string) => `${one} और ${other}`;
export const morePlaces = (one: string, other: string, more: number) =>
  `${one}, ${other} और ${more} और ${more === 1 ? 'जगह' : 'जगहें'}`;
export const placesFrom = (places: string) => `${places}: शुरुआती किराया `;
export const aNight = 'प्रति रात';
export const forNights = (n: number) => `में ${n} ${n === 1 ? 'रात' : 'रातें'}`;
export const oneStay = '1 होटल';
export const stays = ' होटल';
export const zoomIn = '। पास से देखें';
