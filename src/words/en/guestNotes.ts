/** What guests tell the hotel, by its name. */

export const arrivesAt = 'Arrives at';
export const requests = 'Requests';
export const specialRequests = 'Special requests';
