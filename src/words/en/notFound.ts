/** Pages that are not there. */

export const returnHome = 'Return to Home';
export const noProperty = 'Property Not Found';
export const noPropertyDescription =
  'There is no house of ours at this address. Look at the two we keep, in Candolim and in Porvorim.';
export const noHouse = 'There is no house of ours at this address. These are the two we keep:';
export const houseIn = (kind: string, place: string) => `${kind} in ${place}`;
export const backHome = 'Go Back Home';
