import * as v from 'valibot';
import * as say from '../../words/staff/adminDecision.ts';
import * as wordsAdminListings from '../../words/staff/adminListings.ts';
import { readRupees } from '../money.ts';
import { AuditEntrySchema } from '../office/audit.ts';
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
  propertyTypes,
  readListingForm,
} from './listing.ts';
import { ListingChangeSchema } from './listingChange.ts';
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

const LiveSchema = v.object({ id: v.string(), is_active: v.boolean(), stays_to_come: v.number() });

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

const HistoryEntrySchema = v.omit(AuditEntrySchema, ['undoable', 'undo']);
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
  /** From the live version to the submitted one. */
  changes: v.array(ListingChangeSchema),
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
