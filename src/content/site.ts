import site from '../../content/site.json';
import type { SiteFacts } from './siteSchema.ts';

/** The brand's own facts, from the one file that holds them; the build refuses a wrong one. */
export const siteFacts: SiteFacts = site;

/** Puts the brand's name and tagline where a text says {name} or {tagline}. */
export function fillFacts(text: string): string {
  return text.replaceAll('{name}', siteFacts.name).replaceAll('{tagline}', siteFacts.tagline);
}
