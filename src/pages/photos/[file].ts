import type { APIRoute, GetStaticPaths } from 'astro';
import { encodePhoto } from '#src/build/encodePhoto.ts';
import { type PhotoRecipe, photoRecipes } from '#src/content/photoRecipes.ts';

/** Database rows name these addresses. PHOTOS_ON_DEMAND writes recipes, from which `supabase/local/site.ts` draws a file on request. */
type Props = { recipe: PhotoRecipe } | { recipes: Record<string, PhotoRecipe> };

export const getStaticPaths: GetStaticPaths = async () => {
  const recipes = await photoRecipes();
  if (process.env.PHOTOS_ON_DEMAND)
    return [{ params: { file: 'recipes.json' }, props: { recipes: Object.fromEntries(recipes) } satisfies Props }];
  return [...recipes].map(([file, recipe]) => ({ params: { file }, props: { recipe } satisfies Props }));
};

export const GET: APIRoute<Props> = async ({ props }) => {
  if ('recipes' in props) return Response.json(props.recipes);
  const photo = await encodePhoto(props.recipe);
  return new Response(new Uint8Array(photo), { headers: { 'content-type': `image/${props.recipe.format}` } });
};
