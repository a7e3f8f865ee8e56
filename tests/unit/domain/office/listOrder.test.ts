import { describe, expect, test } from 'vitest';
import {
  bookingOrders,
  defaultOrder,
  directionBy,
  nextOrder,
  orderOf,
  propertyOrders,
  roomOrders,
  userOrders,
} from '#src/domain/office/listOrder.ts';

describe('the order of a list', () => {
  test.each([
    ['bookings', bookingOrders, '-booked'],
    ['users', userOrders, '-joined'],
    ['properties', propertyOrders, '-created'],
    ['rooms', roomOrders, 'hotel'],
  ])('of %s is its own for any word that is none', (_, orders, own) => {
    expect(defaultOrder(orders)).toBe(own);
    for (const word of ['', '-', '__proto__', 'constructor', 'toString', 'x'.repeat(10_000), "name'; drop table x"])
      expect(orderOf(orders, word)).toBe(own);
    for (const word of Object.keys(orders)) expect(orderOf(orders, word)).toBe(word);
  });

  test('every order can be turned round', () => {
    for (const orders of [bookingOrders, userOrders, propertyOrders, roomOrders])
      for (const word of Object.keys(orders))
        expect(Object.keys(orders)).toContain(word.startsWith('-') ? word.slice(1) : `-${word}`);
  });

  test.each([
    ['arrival', '-booked', 'arrival'],
    ['arrival', 'arrival', '-arrival'],
    ['arrival', '-arrival', '-booked'],
    ['total', 'arrival', '-total'],
    ['total', '-total', 'total'],
    ['booked', '-booked', 'booked'],
    ['booked', 'booked', '-booked'],
    ['booked', 'total', '-booked'],
  ])('the head for %s leads from %s to %s', (by, now, next) => {
    expect(nextOrder(bookingOrders, by, now)).toBe(next);
  });

  test('runs upwards, downwards or by something else', () => {
    expect(['total', '-total', 'guest'].map((order) => directionBy('total', order))).toEqual([
      'ascending',
      'descending',
      undefined,
    ]);
  });
});
