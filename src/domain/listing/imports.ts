import * as v from 'valibot';
import { roomNumber } from '../../words/staff/listing.ts';
import { importedRoom } from '../../words/staff/wizard.ts';
import { petFriendly } from '../pets.ts';
import { withPrice } from './gst.ts';
import { newRoom as blankRoom, emptyListing, type ListingForm } from './listing.ts';
import { amenityChoices, indianStates } from './listingWords.ts';

/** An import fills only empty fields of the form. */

const RoomSchema = v.object({
  name: v.string(),
  description: v.string(),
  base_price: v.string(),
  max_guests: v.string(),
  bed_config: v.optional(v.string()),
  room_size: v.optional(v.string()),
});
/** An ambiguous cell: the path of its value, its row in the file, its text and the possible readings. */
const ImportAskSchema = v.object({
  path: v.string(),
  row: v.number(),
  typed: v.string(),
  choices: v.array(v.string()),
});
export type ImportAsk = v.InferOutput<typeof ImportAskSchema>;

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
  /** Values of open questions are left out. */
  asks: v.optional(v.array(ImportAskSchema)),
  /** Only to look at: owners upload their own files. */
  photos: v.optional(v.array(v.object({ url: v.string(), alt: v.string(), is_cover: v.boolean() }))),
});
export type PropertyData = v.InferOutput<typeof PropertyDataSchema>;

/** In the order of the CSV template. */
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

export function withAnswers(data: PropertyData, answers: Readonly<Record<string, string>>): PropertyData {
  const of = (path: string) => (answers[path] ? { [path.split('.').at(-1) ?? '']: answers[path] } : {});
  return {
    ...data,
    rooms: data.rooms?.map((room, at) => ({
      ...room,
      ...of(`rooms.${at}.base_price`),
    })),
    policies: data.policies && { ...data.policies, ...of('policies.check_in_time'), ...of('policies.check_out_time') },
  };
}

export function filledFields(data: PropertyData): string[] {
  return [
    ...basicsKeys.filter((key) => data[key]),
    ...(['amenities', 'rooms', 'photos'] as const).filter((key) => data[key]?.length),
    ...policyKeys.filter((key) => data.policies?.[key]).map((key) => `policies.${key}`),
  ];
}

export function knownState(text: string): string | undefined {
  return indianStates.find((state) => state.toLowerCase() === text.trim().toLowerCase());
}

const sameAmenity: readonly (readonly [RegExp, (typeof amenityChoices)[number]])[] = [
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
  [/^(free )?breakfast( included)?$/i, 'Breakfast'],
  [/^pets( are)? (allowed|welcome)$|^pet-friendly$/i, petFriendly],
];

export function tidyAmenities(names: readonly string[]): string[] {
  const tidy = new Map<string, string>();
  for (const name of names) {
    const text = name.trim().replace(/\s+/g, ' ').slice(0, 60);
    const known =
      amenityChoices.find((one) => one.toLowerCase() === text.toLowerCase()) ??
      sameAmenity.find(([words]) => words.test(text))?.[1];
    if (text) tidy.set((known ?? text).toLowerCase(), known ?? text);
  }
  return [...tidy.values()].slice(0, 60);
}

type Room = ListingForm['rooms'][number];

export type Filled = Pick<ListingForm, 'basics' | 'amenities' | 'rooms' | 'policies'>;

export interface AppliedImport {
  from: string;
  before: Filled;
  after: Filled;
}

const usual = emptyListing();
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** True if a field is empty or has its default. */
const isUntouched = <Part extends 'basics' | 'policies'>(
  form: Filled,
  part: Part,
  key: keyof Filled[Part] & string,
) => {
  const text = (form[part] as Record<string, string>)[key] ?? '';
  return text.trim() === '' || text === (usual[part] as Record<string, string>)[key];
};
const hasNoRoom = (rooms: readonly Room[]) => rooms.every((room) => isSame(room, blankRoom(room.id)));

/** A found value beside the present one. `isTaken`: it will be used. */
export interface FoundField {
  path: string;
  there: string;
  found: string;
  isTaken: boolean;
}

