/** What the days of a priced calendar say; `isOne`: of one room category, else the lowest of all. */

export const priceOfNight = (price: string, isOne: boolean, inOneRoom: boolean) =>
  `${isOne ? '' : 'from '}${price} a night${inOneRoom ? ' in one room' : ''}`;
export const priceLegend = (isOne: boolean, inOneRoom: boolean) =>
  `${isOne ? 'The' : 'The lowest'} price of a night${inOneRoom ? ' in one room' : ''}, taxes included.`;
