import type { Highlights } from '#src/domain/hotel/highlights.ts';
import { nameInRows } from '#src/domain/hotel/ownWords.ts';
import type { Showcase } from './content.ts';

/** A house as the pages show it. */
export interface House extends Omit<Showcase, 'rating' | 'roomCategories'> {
  roomCategories: (Showcase['roomCategories'][number] & { nameInRows: string })[];
  /** Out of 5; null without reviews. */
  rating: number | null;
  /** What its bookable hotel is called, for its address; empty where the build could not ask. */
  hotelName: string;
  /** What its cheapest room costs a night, in paise. */
  fromPrice: number;
}

/**
 * Puts the backend's figures in the place of those in `content`: id, rating, reviews, and what each room costs at least. Null when the
 * backend is not known or did not answer: then those in `content` stand. Of a house that it does not offer, no rating is claimed.
 */
export function withFigures(
  house: Showcase,
  told: Highlights | null,
  hotels: readonly { id: string; name: string }[] = [],
): House {
  const figures = told?.houses.find(({ showcase_id }) => showcase_id === house.id);
  const roomCategories = house.roomCategories.map((room) => {
    const inRows = nameInRows(room.title);
    const price = figures?.rooms.find(({ name }) => name === inRows)?.from_price;
    const from = price ? price / 100 : (room.price ?? room.priceRange.from);
    return { ...room, nameInRows: inRows, priceRange: { from, to: Math.max(from, room.priceRange.to) } };
  });
  const lowest = Math.min(...roomCategories.map(({ priceRange }) => Math.round(priceRange.from * 100)));
  const hotelId = figures?.hotel_id ?? house.hotelId;
  return {
    ...house,
    roomCategories,
    hotelId,
    hotelName: hotels.find(({ id }) => id === hotelId)?.name ?? '',
    fromPrice: figures?.from_price ?? lowest,
    rating: told ? (figures?.rating ?? null) : house.rating,
    reviewCount: told ? (figures?.review_count ?? 0) : house.reviewCount,
  };
}
