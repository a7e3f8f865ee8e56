import { type AuditEntry, erasedWords, isWholeList } from '#src/domain/office/audit.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';

const searching = (path: string, search: string) => `${path}?search=${encodeURIComponent(search)}`;

const lists: Record<string, string> = {
  bookings: paths.adminBookings,
  profiles: paths.adminUsers,
  properties: paths.adminProperties,
  outbox: paths.adminJobs,
};

export function pathOfThing({ entity, entity_id, label, action, hotel_id }: AuditEntry): string | null {
  if (action === 'delete' || label === erasedWords) return null;
  if (isWholeList(entity_id)) return entity_id === 'list' ? (lists[entity] ?? null) : null;
  switch (entity) {
    case 'bookings':
      return searching(paths.adminBookings, label);
    case 'payments':
    case 'refunds':
      return hotel_id ? ownerPaths.stay(entity_id, hotel_id, 'payments') : null;
    case 'compliance_submissions':
    case 'properties':
      return paths.adminProperty(entity_id);
    case 'compliance':
      return label ? searching(paths.adminProperties, label) : null;
    case 'room_categories':
    case 'room_blocks':
      return searching(paths.adminRooms, label);
    case 'profiles':
      return label ? searching(paths.adminUsers, label) : null;
    case 'reviews':
      return searching(paths.adminReviews, entity_id);
    case 'outbox':
      return paths.adminJobs;
    case 'hotels':
      return paths.hotel(entity_id, '');
    case 'exchange_rates':
    case 'settings':
      return paths.adminSettings;
    default:
      return null;
  }
}
