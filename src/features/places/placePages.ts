import { places, type StayWords, stayWords } from '#src/content/content.ts';
import { publishedHotels } from '#src/server/published.ts';
import { type Arranged, arrangePlaces } from './arrangePlaces.ts';

/** The regions and towns with pages, in the order of `content/places.yaml`. Empty if the build knows no hotels. */
export const placePages = async (): Promise<PlacePage[]> =>
  arrangePlaces(await places(), await stayWords(), (await publishedHotels()) ?? []);

export type PlacePage = Arranged<StayWords>;
