import type { APIRoute, GetStaticPaths } from 'astro';
import { originOfBackend } from '#src/build/backend.ts';
import { hotelRedirects } from '#src/build/hotelRedirects.ts';
import { redirectsOfOthers } from '#src/build/shells.ts';
import { publishedHotels } from '#src/server/published.ts';
import { reviewsRewrite } from '#src/server/reviewsRewrite.ts';
import { languages, pathIn } from '#src/words/languages.ts';

/** A file named `_redirects.ts` would not be a route. */
export const getStaticPaths = (() => [{ params: { redirects: '_redirects' } }]) satisfies GetStaticPaths;

export const GET: APIRoute = async () => {
  const hotels = (await publishedHotels()) ?? [];
  return new Response(
    [
      reviewsRewrite(originOfBackend(import.meta.env)),
      ...languages.map((language) => hotelRedirects(hotels, pathIn(language, ''))),
      ...redirectsOfOthers.map((line) => `${line}\n`),
    ].join(''),
  );
};
