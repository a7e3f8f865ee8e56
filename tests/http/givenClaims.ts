import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { ask, bookAsGuest, type Made, open } from './stayLinks.ts';
import { type World, worldPrice } from './world.ts';

/** The price of two nights, and its advance of 30%, half a paisa up. */
export const price = 2 * worldPrice['owner A'];
export const advance = Math.floor((price * 30 + 50) / 100);

/** Books two nights on days of their own: nobody holds many rooms of a night without paying. */
export async function bookNext(world: World): Promise<Made> {
  const made = await world.sql(`select from public.bookings where guest_name = 'Asha Maria Kamat'`);
  return bookAsGuest(world, 20 + 3 * made.length);
}

let number = 426_700_112_000;
/** Returns a UTR that no booking has. */
export function nextUtr(): string {
  number += 1;
  return String(number);
}
/** Writes a UTR as a bank shows it. */
export const spaced = (utr: string) => utr.replace(/(.{4})/g, '$1 ');

export const claim = (world: World, { token }: { token: unknown }, utr: unknown) =>
  ask(world, 'claim_advance', { token, utr });

/** Claims an advance with a UTR that must be taken, and returns the UTR. */
export async function claimed(world: World, stay: Made, amount = advance, utr = nextUtr()): Promise<string> {
  assert.deepEqual(await claim(world, stay, utr), { ok: true, amount });
  return utr;
}

/** A booking whose guest claims to have paid the advance. */
export async function givenClaim(world: World, from?: number): Promise<Made & { utr: string }> {
  const stay = await (from === undefined ? bookNext(world) : bookAsGuest(world, from));
  return { ...stay, utr: await claimed(world, stay) };
}

interface Entry {
  id: string;
  kind: string;
  amount: number;
  reference: string | null;
  settles: string | null;
  reverses: string | null;
}
export const entriesOf = (world: World, { id }: Made) =>
  world.sql<Entry>(
    `select id, kind::text, amount::integer, reference, settles, reverses from private.payments
     where booking_id = $1 order by position`,
    [id],
  );
export const entryOf = async (world: World, stay: Made, kind: string) =>
  (await entriesOf(world, stay)).findLast((entry) => entry.kind === kind);
/** Returns the entries of a booking as kind, amount and reference. */
export const ledgerOf = async (world: World, stay: Made) =>
  (await entriesOf(world, stay)).map(({ kind, amount, reference }) => [kind, amount, reference]);
export const kindsOf = async (world: World, stay: Made) => (await entriesOf(world, stay)).map(({ kind }) => kind);

/** What a guest reads of the advance of their booking. */
export async function advanceOf(world: World, { token }: Made) {
  const { reported_amount, payment_status, advance_due_at, claim } = (await open(world, token)).stay;
  return { reported_amount, payment_status, advance_due_at, reference: claim?.reference ?? null };
}
/** Returns the hours until a moment. */
export const hours = (moment: unknown) => Math.round((Date.parse(String(moment)) - Date.now()) / 3_600_000);
export const hoursLeft = async (world: World, stay: Made) => hours((await advanceOf(world, stay)).advance_due_at);

/** Records that the advance was received by the site, with these changes. */
export const note = (world: World, { id }: Made, args: object = {}, actor: Actor = 'admin') =>
  ask(
    world,
    'note_payment',
    { booking_id: id, kind: 'received', amount: advance, method: 'site', idempotency_key: randomUUID(), ...args },
    actor,
  );
/** Records that a desk expects the advance, with these changes. */
export const deskClaim = (world: World, stay: Made, args: object = {}) =>
  note(world, stay, { kind: 'claimed', ...args }, 'owner A');
export const reverse = (world: World, payment_id: unknown, actor: Actor = 'admin') =>
  ask(world, 'reverse_payment', { payment_id, note: 'Not in the bank' }, actor);
export const refuse = async (world: World, stay: Made, actor: Actor = 'admin') =>
  reverse(world, (await entryOf(world, stay, 'claimed'))?.id, actor);
export const withdraw = (world: World, { token }: { token: unknown }) => ask(world, 'take_claim_back', { token });

interface Mail {
  recipient: string;
  facts: {
    payment: { amount: number; reference: string };
    paid_amount: number;
    advance_due_at: string | null;
    booking_reference: string;
  } | null;
}
/** The emails of a kind about a booking, with what they would say now: null if they are no longer sent. */
export const mails = (world: World, kind: string, { id }: Made) =>
  world.sql<Mail>(
    `select recipient, private.mail_facts(kind, data, recipient) as facts from private.outbox
     where kind = $1 and data ->> 'booking_id' = $2 order by id`,
    [kind, id],
  );
/** Says of each email of a kind whether it is still sent. */
export const areSent = async (world: World, kind: string, stay: Made) =>
  (await mails(world, kind, stay)).map(({ facts }) => facts !== null);
/** Expects emails of a kind, none of which is sent any longer. */
export async function isOutdated(world: World, kind: string, stay: Made): Promise<void> {
  const sent = await areSent(world, kind, stay);
  assert.ok(sent.length > 0 && !sent.includes(true), `${kind}: ${sent}`);
}
export const emailOf = async (world: World, { id }: Made) =>
  (await world.sql<{ email: string }>('select guest_email as email from public.bookings where id = $1', [id]))[0]
    ?.email;
export const admins = async (world: World) =>
  (
    await world.sql<{ email: string }>(
      `select email from public.profiles where role = 'admin' and email is not null order by email`,
    )
  ).map(({ email }) => email);

/** Makes the payments of a booking older. */
export async function age(world: World, { id }: Made, byDays: number): Promise<void> {
  await world.sql('alter table private.payments disable trigger keep_payments');
  await world.sql('update private.payments set at = at - make_interval(mins => $2) where booking_id = $1', [
    id,
    Math.round(byDays * 1440),
  ]);
  await world.sql('alter table private.payments enable trigger keep_payments');
}
/** Runs the job that cancels unpaid bookings and asks for claims again. */
export async function runJob(world: World): Promise<{ cancelled?: number; asked?: number }> {
  const [row] = await world.sql<{ did: object }>('select private.job_cancel_unpaid() as did');
  return row?.did ?? {};
}
