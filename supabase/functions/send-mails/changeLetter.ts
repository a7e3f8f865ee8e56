import * as v from 'valibot';
import { fieldName } from '../../../src/domain/office/audit.ts';
import { differencesOf } from '../../../src/domain/office/auditDifferences.ts';
import { counted, formatDate } from '../../../src/domain/stay.ts';
import { oneLine } from './layout.ts';
import { hello, listingEntries, MailOutdated, nameWithCity, openListings, type Writer, writer } from './mailWords.ts';

const row = v.nullable(v.record(v.string(), v.unknown()));
const ChangeSchema = v.object({
  entity: v.picklist(['hotels', 'room_categories', 'room_blocks']),
  entity_id: v.string(),
  action: v.picklist(['insert', 'update', 'delete']),
  room: v.optional(v.nullable(v.string())),
  before: row,
  after: row,
});
type Change = v.InferOutput<typeof ChangeSchema>;
const ChangedSchema = v.object({ ...listingEntries, changes: v.array(ChangeSchema) });

const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300).trimEnd()}…` : text);

/** Merges successive changes of one row. Drops those that cancel out. */
function merge(changes: readonly Change[]): Change[] {
  const rows = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.entity} ${change.entity_id}`;
    const known = rows.get(key);
    rows.set(
      key,
      known
        ? {
            ...change,
            action: known.action === 'insert' && change.action !== 'delete' ? 'insert' : change.action,
            before: known.action === 'insert' ? null : { ...change.before, ...known.before },
            after: change.action === 'delete' ? null : { ...known.after, ...change.after },
          }
        : change,
    );
  }
  return [...rows.values()].filter(({ before, after }) => before !== null || after !== null);
}

const BlockSchema = v.object({ rooms: v.number(), first_night: v.string(), end_date: v.string() });

function blockWords(block: unknown): string | null {
  const read = v.safeParse(BlockSchema, block);
  if (!read.success) return null;
  const { rooms, first_night, end_date } = read.output;
  return `${counted(rooms, 'room')}, ${formatDate(first_night)} to ${formatDate(end_date)}`;
}

function factsOf(change: Change): (readonly [string, string])[] {
  const { entity, action, room, before, after } = change;
  const about = room ? `${oneLine(room)}: ` : '';
  if (entity === 'room_blocks') {
    const whole = blockWords(action === 'delete' ? before : after);
    if (whole && action !== 'update')
      return [[`${about}${action === 'insert' ? 'blocked' : 'available again'}`, whole]];
  }
  return differencesOf({ before, after })
    .filter((one) => one.before !== one.after)
    .map((one) => {
      const name = one.field === fieldName('base_price') ? 'Rate a night, taxes included' : one.field;
      const field = about ? name.charAt(0).toLowerCase() + name.slice(1) : name;
      return [
        `${about}${entity === 'room_blocks' ? 'blocked, ' : ''}${field}`,
        `${short(one.after)}\nBefore: ${short(one.before)}`,
      ];
    });
}

export const changeWriters: Record<string, Writer> = {
  listing_changed: writer(ChangedSchema, (listing, site) => {
    const place = nameWithCity(listing);
    const facts = merge(listing.changes).flatMap(factsOf);
    if (facts.length === 0) throw new MailOutdated('Nothing is different from before.');
    const first = facts.slice(0, 3).map(([label]) => label);
    return {
      subject: `We changed your listing: ${place}`,
      preview: `${first.join(', ')}.`,
      heading: `We changed your listing ${oneLine(listing.name)}`,
      opening: [hello(listing.full_name), `An admin changed your listing ${place}. The changes are below.`],
      facts,
      closing: ['Existing bookings do not change. To ask why, or if something is not right, reply to this email.'],
      action: openListings(site),
    };
  }),
};
