import * as say from '../../words/staff/admin.ts';

/**
 * The orders of a list: the word for each, as the address and the server know it, and what the choice is called. A minus
 * turns an order round. The first is the list's own, which nobody has to ask for.
 */
export type Orders = Readonly<Record<string, string>>;

export const bookingOrders: Orders = {
  '-booked': say.bookedNewestFirst,
  booked: say.bookedOldestFirst,
  arrival: say.arrivalEarliestFirst,
  '-arrival': say.arrivalLatestFirst,
  departure: say.departureEarliestFirst,
  '-departure': say.departureLatestFirst,
  '-total': say.totalHighestFirst,
  total: say.totalLowestFirst,
  guest: say.guestToZ,
  '-guest': say.guestZTo,
};

export const userOrders: Orders = {
  '-joined': say.joinedNewestFirst,
  joined: say.joinedOldestFirst,
  name: say.nameToZ,
  '-name': say.nameZTo,
};

export const propertyOrders: Orders = {
  '-created': say.startedNewestFirst,
  created: say.startedOldestFirst,
  '-submitted': say.submittedNewestFirst,
  submitted: say.submittedOldestFirst,
  '-reviewed': say.reviewedNewestFirst,
  reviewed: say.reviewedOldestFirst,
  name: say.nameToZ,
  '-name': say.nameZTo,
};

export const roomOrders: Orders = {
  hotel: say.propertyAndRoomToZ,
  '-hotel': say.propertyAndRoomZTo,
  '-price': say.priceHighestFirst,
  price: say.priceLowestFirst,
  fullest: say.fullestNightFewestAvailableFirst,
  '-fullest': say.fullestNightMostAvailableFirst,
};

export const awaitedOrders: Orders = {
  deadline: say.deadlineEarliestFirst,
  '-deadline': say.deadlineLatestFirst,
  arrival: say.arrivalEarliestFirst,
  '-arrival': say.arrivalLatestFirst,
  '-amount': say.dueHighestFirst,
  amount: say.dueLowestFirst,
  name: say.guestToZ,
  '-name': say.guestZTo,
};

/** The list's own order. */
export const defaultOrder = (orders: Orders) => Object.keys(orders)[0] ?? '';

/** The order that an address asks for; the list's own for a word that is none. */
export const orderOf = (orders: Orders, word: string) => (Object.hasOwn(orders, word) ? word : defaultOrder(orders));

/** How a list in this order runs by what `by` names; undefined while it is ordered by something else. */
export function directionBy(by: string, order: string): 'ascending' | 'descending' | undefined {
  if (order === by) return 'ascending';
  return order === `-${by}` ? 'descending' : undefined;
}

/** The order after the head of a column is pressed: its two directions in turn, as they are listed, then the list's own again. */
export function nextOrder(orders: Orders, by: string, now: string): string {
  const turns = Object.keys(orders).filter((order) => directionBy(by, order));
  return turns[turns.indexOf(now) + 1] ?? defaultOrder(orders);
}
