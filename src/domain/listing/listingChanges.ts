import * as v from 'valibot';
import { cancellationText } from '../../words/en/common.ts';
import * as say from '../../words/staff/listing.ts';
import * as wizard from '../../words/staff/wizard.ts';
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

const HistoryRowSchema = v.object({
  id: v.number(),
  at: v.string(),
  by_owner: v.boolean(),
  how: v.string(),
  changes: v.array(ListingChangeSchema),
  reason: v.nullable(v.string()),
  by: v.nullish(v.string(), null),
});
export type HistoryRow = v.InferOutput<typeof HistoryRowSchema>;
export const HistoryPageSchema = v.object({ rows: v.array(HistoryRowSchema), more: v.boolean() });

const labels: Record<string, Record<string, string>> = {
  basics: basicsLabels,
  amenities: { amenities: say.stepTitles.amenities },
  rooms: { ...roomLabels, ...say.changeLabels },
  photos: { photos: say.stepTitles.photos },
  policies: policyLabels,
  compliance: complianceLabels,
  documents: documentTypes,
};

/** Returns "Garden Room: Number of rooms". */
export function changeLabel({ part, field, room }: ListingChange): string {
  const label = labels[part]?.[field] ?? field;
  return room ? `${room}: ${label[0]?.toLowerCase()}${label.slice(1)}` : label;
}

const nothing = '–';
export function wordOf({ field }: Pick<ListingChange, 'field'>, value: ListingChange['before']): string {
  if (value === null || value === '') return nothing;
  if ((field === 'base_price' || field === 'new' || field === 'gone') && typeof value === 'number')
    return formatRupees(value);
  if (field === 'tax_rate') return `${value}%`;
  if (field === 'property_type') return propertyTypeName(String(value)) || String(value);
  if (field === 'cancellation_policy') return cancellationText(String(value));
  return String(value);
}

/** Describes a change. `before` is '' if `after` says it all. Tax and bank details are never shown. */
export function changeWords(change: ListingChange): { before: string; after: string } {
  const { part, field, before, after, added, removed, said: captions } = change;
  const said = (words: string) => ({ before: '', after: words });
  if (part === 'compliance') return said(say.changed);
  if (part === 'documents') return said(say.newDocument);
  if (field === 'closed') return said(say.closedByUs);
  if (field === 'opened') return said(say.openedByUs);
  if (field === 'new') return said(wizard.aNightBeforeTax(wordOf(change, after)));
  if (field === 'gone') return said(say.noLongerSoldFor(wordOf(change, before)));
  if (field === 'amenities') {
    const lists = [after && say.amenitiesAdded(String(after)), before && say.amenitiesRemoved(String(before))].filter(
      Boolean,
    );
    return said(lists.join(' ') || say.newOrder);
  }
  if (field === 'photos') {
    return {
      before: String(before ?? 0),
      after: `${after ?? 0} (${say.photoChange(added ?? 0, removed ?? 0)})${captions && `: “${captions}”`}`,
    };
  }
  return { before: wordOf(change, before), after: wordOf(change, after) };
}

export function reviewReasonWords({ why, approved, before }: ListingChange): string {
  if (why !== 'price') return say.reasonsToCheck[why ?? ''] ?? `${wizard.weCheckItFirst}.`;
  const price = approved ?? (typeof before === 'number' ? before : null);
  return price === null ? say.farFromApprovedPrice : say.farFromLastPrice(formatRupees(price));
}

function listed(changes: readonly ListingChange[]): string {
  const names = changes.map(changeLabel);
  return names.length <= 4 ? names.join(', ') : wizard.namesAndMore(names.slice(0, 3).join(', '), names.length - 3);
}

export function publishedWords(changes: readonly ListingChange[]): { title: string; description: string } {
  const waiting = changes.filter(({ waits }) => waits);
  const free = changes.filter(({ waits }) => !waits);
  const live = free.length > 0 ? wizard.liveNow(listed(free)) : '';
  const waits = waiting.length > 0 ? wizard.weCheckTheseFirst(listed(waiting)) : '';
  return {
    title: waits ? (live ? wizard.publishedAndSubmitted : say.submittedForReview) : wizard.changesPublished,
    description: [live, waits].filter(Boolean).join(' ') || wizard.guestsSeeYourListing,
  };
}

export function publishLabel(changes: readonly ListingChange[]): string {
  if (!changes.some(({ waits }) => waits)) return wizard.publishChanges;
  return changes.every(({ waits }) => waits) ? wizard.submitForReview : wizard.publishAndSubmit;
}

export const historyTitle = ({ how }: Pick<HistoryRow, 'how'>) => say.historyTitles[how] ?? how;
