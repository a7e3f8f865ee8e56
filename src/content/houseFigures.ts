import type { Highlights } from '#src/domain/hotel/highlights.ts';
import { nameInRows } from '#src/domain/hotel/ownWords.ts';
import type { Showcase } from './content.ts';

export interface BrandHotel extends Omit<Showcase, 'rating' | 'reviewCount' | 'roomCategories'> {
  roomCategories: (Showcase['roomCategories'][number] & { nameInRows: string })[];
  /** Out of 5; null without reviews. */
  rating: number | null;
  reviewCount: number;
  /** The name in the address of its booking page; '' if the backend did not answer. */
  hotelName: string;
  /** The lowest night price in paise. */
  fromPrice: number;
}

/** Replaces ratings and prices of `content` by the backend's, unless it did not answer (null). A hotel that it does not offer gets no rating. */
export function withFigures(
  house: Showcase,
  told: Highlights | null,
  hotels: readonly { id: string; name: string }[] = [],
): BrandHotel {
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
    rating: told ? (figures?.rating ?? null) : (house.rating ?? null),
    reviewCount: told ? (figures?.review_count ?? 0) : (house.reviewCount ?? 0),
  };
}
