/** What the terms of cancellation mean for these dates. */

export const freeUntil = (moment: string) =>
  `Free cancellation until ${moment}; after that, what you pay does not come back.`;
export const partUntil = (percent: number, moment: string) =>
  `Cancelled until ${moment}, ${percent}% of what you pay comes back; after that, nothing.`;
export const nothingBack = 'For these dates, what you pay does not come back if you cancel.';
