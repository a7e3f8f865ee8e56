import * as v from 'valibot';
import { cancellationPolicies } from '../../words/en/common.ts';
import { propertyTypes } from '../../words/en/site.ts';
import * as words from '../../words/staff/listing.ts';
import { documentTypes, listingProblems } from '../../words/staff/listing.ts';
import { tidyEmail, tidyPhone } from '../contact.ts';
import { readRupees } from '../money.ts';
import { goa, india } from '../regions.ts';
import { isEmail, isPhone, plainDigits, tidyLine } from '../text.ts';
import { firstRate, gstinShape, gstRate, isGstin } from './gst.ts';
import { indianStates } from './listingWords.ts';

/** A listing as its owner types it, and the rules for submitting it. The wizard checks step by step, the function `submit-listing` all at once. */

export { documentTypes, listingProblems, propertyTypes };
export type PropertyType = keyof typeof propertyTypes;
export const propertyTypeName = (type: string) => (propertyTypes as Partial<Record<string, string>>)[type] ?? '';

export const bedConfigs = [
  'Single Bed',
  'Double Bed',
  'Queen Bed',
  'King Bed',
  'Twin Beds',
  'Sofa Bed',
  'Bunk Bed',
] as const;

export const cancellationKeys = Object.keys(cancellationPolicies) as (keyof typeof cancellationPolicies)[];

export type DocumentType = keyof typeof documentTypes;
export const requiredDocuments = ['gst', 'pan', 'ownership'] as const satisfies readonly DocumentType[];

export type ProblemCode = keyof typeof listingProblems;

const say = (code: ProblemCode) => code;
const text = (maximum: number, tooLong: ProblemCode) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maximum, say(tooLong)));
const required = (maximum: number, missing: ProblemCode, tooLong: ProblemCode) =>
  v.pipe(text(maximum, tooLong), v.nonEmpty(say(missing)));
/** Digits with an optional fraction: not 1e3 or 0x1F. */
const isNumber = (typed: string) => /^[+-]?\d+(\.\d+)?$/.test(typed);
const toNumber = (typed: string) => (typed === '' ? null : Number(typed));
const within = (low: number, high: number) => (typed: string) =>
  isNumber(typed) && Number(typed) >= low && Number(typed) <= high;
const isWhole = (typed: string) => /^[+]?\d+$/.test(typed);
/** An optional line; null if empty. Invisible characters of a paste are removed. */
const lineOrNone = (tidy: (typed: string) => string, isRight: (line: string) => boolean, wrong: ProblemCode) =>
  v.pipe(
    v.string(),
    v.transform(tidy),
    v.check((line) => line === '' || isRight(line), say(wrong)),
    v.transform((line) => line || null),
  );

// Inputs are typed text, with money in rupees before tax. Outputs are what the tables take: paise, numbers, and null for empty fields.

const BasicsFieldsSchema = v.object({
  name: required(120, 'name_required', 'name_long'),
  property_type: v.picklist(Object.keys(propertyTypes) as PropertyType[], say('property_type_required')),
  /** The official stars '1' to '5', or '' if unclassified. */
  star_rating: v.pipe(
    v.picklist(['', '1', '2', '3', '4', '5']),
    v.transform((stars) => toNumber(stars)),
  ),
  description: text(5000, 'description_long'),
  address: required(300, 'address_required', 'address_long'),
  city: required(80, 'city_required', 'city_long'),
  state: v.picklist(indianStates, say('state_required')),
  country: v.literal('India'),
  pincode: v.pipe(v.string(), v.trim(), v.nonEmpty(say('pincode_required')), v.regex(/^\d{6}$/, say('pincode_format'))),
  latitude: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || within(-90, 90)(typed), say('latitude_range')),
    v.transform(toNumber),
  ),
  longitude: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || within(-180, 180)(typed), say('longitude_range')),
    v.transform(toNumber),
  ),
  /** The contact for guests; null if they contact the site instead. */
  phone: lineOrNone(tidyPhone, isPhone, 'phone_format'),
  email: lineOrNone(tidyEmail, isEmail, 'email_format'),
});
/** Catches coordinates far outside the state or country, such as typing errors. */
const boxOf = (state: string) => (state === 'Goa' ? goa : india);
const BasicsSchema = v.pipe(
  BasicsFieldsSchema,
  v.forward(
    v.partialCheck(
      [['state'], ['latitude']],
      ({ state, latitude }) => latitude === null || (latitude >= boxOf(state).south && latitude <= boxOf(state).north),
      ({ input }) => say(input.state === 'Goa' ? 'latitude_goa' : 'latitude_india'),
    ),
    ['latitude'],
  ),
  v.forward(
    v.partialCheck(
      [['state'], ['longitude']],
      ({ state, longitude }) =>
        longitude === null || (longitude >= boxOf(state).west && longitude <= boxOf(state).east),
      ({ input }) => say(input.state === 'Goa' ? 'longitude_goa' : 'longitude_india'),
    ),
    ['longitude'],
  ),
);

