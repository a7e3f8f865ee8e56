import { gstRate } from '#src/domain/listing/gst.ts';
import { allInPrice, type ListingRoom } from '#src/domain/listing/listing.ts';
import { readRupees, taxContained } from '#src/domain/money.ts';
import * as say from '#src/words/staff/wizard.ts';

export function duplicateRoom(rooms: readonly ListingRoom[], id: string, newId: string): ListingRoom[] {
  return rooms.flatMap((room) => {
    if (room.id !== id) return [room];
    const name = room.name.trim() === '' ? '' : say.copyOfRoom(room.name.trim());
    return [room, { ...room, id: newId, name, amenities: [...room.amenities], photos: [] }];
  });
}

export function putRoomBack(rooms: readonly ListingRoom[], room: ListingRoom, place: number): ListingRoom[] {
  return rooms.some(({ id }) => id === room.id) ? [...rooms] : rooms.toSpliced(place, 0, room);
}

export interface GuestPrice {
  /** The price of a night for guests, in paise. */
  allIn: number;
  tax: number;
  /** The lawful GST rate in percent at this price, and if it equals the typed one. */
  lawful: number;
  isLawful: boolean;
}

export function computeGuestPrice({
  base_price,
  tax_rate,
}: Pick<ListingRoom, 'base_price' | 'tax_rate'>): GuestPrice | null {
  const base = readRupees(base_price);
  if (base === null || base >= 100_000_000 || !/^\d{1,2}(\.\d)?$/.test(tax_rate.trim())) return null;
  const rate = Number(tax_rate);
  if (base === 0 || rate > 30) return null;
  const allIn = allInPrice(base, rate);
  const lawful = gstRate(base / 100);
  return { allIn, tax: taxContained(allIn, rate), lawful, isLawful: rate === lawful };
}
