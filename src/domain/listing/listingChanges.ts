import * as v from 'valibot';
import { cancellationText } from '../../words/en/cancellation.ts';
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

/** What differs between two versions of a listing, as the server lists it, and what became of it: in the words of its owner. */

const HistoryRowSchema = v.object({
  id: v.number(),
  at: v.string(),
  by_owner: v.boolean(),
  how: v.string(),
  changes: v.array(ListingChangeSchema),
  reason: v.nullable(v.string()),
  /** Who it was, for admins. */
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
    new: 'New room',
    gone: 'Room taken out',
    closed: 'Taken out of sale by us',
    opened: 'In sale again',
  },
  photos: { photos: 'Photos' },
  policies: policyLabels,
  compliance: complianceLabels,
  documents: documentTypes,
};

/** What a change is of: "Garden Room: Number of rooms". */
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

/** A change as before and after, each in words; `before` is '' where the other says it all. Of tax and bank data only that they differ. */
export function changeWords(change: ListingChange): { before: string; after: string } {
  const { part, field, before, after, added, removed, said: captions } = change;
  const said = (words: string) => ({ before: '', after: words });
  if (part === 'compliance') return said('Changed');
  if (part === 'documents') return said('New document');
  if (field === 'closed') return said('Closed');
  if (field === 'opened') return said('Open');
  if (field === 'new') return said(`${wordOf(change, after)} a night`);
  if (field === 'gone') return said(`No longer sold for ${wordOf(change, before)} a night`);
  if (field === 'amenities') {
    const lists = [after && `Added: ${after}.`, before && `Taken out: ${before}.`].filter(Boolean);
    return said(lists.join(' ') || 'In another order');
  }
  if (field === 'photos') {
    const what = [added ? `${added} new` : '', removed ? `${removed} taken out` : ''].filter(Boolean).join(', ');
    return {
      before: String(before ?? 0),
      after: `${after ?? 0} (${what || 'other order or words'})${captions && `: “${captions}”`}`,
    };
  }
  return { before: wordOf(change, before), after: wordOf(change, after) };
}

const reasons: Record<string, string> = {
  identity: 'Guests find and trust a house by its name, kind and place, so we look at a new one first.',
  contact:
    'It leads guests to an address or a number, so we make sure first that it is the right one. A phone and an email for guests have fields of their own in Basic Details, and are live at once.',
  payout: 'We look at tax and bank data before anybody is paid by them.',
  paper: 'We read every document before it counts.',
  new_photo: 'We look at every photo before guests see it.',
  new_room: 'We look at a room that is new before it is sold.',
  all_rooms: 'These rooms go once the new ones are approved, so that the house is never without one.',
  tax_of_price: 'The rate of tax goes with the price.',
  tax: 'The rate is another one than GST asks for at this price, so we read your reason first.',
};

/** Why somebody looks at a change before guests see it. */
export function whyItWaits({ why, approved, before }: ListingChange): string {
  if (why !== 'price') return reasons[why ?? ''] ?? 'We look at it first.';
  const price = approved ?? (typeof before === 'number' ? before : null);
  return `More than half above or below ${price === null ? 'the price' : formatRupees(price)} that we approved last: we make sure that it is no slip of the pen.`;
}

/** The labels of changes as the middle of a sentence: "Description, Garden Room: price and 3 more". */
function listed(changes: readonly ListingChange[]): string {
  const names = changes.map(changeLabel);
  return names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}

/** What is told once changes were sent: what guests see from now on, and what waits. */
export function publishedWords(changes: readonly ListingChange[]): { title: string; description: string } {
  const waiting = changes.filter(({ waits }) => waits);
  const free = changes.filter(({ waits }) => !waits);
  const live = free.length > 0 ? `Live now: ${listed(free)}.` : '';
  const waits = waiting.length > 0 ? `We look first at: ${listed(waiting)}. We write to you about it.` : '';
  return {
    title: waits ? (live ? 'Published, and partly sent in' : 'Sent in') : 'Changes published',
    description: [live, waits].filter(Boolean).join(' ') || 'Guests see your listing as it is here.',
  };
}

/** What the button does that sends these changes. */
export function publishLabel(changes: readonly ListingChange[]): string {
  if (!changes.some(({ waits }) => waits)) return 'Publish changes';
  return changes.every(({ waits }) => waits) ? 'Send in for review' : 'Publish and send in';
}

const happened: Record<string, string> = {
  handed_in: 'Sent in for review',
  at_once: 'Published at once',
  taken_back: 'Taken back',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Changes asked for',
  sent_back: 'Opened again as a draft',
  changed: 'Changed',
  hidden: 'Hidden from guests',
  shown: 'Shown to guests',
  featured: 'Featured',
  unfeatured: 'No longer featured',
  deleted: 'Deleted',
  restored: 'Restored',
};
/** What an entry of the history tells. */
export const historyTitle = ({ how }: Pick<HistoryRow, 'how'>) => happened[how] ?? how;
