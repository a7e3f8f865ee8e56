import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, icons } from '#src/build/brandIcons.ts';

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(icons).map(([file, recipe]) => ({ params: { icon: file.replace('.png', '') }, props: { recipe } }));

export const GET: APIRoute<{ recipe: Parameters<typeof drawIcon>[0] }> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(props.recipe)), { headers: { 'content-type': 'image/png' } });
