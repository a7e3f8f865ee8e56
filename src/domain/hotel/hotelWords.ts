import { described, offer, roomsAndPrices } from '../../words/en/hotel.ts';
import { formatMoney } from '../money.ts';
import type { HotelDetails } from './hotel.ts';

export function cutText(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const words = line.slice(0, most).replace(/\s+\S*$/, '');
  return `${words.slice(0, most - 1).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** Returns paise per night; null without rooms. */
export const lowestPrice = ({ rooms }: Pick<HotelDetails, 'rooms'>): number | null =>
  rooms.length > 0 ? Math.min(...rooms.map(({ base_price }) => base_price)) : null;

/** Returns the page title. Browsers and search results add the brand. */
export function hotelTitle({ hotel: { name, city } }: Pick<HotelDetails, 'hotel'>, most: number): string {
  const whole = [roomsAndPrices(name, city), `${name}, ${city}`, name].find(({ length }) => length <= most);
  return whole ?? cutText(name, most);
}

export function hotelDescription({ hotel, rooms }: Pick<HotelDetails, 'hotel' | 'rooms'>): string {
  const price = lowestPrice({ rooms });
  const offered = price === null ? '' : offer(rooms.length, formatMoney(price, 'INR', null, 'price'));
  return cutText(described(hotel.name, hotel.city, offered, hotel.description), 160);
}
