import * as v from 'valibot';
import {
  BasicsSchema,
  type ListingForm,
  ListingPhotosSchema,
  ListingPoliciesSchema,
  ListingRoomsSchema,
  listingProblems,
  type ProblemCode,
} from '#src/domain/listing/listing.ts';
import type { Problem } from './stepProps.ts';

const codes = Object.keys(listingProblems) as ProblemCode[];
/** Several codes may share a sentence; which of them it is makes no difference to whoever reads it. */
const codeOf = (sentence: string) => codes.find((code) => listingProblems[code] === sentence);

function problemsOf(part: string, schema: v.GenericSchema, value: unknown): Problem[] {
  const found = new Map<string, Problem>();
  for (const { message, path = [] } of v.safeParse(schema, value).issues ?? []) {
    const at = [part, ...path.map(({ key }) => String(key))].join('.');
    const code = codeOf(message);
    if (code && !found.has(at)) found.set(at, { path: at, code });
  }
  return [...found.values()];
}

/** What is missing or wrong in a part of the form, in the order of its fields; the first problem of each. */
export const checkBasics = ({ basics }: ListingForm) => problemsOf('basics', BasicsSchema, basics);
export const checkRooms = ({ rooms }: ListingForm) => problemsOf('rooms', ListingRoomsSchema, rooms);
export const checkPhotos = ({ photos }: ListingForm) => problemsOf('photos', ListingPhotosSchema, photos);
export const checkPolicies = ({ policies }: ListingForm) => problemsOf('policies', ListingPoliciesSchema, policies);
export const mostAmenities = 60;
export const checkAmenities = ({ amenities }: ListingForm): Problem[] =>
  amenities.length > mostAmenities ? [{ path: 'amenities', code: 'amenities_many' }] : [];
