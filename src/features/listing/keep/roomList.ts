import { gstRate } from '#src/domain/listing/gst.ts';
import { allInPrice, type ListingRoom, taxContained } from '#src/domain/listing/listing.ts';
import { readRupees } from '#src/domain/money.ts';
import * as say from '#src/words/staff/wizard.ts';

/** The rooms of a listing as typed: what can be done with the list, and what a guest will pay. */

/** A copy right after the room, with an id of its own. Its photos stay with the room they were taken of. */
export function duplicateRoom(rooms: readonly ListingRoom[], id: string, newId: string): ListingRoom[] {
  return rooms.flatMap((room) => {
    if (room.id !== id) return [room];
    const name = room.name.trim() === '' ? '' : say.copyOfRoom(room.name.trim());
    return [room, { ...room, id: newId, name, amenities: [...room.amenities], photos: [] }];
  });
}

/** Puts a removed room back where it was. */
export function putRoomBack(rooms: readonly ListingRoom[], room: ListingRoom, place: number): ListingRoom[] {
  return rooms.some(({ id }) => id === room.id) ? [...rooms] : rooms.toSpliced(place, 0, room);
}

export interface GuestPrice {
  /** The price that guests pay a night, in paise. */
  allIn: number;
  /** The tax in it. */
  tax: number;
  /** The rate that the law asks for at this price, in percent, and whether it is the one typed. */
  lawful: number;
  isLawful: boolean;
}

/** The price as a guest will see it; null while price or rate cannot be read. */
export function guestPrice({ base_price, tax_rate }: Pick<ListingRoom, 'base_price' | 'tax_rate'>): GuestPrice | null {
  const base = readRupees(base_price);
  if (base === null || base >= 100_000_000 || !/^\d{1,2}(\.\d)?$/.test(tax_rate.trim())) return null;
  const rate = Number(tax_rate);
  if (base === 0 || rate > 30) return null;
  const allIn = allInPrice(base, rate);
  const lawful = gstRate(base / 100);
  return { allIn, tax: taxContained(allIn, rate), lawful, isLawful: rate === lawful };
}
