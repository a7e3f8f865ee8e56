import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { ask, bookAsGuest, change, type Made, paid } from './stayLinks.ts';
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

/** What is given back is told the guest once, with what is still to come back; not what was taken back meanwhile, nor to who is erased. */
export async function refundsTold(world: World): Promise<void> {
  const note = async (stay: Made, amount: number, args: object = {}, actor: Actor = 'admin') => {
    const body = {
      booking_id: stay.id,
      kind: 'refunded',
      amount,
      method: 'site',
      idempotency_key: randomUUID(),
      ...args,
    };
    const answer = await ask(world, 'note_payment', body, actor);
    assert.equal(answer.ok, true, JSON.stringify(answer));
    assert.equal((await ask(world, 'note_payment', body, actor)).replayed, true, 'the same form again is the same');
    return answer.payment_id as string;
  };
  const told = async (stay: Made) => {
    const all = await mails(world, 'refund_sent', stay);
    return all.map(({ facts }) => facts && (facts.payment as Record<string, unknown>));
  };

  // Cancelled by its house, all of it comes back: in two parts, by the site and by the house.
  const stay = await bookAsGuest(world, 40);
  await paid(world, stay.id, 60_000);
  await ask(world, 'cancel_stay', { booking_id: stay.id, seen: {}, reason: 'A pipe', by_house: true }, 'owner A');
  assert.deepEqual(await told(stay), [], 'what is owed is not sent yet');
  await note(stay, 20_000, { reference: '426700119911' });
  const [{ due_on } = { due_on: '' }] = await world.sql<{ due_on: string }>(
    `select due_on::text from private.payments where booking_id = $1 and kind = 'refund_owed'`,
    [stay.id],
  );
  const first = { amount: 20_000, reference: '426700119911', method: 'site', owed: 40_000, owed_by: due_on };
  assert.partialDeepStrictEqual(await told(stay), [first]);
  const [mail] = await mails(world, 'refund_sent', stay);
  assert.match(String(mail?.facts?.stay_link), /^[0-9a-f]{64}$/);
  assert.equal(mail?.recipient, mail?.facts?.guest_email);
  const second = await note(stay, 40_000, { method: 'upi' }, 'owner A');
  // As it stands when each is sent.
  assert.partialDeepStrictEqual(await told(stay), [
    { ...first, owed: 0, owed_by: null },
    { amount: 40_000, reference: null, method: 'upi', owed: 0, owed_by: null },
  ]);
  await ask(world, 'reverse_payment', { payment_id: second, note: 'Typed wrongly' }, 'owner A');
  assert.partialDeepStrictEqual(await told(stay), [first, null]);
  // By hand, the entries that make it true are told as any.
  const byHand = await bookAsGuest(world, 45);
  await paid(world, byHand.id, 60_000);
  await change(world, byHand.id, `payment_status = 'refunded'`);
  assert.partialDeepStrictEqual(await told(byHand), [{ amount: 60_000, method: 'site' }]);

  // Nobody's mailbox is filled by it.
  await world.sql('update private.settings set bookings_per_contact_a_day = 2');
  const often = await bookAsGuest(world, 50);
  await paid(world, often.id, 10);
  for (let n = 0; n < 5; n += 1) await note(often, 1, { method: 'cash' }, 'owner A');
  const some = (await told(often)).length;
  assert.ok(some >= 2 && some < 5, `${some}`);
  await world.sql('update private.settings set bookings_per_contact_a_day = 20');

  // A stay that is brought in with its history told of it elsewhere; an erased guest is nobody to tell.
  for (const made of [`now() - interval '1 day'`, 'now()']) {
    const [brought] = await world.sql<{ id: string }>(
      `insert into public.bookings (hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount,
         tax_rate, tax_amount, advance_percent, advance_amount, booking_status, payment_status, created_at)
       select hotel_id, room_category_id, guest_name, 'brought@guest.example', check_in_date, check_out_date, base_price, total_amount, tax_rate,
         tax_amount, advance_percent, advance_amount, 'cancelled', 'refunded', ${made}
       from public.bookings where id = $1 returning id`,
      [stay.id],
    );
    assert.deepEqual(await told({ ...stay, id: brought?.id ?? '' }), []);
  }
  const erased = await bookAsGuest(world, 60);
  await paid(world, erased.id, 1000);
  await change(world, erased.id, `booking_status = 'cancelled', erased_at = now()`);
  await note(erased, 1000);
  assert.deepEqual(await told(erased), []);
}
