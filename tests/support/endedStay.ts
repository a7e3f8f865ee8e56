import type { Page } from '@playwright/test';
import { handIn } from './handIn.ts';
import { siteSql } from './siteDatabase.ts';

/** A live house of its own, and a guest's stay there that has ended: their address, and the links that lead them to a review. */
export async function endedStay(page: Page) {
  const { property_id, owner, name, as } = await handIn(page);
  const { hotel_id } = await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  const guest = `asha-${crypto.randomUUID().slice(0, 8)}@guest.example`;
  const [stay] = await siteSql<{ id: string; booking_reference: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate, tax_amount,
       advance_percent, advance_amount, booking_status, payment_status, checked_in_at
     )
     select c.hotel_id, c.id, 'Asha Kamat', $2, private.today() - 3, private.today() - 1, 100000, 200000, 5, 9524, 30, 60000, 'completed', 'paid', now() - interval '3 days'
     from public.room_categories as c where c.hotel_id = $1 and c.name = 'Garden Room' returning id, booking_reference`,
    [hotel_id, guest],
  );
  if (!stay) throw new Error('No stay was made');
  const link = async (call: string, how = '') =>
    (await siteSql<{ token: string }>(`select private.${call}($1${how}) as token`, [stay.id]))[0]?.token ?? '';
  return { ...stay, hotel_id: String(hotel_id), owner, name, guest, as, link };
}
