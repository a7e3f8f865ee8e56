import type { World } from './world.ts';

/** Replaces a database function with a constant while `work` runs. */
async function whileIs<T>(world: World, name: string, head: string, value: string, work: () => Promise<T>): Promise<T> {
  const text = await world.value(`select pg_get_functiondef('private.${name}'::regproc) as text`);
  await world.sql(
    `create or replace function private.${name}${head} language sql stable set search_path = '' as $$ select ${value} $$`,
  );
  try {
    return await work();
  } finally {
    await world.sql(text);
  }
}

/** Runs `work` as if at night, when a desk can mark a no-show. */
export const atNight = <T>(world: World, work: () => Promise<T>) =>
  whileIs(world, 'no_show_from', '(p_booking public.bookings) returns timestamptz', `'-infinity'::timestamptz`, work);

export const onDay = <T>(world: World, day: string, work: () => Promise<T>) =>
  whileIs(world, 'today', '() returns date', `date '${day}'`, work);
