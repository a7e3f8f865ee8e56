import * as v from 'valibot';
import * as say from '../../words/staff/adminDecision.ts';
import * as wordsAdminListings from '../../words/staff/adminListings.ts';
import { photoChange as photosChanged, stepTitles } from '../../words/staff/listing.ts';
import { PhotoSchema } from '../hotel/hotel.ts';
import { formatRupees, readRupees } from '../money.ts';
import { AuditEntrySchema, type Difference } from '../office/audit.ts';
import { AdminComplianceSchema } from './adminCompliance.ts';
import { gstRate } from './gst.ts';
import {
  allInPrice,
  type DocumentType,
  documentTypes,
  emptyListing,
  type ListingForm,
  type ListingPhoto,
  type ListingRoom,
  newRoom,
  policyLabels,
  propertyTypes,
  readListingForm,
} from './listing.ts';
import type { ListingStatus } from './listingStatus.ts';
import { StepSchema } from './steps.ts';

export const adminStatuses = {
  draft: { label: wordsAdminListings.statusLabels.draft, tone: undefined },
  submitted: { label: wordsAdminListings.statusLabels.submitted, tone: 'new' },
  pending: { label: wordsAdminListings.statusLabels.pending, tone: 'warn' },
  approved: { label: wordsAdminListings.statusLabels.approved, tone: 'good' },
  rejected: { label: wordsAdminListings.statusLabels.rejected, tone: 'bad' },
} as const satisfies Record<ListingStatus, object>;

const status = v.picklist(Object.keys(adminStatuses) as ListingStatus[]);
const when = v.nullable(v.string());
const texts = v.array(v.string());
const paise = v.pipe(v.number(), v.integer());

const PropertyRowSchema = v.object({
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
  is_live: v.boolean(),
});
export type PropertyRow = v.InferOutput<typeof PropertyRowSchema>;

export const PropertyPageSchema = v.object({
  total: v.number(),
  rows: v.array(PropertyRowSchema),
  waiting: v.number(),
  cities: texts,
});

const GivenPhotoSchema = v.object({ id: v.string(), url: v.string(), alt: v.string() });
type GivenPhoto = v.InferOutput<typeof GivenPhotoSchema>;

const RoomSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  max_guests: v.number(),
  bed_config: v.string(),
  base_price: paise,
  tax_rate: v.number(),
  tax_reason: v.nullable(v.string()),
  total_rooms: v.number(),
  room_size: v.nullable(v.string()),
  amenities: texts,
  photos: v.array(GivenPhotoSchema),
  all_in_price: paise,
});

const LiveSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  address: v.string(),
  city: v.string(),
  star_rating: v.nullable(v.number()),
  phone: when,
  email: when,
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
      photos: v.array(PhotoSchema),
    }),
  ),
});
type LiveVersion = v.InferOutput<typeof LiveSchema>;

const DocumentSchema = v.object({
  id: v.string(),
  document_type: v.picklist(Object.keys(documentTypes) as DocumentType[]),
  file_name: v.string(),
  bytes: v.nullable(v.number()),
  /** False if it was added after the submission. */
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
  phone: when,
  email: when,
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
  /** Null for an unpublished listing in any state. */
  published_at: when,
  created_at: v.string(),
  deleted_at: when,
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
  photos: v.array(GivenPhotoSchema),
  draft_photos: v.record(v.string(), v.string()),
  documents: v.array(DocumentSchema),
  live: v.nullable(LiveSchema),
  history: v.array(HistoryEntrySchema),
});
export type AdminListing = v.InferOutput<typeof AdminListingSchema>;

export interface ContentsRoom extends Omit<ListingRoom, 'base_price' | 'photos'> {
  /** Paise a night before tax, and with tax; null without a typed price. */
  price: number | null;
  allIn: number | null;
  photos: readonly GivenPhoto[];
}

/** The owner's data as submitted, or as typed so far if never submitted. */
export interface Contents extends Pick<ListingForm, 'basics' | 'amenities' | 'policies'> {
  rooms: readonly ContentsRoom[];
  photos: readonly GivenPhoto[];
}

const asTyped = <Shape extends object>(shape: Shape, values: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(shape).map((key) => [key, String(values[key] ?? '')])) as Shape;

export function contentsOf({ property, rooms, photos, draft, draft_photos }: AdminListing): Contents {
  if (property.submitted_revision === null && draft) return typedContents(readListingForm(draft), draft_photos);
  const shape = emptyListing();
  return {
    basics: asTyped(shape.basics, property),
    amenities: property.amenities,
    policies: asTyped(shape.policies, property.policies),
    rooms: rooms.map(({ base_price, all_in_price, amenities, photos, ...room }) => ({
      ...asTyped(newRoom(room.id), room),
      amenities,
      photos,
      price: base_price,
      allIn: all_in_price,
    })),
    photos,
  };
}

function typedContents(form: ListingForm, draft_photos: Record<string, string>): Contents {
  const isCover = (id: string) => id === form.cover_photo_id;
  const given = (photos: readonly ListingPhoto[]): GivenPhoto[] =>
    photos.flatMap(({ id, alt_text }) => {
      const url = draft_photos[id];
      return url ? [{ id, url, alt: alt_text }] : [];
    });
  return {
    ...form,
    rooms: form.rooms.map((room) => {
      const price = readRupees(room.base_price);
      const taxRate = Number(room.tax_rate);
      return {
        ...room,
        photos: given(room.photos),
        price,
        allIn: price !== null && taxRate >= 0 && taxRate <= 30 ? allInPrice(price, taxRate) : null,
      };
    }),
    photos: given([...form.photos].sort((a, b) => Number(isCover(b.id)) - Number(isCover(a.id)))),
  };
}

