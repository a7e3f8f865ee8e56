import type { APIRoute, GetStaticPaths } from 'astro';
import { isHindi, outlines, stepsOfSize } from '#src/build/hindiOutlines.ts';
import { placeMap } from '#src/features/places/placeMap.ts';
import { type PlacePage, placePages } from '#src/features/places/placePages.ts';

export const getStaticPaths = (async () =>
  (await placePages()).map((page) => ({ params: { place: page.place.id }, props: { page } }))) satisfies GetStaticPaths;

/** Returns words as outlines, because a browser cannot use web fonts in a picture. */
async function drawnWords() {
  const [pinned, water, plain] = await Promise.all([outlines('bold'), outlines('heading'), outlines('plain')]);
  const faces = new Map([
    ['pinned', pinned],
    ['water', water],
  ]);
  return (text: string, look: string) =>
    isHindi(text) ? { ...(faces.get(look) ?? plain)(text), scale: 15 / stepsOfSize } : null;
}

export const GET: APIRoute<{ page: PlacePage }> = async ({ props }) =>
  new Response(placeMap(props.page, await drawnWords()), { headers: { 'content-type': 'image/svg+xml' } });
