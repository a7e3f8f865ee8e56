/** How many words of a name an address holds. */
const most = 8;

/**
 * A hotel's name as the end of its address, `-casa-de-patio`: letters a–z and digits, one hyphen before each word; accents fall off.
 * Empty for a name in another script: hosts differ in what they make of such addresses, and the id alone leads to the hotel too.
 */
export const hotelSlug = (name: string): string =>
  (
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  )
    .slice(0, most)
    .map((word) => `-${word}`)
    .join('');

/** The last part of a hotel's address. */
export const hotelAddress = (id: string, name: string): string => id + hotelSlug(name);

/** The id that such a part begins with; a screen shows that hotel whatever follows, and the host knows the names it had. */
export const hotelIdIn = (address: string): string => address.slice(0, 36);
