import site from '../../content/site.json' with { type: 'json' };
import type { SiteFacts } from './siteSchema.ts';

export const siteFacts: SiteFacts = site;

/** Replaces {name} and {tagline}. */
export function fillFacts(text: string): string {
  return text.replaceAll('{name}', siteFacts.name).replaceAll('{tagline}', siteFacts.tagline);
}
