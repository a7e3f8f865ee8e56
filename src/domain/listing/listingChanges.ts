import * as v from 'valibot';
import { cancellationText } from '../../words/en/common.ts';
import { formatRupees } from '../money.ts';
import {
  basicsLabels,
  complianceLabels,
  documentTypes,
  policyLabels,
  propertyTypeName,
  roomLabels,
} from './listing.ts';
import { type ListingChange, ListingChangeSchema } from './listingChange.ts';

/** The differences between two versions of a listing, and its history, in the owner’s words. */

const HistoryRowSchema = v.object({
  id: v.number(),
  at: v.string(),
  by_owner: v.boolean(),
  how: v.string(),
  changes: v.array(ListingChangeSchema),
  reason: v.nullable(v.string()),
  /** The person who did it, for admins. */
  by: v.nullish(v.string(), null),
});
export type HistoryRow = v.InferOutput<typeof HistoryRowSchema>;
export const HistoryPageSchema = v.object({ rows: v.array(HistoryRowSchema), more: v.boolean() });

const labels: Record<string, Record<string, string>> = {
  basics: basicsLabels,
  amenities: { amenities: 'Amenities' },
  rooms: {
    ...roomLabels,
    base_price: 'Price a night before tax',
    tax_rate: 'Tax rate',
    new: 'New room type',
    gone: 'Room type removed',
    closed: 'No longer on sale',
    opened: 'Back on sale',
  },
  photos: { photos: 'Photos' },
  policies: policyLabels,
  compliance: complianceLabels,
  documents: documentTypes,
};

/** Names the changed field: "Garden Room: Number of rooms". */
export function changeLabel({ part, field, room }: ListingChange): string {
  const label = labels[part]?.[field] ?? field;
  return room ? `${room}: ${label[0]?.toLowerCase()}${label.slice(1)}` : label;
}

const nothing = '–';
function wordOf({ field }: ListingChange, value: ListingChange['before']): string {
  if (value === null || value === '') return nothing;
  if ((field === 'base_price' || field === 'new' || field === 'gone') && typeof value === 'number')
    return formatRupees(value);
  if (field === 'tax_rate') return `${value}%`;
  if (field === 'property_type') return propertyTypeName(String(value)) || String(value);
  if (field === 'cancellation_policy') return cancellationText(String(value));
  return String(value);
}

/** Returns a change as words before and after. `before` is '' if `after` says it all. Tax and bank details are never shown. */
export function changeWords(change: ListingChange): { before: string; after: string } {
  const { part, field, before, after, added, removed, said: captions } = change;
  const said = (words: string) => ({ before: '', after: words });
  if (part === 'compliance') return said('Changed');
  if (part === 'documents') return said('New document');
  if (field === 'closed') return said('Closed by us');
  if (field === 'opened') return said('Opened by us');
  if (field === 'new') return said(`${wordOf(change, after)} a night`);
  if (field === 'gone') return said(`No longer sold for ${wordOf(change, before)} a night`);
  if (field === 'amenities') {
    const lists = [after && `Added: ${after}.`, before && `Removed: ${before}.`].filter(Boolean);
    return said(lists.join(' ') || 'New order');
  }
  if (field === 'photos') {
    const what = [added ? `${added} new` : '', removed ? `${removed} removed` : ''].filter(Boolean).join(', ');
    return {
      before: String(before ?? 0),
      after: `${after ?? 0} (${what || 'new order or descriptions'})${captions && `: “${captions}”`}`,
    };
  }
  return { before: wordOf(change, before), after: wordOf(change, after) };
}

const reasons: Record<string, string> = {
  identity: 'Guests find a property by its name, type and location, so we check a new one first.',
  contact:
    'It points guests to an address or number, so we check it first. Add a phone or email for guests in Basic Details: those go live immediately.',
  payout: 'We check tax and bank details before we pay out to them.',
  paper: 'We check every document before it takes effect.',
  new_photo: 'We check every photo before guests see it.',
  new_room: 'We check a new room type before guests can book it.',
  all_rooms: 'These rooms are removed once the new ones are approved, so that the property always has rooms.',
  tax_of_price: 'The tax rate waits together with the price.',
  tax: 'This is not the GST rate for this price, so we read your reason first.',
};

/** Says why we check a change before guests see it. */
export function whyItWaits({ why, approved, before }: ListingChange): string {
  if (why !== 'price') return reasons[why ?? ''] ?? 'We check it first.';
  const price = approved ?? (typeof before === 'number' ? before : null);
  return `This is more than half above or below ${price === null ? 'the price' : `${formatRupees(price)}, the last price`} we approved. We check that it is not a typing error.`;
}

/** The labels of changes as the middle of a sentence: "Description, Garden Room: price and 3 more". */
function listed(changes: readonly ListingChange[]): string {
  const names = changes.map(changeLabel);
  return names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}

/** Returns the notice after changes are sent: those that are live, and those that we check first. */
export function publishedWords(changes: readonly ListingChange[]): { title: string; description: string } {
  const waiting = changes.filter(({ waits }) => waits);
  const free = changes.filter(({ waits }) => !waits);
  const live = free.length > 0 ? `Live now: ${listed(free)}.` : '';
  const waits = waiting.length > 0 ? `We check these first: ${listed(waiting)}. We will email you.` : '';
  return {
    title: waits ? (live ? 'Published, and some submitted for review' : 'Submitted for review') : 'Changes published',
    description: [live, waits].filter(Boolean).join(' ') || 'Guests see your listing as it is here.',
  };
}

/** Returns the label of the button that sends these changes. */
export function publishLabel(changes: readonly ListingChange[]): string {
  if (!changes.some(({ waits }) => waits)) return 'Publish changes';
  return changes.every(({ waits }) => waits) ? 'Submit for review' : 'Publish and submit';
}

const happened: Record<string, string> = {
  handed_in: 'Submitted for review',
  at_once: 'Published immediately',
  taken_back: 'Withdrawn',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Changes requested',
  sent_back: 'Reopened as a draft',
  changed: 'Changed',
  hidden: 'Hidden from guests',
  shown: 'Shown to guests',
  featured: 'Featured',
  unfeatured: 'No longer featured',
  deleted: 'Deleted',
  restored: 'Restored',
};
/** Returns the title of an entry of the history. */
export const historyTitle = ({ how }: Pick<HistoryRow, 'how'>) => happened[how] ?? how;
