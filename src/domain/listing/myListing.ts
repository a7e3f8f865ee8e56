import * as v from 'valibot';
import { ListingChangeSchema } from './listingChange.ts';
import { type ListingStatus, listingStatuses } from './listingStatus.ts';
import { NoticeEmailSchema } from './noticeEmails.ts';
import { StepSchema } from './steps.ts';

/** A listing among those of its owner, what it means, and what can be done with it. */

const statusNames = Object.keys(listingStatuses) as ListingStatus[];
const when = v.nullable(v.string());
const MyListingRow = v.object({
  property_id: v.string(),
  name: v.string(),
  city: v.string(),
  status: v.picklist(statusNames),
  is_public: v.boolean(),
  /** The wizard's step that was open last. */
  step: StepSchema,
  saved_at: when,
  submitted_at: when,
  decided_at: when,
  rejection_reason: v.nullable(v.string()),
  cover_url: v.nullable(v.string()),
  /** The published hotel, once there is one. */
  hotel_id: v.nullable(v.string()),
  /** Whether the draft says something else than what was submitted last. */
  has_changes: v.boolean(),
  /** Whether there is an approved version, shown or hidden. */
  is_published: v.optional(v.boolean()),
  hidden_by_admin: v.optional(v.boolean(), false),
  /** What of a live listing an admin looks at now. */
  waiting: v.nullish(v.array(ListingChangeSchema), null),
  /** Who is written to about its bookings besides the owner. */
  notice_emails: v.array(NoticeEmailSchema),
});
export const MyListingSchema = v.pipe(
  MyListingRow,
  v.transform((row) => ({ ...row, is_published: row.is_published ?? row.status === 'approved' })),
);
export type MyListing = v.InferOutput<typeof MyListingSchema>;

/** Whether guests find the listing now. */
export const isLive = ({ hotel_id, is_public }: Pick<MyListing, 'hotel_id' | 'is_public'>) =>
  hotel_id !== null && is_public;

/** What its owner can do with a listing. What is free of a live one is published at once; the rest guests see once it is approved. */
export function ownerActions(listing: MyListing) {
  const { status, hotel_id, is_public, is_published, hidden_by_admin } = listing;
  const isWaiting = status === 'submitted' || status === 'pending';
  const isPublished = is_published && !hidden_by_admin;
  return {
    edit: !isWaiting,
    /** Whether changes go live without a decision. */
    publish: !isWaiting && isPublished,
    withdraw: status === 'submitted' && !isPublished,
    /** Whether what waits can be taken back, to change it with the rest of a house that is live. */
    takeBack: status === 'submitted' && isPublished,
    view: isLive(listing),
    hide: isLive(listing),
    show: hotel_id !== null && isPublished && !is_public,
    remove: status === 'draft' && hotel_id === null,
    people: hotel_id !== null && isPublished,
  };
}

/** What a listing's state means for its owner, in a sentence or two. */
export function ownerNote(listing: MyListing): string {
  const { status, has_changes, hotel_id, is_public, hidden_by_admin } = listing;
  const { note } = listingStatuses[status];
  const isWaiting = status === 'submitted' || status === 'pending';
  if (hotel_id !== null && !is_public && hidden_by_admin) {
    return `${isWaiting ? `${note} ` : ''}An admin has hidden it from guests. Write to us.`;
  }
  if (status === 'approved' && !is_public) return 'Guests cannot find it now. Existing bookings do not change.';
  if (isLive(listing) && (status === 'draft' || (status === 'approved' && has_changes))) {
    return 'Guests can find and book it. Your latest changes are not published yet.';
  }
  if (isWaiting && isLive(listing))
    return 'Guests can find and book it. We are checking the changes listed here and will email you.';
  return status !== 'approved' && isLive(listing) ? `${note} Guests can find and book the previous version.` : note;
}
