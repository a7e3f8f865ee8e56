/** Labels by order, as in the address and on the server. A minus reverses an order. The first is the default. */
export type Orders = Readonly<Record<string, string>>;

export { awaitedOrders, bookingOrders, propertyOrders, roomOrders, userOrders } from '../../words/staff/admin.ts';

export const defaultOrder = (orders: Orders) => Object.keys(orders)[0] ?? '';

export const orderOf = (orders: Orders, word: string) => (Object.hasOwn(orders, word) ? word : defaultOrder(orders));

export function directionBy(by: string, order: string): 'ascending' | 'descending' | undefined {
  if (order === by) return 'ascending';
  return order === `-${by}` ? 'descending' : undefined;
}

/** Returns the next order for a column: its two directions in turn, then the default. */
export function nextOrder(orders: Orders, by: string, now: string): string {
  const turns = Object.keys(orders).filter((order) => directionBy(by, order));
  return turns[turns.indexOf(now) + 1] ?? defaultOrder(orders);
}