/** Returns the GST rate for the room's price; null if it has that rate or no price. */
export function otherRate({ price, tax_rate }: Pick<ContentsRoom, 'price' | 'tax_rate'>): number | null {
  const lawful = price === null ? null : gstRate(price / 100);
  return lawful === Number(tax_rate) ? null : lawful;
}

const money = (amount: number | null) => (amount === null ? '–' : formatRupees(amount));
const orDash = (text: string) => text || '–';

export function changesOf(next: Contents, live: LiveVersion, propertyName: string): Difference[] {
  const { basics, policies } = next;
  const { check_in_time, check_out_time } = live;
  const seen: LiveVersion['policies'] = { ...live.policies, check_in_time, check_out_time };
  // The same address as private.publish_listing makes. Many owners name the city in it.
  const namesCity = basics.address.toLowerCase().split(', ').includes(basics.city.toLowerCase());
  const address = [basics.address, namesCity ? '' : basics.city, `${basics.state} ${basics.pincode}`]
    .filter((part) => part.trim())
    .join(', ');
  const fields: [field: string, before: string, after: string][] = [
    [say.name, live.name, basics.name],
    [say.stars, String(live.star_rating ?? ''), basics.star_rating],
    [say.description, live.description, basics.description],
    [say.address, live.address, address.slice(0, 300)],
    [wordsAdminListings.city, live.city, basics.city],
    [say.phoneForGuests, live.phone ?? '', basics.phone],
    [say.emailForGuests, live.email ?? '', basics.email],
    [stepTitles.amenities, live.amenities.join(', '), next.amenities.join(', ')],
    ...(Object.keys(policyLabels) as (keyof typeof policyLabels)[]).map((field): [string, string, string] => [
      policyLabels[field],
      seen[field] ?? '',
      policies[field],
    ]),
    [stepTitles.photos, ...photoChange(next.photos, live.photos, propertyName)],
    ...roomChanges(next, live),
  ];
  return fields.flatMap(([field, before, after]) =>
    before === after ? [] : [{ field, before: orDash(before), after: orDash(after) }],
  );
}

function photoChange(
  next: readonly GivenPhoto[],
  before: LiveVersion['photos'],
  name: string,
): [before: string, after: string] {
  const after = next.map(({ url, alt }) => ({ url, alt: alt.trim() || name }));
  if (
    JSON.stringify(before.map(({ url, alt }) => [url, alt])) === JSON.stringify(after.map(({ url, alt }) => [url, alt]))
  ) {
    return ['', ''];
  }
  const known = new Set(before.map(({ url }) => url));
  const kept = new Set(after.map(({ url }) => url));
  const added = after.filter(({ url }) => !known.has(url)).length;
  const removed = before.filter(({ url }) => !kept.has(url)).length;
  const said = after
    .filter(({ url, alt }) => alt !== name && !before.some((one) => one.url === url && one.alt === alt))
    .map(({ alt }) => alt)
    .join(' · ');
  return [
    say.photoCount(before.length),
    `${say.photoCount(after.length)} (${photosChanged(added, removed)})${said && `: “${said}”`}`,
  ];
}

function roomChanges(next: Contents, live: LiveVersion): [field: string, before: string, after: string][] {
  const kept = new Set(next.rooms.map(({ id }) => id));
  const gone = live.rooms.filter(({ id }) => !kept.has(id));
  return [
    ...next.rooms.flatMap((room): [string, string, string][] => {
      const at = live.rooms.find(({ id }) => id === room.id);
      if (!at) return [[say.roomTypeOf(room.name), '', say.newRoomAt(money(room.allIn))]];
      const named = (field: keyof typeof say.roomFields) => say.fieldOfRoom(at.name, say.roomFields[field]);
      return [
        [named('name'), at.name, room.name],
        [named('price'), money(at.base_price), money(room.allIn)],
        [named('total'), String(at.total_rooms), room.total_rooms],
        [named('guests'), String(at.max_occupancy), room.max_guests],
        [named('beds'), at.bed_type, room.bed_config],
        [named('size'), at.room_size ?? '', room.room_size],
        [named('description'), at.description, room.description],
        [named('amenities'), at.amenities.join(', '), room.amenities.join(', ')],
        [named('photos'), ...photoChange(room.photos, at.photos, room.name)],
      ];
    }),
    ...gone.map(({ name }): [string, string, string] => [say.roomTypeOf(name), say.sold, say.noLongerSold]),
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

/** Returns an admin's possible actions, the likeliest first. */
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
    // Under review, the owner cannot edit. So there must be a submitted version.
    status !== 'pending' && submitted_revision !== null && 'pending',
    status !== 'draft' && 'draft',
    published_at !== null && (is_public ? 'hide' : 'show'),
    is_featured ? 'unfeature' : 'feature',
    'photo',
    'delete',
  ];
  return actions.filter((action) => action !== false);
}

/** True if an action needs a dialog. A change to draft does if guests lose the listing. */
export const asksFirst = (action: AdminAction, goesOffSite: boolean) =>
  ['approve', 'reject', 'hide', 'photo', 'delete'].includes(action) || (action === 'draft' && goesOffSite);

export const longestRejection = 1000;

export const RejectReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(say.enterReason),
  v.maxLength(longestRejection, say.decisionRefusals.reason_required),
);
