import type { APIRoute, GetStaticPaths } from 'astro';
import { encodePhoto } from '#src/build/encodePhoto.ts';
import { type PhotoRecipe, photoRecipes } from '#src/content/photoRecipes.ts';

/** Photos at addresses that never change (`/photos/casa-patio-480.webp`), because database rows name them. */
export const getStaticPaths: GetStaticPaths = async () =>
  [...(await photoRecipes())].map(([file, recipe]) => ({ params: { file }, props: recipe }));

export const GET: APIRoute<PhotoRecipe> = async ({ props: recipe }) =>
  new Response(new Uint8Array(await encodePhoto(recipe)), { headers: { 'content-type': `image/${recipe.format}` } });
