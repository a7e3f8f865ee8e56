import * as v from 'valibot';
import * as say from '../../words/staff/listing.ts';
import { ListingChangeSchema } from './listingChange.ts';
import { type ListingStatus, listingStatuses } from './listingStatus.ts';
import { NoticeEmailSchema } from './noticeEmails.ts';
import { StepSchema } from './steps.ts';

const statusNames = Object.keys(listingStatuses) as ListingStatus[];
const when = v.nullable(v.string());
const MyListingRow = v.object({
  property_id: v.string(),
  name: v.string(),
  city: v.string(),
  status: v.picklist(statusNames),
  is_public: v.boolean(),
  step: StepSchema,
  saved_at: when,
  submitted_at: when,
  decided_at: when,
  rejection_reason: v.nullable(v.string()),
  cover_url: v.nullable(v.string()),
  hotel_id: v.nullable(v.string()),
  /** The draft differs from the last submitted version. */
  has_changes: v.boolean(),
  /** There is an approved version, shown or hidden. */
  is_published: v.optional(v.boolean()),
  hidden_by_admin: v.optional(v.boolean(), false),
  waiting: v.nullish(v.array(ListingChangeSchema), null),
  notice_emails: v.array(NoticeEmailSchema),
});
export const MyListingSchema = v.pipe(
  MyListingRow,
  v.transform((row) => ({ ...row, is_published: row.is_published ?? row.status === 'approved' })),
);
export type MyListing = v.InferOutput<typeof MyListingSchema>;

export const isLive = ({ hotel_id, is_public }: Pick<MyListing, 'hotel_id' | 'is_public'>) =>
  hotel_id !== null && is_public;

/** Returns what the owner can do. Some changes of a live listing need approval. */
export function ownerActions(listing: MyListing) {
  const { status, hotel_id, is_public, is_published, hidden_by_admin } = listing;
  const isWaiting = status === 'submitted' || status === 'pending';
  const isPublished = is_published && !hidden_by_admin;
  return {
    edit: !isWaiting,
    publish: !isWaiting && isPublished,
    withdraw: status === 'submitted' && !isPublished,
    /** Submitted changes of a live property can be withdrawn, to edit them with the rest. */
    takeBack: status === 'submitted' && isPublished,
    view: isLive(listing),
    hide: isLive(listing),
    show: hotel_id !== null && isPublished && !is_public,
    remove: status === 'draft' && hotel_id === null,
    people: hotel_id !== null && isPublished,
  };
}

export function ownerNote(listing: MyListing): string {
  const { status, has_changes, hotel_id, is_public, hidden_by_admin } = listing;
  const { note } = listingStatuses[status];
  const isWaiting = status === 'submitted' || status === 'pending';
  if (hotel_id !== null && !is_public && hidden_by_admin) {
    return [isWaiting ? note : '', say.adminHasHiddenIt].filter(Boolean).join(' ');
  }
  if (status === 'approved' && !is_public) return say.guestsCannotFindItNow;
  if (isLive(listing) && (status === 'draft' || (status === 'approved' && has_changes))) {
    return say.latestChangesNotPublished;
  }
  if (isWaiting && isLive(listing)) return say.weAreCheckingChanges;
  return status !== 'approved' && isLive(listing) ? `${note} ${say.guestsSeePreviousVersion}` : note;
}
