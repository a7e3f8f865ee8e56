import site from '../../content/site.json' with { type: 'json' };
import type { SiteFacts } from './siteSchema.ts';

/** The editor writes no empty list. */
const stored: Omit<SiteFacts, 'social'> & Partial<SiteFacts> = site;
export const siteFacts: SiteFacts = { ...stored, social: stored.social ?? [] };

/** Replaces {name} and {tagline}. */
export function fillFacts(text: string): string {
  return text.replaceAll('{name}', siteFacts.name).replaceAll('{tagline}', siteFacts.tagline);
}
