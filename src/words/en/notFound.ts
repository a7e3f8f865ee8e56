/** Pages that are not there. */

export const returnHome = 'Return to Home';
export const noProperty = 'Property Not Found';
export const noPropertyDescription =
  'We have no hotel at this address. Look at our two hotels in Candolim and Porvorim.';
export const noHouse = 'We have no hotel at this address. These are our hotels:';
export const houseIn = (kind: string, place: string) => `${kind} in ${place}`;
export const backHome = 'Go Back Home';
