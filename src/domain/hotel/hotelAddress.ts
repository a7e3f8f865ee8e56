const most = 8;

/** Returns `-casa-de-patio` for a name; '' for a name in another script, which hosts encode differently. */
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

export const hotelAddress = (id: string, name: string): string => id + hotelSlug(name);

/** Returns the id at the start of a hotel's address. Any text may follow it. */
export const hotelIdIn = (address: string): string => address.slice(0, 36);
