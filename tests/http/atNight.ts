import type { World } from './world.ts';

/** Does the work while a function without arguments, or of a booking, answers this. */
async function whileIs<T>(world: World, name: string, head: string, value: string, work: () => Promise<T>): Promise<T> {
  const [{ text } = { text: '' }] = await world.sql<{ text: string }>(
    `select pg_get_functiondef('private.${name}'::regproc) as text`,
  );
  await world.sql(
    `create or replace function private.${name}${head} language sql stable set search_path = '' as $$ select ${value} $$`,
  );
  try {
    return await work();
  } finally {
    await world.sql(text);
  }
}

/** Does what a desk may do only at night: in it, a booking can be marked as a no-show at any time. */
export const atNight = <T>(world: World, work: () => Promise<T>) =>
  whileIs(world, 'no_show_from', '(p_booking public.bookings) returns timestamptz', `'-infinity'::timestamptz`, work);

/** Does the work while this is today in Goa. */
export const onDay = <T>(world: World, day: string, work: () => Promise<T>) =>
  whileIs(world, 'today', '() returns date', `date '${day}'`, work);
