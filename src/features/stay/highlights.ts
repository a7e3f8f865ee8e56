import * as v from 'valibot';
import { type Highlights, HighlightsSchema } from '#src/domain/hotel/highlights.ts';
import { askHighlights } from '#src/server/highlights.ts';

let asked: Promise<Highlights | null> | undefined;

/** Figures of the backend as they are during the build, asked for once; null where the build has no backend, or got no answer. */
export function highlights(): Promise<Highlights | null> {
  asked ??= import.meta.env.PUBLIC_SUPABASE_URL ? readHighlights() : Promise.resolve(null);
  return asked;
}

/** The site is built whatever the backend does: without its answer the pages begin with the figures in `content`. */
export async function readHighlights(seconds = 10): Promise<Highlights | null> {
  try {
    return v.parse(HighlightsSchema, await askHighlights(seconds));
  } catch (error) {
    console.warn(`The pages are built with the prices and ratings of content/: ${error}`);
    return null;
  }
}
