/**
 * The orders of a list: the word for each, as the address and the server know it, and what the choice is called. A minus
 * turns an order round. The first is the list's own, which nobody has to ask for.
 */
export type Orders = Readonly<Record<string, string>>;

export const bookingOrders: Orders = {
  '-booked': 'Booked, newest first',
  booked: 'Booked, oldest first',
  arrival: 'Arrival, earliest first',
  '-arrival': 'Arrival, latest first',
  departure: 'Departure, earliest first',
  '-departure': 'Departure, latest first',
  '-total': 'Total, highest first',
  total: 'Total, lowest first',
  guest: 'Guest, A to Z',
  '-guest': 'Guest, Z to A',
};

export const userOrders: Orders = {
  '-joined': 'Joined, newest first',
  joined: 'Joined, oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
};

export const propertyOrders: Orders = {
  '-created': 'Started, newest first',
  created: 'Started, oldest first',
  '-submitted': 'Submitted, newest first',
  submitted: 'Submitted, oldest first',
  '-reviewed': 'Reviewed, newest first',
  reviewed: 'Reviewed, oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
};

export const roomOrders: Orders = {
  hotel: 'Property and room, A to Z',
  '-hotel': 'Property and room, Z to A',
  '-price': 'Price, highest first',
  price: 'Price, lowest first',
  fullest: 'Fullest night, fewest available first',
  '-fullest': 'Fullest night, most available first',
};

export const awaitedOrders: Orders = {
  deadline: 'Expires, earliest first',
  '-deadline': 'Expires, latest first',
  arrival: 'Arrival, earliest first',
  '-arrival': 'Arrival, latest first',
  '-amount': 'Due, highest first',
  amount: 'Due, lowest first',
  name: 'Guest, A to Z',
  '-name': 'Guest, Z to A',
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
