export const priceOfNight = (price: string, isOne: boolean, inOneRoom: boolean) =>
  `${inOneRoom ? 'एक कमरे में ' : ''}प्रति रात ${price}${isOne ? '' : ' से'}`;
export const priceLegend = (isOne: boolean, inOneRoom: boolean) =>
  `${inOneRoom ? 'एक कमरे में ' : ''}एक रात का ${isOne ? '' : 'सबसे कम '}किराया, टैक्स समेत।`;
