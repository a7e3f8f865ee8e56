import { beforeEach, expect, test, vi } from 'vitest';
import { adminList } from '#src/features/desk/adminList.ts';
import { houseAddress } from '#src/features/desk/houseAddress.ts';
import { nameHouse } from '#src/features/desk/sections.ts';

const origin = 'https://susegad.example';
const hotel = '00000000-0000-4000-8000-000000000001';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('an admin goes back to the list that they came from, with its filters, also after other screens', () => {
  const bookings = { address: '/admin/bookings?status=active&page=2', name: 'all bookings' };
  expect(adminList(`${origin}${bookings.address}`, origin)).toEqual(bookings);
  expect(adminList(`${origin}/owner/bookings?hotel=${hotel}`, origin)).toEqual(bookings);
  expect(adminList('', origin)).toEqual(bookings);
  expect(adminList(`${origin}/admin/rooms`, origin)).toEqual({ address: '/admin/rooms', name: 'all room types' });
  expect(adminList(`${origin}/admin/settings`, origin).name, 'no list of properties').toBe('all room types');
  expect(adminList(`${origin}/admin`, origin)).toEqual({ address: '/admin', name: 'the overview' });
});

test('an admin who opened the front desk by a link goes to all properties', () => {
  const all = { address: '/admin/availability', name: 'all properties' };
  expect(adminList('', origin)).toEqual(all);
  expect(adminList(`https://other.example/admin/bookings`, origin)).toEqual(all);
  expect(adminList(`${origin}/admin/settings`, origin)).toEqual(all);
});

test('the address of a front-desk page names the property that it shows', () => {
  const at = (search: string, hash = '') =>
    houseAddress({ pathname: '/owner/bookings', search, hash } as Location, hotel);
  expect(at('')).toBe(`/owner/bookings?hotel=${hotel}`);
  expect(at('?search=Asha&page=2', '#top')).toBe(`/owner/bookings?hotel=${hotel}&search=Asha&page=2#top`);
  expect(at('?hotel=another&list=past')).toBe(`/owner/bookings?hotel=${hotel}&list=past`);
  expect(at(`?list=past&hotel=${hotel}`)).toBe(null);
});

test('a link of the menu names the property only if the person may open it there', () => {
  const link = (pathname: string, right?: string) => ({ pathname, dataset: { right }, hidden: false, search: '' });
  const links = [link('/owner'), link('/owner/bookings', 'bookings'), link('/owner/rates', 'rates')];
  vi.stubGlobal('document', { querySelectorAll: () => links });
  const named = () => links.map(({ search }) => search);
  nameHouse(hotel, true, ['bookings', 'rates', 'house']);
  expect(named()).toEqual(['', `?hotel=${hotel}`, `?hotel=${hotel}`]);
  nameHouse(hotel, true, ['bookings']);
  expect(named()).toEqual(['', `?hotel=${hotel}`, '']);
});
