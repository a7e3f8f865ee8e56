import type { APIRoute, GetStaticPaths } from 'astro';
import { drawOgImage } from '#src/build/ogImage.ts';
import { type OgPage, ogPages } from '#src/content/og.ts';

/** The pictures of shared links, one a page. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await ogPages()).map(({ file, ...page }) => ({ params: { file: file.replace('/og/', '') }, props: page }));

export const GET: APIRoute<OgPage> = async ({ props }) =>
  new Response(new Uint8Array(await drawOgImage(props)), { headers: { 'content-type': 'image/jpeg' } });
