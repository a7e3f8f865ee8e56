import { randomUUID } from 'node:crypto';
import { type ExtraName, extrasOnSale } from '../extraQuotes.ts';
import { type Asked, type TypeName, typesOnSale } from '../partQuotes.ts';
import { asOwner, setSettings } from './given.ts';
import type { World } from './world.ts';

export type TypeIds = Record<TypeName, string>;
type ExtraIds = Record<ExtraName, string>;
const hotel_id = (world: World) => world.hotelOf('owner A').hotel;

/** Puts the room types of the table on sale at owner A's property. */
export async function putTypesOnSale(world: World): Promise<TypeIds> {
  await setSettings(world, { peak_advance_percent: 0, group_advance_percent: 50 });
  const ids: Partial<TypeIds> = {};
  for (const [name, [base_price, tax_rate, max_occupancy, total_rooms]] of Object.entries(typesOnSale)) {
    const id = randomUUID();
    ids[name as TypeName] = id;
    await world.sql(
      `insert into public.room_categories (id, hotel_id, name, max_occupancy, total_rooms, base_price, tax_rate) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, hotel_id(world), name, max_occupancy, total_rooms, base_price, tax_rate],
    );
  }
  await world.sql(
    `insert into private.rate_plans (room_category_id, included_guests, extra_adult, extra_child, weekly_discount) values ($1, 2, 50000, 20000, 10)`,
    [ids.villa],
  );
  return ids as TypeIds;
}
export const askedRooms = (ids: TypeIds, rooms: readonly Asked[]) => {
  const [first, ...more] = rooms.map(([name, num_rooms, num_adults, num_children]) => ({
    ...{ room_category_id: ids[name], num_rooms, num_adults, num_children },
  }));
  return { ...first, more_rooms: more };
};

/** Puts all extras of the table on sale at owner A's property. */
export async function putExtrasOnSale(world: World): Promise<ExtraIds> {
  const ids: Partial<ExtraIds> = {};
  for (const [name, [kind, per, net_price, tax_rate]] of Object.entries(extrasOnSale)) {
    const made = await asOwner(world, 'save_extra', {
      ...{ hotel_id: hotel_id(world), kind, name, per, net_price, tax_rate },
      for_guests: name !== 'laundry',
    });
    ids[name as ExtraName] = made.extra_id;
  }
  return ids as ExtraIds;
}
export const askedExtras = (ids: ExtraIds, lines: readonly (readonly [ExtraName, number, ...unknown[]])[]) =>
  lines.map(([name, quantity]) => ({ id: ids[name], quantity }));
