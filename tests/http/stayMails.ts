import assert from 'node:assert/strict';
import { bookAsGuest, change, type Made } from './stayLinks.ts';
import type { World } from './world.ts';

// The mails that go with a stay, from its booking to the day after.

interface Mail {
  recipient: string;
  facts: Record<string, unknown> | null;
}
/** The mails of a kind about a stay, with what they would tell now. */
const mails = (world: World, kind: string, { id }: Pick<Made, 'id'>) =>
  world.sql<Mail>(
    `select recipient, private.mail_facts(kind, data, recipient) as facts from private.outbox
     where kind = $1 and data ->> 'booking_id' = $2 order by id`,
    [kind, id],
  );

/** What a calendar holds of a stay is told with how often it has changed, by all mails that bring it, and by no other. */
export async function entriesTold(world: World): Promise<void> {
  const stay = await bookAsGuest(world, 20);
  const told = async (kind: string) => (await mails(world, kind, stay)).map(({ facts }) => facts?.revision);
  assert.deepEqual(await told('booking_guest'), [0]);
  await change(world, stay.id, 'check_out_date = check_out_date + 1');
  assert.deepEqual([await told('booking_guest'), await told('changed_guest')], [[1], [1]]);
  await change(world, stay.id, `booking_status = 'cancelled'`);
  assert.deepEqual(await told('cancelled_guest'), [2]);
  assert.ok((await told('cancelled_hotel')).every((revision) => revision === undefined));
}
