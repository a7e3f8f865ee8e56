export const roomsAndPrices = (name: string, city: string) => `${name}, ${city}: कमरे और किराया`;
export const offer = (kinds: number, price: string) => `: ${kinds} तरह के कमरे, किराया ${price} प्रति रात से शुरू, टैक्स समेत`;
export const described = (name: string, city: string, offer: string, description: string) =>
  `${name}, ${city}${offer}। ${description}`;
