import assert from 'node:assert/strict';
import { dayFromToday, type World } from './world.ts';

/** Functions for admins only, with arguments that change nothing: whoever else calls them is refused with 401 or 403. */
const nothing = '00000000-0000-4000-8000-999999999999';
const room = { room_category_id: nothing, first_night: dayFromToday(1), end_date: dayFromToday(2) };
export const adminCalls: readonly (readonly [name: string, args: object])[] = [
  ['admin_audit', {}],
  ['undo_change', { audit_id: 0 }],
  ['admin_users', {}],
  ['admin_reviews', {}],
  ['hide_review', { review_id: nothing, reason: 'None.' }],
  ['show_review', { review_id: nothing }],
  ['admin_settings', {}],
  ['save_settings', { changes: {} }],
  ['admin_bookings', {}],
  ['admin_export_bookings', {}],
  ['admin_booking', { booking_id: nothing }],
  ['admin_change_booking', { booking_id: nothing, before: {}, after: {} }],
  ['admin_change_listing', { property_id: nothing, before: {}, after: {} }],
  ['admin_set_role', { user_id: nothing, before: 'user', role: 'user' }],
  ['admin_hotels', {}],
  ['admin_rooms', {}],
  ['admin_change_room', { room_category_id: nothing, before: {}, after: {} }],
  ['admin_overview', {}],
  ['admin_mails', {}],
  ['send_mail_again', { mail_id: 0 }],
  ['admin_properties', {}],
  ['admin_property', { property_id: nothing }],
  ['admin_compliance', { property_id: nothing }],
  ['add_property_photo', { id: nothing, alt_text: 'None.' }],
  ['delete_property', { property_id: nothing }],
  ['restore_property', { property_id: nothing }],
  ['admin_availability', {}],
  ['admin_blocks', room],
  ['block_rooms', { ...room, rooms: 1 }],
  ['release_rooms', room],
  ['admin_jobs', {}],
  ['run_job', { job: 'none' }],
  ['begin_job', { job: 'none' }],
];

/** Only an admin is answered. */
export async function proveAdminOnly(world: World, name: string): Promise<void> {
  const [, args] = adminCalls.find(([call]) => call === name) ?? [];
  assert.ok(args, `${name} is among the calls for admins`);
  for (const actor of ['user', 'owner A', 'anon'] as const) {
    const { status } = await world.rpc(actor, name, args);
    assert.equal(status, actor === 'anon' ? 401 : 403, `${actor} calls ${name}`);
  }
  assert.equal((await world.rpc('admin', name, args)).status, 200, name);
}
