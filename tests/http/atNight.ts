import type { World } from './world.ts';

/** Does what a desk may do only at night: in it, a booking can be marked as a no-show at any time. */
export async function atNight<T>(world: World, work: () => Promise<T>): Promise<T> {
  const [{ text } = { text: '' }] = await world.sql<{ text: string }>(
    `select pg_get_functiondef('private.no_show_from'::regproc) as text`,
  );
  await world.sql(
    `create or replace function private.no_show_from(p_booking public.bookings) returns timestamptz
     language sql stable set search_path = '' as $$ select '-infinity'::timestamptz $$`,
  );
  try {
    return await work();
  } finally {
    await world.sql(text);
  }
}
