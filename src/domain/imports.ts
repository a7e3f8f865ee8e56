import * as v from 'valibot';
import type { ListingForm } from './listing.ts';
import { indianStates, standardAmenities } from './listingWords.ts';

/** What an import answers, and how it fills the listing form: empty fields only. */

const RoomSchema = v.object({
  name: v.string(),
  description: v.string(),
  base_price: v.string(),
  max_guests: v.string(),
});
export const PropertyDataSchema = v.object({
  name: v.optional(v.string()),
  property_type: v.optional(v.string()),
  star_rating: v.optional(v.string()),
  description: v.optional(v.string()),
  address: v.optional(v.string()),
  city: v.optional(v.string()),
  state: v.optional(v.string()),
  pincode: v.optional(v.string()),
  latitude: v.optional(v.string()),
  longitude: v.optional(v.string()),
  amenities: v.optional(v.array(v.string())),
  rooms: v.optional(v.array(RoomSchema)),
  policies: v.optional(
    v.object({
      check_in_time: v.optional(v.string()),
      check_out_time: v.optional(v.string()),
      house_rules: v.optional(v.string()),
    }),
  ),
  /** To look at, not to copy: the owner uploads own files. */
  photos: v.optional(v.array(v.object({ url: v.string(), alt: v.string(), is_cover: v.boolean() }))),
});
export type PropertyData = v.InferOutput<typeof PropertyDataSchema>;

export const ImportAnswerSchema = v.variant('success', [
  v.object({
    success: v.literal(true),
    propertyData: PropertyDataSchema,
    summary: v.string(),
    fieldsImported: v.array(v.string()),
  }),
  v.object({ success: v.literal(false), code: v.string(), error: v.string() }),
]);

/** Columns of the CSV template, in its order. */
export const csvColumns = [
  'property_name',
  'property_type',
  'description',
  'address',
  'city',
  'state',
  'pincode',
  'max_guests',
  'bedrooms',
  'bathrooms',
  'base_price',
  'check_in_time',
  'check_out_time',
  'amenities',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

const basicsKeys = [
  'name',
  'property_type',
  'star_rating',
  'description',
  'address',
  'city',
  'state',
  'pincode',
  'latitude',
  'longitude',
] as const;
const policyKeys = ['check_in_time', 'check_out_time', 'house_rules'] as const;

/** Names of the fields an import brought, as `fieldsImported` tells them. */
export function fieldsOf(data: PropertyData): string[] {
  return [
    ...basicsKeys.filter((key) => data[key]),
    ...(['amenities', 'rooms', 'photos'] as const).filter((key) => data[key]?.length),
    ...policyKeys.filter((key) => data.policies?.[key]).map((key) => `policies.${key}`),
  ];
}

/** The state as the form's list spells it, or nothing. */
export function knownState(text: string): string | undefined {
  return indianStates.find((state) => state.toLowerCase() === text.trim().toLowerCase());
}

/** Other words for the site's own, as hosts and owners use them. */
const sameAmenity: readonly (readonly [RegExp, (typeof standardAmenities)[number]])[] = [
  [/^(free )?wi-?fi( included)?$|^wireless internet$/i, 'Free WiFi'],
  [/^((private|shared|outdoor|indoor|infinity|swimming) )*pool$/i, 'Swimming Pool'],
  [/^(gym|fitness cent(er|re))$/i, 'Gym/Fitness Center'],
  [/^(free |private |on-?site )*parking( on premises| available)?$/i, 'Parking'],
  [/^kitchen(ette)?$/i, 'Kitchen/Kitchenette'],
  [/^(private |patio or )*(balcony|terrace)$/i, 'Balcony/Terrace'],
  [/^24[- ]hours? (front desk|reception)$/i, '24/7 Front Desk'],
  [/^(tv|hdtv|television|flat-screen tv)$/i, 'TV'],
  [/^mini-?bar$/i, 'Mini Bar'],
  [/^hairdryer$/i, 'Hair Dryer'],
  [/^spa$/i, 'Spa Services'],
  [/^laundry$/i, 'Laundry Service'],
];

/** Amenities without repetitions, in the site's own words where it has them. */
export function tidyAmenities(names: readonly string[]): string[] {
  const tidy = new Map<string, string>();
  for (const name of names) {
    const text = name.trim().replace(/\s+/g, ' ').slice(0, 60);
    const known =
      standardAmenities.find((one) => one.toLowerCase() === text.toLowerCase()) ??
      sameAmenity.find(([words]) => words.test(text))?.[1];
    if (text) tidy.set((known ?? text).toLowerCase(), known ?? text);
  }
  return [...tidy.values()].slice(0, 60);
}

/** One field that was found: what is there, what would come, and whether it is taken. */
export interface FoundField {
  path: string;
  there: string;
  found: string;
  isTaken: boolean;
}

/** Sets what was found next to what is there; only an empty field takes a value. */
export function compareImport(form: ListingForm, data: PropertyData): FoundField[] {
  const row = (path: string, there: string, found: string | undefined): FoundField[] =>
    found ? [{ path, there, found, isTaken: there.trim() === '' }] : [];
  const roomNames = (rooms: readonly { name: string }[]) =>
    rooms.map((room, index) => room.name || `Room ${index + 1}`).join(', ');
  return [
    ...basicsKeys.flatMap((key) => row(`basics.${key}`, form.basics[key], data[key])),
    ...row('amenities', form.amenities.join(', '), data.amenities?.join(', ')),
    ...row('rooms', roomNames(form.rooms), roomNames(data.rooms ?? [])),
    ...policyKeys.flatMap((key) => row(`policies.${key}`, form.policies[key], data.policies?.[key])),
  ];
}

/** The change that fills the empty fields of a form. `newRoom` makes a room with its id and defaults. */
export function fillEmpty(
  form: ListingForm,
  data: PropertyData,
  newRoom: () => ListingForm['rooms'][number],
): Pick<ListingForm, 'basics' | 'amenities' | 'rooms' | 'policies'> {
  const filled = { basics: { ...form.basics }, policies: { ...form.policies } };
  for (const key of basicsKeys) filled.basics[key] = form.basics[key].trim() ? form.basics[key] : (data[key] ?? '');
  for (const key of policyKeys) {
    filled.policies[key] = form.policies[key].trim() ? form.policies[key] : (data.policies?.[key] ?? '');
  }
  return {
    ...filled,
    amenities: form.amenities.length ? form.amenities : (data.amenities ?? []),
    rooms: form.rooms.length ? form.rooms : (data.rooms ?? []).map((room) => ({ ...newRoom(), ...room })),
  };
}

type Filled = ReturnType<typeof fillEmpty>;

/** Takes an import back: fields that still hold what it brought become what they were; later edits stay. */
export function undoImport(form: ListingForm, before: Filled, after: Filled): Filled {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const back = <Shape extends Record<string, string>>(now: Shape, old: Shape, brought: Shape) =>
    Object.fromEntries(Object.keys(now).map((key) => [key, now[key] === brought[key] ? old[key] : now[key]])) as Shape;
  return {
    basics: back(form.basics, before.basics, after.basics),
    policies: back(form.policies, before.policies, after.policies),
    amenities: isSame(form.amenities, after.amenities) ? before.amenities : form.amenities,
    rooms: isSame(form.rooms, after.rooms) ? before.rooms : form.rooms,
  };
}
