import type { World } from './world.ts';

/** What an admin does who sees things as they are. Each answers what the server did. */

interface States {
  booking_status?: string;
  payment_status?: string;
}

/** Changes states of the booking with this reference or id. */
export async function changeBookingAsAdmin(world: World, booking: string, after: States) {
  const [row] = await world.sql<Required<States> & { id: string }>(
    'select id, booking_status, payment_status from public.bookings where booking_reference = $1 or id::text = $1',
    [booking],
  );
  const { id, ...before } = row ?? {};
  return (await world.rpc('admin', 'admin_change_booking', { booking_id: id, before, after })).json;
}

/** Gives somebody a role. */
export async function setRoleAsAdmin(world: World, user_id: string, role: string) {
  const [row] = await world.sql<{ role: string }>('select role from public.profiles where user_id = $1', [user_id]);
  return (await world.rpc('admin', 'admin_set_role', { user_id, before: row?.role, role })).json;
}

/** Changes status, rejection_reason or is_featured of a listing. */
export async function changeListing(world: World, property_id: string, after: Record<string, unknown>) {
  const [row] = await world.sql<Record<string, unknown>>(
    'select status, rejection_reason, is_featured, to_jsonb(submitted_at) as submitted_at from public.properties where id = $1',
    [property_id],
  );
  const before = Object.fromEntries(
    Object.entries(row ?? {}).filter(([column]) => column in after || (column === 'submitted_at' && 'status' in after)),
  );
  return (await world.rpc('admin', 'admin_change_listing', { property_id, before, after })).json;
}

/** Shows a listing or hides it. */
export const showListing = async (world: World, property_id: string, is_public: boolean) =>
  (await world.rpc('admin', 'set_listing_visibility', { property_id, is_public })).json;
