import * as v from 'valibot';
import { type Highlights, HighlightsSchema } from '#src/domain/hotel/highlights.ts';
import { askHighlights } from '#src/server/highlights.ts';

let asked: Promise<Highlights | null> | undefined;

/** Returns the backend's figures at build time, requested once; null without a backend or an answer. */
export function highlights(): Promise<Highlights | null> {
  asked ??= import.meta.env.PUBLIC_SUPABASE_URL ? readHighlights() : Promise.resolve(null);
  return asked;
}

/** The build never fails on the backend: without an answer, pages use the figures in `content`. */
export async function readHighlights(seconds = 10): Promise<Highlights | null> {
  try {
    return v.parse(HighlightsSchema, await askHighlights(seconds));
  } catch (error) {
    console.warn(`The pages are built with the prices and ratings of content/: ${error}`);
    return null;
  }
}