/** Adds an amenity of at most 60 characters; null if it is empty or already there in any case. */
export function addAmenity(amenities: readonly string[], typed: string): string[] | null {
  const amenity = typed.trim().replace(/\s+/g, ' ').slice(0, 60);
  const known = amenities.some((one) => one.toLowerCase() === amenity.toLowerCase());
  return amenity === '' || known ? null : [...amenities, amenity];
}

const AmenitiesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))),
  v.maxLength(60, say('amenities_many')),
);

const ListingPhotoSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Only for display. The server does not trust it. */
  url: v.string(),
  alt_text: text(300, 'photo_alt_long'),
});

export const mostPhotos = { house: 60, room: 12 } as const;

const RoomFieldsSchema = v.object({
  /** Made in the browser and never changed, so that bookings keep their room. */
  id: v.pipe(v.string(), v.uuid()),
  name: required(120, 'room_name_required', 'room_name_long'),
  description: text(2000, 'room_description_long'),
  bed_config: v.picklist(bedConfigs, say('bed_config_required')),
  /** Rupees a night before tax, at most two decimals. */
  base_price: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => /^\d+(\.\d{1,2})?$/.test(typed) && Number(typed) > 0, say('room_price_positive')),
    // With 30% tax this is still below ten lakh rupees, the limit of a price with tax.
    v.check((typed) => Number(typed) <= 750_000, say('room_price_high')),
    v.transform(readRupees),
  ),
  tax_rate: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => within(0, 30)(typed) && Number.isInteger(Number(typed) * 2), say('room_tax_range')),
    v.transform(Number),
  ),
  tax_reason: v.pipe(v.string(), v.trim()),
  max_guests: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => isNumber(typed) && Number(typed) >= 1, say('room_guests_low')),
    v.check(isWhole, say('room_guests_whole')),
    v.check((typed) => Number(typed) <= 50, say('room_guests_high')),
    v.transform(Number),
  ),
  total_rooms: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => isNumber(typed) && Number(typed) >= 1, say('room_count_low')),
    v.check(isWhole, say('room_count_whole')),
    v.check((typed) => Number(typed) <= 1000, say('room_count_high')),
    v.transform(Number),
  ),
  room_size: v.pipe(
    text(40, 'room_size_long'),
    v.transform((size) => size || null),
  ),
  amenities: AmenitiesSchema,
  /** In order of display; the first represents the room. */
  photos: v.pipe(v.array(ListingPhotoSchema), v.maxLength(mostPhotos.room, say('room_photos_many'))),
});
const isLawful = ({ base_price, tax_rate }: { base_price: number | null; tax_rate: number }) =>
  tax_rate === gstRate((base_price ?? 0) / 100);
