/**
 * The orders of a list: the word for each, as the address and the server know it, and what the choice is called. A minus
 * turns an order round. The first is the list's own, which nobody has to ask for.
 */
export type Orders = Readonly<Record<string, string>>;

export { awaitedOrders, bookingOrders, propertyOrders, roomOrders, userOrders } from '../../words/staff/admin.ts';

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