/** Only untouched fields take a found value. */
export function compareImport(form: Filled, data: PropertyData): FoundField[] {
  const row = (path: string, there: string, found: string | undefined, isTaken: boolean): FoundField[] =>
    found ? [{ path, there, found, isTaken }] : [];
  const roomNames = (rooms: readonly { name: string; max_guests: string; base_price: string }[]) =>
    rooms
      .map(({ name, max_guests, base_price }, at) =>
        importedRoom(name || roomNumber(at + 1), max_guests || '?', base_price),
      )
      .join(', ');
  return [
    ...basicsKeys.flatMap((key) => row(`basics.${key}`, form.basics[key], data[key], isUntouched(form, 'basics', key))),
    ...row('amenities', form.amenities.join(', '), data.amenities?.join(', '), form.amenities.length === 0),
    ...row(
      'rooms',
      hasNoRoom(form.rooms) ? '' : roomNames(form.rooms),
      roomNames(data.rooms ?? []),
      hasNoRoom(form.rooms),
    ),
    ...policyKeys.flatMap((key) =>
      row(`policies.${key}`, form.policies[key], data.policies?.[key], isUntouched(form, 'policies', key)),
    ),
  ];
}

export function leaveOut(data: PropertyData, paths: readonly string[]): PropertyData {
  const left = (part: string, values: object) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !paths.includes(`${part}${key}`)));
  const { amenities, rooms, policies, photos, asks: _, ...basics } = data;
  const lists = left('', Object.fromEntries(Object.entries({ amenities, rooms }).filter(([, list]) => list)));
  return { ...left('basics.', basics), ...lists, photos, policies: left('policies.', policies ?? {}) };
}

export function fillEmpty(form: Filled, data: PropertyData, newRoom: () => Room): Filled {
  const filled = { basics: { ...form.basics }, policies: { ...form.policies } };
  for (const key of basicsKeys) if (data[key] && isUntouched(form, 'basics', key)) filled.basics[key] = data[key];
  for (const key of policyKeys) {
    const found = data.policies?.[key];
    if (found && isUntouched(form, 'policies', key)) filled.policies[key] = found;
  }
  const rooms = (data.rooms ?? []).map((room) => withPrice({ ...newRoom(), ...room, base_price: '' }, room.base_price));
  return {
    ...filled,
    amenities: form.amenities.length > 0 ? form.amenities : (data.amenities ?? []),
    rooms: rooms.length > 0 && hasNoRoom(form.rooms) ? rooms : form.rooms,
  };
}

export function undoImport(form: Filled, { before, after }: AppliedImport): Filled {
  const back = <Shape extends Record<string, string>>(now: Shape, old: Shape, brought: Shape) =>
    Object.fromEntries(Object.keys(now).map((key) => [key, now[key] === brought[key] ? old[key] : now[key]])) as Shape;
  const ownRooms = form.rooms.filter((room) => !after.rooms.some((one) => isSame(one, room)));
  return {
    basics: back(form.basics, before.basics, after.basics),
    policies: back(form.policies, before.policies, after.policies),
    amenities: form.amenities.filter((one) => before.amenities.includes(one) || !after.amenities.includes(one)),
    rooms: isSame(before.rooms, after.rooms) ? form.rooms : ownRooms.length > 0 ? ownRooms : before.rooms,
  };
}

/** Returns the paths of fields that still have an imported value, with its source: `basics.name`, `amenities.Parking`, `rooms.0.base_price`. */
export function importedFields(form: Filled, imports: readonly AppliedImport[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const { from, before, after } of imports) {
    for (const part of ['basics', 'policies'] as const) {
      const [now, old, brought] = [form, before, after].map((one) => one[part] as Record<string, string>);
      for (const [key, text] of Object.entries(brought ?? {}))
        if (text !== old?.[key] && text === now?.[key]) fields.set(`${part}.${key}`, from);
    }
    for (const amenity of after.amenities)
      if (!before.amenities.includes(amenity) && form.amenities.includes(amenity))
        fields.set(`amenities.${amenity}`, from);
    for (const room of after.rooms) {
      const place = form.rooms.findIndex(({ id }) => id === room.id);
      if (place < 0 || before.rooms.some(({ id }) => id === room.id)) continue;
      const usual = { ...blankRoom(room.id), tax_rate: room.tax_rate };
      const [now, blank] = [form.rooms[place], usual] as unknown as Record<string, unknown>[];
      for (const [key, value] of Object.entries(room))
        if (!isSame(value, blank?.[key]) && isSame(value, now?.[key])) fields.set(`rooms.${place}.${key}`, from);
    }
  }
  return fields;
}
