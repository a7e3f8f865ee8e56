import { expect, test } from 'vitest';
import { pathOfThing } from '#src/features/office/audit/auditPaths.ts';

const id = '00000000-0000-4000-8000-000000000001';

test.each([
  ['properties', id, 'Casa Susegad', 'update', `/admin/properties?id=${id}`],
  ['bookings', id, 'AAAA-BBBB', 'update', '/admin/bookings?search=AAAA-BBBB'],
  ['bookings', 'export', 'Export of 100 bookings', 'read', null],
  ['bookings', 'list', 'List of bookings', 'read', '/admin/bookings'],
  ['profiles', 'list', 'List of users', 'read', '/admin/users'],
  ['properties', 'list', 'List of listings', 'read', '/admin/properties'],
  ['outbox', 'list', 'List of failed emails', 'read', '/admin/run-job'],
  ['room_blocks', id, 'Hotel Lotus, Twin Suite', 'insert', '/admin/rooms?search=Hotel%20Lotus%2C%20Twin%20Suite'],
  ['room_categories', id, 'Hotel Lotus, Twin Suite', 'update', '/admin/rooms?search=Hotel%20Lotus%2C%20Twin%20Suite'],
  ['outbox', '7', 'welcome to a@b.example', 'update', '/admin/run-job'],
  ['room_blocks', id, 'Hotel Lotus, Twin Suite', 'delete', null],
] as const)('%s %s (%s, %s) is at %s', (entity, entity_id, label, action, path) => {
  const entry = { id: 1, at: '', actor_email: null, actor: null, job: null, before: null, after: null, undoable: null };
  expect(pathOfThing({ ...entry, entity, entity_id, label, action })).toBe(path);
});
