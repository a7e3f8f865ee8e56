import assert from 'node:assert/strict';
import { calls } from '../../supabase/rights.ts';
import { dayFromToday, type World } from './world.ts';

const nothing = '00000000-0000-4000-8000-999999999999';
const adminArgs: Record<string, object> = {
  undo_change: { audit_id: 0 },
  admin_own_change: { entities: ['settings'] },
  hide_review: { review_id: nothing, reason: 'None.' },
  show_review: { review_id: nothing },
  approve_reply: { review_id: nothing },
  keep_review: { review_id: nothing, reason: 'None.' },
  decide_review_photo: { photo_id: nothing, is_shown: true },
  remove_reply: { review_id: nothing, reason: 'None.' },
  save_settings: { changes: {} },
  admin_change_booking: { booking_id: nothing, before: {}, after: {} },
  admin_undo_booking_change: { change_id: nothing },
  admin_act_on_awaited: { booking_ids: [nothing], deed: 'remind' },
  admin_change_listing: { property_id: nothing, before: {}, after: {} },
  admin_set_role: { user_id: nothing, before: 'user', role: 'user' },
  admin_change_room: { room_category_id: nothing, before: {}, after: {} },
  send_mail_again: { mail_id: 0 },
  admin_property: { property_id: nothing },
  admin_listing_history: { property_id: nothing },
  admin_compliance: { property_id: nothing },
  admin_person: { email: 'nobody@guest.example' },
  admin_export_person: { email: 'nobody@guest.example', known_by: 'mail' },
  admin_erase_person: { email: 'nobody@guest.example', known_by: 'mail' },
  add_property_photo: { id: nothing, alt_text: 'None.' },
  take_over_house: { showcase_id: 'none', property_id: nothing, form: [] },
  delete_property: { property_id: nothing },
  restore_property: { property_id: nothing },
  admin_record_payout: {
    ...{ hotel_id: nothing, paid_on: dayFromToday(0), amount: 1, reference: 'None', idempotency_key: nothing },
  },
  admin_reverse_payout: { payout_id: nothing, reason: 'None.' },
  run_job: { job: 'none' },
  begin_job: { job: 'none' },
};

/** Expects that only an admin gets an answer from this call. */
export async function proveAdminOnly(world: World, name: string): Promise<void> {
  assert.ok(calls.admins.includes(name), `${name} is among the calls for admins`);
  const args = adminArgs[name] ?? {};
  for (const actor of ['user', 'owner A', 'anon'] as const) {
    const { status } = await world.rpc(actor, name, args);
    assert.equal(status, actor === 'anon' ? 401 : 403, `${actor} calls ${name}`);
  }
  assert.equal((await world.rpc('admin', name, args)).status, 200, name);
}
