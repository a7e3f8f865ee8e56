/** Functions for admins only, with arguments that change nothing: whoever else calls them is refused with 401 or 403. */
const nothing = '00000000-0000-4000-8000-999999999999';
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
  ['admin_set_role', { user_id: nothing, before: 'user', role: 'user' }],
  ['admin_hotels', {}],
  ['admin_rooms', {}],
  ['admin_change_room', { room_category_id: nothing, before: {}, after: {} }],
  ['admin_overview', {}],
  ['admin_mails', {}],
  ['send_mail_again', { mail_id: 0 }],
];
