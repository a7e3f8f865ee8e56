import { showcases } from '#src/content/content.ts';
import { withFigures } from '#src/content/houseFigures.ts';
import { publishedHotels } from '#src/server/published.ts';
import { highlights } from './highlights.ts';

/** Returns our own hotels in their order, with the ratings and prices of the backend. */
export async function houses() {
  const hotels = (await publishedHotels())?.map(({ hotel }) => hotel);
  const told = await highlights();
  return (await showcases()).map((house) => withFigures(house, told, hotels));
}
