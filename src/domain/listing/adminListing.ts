import * as v from 'valibot';
import { PhotoSchema } from '../hotel/hotel.ts';
import { formatRupees, readRupees } from '../money.ts';
import { AuditEntrySchema, type Difference } from '../office/audit.ts';
import { AdminComplianceSchema } from './adminCompliance.ts';
import { allInPrice, type DocumentType, documentTypes, propertyTypes, readListingForm } from './listing.ts';
import type { ListingStatus } from './listingStatus.ts';
import { StepSchema } from './steps.ts';

/** Listings as the back office shows them: the list, one of them to decide about, and what may be done with it. */

/** The states by the names admins use, with the tone of their badge. */
export const adminStatuses = {
  draft: { label: 'Draft', tone: undefined },
  submitted: { label: 'Submitted', tone: 'new' },
  pending: { label: 'Under review', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
} as const satisfies Record<ListingStatus, object>;

const status = v.picklist(Object.keys(adminStatuses) as ListingStatus[]);
const when = v.nullable(v.string());
const texts = v.array(v.string());
const paise = v.pipe(v.number(), v.integer());

export const PropertyRowSchema = v.object({
  property_id: v.string(),
  name: v.string(),
  city: v.string(),
  property_type: v.string(),
  owner_name: v.string(),
  owner_email: when,
  status,
  created_at: v.string(),
  submitted_at: when,
  decided_at: when,
  deleted_at: when,
  is_public: v.boolean(),
  is_featured: v.boolean(),
  hotel_id: when,
  /** Whether guests find it now. */
  is_live: v.boolean(),
});
export type PropertyRow = v.InferOutput<typeof PropertyRowSchema>;

export const PropertyPageSchema = v.object({
  total: v.number(),
  rows: v.array(PropertyRowSchema),
  /** How many are submitted or under review. */
  waiting: v.number(),
  /** Where there are listings, for the filter. */
  cities: texts,
});

const RoomSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  max_guests: v.number(),
  bed_config: v.string(),
  base_price: paise,
  tax_rate: v.number(),
  total_rooms: v.number(),
  room_size: v.nullable(v.string()),
  amenities: texts,
  all_in_price: paise,
});

const LiveSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  address: v.string(),
  city: v.string(),
  star_rating: v.nullable(v.number()),
  amenities: texts,
  photos: v.array(PhotoSchema),
  check_in_time: v.string(),
  check_out_time: v.string(),
  policies: v.record(v.string(), v.nullable(v.string())),
  is_active: v.boolean(),
  stays_to_come: v.number(),
  rooms: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      description: v.string(),
      bed_type: v.string(),
      max_occupancy: v.number(),
      room_size: v.nullable(v.string()),
      total_rooms: v.number(),
      base_price: paise,
      amenities: texts,
    }),
  ),
});
export type LiveVersion = v.InferOutput<typeof LiveSchema>;

const DocumentSchema = v.object({
  id: v.string(),
  document_type: v.picklist(Object.keys(documentTypes) as DocumentType[]),
  file_name: v.string(),
  bytes: v.nullable(v.number()),
  /** Among the documents of the version that was handed in; else added since. */
  is_submitted: v.boolean(),
});
export type AdminDocument = v.InferOutput<typeof DocumentSchema>;

const PropertySchema = v.object({
  id: v.string(),
  name: v.string(),
  property_type: v.picklist(Object.keys(propertyTypes) as (keyof typeof propertyTypes)[]),
  description: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  country: v.string(),
  pincode: v.string(),
  latitude: v.nullable(v.string()),
  longitude: v.nullable(v.string()),
  amenities: texts,
  policies: v.record(v.string(), v.nullable(v.string())),
  star_rating: v.nullable(v.number()),
  status,
  is_public: v.boolean(),
  is_featured: v.boolean(),
  rejection_reason: when,
  draft_step: StepSchema,
  draft_saved_at: when,
  submitted_revision: v.nullable(v.number()),
  submitted_at: when,
  decided_at: when,
  /** Null for a listing that is not published, whatever its state. */
  published_at: when,
  created_at: v.string(),
  deleted_at: when,
  /** Whether its owner has typed something that is not handed in. */
  has_changes: v.boolean(),
});
export type AdminProperty = v.InferOutput<typeof PropertySchema>;