const ListingRoomSchema = v.pipe(
  RoomFieldsSchema,
  v.forward(
    v.partialCheck(
      [['base_price'], ['tax_rate'], ['tax_reason']],
      (room) => isLawful(room) || room.tax_reason !== '',
      say('room_tax_misfit'),
    ),
    ['tax_reason'],
  ),
  v.forward(
    v.partialCheck(
      [['base_price'], ['tax_rate'], ['tax_reason']],
      // The reason is hidden while the rate is lawful.
      (room) => isLawful(room) || room.tax_reason.length <= 300,
      say('tax_reason_long'),
    ),
    ['tax_reason'],
  ),
  v.transform((room) => ({ ...room, tax_reason: isLawful(room) ? null : room.tax_reason })),
);
const ListingRoomsSchema = v.pipe(
  v.array(ListingRoomSchema),
  v.minLength(1, say('rooms_required')),
  v.maxLength(40, say('rooms_many')),
);

const ListingPhotosSchema = v.pipe(
  v.array(ListingPhotoSchema),
  v.minLength(1, say('photos_required')),
  v.maxLength(mostPhotos.house, say('photos_many')),
);

const time = (missing: ProblemCode) => v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say(missing)));
const policy = v.pipe(
  text(2000, 'policy_long'),
  v.transform((typed) => typed || undefined),
);
const ListingPoliciesSchema = v.object({
  check_in_time: time('check_in_time_required'),
  check_out_time: time('check_out_time_required'),
  cancellation_policy: v.picklist(cancellationKeys, say('cancellation_policy_required')),
  house_rules: policy,
  age_restriction: policy,
  payment_policy: policy,
  special_conditions: policy,
});

export const haveOwnIds = (parts: readonly { id: string }[]) =>
  new Set(parts.map(({ id }) => id.toLowerCase())).size === parts.length;
/** A rule without a code is one that the wizard cannot break. */
export const ListingSchema = v.object({
  basics: BasicsSchema,
  amenities: AmenitiesSchema,
  rooms: v.pipe(
    ListingRoomsSchema,
    v.check((rooms) => haveOwnIds(rooms)),
  ),
  photos: ListingPhotosSchema,
  /** Null for the first photo. */
  cover_photo_id: v.nullable(v.string()),
  policies: ListingPoliciesSchema,
});

/** Removes spaces that documents print in numbers. */
const unspaced = v.pipe(
  v.string(),
  v.transform((typed) => plainDigits(tidyLine(typed)).replace(/[\s-]/g, '').toUpperCase()),
);
/** Never stored unencrypted on the device and never part of the draft. */
export const ComplianceSchema = v.object({
  gst_number: v.pipe(
    unspaced,
    v.nonEmpty(say('gst_required')),
    v.regex(gstinShape, say('gst_format')),
    v.check(isGstin, say('gst_check')),
  ),
  /** 'below_threshold' without a GST number, if the owner ticked `belowThreshold`. */
  gst_declaration: v.string(),
  pan_number: v.pipe(unspaced, v.nonEmpty(say('pan_required')), v.regex(/^[A-Z]{5}\d{4}[A-Z]$/, say('pan_format'))),
  account_holder_name: required(120, 'account_holder_required', 'bank_text_long'),
  account_number: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(say('account_number_required')),
    v.regex(/^\d{6,20}$/, say('account_number_format')),
  ),
  ifsc_code: v.pipe(unspaced, v.nonEmpty(say('ifsc_required')), v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, say('ifsc_format'))),
  bank_name: required(120, 'bank_name_required', 'bank_text_long'),
  branch_address: text(300, 'branch_address_long'),
});
export type ComplianceInput = v.InferInput<typeof ComplianceSchema>;

/** The draft as typed (`save_listing_draft`), without tax and bank details and documents. */
export interface ListingForm {
  basics: Record<keyof v.InferInput<typeof BasicsSchema>, string>;
  amenities: string[];
  rooms: ListingRoom[];
  photos: ListingPhoto[];
  cover_photo_id: string | null;
  policies: Record<keyof v.InferInput<typeof ListingPoliciesSchema>, string>;
}
export type ListingRoom = Record<
  Exclude<keyof v.InferInput<typeof ListingRoomSchema>, 'amenities' | 'photos'>,
  string
