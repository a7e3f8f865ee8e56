import { z } from 'astro/zod';
import { isLandmark } from '../domain/hotel/places.ts';
import { fixedWords, matching, slug, unique } from './fields.ts';

/** The kinds of place that each kind can be in. */
const placeParents = {
  region: [],
  taluka: ['region'],
  town: ['taluka', 'town'],
  beach: ['taluka', 'town'],
  airport: ['taluka', 'town'],
  station: ['taluka', 'town'],
  landmark: ['taluka', 'town'],
} as const satisfies Record<string, readonly string[]>;

/** The sources of landmarks, explained at the top of the file. */
const sources = ['asi', 'archaeology', 'tourism', 'forest', 'transport', 'ferries', 'health', 'maps'] as const;

/** Goa with a margin: south, north, west, east. */
const goa = { latitude: [14.88, 15.82], longitude: [73.66, 74.36] } as const;
const degrees = ([from, to]: readonly [number, number], of: string) =>
  z.number().min(from, `Outside Goa: ${of} is ${from} to ${to}.`).max(to, `Outside Goa: ${of} is ${from} to ${to}.`);

export const PlaceSchema = z.strictObject({
  id: slug.max(60),
  name: fixedWords.max(60),
  kind: z.enum(Object.keys(placeParents) as (keyof typeof placeParents)[]),
  in: slug.optional().describe('The id of the place that it lies in. A region lies in none.'),
  names: z
    .array(fixedWords.max(60))
    .default([])
    .describe('Other names and spellings, and codes of airports and stations.'),
  source: z.enum(sources).optional().describe('The official list that names the landmark.'),
  pincodes: z.array(matching(z.string(), /^403\d{3}$/, "Six digits of Goa in quotes, like '403515'.")).default([]),
  at: z
    .tuple([degrees(goa.latitude, 'the latitude'), degrees(goa.longitude, 'the longitude')])
    .describe('Latitude and longitude in degrees.'),
});
export type Place = z.output<typeof PlaceSchema>;

/** Two names are equal if they differ only in capitals, accents, apostrophes or separators. */
export const placeKey = (name: string) =>
  name
    .replace(/['`´ʹʻʼ‘’‛′＇\u200c\u200d]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The search reads at most this many words as one name. */
const longestName = 6;

/** Each place follows the one it is in. Only airports, stations and landmarks may share a name. */
export const PlacesSchema = unique(z.array(PlaceSchema), ({ id }) => id, 'place').superRefine((places, context) => {
  const known = new Map<string, Place['kind']>();
  const named = new Map<string, string>();
  for (const [index, place] of places.entries()) {
    const report = (message: string) =>
      context.addIssue({ code: 'custom', path: [index], message: `${place.id}: ${message}` });
    const allowed: readonly string[] = placeParents[place.kind];
    const parent = place.in && known.get(place.in);
    if (place.in && !parent) report(`"${place.in}" is not in this list above it.`);
    else if (parent ? !allowed.includes(parent) : allowed.length > 0) {
      report(`a ${place.kind} lies in ${allowed.length > 0 ? `a ${allowed.join(' or a ')}` : 'no other place'}.`);
    }
    if ((place.kind === 'landmark') !== (place.source !== undefined))
      report('only a landmark has a source, and every landmark needs one.');
    for (const name of [place.name, ...place.names]) {
      if (placeKey(name).split(' ').length > longestName)
        report(`the name "${name}" has more than ${longestName} words.`);
      const other = named.get(placeKey(name));
      if (other && !(isLandmark(place) && isLandmark({ kind: known.get(other) ?? null }))) {
        report(`the name "${name}" belongs to ${other} already.`);
      }
      named.set(placeKey(name), place.id);
    }
    known.set(place.id, place.kind);
  }
});