const HistoryEntrySchema = v.omit(AuditEntrySchema, ['undoable']);
export type ListingEvent = v.InferOutput<typeof HistoryEntrySchema>;

export const AdminListingSchema = v.object({
  ok: v.literal(true),
  property: PropertySchema,
  draft: v.unknown(),
  owner: v.object({ full_name: v.string(), email: when, phone: when, listings: v.number() }),
  compliance: AdminComplianceSchema,
  rooms: v.array(RoomSchema),
  photos: v.array(v.object({ id: v.string(), url: v.string(), alt: v.string() })),
  /** Addresses of the draft's photos, by id. */
  draft_photos: v.record(v.string(), v.string()),
  documents: v.array(DocumentSchema),
  live: v.nullable(LiveSchema),
  history: v.array(HistoryEntrySchema),
});
export type AdminListing = v.InferOutput<typeof AdminListingSchema>;

export interface ContentsRoom {
  id: string;
  name: string;
  description: string;
  bed: string;
  guests: string;
  count: string;
  size: string;
  /** Paise a night before tax and with it; null while no price is typed. */
  price: number | null;
  allIn: number | null;
  taxRate: string;
  amenities: readonly string[];
}

/** What an owner gave, in one form: as handed in, or as typed so far when it never was. */
export interface Contents {
  name: string;
  type: string;
  stars: string;
  description: string;
  street: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
  position: { latitude: string; longitude: string } | null;
  amenities: readonly string[];
  checkIn: string;
  checkOut: string;
  cancellation: string;
  houseRules: string;
  ageRestriction: string;
  paymentPolicy: string;
  specialConditions: string;
  rooms: readonly ContentsRoom[];
  /** The cover first. */
  photos: readonly { id: string; url: string; alt: string }[];
}

const positionOf = (latitude: string | null, longitude: string | null) =>
  latitude && longitude ? { latitude, longitude } : null;

export function contentsOf(listing: AdminListing): Contents {
  const { property } = listing;
  if (property.submitted_revision === null && listing.draft) return typedContents(listing);
  const text = (key: string) => property.policies[key] ?? '';
  return {
    name: property.name,
    type: propertyTypes[property.property_type],
    stars: property.star_rating === null ? '' : String(property.star_rating),
    description: property.description,
    street: property.address,
    city: property.city,
    state: property.state,
    pincode: property.pincode,
    country: property.country,
    position: positionOf(property.latitude, property.longitude),
    amenities: property.amenities,
    checkIn: text('check_in_time'),
    checkOut: text('check_out_time'),
    cancellation: text('cancellation_policy'),
    houseRules: text('house_rules'),
    ageRestriction: text('age_restriction'),
    paymentPolicy: text('payment_policy'),
    specialConditions: text('special_conditions'),
    rooms: listing.rooms.map((room) => ({
      id: room.id,
      name: room.name,
      description: room.description,
      bed: room.bed_config,
      guests: String(room.max_guests),
      count: String(room.total_rooms),
      size: room.room_size ?? '',
      price: room.base_price,
      allIn: room.all_in_price,
      taxRate: String(room.tax_rate),
      amenities: room.amenities,
    })),
    photos: listing.photos,
  };
}