> & {
  amenities: string[];
  photos: ListingPhoto[];
};
export type ListingPhoto = v.InferInput<typeof ListingPhotoSchema>;

export const basicsLabels: Record<keyof ListingForm['basics'], string> = words.basicsLabels;
export const roomLabels: Record<Exclude<keyof ListingRoom, 'id'>, string> = words.roomLabels;
export const policyLabels: Record<keyof ListingForm['policies'], string> = words.policyLabels;
export const complianceLabels: Record<keyof ComplianceInput, string> = words.complianceLabels;

/** A stored draft: shapes are checked, values may be incomplete or invalid. */
const typed = v.fallback(v.string(), '');
const typedList = v.fallback(v.array(v.string()), []);
const typedPhotos = v.fallback(
  v.array(v.object({ id: v.pipe(v.string(), v.uuid()), url: v.string(), alt_text: typed })),
  [],
);
const DraftSchema = v.object({
  basics: v.fallback(v.record(v.string(), typed), {}),
  amenities: typedList,
  rooms: v.fallback(
    v.array(v.looseObject({ id: v.pipe(v.string(), v.uuid()), amenities: typedList, photos: typedPhotos })),
    [],
  ),
  photos: typedPhotos,
  cover_photo_id: v.fallback(v.nullable(v.string()), null),
  policies: v.fallback(v.record(v.string(), typed), {}),
});

export function newRoom(id: string): ListingRoom {
  return {
    id,
    name: '',
    description: '',
    bed_config: '',
    base_price: '',
    tax_rate: firstRate,
    tax_reason: '',
    max_guests: '2',
    total_rooms: '1',
    room_size: '',
    amenities: [],
    photos: [],
  };
}

export function emptyListing(): ListingForm {
  return {
    basics: {
      name: '',
      property_type: '',
      star_rating: '',
      description: '',
      address: '',
      city: '',
      state: '',
      country: 'India',
      pincode: '',
      latitude: '',
      longitude: '',
      phone: '',
      email: '',
    },
    amenities: [],
    rooms: [],
    photos: [],
    cover_photo_id: null,
    policies: {
      check_in_time: '12:00',
      check_out_time: '11:00',
      cancellation_policy: '',
      house_rules: '',
      age_restriction: '',
      payment_policy: '',
      special_conditions: '',
    },
  };
}

/** Reads any stored draft. Missing or misshapen parts become empty. */
export function readListingForm(stored: unknown): ListingForm {
  const empty = emptyListing();
  const read = v.safeParse(DraftSchema, stored);
  if (!read.success) return empty;
  const { basics, rooms, policies, ...lists } = read.output;
  return {
    ...lists,
    basics: pickText(empty.basics, basics),
    rooms: rooms.map((room) => ({
      ...pickText(newRoom(room.id), room),
      amenities: room.amenities,
      photos: room.photos,
    })),
    policies: pickText(empty.policies, policies),
  };
}

export function photosIn({
  photos,
  rooms,
}: Pick<ListingForm, 'photos' | 'rooms'>): { path: string; photo: ListingPhoto }[] {
  const placed = (at: string, list: readonly ListingPhoto[]) =>
    list.map((photo, place) => ({ path: `${at}.${place}`, photo }));
  return [...placed('photos', photos), ...rooms.flatMap((room, place) => placed(`rooms.${place}.photos`, room.photos))];
}

function pickText<Shape extends object>(shape: Shape, values: Record<string, unknown>): Shape {
  const entries = Object.entries(shape).map(([key, value]) => {
    const given = values[key];
    return [key, typeof value === 'string' && typeof given === 'string' ? given : value];
  });
  return Object.fromEntries(entries) as Shape;
}

/** Returns the price with tax in paise. It is in whole rupees: half a rupee rounds up, and the minimum is one rupee. */
export function allInPrice(basePaise: number, taxRate: number): number {
  return Math.max(Math.floor((basePaise * (1000 + Math.round(taxRate * 10)) + 50_000) / 100_000) * 100, 100);
}
