import { showcase } from '#src/content/content.ts';
import { type BrandHotel, withFigures } from '#src/content/houseFigures.ts';
import { type ShowcaseId, showcaseIds } from '#src/domain/showcase.ts';
import { publishedHotels } from '#src/server/published.ts';
import { highlights } from './highlights.ts';

export async function house(id: ShowcaseId): Promise<BrandHotel> {
  const hotels = (await publishedHotels())?.map(({ hotel }) => hotel);
  return withFigures(await showcase(id), await highlights(), hotels);
}

export const houses = () => Promise.all(showcaseIds.map(house));
