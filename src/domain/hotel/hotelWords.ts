import { described, offer, roomsAndPrices } from '../../words/en/hotel.ts';
import { formatMoney } from '../money.ts';
import type { HotelDetails } from './hotel.ts';

/** Text as one line of so many characters at most, cut after a word. */
export function cutText(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const words = line.slice(0, most).replace(/\s+\S*$/, '');
  return `${words.slice(0, most - 1).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** The lowest price of a night, in paise; null without rooms. */
export const lowestPrice = ({ rooms }: Pick<HotelDetails, 'rooms'>): number | null =>
  rooms.length > 0 ? Math.min(...rooms.map(({ base_price }) => base_price)) : null;

/** What the tab and results pages call a hotel's page, in so many characters: they also show the brand. */
export function hotelTitle({ hotel: { name, city } }: Pick<HotelDetails, 'hotel'>, most: number): string {
  const whole = [roomsAndPrices(name, city), `${name}, ${city}`, name].find(({ length }) => length <= most);
  return whole ?? cutText(name, most);
}

/** What results pages say of a hotel: its name, what it costs, and the beginning of what it says of itself. 160 characters at most. */
export function hotelDescription({ hotel, rooms }: Pick<HotelDetails, 'hotel' | 'rooms'>): string {
  const price = lowestPrice({ rooms });
  const offered = price === null ? '' : offer(rooms.length, formatMoney(price, 'INR', null, 'price'));
  return cutText(described(hotel.name, hotel.city, offered, hotel.description), 160);
}
