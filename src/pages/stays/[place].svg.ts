import type { APIRoute, GetStaticPaths } from 'astro';
import { placeMap } from '#src/features/places/placeMap.ts';
import { type PlacePage, placePages } from '#src/features/places/placePages.ts';

/** The maps of the pages of places, as files of their own: most visitors see one, lower down. */
export const getStaticPaths = (async () =>
  (await placePages()).map((page) => ({ params: { place: page.place.id }, props: { page } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: PlacePage }> = ({ props }) =>
  new Response(placeMap(props.page), { headers: { 'content-type': 'image/svg+xml' } });
