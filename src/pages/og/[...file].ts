import type { APIRoute, GetStaticPaths } from 'astro';
import { drawOgImage } from '#src/build/ogImage.ts';
import { hotelOgFile, hotelOgRecipe, ogPages, ogRecipe, placeOgFile, placeOgRecipe } from '#src/content/og.ts';
import type { OgRecipe } from '#src/content/ogRecipes.ts';
import { placePages } from '#src/features/places/placePages.ts';
import { publishedHotels } from '#src/server/published.ts';
import { at } from '#src/words/en/language.ts';

type Props = { recipe: OgRecipe } | { recipes: Record<string, OgRecipe> };

/** PHOTOS_ON_DEMAND writes recipes of hotels and places, drawn on request. */
export const getStaticPaths: GetStaticPaths = async () => {
  const pages = (await ogPages()).map(({ file, ...page }) => [file, ogRecipe(page)] as const);
  const hotels = await Promise.all(
    ((!at && (await publishedHotels())) || []).map(
      async (found) => [hotelOgFile(found.hotel), await hotelOgRecipe(found)] as const,
    ),
  );
  const places = (await placePages()).map(
    ({ place, words }) => [placeOgFile(place.id), placeOgRecipe(place.name, words.picture)] as const,
  );
  const isOnDemand = Boolean(process.env.PHOTOS_ON_DEMAND);
  const later = [...hotels, ...places];
  return [
    ...[...pages, ...(isOnDemand ? [] : later)].map(([file, recipe]) => ({
      params: { file },
      props: { recipe } satisfies Props,
    })),
    ...(isOnDemand
      ? [{ params: { file: 'recipes.json' }, props: { recipes: Object.fromEntries(later) } satisfies Props }]
      : []),
  ];
};

export const GET: APIRoute<Props> = async ({ props }) => {
  if ('recipes' in props) return Response.json(props.recipes);
  return new Response(new Uint8Array(await drawOgImage(props.recipe)), { headers: { 'content-type': 'image/jpeg' } });
};