function typedContents({ draft, draft_photos }: AdminListing): Contents {
  const { basics, policies, rooms, photos, amenities, cover_photo_id } = readListingForm(draft);
  const isCover = (id: string) => id === cover_photo_id;
  return {
    name: basics.name,
    type:
      basics.property_type in propertyTypes ? propertyTypes[basics.property_type as keyof typeof propertyTypes] : '',
    stars: basics.star_rating,
    description: basics.description,
    street: basics.address,
    city: basics.city,
    state: basics.state,
    pincode: basics.pincode,
    country: basics.country,
    position: positionOf(basics.latitude, basics.longitude),
    amenities,
    checkIn: policies.check_in_time,
    checkOut: policies.check_out_time,
    cancellation: policies.cancellation_policy,
    houseRules: policies.house_rules,
    ageRestriction: policies.age_restriction,
    paymentPolicy: policies.payment_policy,
    specialConditions: policies.special_conditions,
    rooms: rooms.map((room) => {
      const price = readRupees(room.base_price);
      const taxRate = Number(room.tax_rate);
      return {
        id: room.id,
        name: room.name,
        description: room.description,
        bed: room.bed_config,
        guests: room.max_guests,
        count: room.total_rooms,
        size: room.room_size,
        price,
        allIn: price !== null && taxRate >= 0 && taxRate <= 30 ? allInPrice(price, taxRate) : null,
        taxRate: room.tax_rate,
        amenities: room.amenities,
      };
    }),
    photos: [...photos]
      .sort((a, b) => Number(isCover(b.id)) - Number(isCover(a.id)))
      // A photo that never reached the server has no address.
      .flatMap(({ id, alt_text }) => {
        const url = draft_photos[id];
        return url ? [{ id, url, alt: alt_text }] : [];
      }),
  };
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const money = (amount: number | null) => (amount === null ? '–' : formatRupees(amount));
const orDash = (text: string) => text || '–';

/** What would change for guests if this were approved: each field as guests see it now and as it would be. */
export function changesOf(next: Contents, live: LiveVersion, propertyName: string): Difference[] {
  const policy = (key: string) => live.policies[key] ?? '';
  const address = [next.street, next.city, `${next.state} ${next.pincode}`].filter((part) => part.trim()).join(', ');
  const fields: [field: string, before: string, after: string][] = [
    ['Name', live.name, next.name],
    ['Stars', live.star_rating === null ? '' : String(live.star_rating), next.stars],
    ['Description', live.description, next.description],
    ['Address', live.address, address.slice(0, 300)],
    ['City', live.city, next.city],
    ['Amenities', live.amenities.join(', '), next.amenities.join(', ')],
    ['Check-in', live.check_in_time, next.checkIn],
    ['Check-out', live.check_out_time, next.checkOut],
    ['Cancellation', policy('cancellation_policy'), next.cancellation],
    ['House rules', policy('house_rules'), next.houseRules],
    ['Age restriction', policy('age_restriction'), next.ageRestriction],
    ['Payment policy', policy('payment_policy'), next.paymentPolicy],
    ['Special conditions', policy('special_conditions'), next.specialConditions],
    ['Photos', ...photoChange(next, live, propertyName)],
    ...roomChanges(next, live),
  ];
  return fields.flatMap(([field, before, after]) =>
    before === after ? [] : [{ field, before: orDash(before), after: orDash(after) }],
  );
}

function photoChange(next: Contents, live: LiveVersion, name: string): [before: string, after: string] {
  const before = live.photos;
  // A photo without words of its own is described by the name of the house.
  const after = next.photos.map(({ url, alt }) => ({ url, alt: alt.trim() || name }));
  if (
    JSON.stringify(before.map(({ url, alt }) => [url, alt])) === JSON.stringify(after.map(({ url, alt }) => [url, alt]))
  ) {
    return ['', ''];
  }
  const known = new Set(before.map(({ url }) => url));
  const kept = new Set(after.map(({ url }) => url));
  const added = after.filter(({ url }) => !known.has(url)).length;
  const removed = before.filter(({ url }) => !kept.has(url)).length;
  const what = [added && `${added} new`, removed && `${removed} taken out`].filter(Boolean).join(', ');
  return [plural(before.length, 'photo'), `${plural(after.length, 'photo')} (${what || 'other order or words'})`];
}

function roomChanges(next: Contents, live: LiveVersion): [field: string, before: string, after: string][] {
  const kept = new Set(next.rooms.map(({ id }) => id));
  const gone = live.rooms.filter(({ id }) => !kept.has(id));
  return [
    ...next.rooms.flatMap((room): [string, string, string][] => {
      const at = live.rooms.find(({ id }) => id === room.id);
      if (!at) return [[`Room: ${room.name}`, '', `New, ${money(room.allIn)} a night with tax`]];
      const name = `${at.name}: `;
      return [
        [`${name}name`, at.name, room.name],
        [`${name}price with tax`, money(at.base_price), money(room.allIn)],
        [`${name}number of rooms`, String(at.total_rooms), room.count],
        [`${name}guests`, String(at.max_occupancy), room.guests],
        [`${name}beds`, at.bed_type, room.bed],
        [`${name}size`, at.room_size ?? '', room.size],
        [`${name}description`, at.description, room.description],
        [`${name}amenities`, at.amenities.join(', '), room.amenities.join(', ')],
      ];
    }),
    ...gone.map(({ name }): [string, string, string] => [`Room: ${name}`, 'Sold', 'No longer sold']),
  ];
}

export type AdminAction =
  | 'approve'
  | 'reject'
  | 'pending'
  | 'draft'
  | 'hide'
  | 'show'
  | 'feature'
  | 'unfeature'
  | 'photo'
  | 'delete'
  | 'restore';

/** What an admin can do with a listing now, the likeliest first. */
export function adminActions(
  property: Pick<
    AdminProperty,
    'status' | 'is_public' | 'is_featured' | 'published_at' | 'deleted_at' | 'submitted_revision'
  >,
): AdminAction[] {
  if (property.deleted_at) return ['restore'];
  const { status, is_public, is_featured, published_at, submitted_revision } = property;
  const actions: (AdminAction | false)[] = [
    (status === 'submitted' || status === 'pending' || status === 'rejected') && 'approve',
    status !== 'rejected' && status !== 'draft' && 'reject',
    // Under review its owner cannot go on typing: there must be something to decide about.
    status !== 'pending' && submitted_revision !== null && 'pending',
    status !== 'draft' && 'draft',
    published_at !== null && (is_public ? 'hide' : 'show'),
    is_featured ? 'unfeature' : 'feature',
    'photo',
    'delete',
  ];
  return actions.filter((action) => action !== false);
}

const reasonRequired = 'Please write a reason of at most 1,000 characters. The owner gets it by e-mail.';
export const longestRejection = 1000;

/** Why a listing is rejected: its owner reads it. */
export const RejectReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(reasonRequired),
  v.maxLength(longestRejection, reasonRequired),
);

/** What the server answers instead of doing it, in words for the admin. */
export const decisionRefusals: Record<string, string> = {
  changed: 'Somebody else changed this listing meanwhile. Here is what it is now; nothing of yours was saved.',
  reason_required: reasonRequired,
  not_waiting: 'This listing is not waiting for a decision: it is a draft, or it has been decided already.',
  would_oversell:
    'Not approved: a room would have fewer rooms than are booked on some night. Ask the owner for a higher number of rooms.',
  incomplete:
    'Not approved: something that guests need is missing (a photo, a room, the address, times or the cancellation policy).',
  not_found: 'This listing is gone: it was deleted meanwhile.',
  not_deleted: 'This listing is not deleted any more, or it is gone for good.',
  not_published: 'Only a listing that is published can be shown or hidden.',
  none: 'The owner has not handed in tax numbers or a bank account yet.',
  too_many: 'This listing has as many photos as it may have (60). Ask the owner to take some out.',
  alt_required: 'Please say in at most 300 characters what the photo shows.',
  no_file: 'The photo did not arrive. Please choose it again.',
};
