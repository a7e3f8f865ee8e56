import type { Page } from '@playwright/test';
import { handIn } from './handIn.ts';
import { signInAs } from './signIn.ts';
import { siteSql } from './siteDatabase.ts';

export interface OwnHouse {
  hotel: string;
  name: string;
  owner: string;
  /** Three rooms for two at ₹3,500.50 before tax, and one for four at ₹9,000. */
  garden: string;
  loft: string;
}

export async function openHouse(page: Page): Promise<OwnHouse> {
  const { property_id, owner, name, as } = await handIn(page);
  const { hotel_id } = await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  const rooms = await siteSql<{ id: string; name: string }>(
    'select id, name from public.room_categories where hotel_id = $1',
    [hotel_id],
  );
  const idOf = (called: string) => rooms.find((room) => room.name === called)?.id ?? '';
  await signInAs(page, owner);
  return { hotel: String(hotel_id), name, owner, garden: idOf('Garden Room'), loft: idOf('Loft') };
}
