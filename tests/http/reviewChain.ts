import assert from 'node:assert/strict';
import type { World } from './world.ts';

export interface Entry {
  n: number;
  kind: string;
  review_id: string;
  at: string;
  rating: number | null;
  aspects: Record<string, number> | null;
  reason: string | null;
  previous: string;
  hash: string;
}

export interface Published {
  hotel: { id: string; name: string };
  figures: {
    review_count: number;
    rating: number | null;
    stars: number[];
    aspects: object | null;
    aspect_count: number;
  };
  entries: Entry[];
  words: { review_id: string; salt: string; reviewer_name: string; title: string; comment: string }[];
}

export async function published(world: World, hotel = world.hotelOf('owner A').hotel): Promise<Published> {
  const { status, json } = await world.call('anon', 'GET', `/functions/v1/published-reviews/${hotel}.json`);
  assert.equal(status, 200);
  return json;
}
