import type { Page } from '@playwright/test';
import { insertBookings } from './bookings.ts';
import { handIn } from './handIn.ts';
import { siteSql } from './siteDatabase.ts';

/** A new live property with an ended stay: the guest's address, and the links to a review. */
export async function endedStay(page: Page) {
  const { property_id, owner, name, as } = await handIn(page);
  const { hotel_id } = await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  const guest = `asha-${crypto.randomUUID().slice(0, 8)}@guest.example`;
  const [stay] = await siteSql<{ id: string; booking_reference: string }>(
    insertBookings(
      {
        hotel_id: 'c.hotel_id',
        room_category_id: 'c.id',
        guest_name: `'Asha Kamat'`,
        guest_email: '$2',
        check_in_date: 'private.today() - 3',
        check_out_date: 'private.today() - 1',
        booking_status: `'completed'`,
        payment_status: `'paid'`,
        checked_in_at: `now() - interval '3 days'`,
      },
      `from public.room_categories as c where c.hotel_id = $1 and c.name = 'Garden Room' returning id, booking_reference`,
    ),
    [hotel_id, guest],
  );
  if (!stay) throw new Error('No stay was made');
  const link = async (call: string, how = '') =>
    (await siteSql<{ token: string }>(`select private.${call}($1${how}) as token`, [stay.id]))[0]?.token ?? '';
  return { ...stay, hotel_id: String(hotel_id), owner, name, guest, as, link };
}
