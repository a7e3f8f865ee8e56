import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makePdf } from '../fixtures.ts';
import { completeListing } from '../listingCases.ts';
import { accountLanguage } from './accountLanguage.ts';
import type { Actor, Member } from './actors.ts';
import { changeBookingAsAdmin, changeListing } from './asAdmin.ts';
import { channelExport, channelFeeds, channels } from './channels.ts';
import { desk, deskCalendar, deskPhone, deskRates, deskUndo } from './desk.ts';
import { deskHome, homeAbroad, homeHelps } from './deskHome.ts';
import {
  askedAddresses,
  deskGuesses,
  deskMails,
  deskMailsOfCorrected,
  deskMoney,
  deskWork,
  noticesGoAlong,
} from './deskLimits.ts';
import { deskReviews, reviewReplies, reviewReports, reviewsAsked } from './deskReviews.ts';
import { erasure, erasureAndMoney, erasureByAdmin, erasureOfOthers } from './erasure.ts';
import { formC, formCCancelled, formCDue, formCLimits, formCLinks, formCRetention } from './formC.ts';
import { book, databaseRefuses, isLimited, patch, refuses, request } from './given.ts';
import { houseBookings, houseOwners, housePeople, housePeopleGone, houseRates, houseRights } from './housePeople.ts';
import { leaveReview } from './leaveReview.ts';
import {
  beginListing,
  decide,
  handIn,
  type Person,
  publishListing,
  sendDraft,
  sendListing,
  signUpPerson,
} from './listings.ts';
import {
  listingHistory,
  livingContact,
  livingHistory,
  livingListing,
  livingPapers,
  livingParts,
  livingPlaces,
  livingPrices,
  livingTexts,
  lostOwner,
  publishingStates,
} from './livingListing.ts';
import {
  adminsBefore,
  advanceOfHouse,
  backInTurn,
  deliveriesAnyOrder,
  deliveriesMismatched,
  deliveriesSigned,
  houseMoney,
  houseTakesBack,
  houseWords,
  onlineClosed,
  onlineLate,
  onlineLeadsBack,
  onlineLinks,
  onlineListed,
  onlinePages,
  onlineRefunds,
  onlineRefundsStuck,
  onlineTwice,
  overdueChanged,
  paymentMoves,
  paysOnline,
  priceOfHouse,
  promisesStand,
  refundsInTurn,
  refundsLate,
  settlesInTurn,
  settlesOnline,
  siteAlone,
} from './onlinePayments.ts';
import { orders } from './orders.ts';
import { retentionOfAccounts, retentionOfGuests, retentionOfRefused, retentionOfSearches } from './retention.ts';
import { reviewChain, reviewChainErased, reviewTampering } from './reviewChain.ts';
import { reviewFigures, reviewLinkMails, reviewLinks } from './reviewLinks.ts';
import { reviewPhotosErased, reviewPhotosSent, reviewPhotosShown } from './reviewPhotos.ts';
import {
  reviewHiddenMail,
  reviewsByMailbox,
  reviewsOfLonger,
  reviewsOfOwnHouse,
  reviewsOfStays,
  reviewsStand,
  reviewWords,
} from './reviewTrust.ts';
import { savedHotels, savedStays } from './savedStays.ts';
import {
  advanceOfChange,
  changesOfStrangers,
  myStayLink,
  stayCancelledByGuest,
  stayChangedByGuest,
  stayDeedLimits,
  stayInvoices,
  stayLanguage,
  stayLinkLimits,
  stayLinkMails,
  stayLinks,
  stayTold,
} from './stayLinks.ts';
import { grownStay, roomChangedByGuest } from './stayRooms.ts';
import { deskReport, guestCorrected, stayCancelled, stayChanges, stayMoves, stays } from './stays.ts';
import { agreedTexts, newTexts, strangeTexts } from './texts.ts';
import { waitLimits, waitsEnd, waitsKept, waitsOfOthers, waitsRefused, waitsTold, waitsTrue } from './waits.ts';
import { dayFromToday, roomCount, roomOccupancy, type World, worldPrice } from './world.ts';

/** A short proof of one rule: throws when the running server breaks it. Expects fresh rows and may change them. */
export type Rule = (world: World) => Promise<void>;

/** What strangers book for an address keeps neither other networks nor the account that has proven it from booking. */
async function bookedByStrangers(world: World): Promise<void> {
  const person = await signUpPerson(world);
  await world.sql('delete from private.rate_hits');
  const as = async (caller: Person | null, from: string, guest_email = person.email) => {
    const headers: Record<string, string> = caller ? { authorization: `Bearer ${caller.token}` } : {};
    const { json } = await world.rpc('anon', 'create_booking_tx', request(world, { guest_email }), { from, headers });
    return json.code ?? 'ok';
  };
  const often = async (caller: Person | null, networks: readonly number[]) => {
    const answers = [];
    for (const network of networks) answers.push(await as(caller, `127.0.${network}.2`));
    return answers;
  };
  assert.ok((await often(null, [7, 7, 7])).includes('rate_limited'), 'of one network');
  assert.equal(await as(null, '127.0.8.2'), 'ok', 'from another one');
  const far = await often(null, [9, 10, 11, 12, 13, 14, 15]);
  assert.ok(far[0] === 'ok' && far.includes('rate_limited'), 'of all networks');
  const own = await often(person, [7, 7, 7]);
  assert.ok(own[0] === 'ok' && own.includes('rate_limited'), 'who has proven it has a count of their own');
  assert.equal(await as(person, '127.0.16.2', 'a.friend@guest.example'), 'ok');
  await world.sql(`delete from private.rate_hits where bucket like 'book:own:%'`);
  await world.sql('update auth.users set email_confirmed_at = null where id = $1', [person.userId]);
  assert.equal(await as(person, '127.0.7.2'), 'rate_limited', 'an account that has not');
  await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [person.userId]);
  await world.sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'Phone', 'totp', 'verified', now(), now(), 'x')`,
    [person.userId],
  );
  assert.equal(await as(person, '127.0.7.2'), 'rate_limited', 'nor one without its second factor');
}

export const rules = {
  /** What a calendar says before dates are chosen: of each day the price of its night, where one is free, and the rules. */
  async dayPrices(world) {
    const { hotel, room, inactiveRoom, inactiveHotel } = world.hotelOf('owner A');
    const price = worldPrice['owner A'];
    const tell = async (change: Record<string, unknown> = {}) =>
      (await world.rpc('anon', 'day_prices', { hotel_id: hotel, first_day: dayFromToday(9), days: 4, ...change })).json;
    const told = async (change: Record<string, unknown> = {}) =>
      (await tell(change)).rooms.find((one: { room_category_id: string }) => one.room_category_id === room);
    assert.deepEqual(await told(), {
      room_category_id: room,
      first_arrival: dayFromToday(0),
      last_arrival: dayFromToday(540),
      prices: [price, price, price, price],
      min_nights: [1, 1, 1, 1],
      max_nights: [30, 30, 30, 30],
      closed_to_arrival: [false, false, false, false],
      closed_to_departure: [false, false, false, false],
    });
    const ids = (await tell()).rooms.map((one: { room_category_id: string }) => one.room_category_id);
    assert.ok(!ids.includes(inactiveRoom), 'a room that is closed is not told of');
    assert.equal((await tell({ hotel_id: inactiveHotel })).code, 'hotel_not_found');
    assert.deepEqual((await tell({ room_category_id: inactiveRoom })).rooms, []);
    assert.deepEqual((await tell({ adults: roomOccupancy + 1, room_category_id: room })).rooms, [], 'too many for it');
    for (const bad of [{ days: 63 }, { days: 0 }, { first_day: 'infinity' }, { first_day: dayFromToday(541) }])
      assert.equal((await tell(bad)).code, 'invalid_dates', JSON.stringify(bad));

    // A night is full for whoever needs more rooms than are left.
    assert.equal((await book(world)).ok, true);
    assert.deepEqual((await told({ rooms: roomCount })).prices, [price, null, null, price]);
    assert.deepEqual((await told({ rooms: roomCount - 1 })).prices, [price, price, price, price]);
    await world.sql(
      'insert into private.rate_plans (room_category_id, lead_days, last_minute_discount, last_minute_days) values ($1, 2, 50, 9)',
      [room],
    );
    await world.sql(
      `insert into private.rate_rules (room_category_id, kind, first_night, end_date, price_change, value, min_nights, closed_to_departure)
       values ($1, 'nights', $2, $3, 'percent', 1000, 2, true)`,
      [room, dayFromToday(11), dayFromToday(12)],
    );
    const ruled = await told();
    assert.equal(ruled.first_arrival, dayFromToday(2));
    assert.deepEqual(ruled.min_nights, [1, 1, 2, 1]);
    assert.deepEqual(ruled.closed_to_departure, [false, false, true, false]);
    // Each night as the quote of a stay of one night, by how far ahead it is itself.
    for (const [place, shown] of ruled.prices.entries()) {
      const stay = [room, dayFromToday(9 + place), dayFromToday(10 + place)];
      const [quoted] = await world.sql<{ price: number }>(
        'select q.base_price::integer as price from public.room_categories as c cross join private.quote(c, $2, $3, 1, 2, 0) as q where c.id = $1',
        stay,
      );
      assert.equal(shown, quoted?.price, `${stay}`);
    }
    assert.ok(ruled.prices[0] < price && ruled.prices[1] === price && ruled.prices[2] > price, `${ruled.prices}`);
  },

  /** A rule of an owner is in the price of the search, of the form and of the booking at once, and out of it with the rule. */
  async rates(world) {
    const { room } = world.hotelOf('owner A');
    const stay = { check_in: dayFromToday(10), check_out: dayFromToday(12) };
    const prices = async () => {
      const found = await world.rpc('anon', 'search_hotels', stay);
      const quoted = await world.rpc('anon', 'booking_quote', { room_category_id: room, ...stay });
      const { hotel } = world.hotelOf('owner A');
      return [
        found.json.hotels.find(({ id }: { id: string }) => id === hotel)?.stay_total,
        quoted.json.quote?.total_amount,
      ];
    };
    const usual = await prices();
    assert.equal(usual[0], usual[1]);
    await world.sql('insert into private.rate_plans (room_category_id, weekly_discount) values ($1, 10)', [room]);
    const months = await world.sql('select month from private.rate_months where room_category_id = $1 and people = 0', [
      room,
    ]);
    assert.equal(months.length, 24);
    await world.sql(
      `insert into private.rate_rules (room_category_id, kind, weekdays, price_change, value) values ($1, 'weekdays', 127, 'percent', 1000)`,
      [room],
    );
    const dear = await prices();
    assert.deepEqual(dear, [dear[0], dear[0]]);
    assert.ok(dear[0] > usual[0], `${dear[0]}`);
    await refuses(world, { total_amount: usual[0] }, 'price_changed');
    await world.sql(`update private.rate_rules set min_nights = 3, value = 500 where room_category_id = $1`, [room]);
    assert.deepEqual(await prices(), [undefined, undefined], 'not for two nights');
    const { json: why } = await world.rpc('anon', 'booking_quote', { room_category_id: room, ...stay });
    assert.match(why.dates_error, /^3 nights at least from \w{3} \d{1,2} \w{3}\.$/);
    await refuses(world, {}, 'min_nights');
    await world.sql('update private.rate_rules set min_nights = 2 where room_category_id = $1', [room]);
    assert.ok((await prices())[0] < dear[0]);
    await world.sql('update private.rate_plans set lead_days = 11 where room_category_id = $1', [room]);
    assert.equal((await prices())[0], undefined, 'not so late');
    await world.sql('update private.rate_plans set lead_days = 0 where room_category_id = $1', [room]);
    const before = await prices();
    await world.sql('update public.room_categories set base_price = base_price + 100000 where id = $1', [room]);
    const after = await prices();
    assert.deepEqual(after, [after[0], after[0]]);
    assert.ok(after[0] > before[0]);
    await world.sql('update public.room_categories set base_price = base_price - 100000 where id = $1', [room]);
    const booked = await book(world, { total_amount: before[0] });
    assert.equal(booked.ok, true);
    const [kept] = await world.sql<{ price_lines: { price: number }[]; tax_amount: number; taxes: { tax: number }[] }>(
      'select price_lines, taxes, tax_amount from public.bookings where booking_reference = $1',
      [booked.booking_reference],
    );
    assert.equal(kept?.price_lines.length, 1);
    assert.equal(
      kept?.taxes.reduce((sum, { tax }) => sum + tax, 0),
      kept?.tax_amount,
    );
    await world.sql('delete from private.rate_rules where room_category_id = $1', [room]);
    assert.deepEqual(await prices(), usual);
    await world.sql('delete from private.rate_plans where room_category_id = $1', [room]);
    assert.deepEqual(await prices(), usual);
    assert.deepEqual(await world.sql('select * from private.rate_months'), []);
  },

  async blocks(world) {
    const { room, hotel } = world.hotelOf('owner A');
    const range = (from: number, to: number, rooms: number | null, room_category_id = room) => ({
      room_category_id,
      first_night: dayFromToday(from),
      end_date: dayFromToday(to),
      rooms,
    });
    const block = async (...args: Parameters<typeof range>) =>
      (await world.rpc('admin', 'block_rooms', { ...range(...args), reason: ' Repairs ' })).json;
    const release = async (...args: Parameters<typeof range>) =>
      (await world.rpc('admin', 'release_rooms', range(...args))).json;
    const shown = async (actor: Actor = 'admin') =>
      world.rpc(actor, 'admin_availability', { first_night: dayFromToday(9), nights: 6, hotel_id: hotel });
    const untaken = (await shown()).json;
    assert.deepEqual([untaken.total, untaken.rows.length], [2, 2], 'the two categories of this hotel');
    assert.deepEqual(
      untaken.rows.map((one: { free: number[] }) => one.free),
      Array(2).fill(Array(6).fill(roomCount)),
    );
    const row = async () => (await shown()).json.rows.find(({ id }: { id: string }) => id === room);

    const untouched = await world.sql('select * from private.nights order by 1, 2');
    const outsiders = ['anon', 'user', 'owner A', 'owner B'] as const;
    for (const actor of outsiders) {
      const { rooms: _, ...dates } = range(9, 12, 1);
      for (const { status } of [await shown(actor), await world.rpc(actor, 'admin_blocks', dates)]) {
        assert.equal(status, actor === 'anon' ? 401 : 403, actor);
      }
    }
    for (const [from, to, rooms, code] of [
      [10, 10, 1, 'invalid_dates'],
      [12, 10, 1, 'invalid_dates'],
      [-1, 2, 1, 'past_dates'],
      [1, 368, 1, 'too_many_nights'],
      [535, 541, 1, 'too_far_ahead'],
    ] as const) {
      assert.equal((await block(from, to, rooms)).code, code);
      assert.equal((await release(from, to, rooms)).code, code);
    }
    assert.equal((await block(10, 12, 0)).code, 'too_many_rooms');
    assert.deepEqual(await block(10, 12, roomCount + 1), { ok: false, code: 'too_many_rooms', max_rooms: roomCount });
    assert.equal((await block(10, 12, 1, randomUUID())).code, 'not_found');
    assert.equal((await release(10, 12, 0)).code, 'too_many_rooms');
    assert.equal((await release(10, 12, 1, randomUUID())).code, 'not_found');
    assert.equal((await release(10, 12, 1)).code, 'not_blocked');
    const long = { ...range(10, 12, 1), reason: 'x'.repeat(201) };
    assert.equal((await world.rpc('admin', 'block_rooms', long)).json.code, 'invalid_reason');
    assert.deepEqual(await world.sql('select * from private.nights order by 1, 2'), untouched);
    assert.equal((await block(0, 366, 1)).ok, true);
    assert.equal((await release(0, 366, null)).room_nights, 366);
    assert.equal((await block(530, 540, 1)).ok, true);

    assert.equal((await block(10, 14, roomCount - 1)).ok, true);
    assert.deepEqual(await block(10, 11, 2), { ok: false, code: 'sold_out', rooms_free: 1 });
    assert.equal((await book(world)).ok, true);
    await refuses(world, {}, 'sold_out');
    const { booked, blocked, free } = await row();
    assert.deepEqual(
      [booked, blocked, free],
      [
        [0, 1, 1, 0, 0, 0],
        [0, 6, 6, 6, 6, 0],
        [7, 0, 0, 1, 1, 7],
      ],
    );
    const { json } = await world.rpc('admin', 'admin_blocks', {
      room_category_id: room,
      first_night: dayFromToday(13),
      end_date: dayFromToday(20),
    });
    assert.equal(json.length, 1);
    assert.deepEqual(
      [json[0].first_night, json[0].end_date, json[0].rooms, json[0].reason],
      [dayFromToday(10), dayFromToday(14), 6, 'Repairs'],
    );
    assert.equal(
      json[0].blocked_by,
      (
        await world.sql<{ email: string }>('select email from public.profiles where user_id = $1', [
          world.userId('admin'),
        ])
      )[0]?.email,
    );

    await world.sql('update private.room_blocks set rooms = 5 where first_night = private.today() + 10');
    assert.deepEqual((await row()).blocked, [0, 5, 5, 5, 5, 0], 'every writer moves the counters');
    assert.equal((await release(12, 13, 2)).room_nights, 2);
    assert.deepEqual((await row()).blocked, [0, 5, 5, 3, 5, 0]);
    assert.equal((await release(0, 300, null)).room_nights, 18);
    assert.deepEqual((await row()).free, [7, 6, 6, 7, 7, 7]);
    assert.deepEqual(await world.sql('select * from private.night_drift'), []);

    const notes = await world.sql<{ action: string }>(
      `select distinct action from private.audit_log where entity = 'room_blocks' and actor_id = $1 order by 1`,
      [world.userId('admin')],
    );
    assert.deepEqual(notes, [{ action: 'delete' }, { action: 'insert' }]);
    const labels = await world.sql(`select distinct label from private.audit_log where entity = 'room_blocks'`);
    assert.deepEqual(labels, [{ label: 'House of owner A, Garden Room' }], 'hotel and room, whatever the reason');
    const isFound = async (search: string) =>
      (await world.rpc('admin', 'admin_availability', { search })).json.rows.some(
        ({ id }: { id: string }) => id === room,
      );
    assert.deepEqual(await Promise.all(['gárden OWNER', '100%', ' '].map(isFound)), [true, false, true]);
    await world.sql(
      `update private.nights set blocked = 1 where room_category_id = $1 and night = private.today() + 13`,
      [room],
    );
    assert.equal((await world.sql('select * from private.night_drift')).length, 1);
  },

  async pageChanges(world) {
    const { hotel, inactiveHotel, room, roomOfInactiveHotel } = world.hotelOf('owner A');
    const asks = async (statement: string, id: string) => {
      await world.sql('delete from private.unbuilt_changes where true');
      await world.sql(statement, [id]);
      return (await world.sql('select 1 from private.unbuilt_changes')).length > 0;
    };
    assert.equal(await asks(`update public.hotels set description = 'By the river.' where id = $1`, hotel), true);
    assert.equal(await asks(`update public.hotels set description = 'By the river.' where id = $1`, hotel), false);
    assert.equal(
      await asks(`update public.hotels set description = 'By the sea.' where id = $1`, inactiveHotel),
      false,
    );
    assert.equal(
      await asks('update public.room_categories set base_price = base_price + 100 where id = $1', room),
      true,
    );
    assert.equal(await asks('delete from public.reviews where hotel_id = $1', hotel), true);
    assert.equal(await asks('insert into private.rate_plans (room_category_id) values ($1)', room), true);
    assert.equal(
      await asks('insert into private.rate_plans (room_category_id) values ($1)', roomOfInactiveHotel),
      false,
    );
  },

  async pageDates(world) {
    const { hotel, room } = world.hotelOf('owner A');
    const changedAt = async () =>
      (await world.rpc('anon', 'published_hotels', {})).json.hotels.find(({ id }: { id: string }) => id === hotel)
        ?.changed_at;
    const isNoted = async (statement: string, id: string) => {
      await world.sql(`update private.hotel_changes set changed_at = now() - interval '1 day' where true`);
      const before = await changedAt();
      assert.ok(before);
      await world.sql(statement, [id]);
      return (await changedAt()) !== before;
    };
    assert.equal(await isNoted(`update public.hotels set description = 'By the river.' where id = $1`, hotel), true);
    assert.equal(
      await isNoted('update public.room_categories set base_price = base_price + 100 where id = $1', room),
      true,
    );
    assert.equal(await isNoted('delete from public.reviews where hotel_id = $1', hotel), true);
    assert.equal(await isNoted('insert into private.rate_plans (room_category_id) values ($1)', room), true);
  },

  async pageNames(world) {
    const { hotel } = world.hotelOf('owner A');
    const [{ name } = { name: '' }] = await world.sql<{ name: string }>(
      'select name from public.hotels where id = $1',
      [hotel],
    );
    await world.sql('update public.hotels set name = $2 where id = $1', [hotel, 'Casa Renamed']);
    const { hotels } = (await world.rpc('anon', 'published_hotels', {})).json;
    assert.deepEqual(hotels.find(({ id }: { id: string }) => id === hotel)?.earlier_names, [name]);
  },

  async jobs(world) {
    for (const actor of ['anon', 'user', 'owner A'] as const) {
      const refusal = actor === 'anon' ? 401 : 403;
      assert.equal((await world.rpc(actor, 'admin_jobs', {})).status, refusal);
      assert.equal((await world.rpc(actor, 'run_job', { job: 'verify_counters' })).status, refusal);
      assert.equal((await world.rpc(actor, 'begin_job', { job: 'tidy_uploads' })).status, refusal);
    }
    const begin = async () => (await world.rpc('admin', 'begin_job', { job: 'tidy_uploads' })).json;
    assert.equal((await begin()).ok, true);
    assert.deepEqual(await begin(), { ok: false, code: 'already_running' });
    await world.sql(`update private.job_runs set lease_until = now() - interval '1 minute'`);
    assert.equal((await begin()).ok, true, 'a lost run does not block for ever');
    await databaseRefuses(world, `insert into private.job_runs (job) values ('tidy_uploads')`);

    const run = async (job: string) => (await world.rpc('admin', 'run_job', { job })).json;
    await world.sql('update private.settings set cancel_unpaid_after_hours = null');
    await world.sql(`update public.bookings set advance_due_at = now() - interval '1 hour'`);
    assert.equal((await run('cancel_unpaid')).result.off, true);
    await world.sql('update private.settings set cancel_unpaid_after_hours = 24');
    const unpaid = async () =>
      (
        await world.sql(
          `select 1 from public.bookings where booking_status <> 'cancelled' and payment_status = 'pending'`,
        )
      ).length;
    const before = await unpaid();
    await world.sql(`update public.bookings set payment_status = 'paid' where booking_reference = $1`, [
      world.referenceOf('owner B', 'coming'),
    ]);
    assert.equal((await run('cancel_unpaid')).result.cancelled, 1, 'one is paid, the stays that ended stay');
    assert.equal(await unpaid(), before - 2);
    // What an admin confirms again has its time anew; what asks for no advance is never late.
    const [late] = await world.sql<{ id: string }>(
      `select id from public.bookings where booking_status = 'cancelled' and check_in_date > private.today()`,
    );
    const confirm = () => changeBookingAsAdmin(world, late?.id ?? '', { booking_status: 'confirmed' });
    const cancelled = async () => (await run('cancel_unpaid')).result.cancelled;
    await confirm();
    assert.equal(await cancelled(), 0, 'confirmed again a moment ago');
    const dueIn = (hours: number) =>
      world.sql(`update public.bookings set advance_due_at = now() + make_interval(hours => $2) where id = $1`, [
        late?.id,
        hours,
      ]);
    const reminded = async () =>
      (await world.sql(`select 1 from private.outbox where kind = 'advance_reminder'`)).length;
    await dueIn(13);
    await run('cancel_unpaid');
    assert.equal(await reminded(), 0, 'before half of the time is over');
    await dueIn(11);
    await world.sql(`update public.bookings set payment_status = 'paid' where id = $1`, [late?.id]);
    await run('cancel_unpaid');
    assert.equal(await reminded(), 0, 'paid');
    await world.sql(`update public.bookings set payment_status = 'pending' where id = $1`, [late?.id]);
    await run('cancel_unpaid');
    await run('cancel_unpaid');
    assert.equal(await reminded(), 1);
    await dueIn(-1);
    assert.equal(await cancelled(), 1, 'confirmed again long ago');
    assert.equal((await run('complete_stays')).result.completed >= 1, true);
    assert.equal((await run('complete_stays')).result.completed, 0);
    assert.equal((await run('verify_counters')).state, 'done');
    await world.sql('update private.nights set booked = booked + 1 where night > private.today() + 90');
    assert.equal((await run('verify_counters')).state, 'failed');
    const apply = async (inr_per_unit: number, days: number) =>
      (
        await world.sql<{ answer: { ok: boolean; changed?: boolean } }>(
          `select private.apply_exchange_rate('USD', $1, (select as_of from public.exchange_rates where currency = 'USD') + $2::integer) as answer`,
          [inr_per_unit, days],
        )
      )[0]?.answer;
    await world.sql(`update public.exchange_rates set inr_per_unit = 100, as_of = private.today() - 3`);
    assert.equal((await apply(121, 1))?.ok, false);
    assert.equal((await apply(79, 1))?.ok, false);
    assert.equal((await apply(110, 0))?.changed, false);
    assert.equal((await apply(110, 9))?.ok, false);
    assert.equal((await apply(119, 1))?.changed, true);
  },

  async bookingLimits(world) {
    const bad = (index: number) => request(world, { guest_email: `${index}@guest.example`, guest_name: '' });
    await isLimited(world, 'bookings_per_client_an_hour', 'create_booking_tx', bad);
    await world.sql('delete from private.rate_hits');
    await world.sql('update private.settings set bookings_per_client_an_hour = 1000, bookings_per_contact_a_day = 1');
    for (const index of [0, 1, 2, 3]) assert.equal((await book(world, { total_amount: index })).code, 'price_changed');
    const same = (index: number) => request(world, { guest_email: `a.sha+${index}@gmail.com` });
    await isLimited(world, 'bookings_per_contact_a_day', 'create_booking_tx', same);
    await bookedByStrangers(world);
  },

  async humanProof(world) {
    await world.sql('update private.settings set guests_prove_human = true, lookups_per_client_a_minute = 1');
    const [mine, other, old] = [randomUUID(), randomUUID(), randomUUID()];
    await world.sql(`insert into private.human_proofs (key, expires_at) values ($1, now() - interval '1 second')`, [
      old,
    ]);
    await world.sql('select private.note_human($1)', [mine]);
    for (const idempotency_key of [undefined, other, old]) await refuses(world, { idempotency_key }, 'human_needed');
    assert.equal((await book(world, { idempotency_key: mine })).ok, true, 'one that was proven is booked');
    const bookAs = async (actor: 'admin' | 'owner A' | 'user') =>
      (await world.rpc(actor, 'create_booking_tx', request(world, { idempotency_key: randomUUID() }))).json;
    for (const actor of ['owner A', 'user'] as const)
      assert.deepEqual(await bookAs(actor), { ok: false, code: 'human_needed' }, `${actor}, who is signed in`);
    assert.equal((await bookAs('admin')).ok, true, 'an admin’s test');
    const counted = [];
    // A minute may turn in between.
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      const [row] = await world.sql<{ answer: { code?: string } }>('select private.count_human_check($1) as answer', [
        JSON.stringify({ 'cf-connecting-ip': address }),
      ]);
      counted.push(row?.answer.code ?? 'ok');
    }
    assert.ok(counted.slice(0, 3).includes('rate_limited'), 'Cloudflare is not asked without end');
    assert.equal(counted[3], 'ok', 'another one has a count of its own');
  },

  async roomNightLimit(world) {
    await world.sql('update private.settings set room_nights_per_client_a_day = 10');
    const take = async (rooms: number, nights: number, from?: string) => {
      const args = request(world, { num_rooms: rooms, check_out_date: dayFromToday(10 + nights) });
      const { json } = await world.rpc('anon', 'create_booking_tx', args, from === undefined ? {} : { from });
      return json.code ?? 'booked';
    };
    await world.sql('delete from private.rate_hits');
    await world.sql('delete from public.bookings where check_in_date = private.today() + 10');
    const answers = [await take(3, 4), await take(2, 4), await take(1, 3), await take(1, 2), await take(1, 1)];
    assert.deepEqual(answers, ['rate_limited', 'booked', 'rate_limited', 'booked', 'rate_limited']);
    assert.equal(await take(1, 1, '127.0.1.2'), 'booked', 'each client has its own count');
  },

  async importLimit(world) {
    const people = { a: world.userId('owner A'), b: world.userId('owner B') };
    type Answer = { ok: boolean; code?: string; lease?: string };
    const ask = async (sql: string, value: string | undefined) =>
      (await world.sql<{ answer: Answer }>(`select ${sql} as answer`, [value]))[0]?.answer ?? { ok: false };
    const begin = (who: keyof typeof people) => ask('private.begin_import($1)', people[who]);
    const end = (lease: string | undefined) => world.sql('select private.end_import($1)', [lease]);
    const count = async (who: keyof typeof people) => {
      const answer = await begin(who);
      await end(answer.lease);
      return answer.code ?? 'begun';
    };
    await world.sql('delete from private.rate_hits');
    assert.equal(await count('a'), 'begun');
    await world.sql('update private.rate_hits set hits = 29');
    assert.deepEqual(
      [await count('a'), await count('a'), await count('a'), await count('b')],
      ['begun', 'rate_limited', 'rate_limited', 'begun'],
      'thirty an hour, for each owner',
    );
    const [window] = await world.sql<{ is_hour: boolean }>(
      `select expires_at - window_start = interval '1 hour' as is_hour from private.rate_hits limit 1`,
    );
    assert.equal(window?.is_hour, true);
    await world.sql('delete from private.rate_hits');
    const first = await begin('a');
    assert.equal((await begin('a')).code, 'busy', 'one at a time');
    const other = await begin('b');
    assert.equal(other.ok, true, 'for each person');
    await world.sql(`update private.import_leases set leased_until = now() - interval '1 second' where id = $1`, [
      first.lease,
    ]);
    const next = await begin('a');
    assert.equal(next.ok, true, 'a lease ends by itself');
    await end(first.lease);
    assert.equal((await begin('a')).code, 'busy', 'and whoever held it ends nobody else’s');
    await end(next.lease);
    assert.equal((await begin('a')).ok, true);
    for (const actor of ['anon', 'owner A', 'admin'] as const) {
      const { status } = await world.rpc(actor, 'begin_import', { user_id: people.a });
      assert.ok(status === 401 || status === 403 || status === 404, `${actor}: ${status}`);
    }
  },

  async siteLimit(world) {
    await world.sql('update private.settings set bookings_a_minute = 16');
    await world.sql('update public.room_categories set total_rooms = 1000');
    // Three minutes' ceiling could be passed if the clock turned twice; sixty calls are more than that.
    for (let index = 0; index < 60; index++) {
      const answer = await book(world, { guest_email: `${index}@guest.example`, guest_name: '' });
      assert.equal(answer.code, 'invalid_guest', 'what would not be booked does not count');
    }
    let limited = false;
    for (let index = 0; index < 60 && !limited; index++) {
      const answer = await book(world, { guest_email: `${index}@guest.example` });
      limited = answer.code === 'rate_limited';
    }
    assert.ok(limited, 'the site has a ceiling');
    const told = await world.sql<{ recipient: string }>(
      `select recipient from private.outbox where kind = 'trouble' and data #>> '{trouble,facts,limit}' = 'bookings_a_minute'`,
    );
    assert.deepEqual(told, [{ recipient: 'canary_mail_admin@people.example' }]);
  },

  async lookupLimits(world) {
    const args = { booking_reference: 'AAAA-AAAA-AAAA-AAAA' };
    await isLimited(world, 'lookups_per_client_a_minute', 'booking_by_reference', () => args);
  },

  async newsletterLimits(world) {
    const subscribe = (index: number) => ({ email: `${index}@guest.example` });
    await isLimited(world, 'subscriptions_per_client_an_hour', 'subscribe_to_newsletter', subscribe);
    await world.sql('delete from private.rate_hits');
    await world.sql('update private.settings set subscriptions_per_client_an_hour = 1000');
    // Known addresses take nothing of the site's limit.
    await isLimited(world, 'subscriptions_an_hour', 'subscribe_to_newsletter', (index) => subscribe(index + 2));
    await world.sql('delete from private.rate_hits');
    await world.sql('update private.settings set subscriptions_an_hour = 1000');
    const mails = () =>
      world.sql(`select from private.outbox where kind = 'newsletter_confirm' and recipient ~ '^a.?sha'`);
    // Again within the hour is no mail, and none of the ten. More than twice as many as a day allows, which may turn in between.
    for (let index = 0; index < 12; index++)
      await world.rpc('anon', 'subscribe_to_newsletter', { email: 'asha@gmail.com' });
    for (let index = 0; index < 30; index++)
      assert.equal(
        (await world.rpc('anon', 'subscribe_to_newsletter', { email: `a.sha+${index}@googlemail.com` })).json.ok,
        true,
        'answered alike',
      );
    const { length } = await mails();
    assert.ok(length >= 10 && length <= 20, `one mailbox, ${length} mails`);
    for (const name of ['confirm_letters', 'stop_letters']) {
      await world.sql('delete from private.rate_hits');
      await isLimited(world, 'lookups_per_client_a_minute', name, () => ({ token: randomUUID() }));
    }
  },

  async notices(world) {
    const property_id = world.propertyId('owner A', 'approved');
    const add = async (actor: Actor, email: string) =>
      (await world.rpc(actor, 'add_notice_email', { property_id, email })).json.code ?? 'ok';
    const told = async () =>
      (
        await world.sql<{ email: string }>('select email from private.notice_addresses($1)', [
          world.hotelOf('owner A').hotel,
        ])
      ).map(({ email }) => email);
    const before = await told();
    assert.equal(await add('owner B', 'x@evil.example'), 'not_found');
    assert.equal(await add('owner A', 'desk@house.example'), 'ok');
    assert.deepEqual(await told(), before, 'an address that has not said yes is told of nothing');
    await world.sql(
      `update private.subscriptions set confirmed_at = null, stopped_at = now() where email = 'desk@house.example'`,
    );
    assert.equal(await add('owner A', 'desk@house.example'), 'stopped');
    await world.sql(`delete from private.subscriptions where email = 'desk@house.example'`);
    const often = [];
    for (let index = 0; index < 11; index++) often.push(await add('admin', 'keys@house.example'));
    assert.ok(often.includes('asked_often'), 'a mailbox is not filled');
    const tries = [];
    for (let index = 0; index < 61; index++) tries.push(await add('owner A', 'keys@house.example'));
    assert.ok(tries.includes('rate_limited'), 'a person does not ask without end');
  },

  async signUpLimits(world) {
    const count = async (email: string, from: string) => {
      const [row] = await world.sql<{ answer: { code?: string } }>(
        'select private.count_sign_up($1, $2::jsonb, null) as answer',
        [email, JSON.stringify({ 'cf-connecting-ip': from })],
      );
      return row?.answer.code ?? 'ok';
    };
    await world.sql('update private.settings set sign_ups_per_client_an_hour = 1');
    const ofOne = [await count('a@people.example', '192.0.2.1'), await count('b@people.example', '192.0.2.1')];
    assert.deepEqual(ofOne, ['ok', 'rate_limited'], 'a client does not sign up without end');
    assert.equal(await count('d@people.example', '192.0.2.2'), 'ok', 'another one has a count of its own');
    const ofAddress = [];
    for (let index = 0; index < 11; index++) ofAddress.push(await count('e@people.example', `192.0.3.${index}`));
    assert.ok(ofAddress.includes('rate_limited'), 'a mailbox is not filled by many');
    assert.equal(
      await count('e@people.example', '192.0.4.1'),
      'ok',
      'who fills its count leaves other networks theirs',
    );
    const ofAll = [];
    for (let index = 0; index < 31; index++) ofAll.push(await count('e@people.example', `192.1.${index}.1`));
    assert.ok(ofAll.includes('rate_limited'), 'all of them together are not without end');
    const ofMailbox = [];
    for (let index = 0; index < 11; index++)
      ofMailbox.push(await count(`f.f+${index}@gmail.com`, `192.0.3.${index + 20}`));
    assert.ok(ofMailbox.includes('rate_limited'), 'however its address is written');
  },

  async recoveryLimits(world) {
    const person = await signUpPerson(world);
    await world.sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [person.userId],
    );
    assert.equal((await person.rpc('make_recovery_codes')).code, 'second_factor_needed');
    const [used, made] = await Promise.all(
      [`use_recovery_code('AAAA')`, 'make_recovery_codes()'].map((call) =>
        world.sql<{ ok: number; limited: number }>(
          `select count(*) filter (where code is distinct from 'rate_limited')::integer as ok,
             count(*) filter (where code = 'rate_limited')::integer as limited
           from (
             select private.${call} ->> 'code' as code
             from set_config('request.jwt.claims', $1, true) cross join generate_series(1, 21)
           ) as c`,
          [JSON.stringify({ sub: person.userId, aal: 'aal2' })],
        ),
      ),
    );
    for (const [answers] of [used ?? [], made ?? []]) {
      assert.ok(answers && answers.ok >= 10 && answers.limited > 0, JSON.stringify(answers));
    }
  },

  async lookup(world) {
    const look = async (booking_reference: string) =>
      (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json;
    const { booking } = await look(world.referenceOf('owner A', 'coming').toLowerCase().replaceAll('-', ' '));
    assert.deepEqual(
      [booking.guest_name, booking.guest_email, booking.guest_phone],
      ['Asha C.', 'c•••@guest.example', '•••• 4321'],
    );
    assert.deepEqual(await look('AAAA-AAAA-AAAA-AAAA'), { ok: false, code: 'not_found' });
    const rows = await world.sql<{ reference: string }>(
      'select private.random_letters(16) as reference from generate_series(1, 300)',
    );
    assert.equal(new Set(rows.map(({ reference }) => reference)).size, 300);
    for (const place of [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18]) {
      // Of 32 letters, 300 drawings show far more than 20.
      assert.ok(
        new Set(rows.map(({ reference }) => reference[place])).size > 20,
        `letter ${place} of a reference varies`,
      );
    }
  },

  async review(world) {
    const review = (change: Record<string, unknown> = {}, stay: 'coming' | 'ended' = 'ended') =>
      leaveReview(world, world.referenceOf('owner A', stay), { rating: 1, ...change });
    assert.equal((await review({}, 'coming')).code, 'not_stayed_yet');
    for (const rating of [0, 6, null]) assert.equal((await review({ rating })).code, 'invalid_review');
    assert.equal((await review({ title: 'x'.repeat(121) })).code, 'invalid_review');
    // The longest name there can be still signs a review.
    const named = (name: string) =>
      world.sql('update public.bookings set guest_name = $2 where booking_reference = $1', [
        world.referenceOf('owner A', 'ended'),
        name,
      ]);
    const [{ guest_name } = { guest_name: '' }] = await world.sql<{ guest_name: string }>(
      'select guest_name from public.bookings where booking_reference = $1',
      [world.referenceOf('owner A', 'ended')],
    );
    await named(`${'A'.repeat(118)} B`);
    assert.equal((await review()).ok, true);
    await world.sql('delete from public.reviews where rating = 1');
    await named(guest_name);
    assert.equal((await review()).ok, true);
    assert.equal((await review()).code, 'already_reviewed');
    const { json } = await world.rpc('anon', 'search_hotels', {});
    const card = json.hotels.find(({ id }: { id: string }) => id === world.hotelOf('owner A').hotel);
    assert.deepEqual([card.rating, card.review_count], [2.5, 2]);
    const [written] = await world.sql('select reviewer_name, is_verified from public.reviews where rating = 1');
    assert.deepEqual(written, { reviewer_name: 'Asha C.', is_verified: true });
    await world.sql('update public.bookings set checked_in_at = null');
    for (const [code, ...states] of [
      ['not_stayed_yet', `booking_status = 'pending'`],
      ['cancelled', `booking_status = 'cancelled'`],
      ['no_show', `booking_status = 'confirmed'`, `booking_status = 'cancelled', is_no_show = true`],
    ] as const) {
      for (const set of states) await world.sql(`update public.bookings set ${set}`);
      assert.equal((await review()).code, code);
    }
  },

  async searchIndex(world) {
    const { hotel, room } = world.hotelOf('owner A');
    // In the place, not near it.
    const finds = async (destination: string) => {
      const { json } = await world.rpc('anon', 'search_hotels', { destination });
      return json.radius_km === null && json.hotels.some(({ id }: { id: string }) => id === hotel);
    };
    assert.equal((await patch(world, 'admin', `hotels?id=eq.${hotel}`, { city: 'Anjuna' })).status, 204);
    assert.deepEqual([await finds('anjuna'), await finds('calangute')], [true, false]);
    const base_price = worldPrice['owner A'] - 100;
    await world.sql('update public.room_categories set base_price = $1 where id = $2', [base_price, room]);
    const { json } = await world.rpc('anon', 'search_hotels', { destination: 'anjuna' });
    assert.equal(json.hotels.find(({ id }: { id: string }) => id === hotel).base_price, base_price);
    await patch(world, 'admin', `hotels?id=eq.${hotel}`, { is_active: false });
    assert.equal(await finds('anjuna'), false);
  },

  async doubtedPassword(world) {
    const auth = (method: 'POST' | 'PUT', path: string, body: object, token?: string) =>
      world.call('anon', method, `/auth/v1/${path}`, {
        body,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      });
    const signUp = async (email: string, password: string) =>
      assert.equal((await auth('POST', 'signup', { email, password })).status, 200);
    /** A new account of a stranger, the mail for which went out more than a minute ago. */
    const begun = async () => {
      const email = `${randomUUID()}@people.example`;
      await signUp(email, 'of the stranger');
      const [user] = await world.sql<{ id: string }>(
        `update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1 returning id`,
        [email],
      );
      const id = user?.id as string;
      await world.sql('insert into private.password_notes (user_id, is_strong) values ($1, true)', [id]);
      return { email, id };
    };
    type Account = Awaited<ReturnType<typeof begun>>;
    const needs = async ({ id }: Account) =>
      (await world.sql('select needs_password from public.profiles where user_id = $1', [id]))[0]?.needs_password;
    const confirm = async ({ id }: Account) => {
      const [user] = await world.sql('select confirmation_token as token_hash from auth.users where id = $1', [id]);
      const { json } = await auth('POST', 'verify', { type: 'signup', ...user });
      return json.access_token as string;
    };
    const tried = async ({ email }: Account, password: string) => {
      const { status, json } = await auth('POST', 'token?grant_type=password', { email, password });
      return status === 200 ? 'opens' : json.error_code;
    };
    const isTaken = async (account: Account) => {
      assert.equal(await needs(account), true);
      for (const word of ['of the stranger', 'of the owner', 'of nobody'])
        assert.equal(await tried(account, word), 'invalid_credentials', word);
    };

    // Nobody else has asked: the password stays, whatever is written meanwhile, and whatever is asked for afterwards.
    const other = await begun();
    await auth('POST', 'recover', { email: other.email });
    const single = await begun();
    await world.sql('update auth.users set confirmation_token = confirmation_token where id = $1', [single.id]);
    await world.sql('select private.mail_known_address($1, $2)', [single.email, single.id]);
    await confirm(single);
    assert.deepEqual([await tried(single, 'of the stranger'), await needs(single)], ['opens', false]);
    await auth('POST', 'recover', { email: single.email });
    await world.sql('select private.mail_known_address($1, null)', [single.email]);
    assert.deepEqual([await tried(single, 'of the stranger'), await needs(single)], ['opens', false]);

    // A sign-up that comes again.
    const twice = await begun();
    await signUp(twice.email, 'of the owner');
    const token = await confirm(twice);
    await isTaken(twice);
    assert.deepEqual(
      await world.sql('select from private.password_notes where user_id = $1', [twice.id]),
      [],
      'what was known of the password is forgotten',
    );
    await auth('POST', 'recover', { email: twice.email });
    await isTaken(twice);
    const chosen = await auth('PUT', 'user', { password: 'chosen now' }, token);
    assert.equal(chosen.status, 200);
    assert.deepEqual([await tried(twice, 'chosen now'), await needs(twice)], ['opens', false]);
    assert.equal(await tried(twice, 'of the stranger'), 'invalid_credentials');

    // Within the minute in which no second mail is sent; the same mail again; a mail for a new password, whichever link is followed.
    const asks: ((account: Account) => Promise<unknown>)[] = [
      ({ email }) => world.sql('select private.mail_known_address($1, $2)', [email.toUpperCase(), randomUUID()]),
      ({ email }) => auth('POST', 'resend', { type: 'signup', email }),
      ({ email }) => auth('POST', 'recover', { email }),
      ({ email }) => auth('POST', 'otp', { email, create_user: false }),
    ];
    for (const ask of asks) {
      const account = await begun();
      await ask(account);
      // The auth service may write the same password anew when it reads it.
      await world.sql(
        `update auth.users set encrypted_password = extensions.crypt('of the stranger', extensions.gen_salt('bf', 4))
         where id = $1`,
        [account.id],
      );
      await confirm(account);
      await isTaken(account);
    }

    // Google proves the address: the auth service has taken the password away, and none is asked for.
    const google = await begun();
    await signUp(google.email, 'of the owner');
    await world.sql('update auth.users set encrypted_password = null where id = $1', [google.id]);
    await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [google.id]);
    assert.equal(await needs(google), false);
  },

  async roles(world) {
    const signUp = async (data: object) => {
      const { status, json } = await world.call('anon', 'POST', '/auth/v1/signup', {
        body: { email: `${randomUUID()}@people.example`, password: 'long enough', data },
      });
      assert.equal(status, 200);
      const [made] = await world.sql<{ role: string; full_name: string; phone: string; data: object }>(
        `select p.role, p.full_name, p.phone, u.raw_user_meta_data as data
         from public.profiles as p join auth.users as u on u.id = p.user_id where p.user_id = $1`,
        [json.id],
      );
      return made;
    };
    const typed = { role: 'admin', full_name: ' As\u202eha\n<b> ', phone: ' +91 98200 00000\u202c' };
    const plain = await signUp(typed);
    assert.deepEqual([plain?.role, plain?.full_name, plain?.phone], ['user', 'Asha b', '+91 98200 00000']);
    // Metadata stand in every token: what is large is cut to what is used, and the sign-up goes on.
    const many = { ...typed, phone: '9'.repeat(500), much: 'x'.repeat(5000) };
    const data = { full_name: 'Asha b', phone: '9'.repeat(30), language: 'en' };
    assert.deepEqual(await signUp(many), { role: 'user', full_name: 'Asha b', phone: null, data });
    assert.equal((await signUp({ ...typed, deep: JSON.parse('['.repeat(20) + ']'.repeat(20)) }))?.role, 'user');

    const everybody = 'profiles?user_id=not.is.null';
    const refusesRoles = async () => {
      assert.equal((await patch(world, 'user', everybody, { role: 'admin' })).status, 403);
      assert.equal((await patch(world, 'owner B', everybody, { role: 'user' })).status, 403);
    };
    await refusesRoles();
    // Should the column ever be granted, the guard is there.
    await world.sql('grant insert, update (role) on public.profiles to authenticated');
    try {
      await refusesRoles();
      await world.sql('delete from public.profiles where user_id = $1', [world.userId('user')]);
      await world.sql('create policy made on public.profiles for insert to authenticated with check (true)');
      const body = { user_id: world.userId('user'), role: 'admin' };
      assert.equal((await world.call('user', 'POST', '/rest/v1/profiles', { body })).status, 201);
      const [row] = await world.sql('select role from public.profiles where user_id = $1', [world.userId('user')]);
      assert.deepEqual(row, { role: 'user' });
    } finally {
      await world.sql('drop policy if exists made on public.profiles');
      await world.sql('revoke insert, update (role) on public.profiles from authenticated');
    }

    const set = async (member: Member, before: string, role: string | null, actor: Actor = 'admin') =>
      world.rpc(actor, 'admin_set_role', { user_id: world.userId(member), before, role });
    for (const actor of ['user', 'owner B'] as const)
      assert.equal((await set(actor, 'user', 'admin', actor)).status, 403);
    assert.deepEqual((await set('owner A', 'user', 'admin')).json, { ok: false, code: 'changed', role: 'owner' });
    assert.equal((await set('owner A', 'owner', null)).json.code, 'invalid_role');
    assert.deepEqual((await set('admin', 'admin', 'user')).json, { ok: false, code: 'last_admin' });
    await databaseRefuses(
      world,
      `update public.profiles set role = 'user' where role = 'admin'`,
      `delete from auth.users where id = '${world.userId('admin')}'`,
      'truncate public.profiles cascade',
    );
    assert.deepEqual((await set('owner A', 'owner', 'admin')).json, { ok: true, role: 'admin' });
    assert.deepEqual((await set('admin', 'admin', 'user')).json, { ok: true, role: 'user' });
    assert.equal((await set('admin', 'user', 'admin')).status, 403, 'no admin any more');
  },

  async accounts(world) {
    const owner = await signUpPerson(world);
    const boss = await signUpPerson(world);
    const { userId, email } = owner;
    await world.sql(`update public.profiles set role = 'owner' where user_id = $1`, [userId]);
    await world.sql(`update public.profiles set role = 'admin' where user_id = $1`, [boss.userId]);
    const mails = async () =>
      (
        await world.sql<{ line: string }>(
          `select kind || ' ' || recipient as line from private.outbox
           where kind in ('password_changed', 'email_changed', 'two_factor_removed') order by id`,
        )
      ).map(({ line }) => line);
    await world.sql('delete from private.outbox');

    // Passwords: what is noted is true, and goes with the password.
    type Noted = { answer: { ok: boolean; code?: string; is_strong?: boolean; stronger_needed?: boolean } };
    const note = async (password: string, is_strong: boolean, user_id = userId) =>
      (await world.sql<Noted>('select private.note_password($1, $2, $3) as answer', [user_id, password, is_strong]))[0]
        ?.answer;
    const choose = (password: string) =>
      world.sql(
        `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1`,
        [userId, password],
      );
    await choose('long enough');
    assert.deepEqual(await mails(), [`password_changed ${email}`]);
    assert.deepEqual(await note('long enougH', true), { ok: false, code: 'wrong_password' });
    assert.deepEqual(await note('long enough', false), { ok: true, is_strong: false, stronger_needed: true });
    assert.equal((await note('long enough', true))?.is_strong, false, 'what is noted stands');
    await choose('horse-999');
    assert.deepEqual(await note('horse-999', true), { ok: true, is_strong: false, stronger_needed: true });
    await world.sql(`update public.profiles set role = 'user' where user_id = $1`, [userId]);
    assert.equal((await note('horse-999', true))?.stronger_needed, false, 'asked of owners and admins');
    await world.sql(`update public.profiles set role = 'owner' where user_id = $1`, [userId]);
    await choose('long enough again');
    assert.deepEqual(await note('long enough again', true), { ok: true, is_strong: true, stronger_needed: false });
    await choose('another one');
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 21; i += 1) codes.push((await note(`wrong ${i}`, true))?.code);
    assert.ok(codes.includes('rate_limited'), 'a password is not guessed here');

    // The back office: a strong password, or a second factor.
    const opens = async () => (await boss.rpc('admin_settings')).settings !== undefined;
    assert.equal(await opens(), true);
    await world.sql('update private.password_notes set is_strong = false where user_id = $1', [boss.userId]);
    assert.match((await boss.rpc('admin_settings')).message, /a password of ten characters or more/);
    const protect = (user_id: string) =>
      world.sql(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
        [user_id],
      );
    await protect(boss.userId);
    assert.equal((await boss.rpc('two_factor_state')).strong_sign_in, true);
    await world.sql('delete from auth.mfa_factors where user_id = $1', [boss.userId]);
    await world.sql('update private.password_notes set is_strong = true where user_id = $1', [boss.userId]);

    // A token is good for as long as its session, for its person, and for this service.
    const [own] = await world.sql<{ id: string }>('select id from auth.sessions where user_id = $1', [userId]);
    const lives = async (claims: object) => {
      await world.sql(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify(claims)]);
      const [row] = await world.sql<{ lives: boolean }>('select private.session_lives() as lives');
      await world.sql(`select set_config('request.jwt.claims', '', false)`);
      return row?.lives;
    };
    const claims = { sub: userId, session_id: own?.id, aud: 'authenticated' };
    assert.equal(await lives(claims), true);
    assert.equal(await lives({ ...claims, aud: 'others' }), false);
    assert.equal(await lives({ ...claims, sub: boss.userId }), false);
    assert.equal(await lives({ ...claims, session_id: randomUUID() }), false);

    // A second factor that is taken off.
    await world.sql('delete from private.outbox');
    const elsewhere = () =>
      world.sql(`insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), $1, 'aal2')`, [userId]);
    const sessions = async () =>
      world.sql(
        `select s.id, s.aal::text, (select count(*)::integer from auth.mfa_amr_claims where session_id = s.id and authentication_method = 'totp') as shown
         from auth.sessions as s where user_id = $1`,
        [userId],
      );
    await protect(userId);
    await elsewhere();
    await world.sql(`update auth.sessions set aal = 'aal2' where id = $1`, [own?.id]);
    await world.sql(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1, now(), now(), 'totp')`,
      [own?.id],
    );
    await world.sql(
      `insert into private.recovery_codes (user_id, code_hash)
       select $1, private.recovery_hash(c) from unnest(array['AAAA', 'BBBB']) as c`,
      [userId],
    );
    assert.equal((await owner.rpc('use_recovery_code', { recovery_code: 'CCCC' })).code, 'wrong_code');
    assert.deepEqual(await owner.rpc('use_recovery_code', { recovery_code: 'AAAA' }), { ok: true });
    assert.deepEqual(await sessions(), [{ id: own?.id, aal: 'aal1', shown: 0 }]);
    assert.equal((await owner.rpc('use_recovery_code', { recovery_code: 'BBBB' })).code, 'wrong_code');
    const noted = async () =>
      world.sql(
        `select actor_id from private.audit_log where entity_id = $1 and after = '{"two_factor": false}' order by id`,
        [userId],
      );
    assert.deepEqual(await noted(), [{ actor_id: userId }]);
    assert.deepEqual(await mails(), [`two_factor_removed ${email}`]);
    await protect(userId);
    await elsewhere();
    assert.deepEqual(await boss.rpc('reset_two_factor', { user_id: userId }), { ok: true });
    assert.deepEqual(await sessions(), []);
    assert.deepEqual(await noted(), [{ actor_id: userId }, { actor_id: boss.userId }]);

    // By the person, in a session that had shown it: told when the last one goes.
    await world.sql('delete from private.outbox');
    await protect(userId);
    await protect(userId);
    const removeOne = () =>
      world.sql(
        'delete from auth.mfa_factors where id = (select id from auth.mfa_factors where user_id = $1 limit 1)',
        [userId],
      );
    await removeOne();
    assert.deepEqual(await mails(), []);
    await removeOne();
    assert.deepEqual(await mails(), [`two_factor_removed ${email}`]);

    // Another e-mail is told to both.
    await world.sql('delete from private.outbox');
    await world.sql('update auth.users set email = $2 where id = $1', [userId, `new-${email}`]);
    assert.deepEqual(await mails(), [`email_changed ${email}`, `email_changed new-${email}`]);
  },

  async secondFactor(world) {
    const owner = await signUpPerson(world);
    const { property_id, hotel_id, listing } = await publishListing(world, owner);
    const room_category_id = listing.form.rooms[0]?.id;
    assert.equal((await book(world, { hotel_id, room_category_id })).ok, true);
    const draft = randomUUID();
    await sendDraft(owner, draft, 0, listing.form);
    const send = async (id: string) => {
      const about = { id, property_id: draft, document_type: 'gst', file_name: 'gst.pdf' };
      const headers = { 'content-type': 'application/octet-stream' };
      const path = `/functions/v1/upload-document?${new URLSearchParams(about)}`;
      return (await owner.call('POST', path, { body: makePdf(), headers })).json;
    };
    const document = randomUUID();
    assert.equal((await send(document)).success, true);

    const rows = async (method: string, path: string, body?: object) => {
      const { status, json } = await owner.call(method, `/rest/v1/${path}`, {
        body,
        headers: { prefer: 'return=representation' },
      });
      assert.ok(status < 300 || json.code === '42501', JSON.stringify(json));
      return status < 300 && json.length > 0;
    };
    const parts = ['property_rooms', 'property_images', 'property_documents'];
    const calls = {
      my_listings: {},
      my_stays: {},
      my_stay_link: { booking_reference: 'AAAA-BBBB-CCCC-DDDD' },
      saved_stays: {},
      my_data: {},
      may_delete_account: {},
      delete_account: {},
      desk_home: {},
      desk_houses: {},
      desk_calendar: { hotel_id },
      my_invitations: {},
      answer_invitation: { property_id, accept: true },
      listing_form: { property_id },
      listing_history: { property_id },
      save_listing_draft: { property_id: draft, base_revision: 1, form: listing.form, step: 'amenities' },
      save_compliance: { form: { bank_name: 'New Bank' } },
      withdraw_listing: { property_id: draft },
      set_listing_visibility: { property_id, is_public: true },
      add_notice_email: { property_id, email: 'desk@house.example' },
      remove_notice_email: { property_id, email: 'desk@house.example' },
      remove_document: { id: document },
    };
    const attempts: (readonly [name: string, isAllowed: () => Promise<boolean>])[] = [
      ['bookings are read', async () => (await owner.rpc('desk_bookings', { hotel_id })).total === 1],
      ['listings are read', () => rows('GET', `properties?id=eq.${property_id}`)],
      ...parts.map((part) => [`${part} are read`, () => rows('GET', `${part}?property_id=eq.${property_id}`)] as const),
      ['a document is added', async () => (await send(randomUUID())).success === true],
      [
        'a listing is submitted',
        async () => (await sendListing(owner, { property_id, revision: 1 })).code !== 'second_factor_needed',
      ],
      [
        'a judged listing is submitted',
        async () =>
          (await handIn(world, owner, { property_id, listing, revision: 1 }))?.code !== 'second_factor_needed',
      ],
      [
        'a document is opened',
        async () =>
          (await owner.call('POST', '/functions/v1/document-link', { body: { id: document } })).status === 200,
      ],
      ...Object.entries(calls).map(
        ([name, args]) => [name, async () => (await owner.rpc(name, args)).code !== 'second_factor_needed'] as const,
      ),
      ['a draft is deleted', async () => (await owner.rpc('delete_draft', { property_id: draft })).ok === true],
    ];
    const allowed = async () => {
      const names: string[] = [];
      for (const [name, isAllowed] of attempts) if (await isAllowed()) names.push(name);
      return names;
    };
    // The session has shown a password; from here on that is not all there is to show.
    await world.sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [owner.userId],
    );
    assert.deepEqual(await allowed(), []);
    await world.sql('delete from auth.mfa_factors where user_id = $1', [owner.userId]);
    assert.deepEqual(
      await allowed(),
      attempts.map(([name]) => name),
    );
  },

  async drafts(world) {
    const owner = await signUpPerson(world);
    const stranger = await signUpPerson(world);
    const { form } = completeListing();
    const property_id = randomUUID();
    const codeOf = async (person: Person, base: number, change: object, step = 'basics') => {
      const { ok, code } = await sendDraft(person, property_id, base, { ...form, ...change }, step);
      return ok ? 'ok' : code;
    };
    assert.equal(await codeOf(owner, 1, {}), 'not_found');
    assert.equal(await codeOf(owner, 0, {}), 'ok');
    assert.equal(await codeOf(owner, 0, {}), 'ok');
    assert.equal(await codeOf(owner, 0, { amenities: ['Other'] }), 'conflict');
    assert.equal(await codeOf(owner, 1, { amenities: ['Other'] }), 'ok');
    assert.equal(await codeOf(stranger, 2, { amenities: ['Theirs'] }), 'not_found');
    assert.equal(await codeOf(owner, 2, { rooms: {} }), 'invalid_form');
    assert.equal(await codeOf(owner, 2, {}, 'Step 3'), 'invalid_form');
    assert.equal(await codeOf(owner, 2, { amenities: ['x'.repeat(200_000)] }), 'too_large');
    const seen = await owner.rpc('listing_form');
    assert.deepEqual([seen.listing.revision, seen.listing.form.amenities], [2, ['Other']]);
    assert.equal((await stranger.rpc('listing_form', { property_id })).code, 'not_found');
    assert.equal((await stranger.rpc('listing_form')).listing, null);
    assert.deepEqual((await stranger.rpc('my_listings')).listings, []);
    await world.sql(
      `insert into public.properties (owner_id, name) select $1, 'One of many' from generate_series(1, 19)`,
      [owner.userId],
    );
    assert.equal((await sendDraft(owner, randomUUID(), 0, form)).code, 'too_many_drafts');
    for (const status of ['submitted', 'pending']) {
      await world.sql('delete from public.properties where id = $1', [property_id]);
      await world.sql('insert into public.properties (id, owner_id, name, status) values ($1, $2, $3, $4)', [
        ...[property_id, owner.userId, 'In review', status],
      ]);
      assert.equal(await codeOf(owner, 0, {}), 'not_editable');
    }
  },

  async draftsRemoved(world) {
    const owner = await signUpPerson(world);
    const stranger = await signUpPerson(world);
    const remove = async (person: Person, property_id: string) => {
      const { ok, code } = await person.rpc('delete_draft', { property_id });
      return ok ? 'ok' : code;
    };
    const begun = await beginListing(world, owner);
    assert.equal(await remove(stranger, begun.property_id), 'not_found');
    await sendListing(owner, begun);
    assert.equal(await remove(owner, begun.property_id), 'not_editable', 'in review');
    await owner.rpc('withdraw_listing', { property_id: begun.property_id });
    assert.equal(await remove(owner, begun.property_id), 'ok');
    assert.equal(await remove(owner, begun.property_id), 'not_found', 'gone');
    const live = await publishListing(world, owner);
    assert.equal((await changeListing(world, live.property_id, { status: 'draft' })).ok, true);
    assert.equal(await remove(owner, live.property_id), 'not_editable', 'guests may hold bookings');
    await world.rpc('admin', 'delete_property', { property_id: live.property_id });
    assert.equal(await remove(owner, live.property_id), 'not_found', 'deleted by an admin');
  },

  async searchFilters(world) {
    const search = async (filters: object) => (await world.rpc('anon', 'search_hotels', filters)).json;
    const amenities = (count: number) => ({ amenities: Array(count).fill('Free WiFi') });
    assert.equal((await search(amenities(60))).ok, true);
    assert.equal((await search({ stars: [1, 2, 3, 4, 5] })).ok, true);
    for (const filters of [amenities(61), amenities(80_000), { stars: [1, 2, 3, 4, 5, 5] }]) {
      assert.deepEqual(await search(filters), { ok: false, code: 'invalid_filters' });
    }
  },

  async networks(world) {
    const clientAt = async (address: string, role = 'anon') => {
      const [row] = await world.sql<{ client: string | null }>(
        `with request as materialized (
           select set_config('request.headers', $1, true) as headers, set_config('request.jwt.claims', $2, true) as claims
         )
         select private.client_address() as client from request where headers <> claims`,
        [JSON.stringify({ 'cf-connecting-ip': address }), JSON.stringify({ role })],
      );
      return row?.client;
    };
    for (const [address, client] of [
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['::FFFF:cb00:7107', '203.0.113.7'],
      ['2001:db8:1:2::1', '2001:db8:1:2::'],
      ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
      ['2001:db8:1:3::1', '2001:db8:1:3::'],
      ['2001:db8:1:2:8000::', '2001:db8:1:2::'],
      ['a proxy’s own name', 'unknown'],
      ['203.0.113.0/24', 'unknown'],
      ['', 'unknown'],
    ] as const) {
      assert.equal(await clientAt(address), client, address);
    }
    assert.equal(await clientAt('', 'authenticated'), 'unknown');
    assert.equal(await clientAt('203.0.113.7', 'service_role'), null);
    const wide = async (client: string) =>
      (await world.sql<{ network: string }>('select private.client_network($1) as network', [client]))[0]?.network;
    assert.equal(await wide('203.0.113.7'), '203.0.113.0');
    assert.equal(await wide('2001:db8:1:2::'), '2001:db8:1::');
    assert.equal(await wide('unknown'), 'unknown');
    const mailbox = async (email: string) =>
      (await world.sql<{ contact: string }>('select private.contact_of($1) as contact', [email]))[0]?.contact;
    for (const [email, contact] of [
      ['A.Sha+Goa@GoogleMail.com', 'asha@gmail.com'],
      ['A.Sha+Goa@Guest.Example', 'a.sha@guest.example'],
    ] as const)
      assert.equal(await mailbox(email), contact);
  },

  async compliance(world) {
    const owner = await signUpPerson(world);
    const stranger = await signUpPerson(world);
    const { compliance } = completeListing();
    const save = (form: unknown) => owner.rpc('save_compliance', { form });
    await save({ gst_number: compliance.gst_number, account_number: '1234' });
    await save({ account_number: compliance.account_number, bank_name: 'Kept Bank' });
    const [row] = await world.sql<{ hex: string; opened: unknown }>(
      `select encode(sealed, 'hex') as hex, private.unseal(user_id, sealed) as opened
       from private.compliance_drafts where user_id = $1`,
      [owner.userId],
    );
    const kept = {
      gst_number: compliance.gst_number,
      account_number: compliance.account_number,
      bank_name: 'Kept Bank',
    };
    assert.deepEqual(row?.opened, kept);
    assert.ok(!row?.hex.includes(Buffer.from('Kept Bank').toString('hex')), 'sealed');
    await databaseRefuses(
      world,
      `select private.unseal('${stranger.userId}', sealed) from private.compliance_drafts where user_id = '${owner.userId}'`,
    );
    const { compliance: seen } = await owner.rpc('listing_form');
    assert.deepEqual([seen.gst_number, seen.bank_name], [compliance.gst_number, 'Kept Bank']);
    assert.equal(seen.account_number_masked, '••••9012');
    assert.ok(!JSON.stringify(seen).includes(compliance.account_number), 'masked');
    assert.equal((await stranger.rpc('listing_form')).compliance.bank_name, '');
    for (const form of [null, [], { role: 'admin' }, { bank_name: 1 }, { bank_name: 'x'.repeat(301) }]) {
      assert.deepEqual(await save(form), { ok: false, code: 'invalid_form' });
    }
    await save({ account_number: '1234' });
    assert.equal((await owner.rpc('listing_form')).compliance.account_number_masked, '');
    await world.sql(`update vault.secrets set name = 'other' where name = 'compliance_key'`);
    try {
      await databaseRefuses(world, `select private.seal('${owner.userId}', '{}')`);
    } finally {
      await world.sql(`update vault.secrets set name = 'compliance_key' where name = 'other'`);
    }
  },

  async submission(world) {
    const owner = await signUpPerson(world);
    const stranger = await signUpPerson(world);
    const begun = await beginListing(world, owner, ({ form }) =>
      Object.assign(form, { cover_photo_id: form.photos[1]?.id }),
    );
    const { property_id, listing } = begun;
    const submitted = { ok: true, property_id, status: 'submitted', changes: [] };
    assert.equal((await sendListing(stranger, begun)).code, 'not_found');
    assert.equal((await sendListing(owner, { ...begun, revision: 0 })).code, 'conflict');
    assert.deepEqual(
      (await sendListing(owner, begun, false)).problems.map(({ code }: { code: string }) => code),
      ['terms_required'],
    );
    assert.equal((await handIn(world, stranger, begun))?.code, 'not_found');
    const bare = { ...begun, property_id: randomUUID() };
    await sendDraft(stranger, bare.property_id, 0, listing.form);
    assert.equal((await handIn(world, stranger, bare, { saved_at: null, given: null }))?.code, 'changed');
    const { photos } = (await beginListing(world, stranger)).listing.form;
    for (const change of [{ saved_at: null }, { given: { documents: [] } }, { given: { photos } }] as const)
      assert.equal((await handIn(world, owner, begun, change))?.code, 'changed');
    assert.deepEqual(await sendListing(owner, begun), submitted);
    assert.deepEqual(await sendListing(owner, begun), submitted);
    const [row] = await world.sql(
      `select p.role, o.phone, s.gst_last3, s.pan_last3, s.account_last4, private.unseal(p.user_id, s.sealed) as opened,
         l.base_price::integer, l.is_public, l.photos #>> '{0,alt}' as cover, l.submitted_at is not null as dated,
         (select count(*)::integer from public.property_rooms where property_id = l.id) as rooms,
         (select count(*)::integer from public.property_documents where property_id = l.id) as documents,
         (select alt_text from public.property_images where property_id = l.id and is_cover) as cover_image,
         (select count(*)::integer from private.outbox where kind = 'listing_submitted' and recipient = p.email) as mails
       from public.properties as l join public.profiles as p on p.user_id = l.owner_id
       join public.owner_profiles as o on o.user_id = p.user_id join private.compliance_submissions as s on s.property_id = l.id
       where l.id = $1`,
      [property_id],
    );
    assert.deepEqual(row, {
      role: 'owner',
      phone: '+91 98220 00000',
      gst_last3: '1Z5',
      pan_last3: '34F',
      account_last4: '9012',
      opened: listing.compliance,
      base_price: 350_050,
      is_public: false,
      cover: 'Photo 2',
      dated: true,
      rooms: 2,
      documents: 3,
      cover_image: 'Photo 2',
      mails: 1,
    });
    assert.equal((await stranger.rpc('withdraw_listing', { property_id })).code, 'not_found');
    assert.deepEqual(await owner.rpc('withdraw_listing', { property_id }), { ok: true, status: 'draft' });
    const fewer = { ...listing.form, rooms: listing.form.rooms.slice(0, 1), photos: listing.form.photos.slice(0, 1) };
    await sendDraft(owner, property_id, 1, fewer);
    assert.deepEqual(await sendListing(owner, { ...begun, revision: 2 }), submitted);
    const [count] = await world.sql(
      `select (select count(*)::integer from public.property_rooms where property_id = $1) as rooms,
         (select count(*)::integer from public.property_images where property_id = $1) as images`,
      [property_id],
    );
    assert.deepEqual(count, { rooms: 1, images: 2 });
    await world.sql(`update public.properties set status = 'pending' where id = $1`, [property_id]);
    assert.equal((await owner.rpc('withdraw_listing', { property_id })).code, 'not_editable');

    for (const id of [listing.form.rooms[0]?.id, world.hotelOf('owner A').room]) {
      const theft = await beginListing(world, stranger, ({ form }) => Object.assign(form.rooms[0] as object, { id }));
      assert.equal((await sendListing(stranger, theft)).code, 'invalid_form');
    }
    const [admin] = await world.sql('select role from public.profiles where user_id = $1', [world.userId('admin')]);
    assert.deepEqual(admin, { role: 'admin' });
    await world.sql('select private.write_owner($1)', [world.userId('admin')]);
    assert.deepEqual(await world.sql('select role from public.profiles where user_id = $1', [world.userId('admin')]), [
      { role: 'admin' },
    ]);
  },

  async transitions(world) {
    const owner = await signUpPerson(world);
    const { property_id } = await beginListing(world, owner);
    const put = async (after: Record<string, unknown>) => {
      const { ok, code } = await changeListing(world, property_id, after);
      return ok ? 'ok' : code;
    };
    assert.equal(await put({ status: 'submitted' }), '42501');
    assert.equal(await put({ status: 'rejected' }), 'reason_required');
    assert.equal(await put({ status: 'rejected', rejection_reason: '  ' }), 'reason_required');
    assert.equal(await put({ status: 'rejected', rejection_reason: ' Why. ' }), 'ok');
    assert.equal(await put({ rejection_reason: '' }), 'reason_required');
    for (const after of [{ is_public: true }, { owner_id: owner.userId }, { status: 'sold' }, { is_featured: null }])
      assert.equal(await put(after), 'invalid_listing');
    const seen = (property: string, before: object) =>
      world.rpc('admin', 'admin_change_listing', { property_id: property, before, after: { status: 'pending' } });
    assert.equal(
      (await seen(property_id, { status: 'draft', submitted_at: null })).json.code,
      'changed',
      'not as it was seen',
    );
    assert.equal((await seen(property_id, {})).json.code, 'changed', 'not seen');
    assert.equal((await seen(property_id, { status: 'rejected' })).json.code, 'changed', 'of which submission');
    assert.equal((await seen(randomUUID(), {})).json.code, 'not_found');
    const state = async () => {
      const [row] = await world.sql<{ status: string; reason: string | null; decided: boolean }>(
        `select status, rejection_reason as reason, decided_at is not null as decided from public.properties where id = $1`,
        [property_id],
      );
      return row;
    };
    assert.deepEqual(await state(), { status: 'rejected', reason: 'Why.', decided: true });
    assert.equal((await decide(world, property_id, 'approve')).code, 'not_waiting', 'it was never handed in');
    assert.equal((await sendListing(owner, { property_id, revision: 1 })).ok, true);
    assert.deepEqual(await state(), { status: 'submitted', reason: null, decided: true });
    await databaseRefuses(world, `update public.properties set status = 'rejected' where id = '${property_id}'`);
    // As the database's owner but in the name of somebody: what a function with its owner's rights could do by mistake.
    const as = (user: string, status: string) =>
      `do $$ begin
        perform set_config('request.jwt.claims', '{"sub": "${user}"}', true);
        update public.properties set status = '${status}', rejection_reason = 'Why.' where id = '${property_id}';
      end $$`;
    await databaseRefuses(world, as(owner.userId, 'approved'), as(world.userId('owner A'), 'draft'));
    await world.sql(as(owner.userId, 'draft'));
    assert.equal((await state())?.status, 'draft');
    assert.equal(await put({ status: 'pending' }), 'ok');
    await databaseRefuses(world, as(owner.userId, 'submitted'));
  },

  channels,
  channelFeeds,
  formC,
  formCCancelled,
  formCDue,
  formCLimits,
  formCLinks,
  formCRetention,
  accountLanguage,
  stayLanguage,
  stayLinks,
  stayTold,
  stayCancelledByGuest,
  advanceOfChange,
  stayChangedByGuest,
  roomChangedByGuest,
  grownStay,
  stayInvoices,
  changesOfStrangers,
  stayDeedLimits,
  stayLinkLimits,
  stayLinkMails,
  myStayLink,
  paysOnline,
  onlineLeadsBack,
  onlineLinks,
  backInTurn,
  onlineClosed,
  onlineListed,
  onlinePages,
  deliveriesSigned,
  deliveriesAnyOrder,
  deliveriesMismatched,
  onlineLate,
  onlineTwice,
  onlineRefunds,
  onlineRefundsStuck,
  settlesOnline,
  settlesInTurn,
  refundsInTurn,
  paymentMoves,
  overdueChanged,
  adminsBefore,
  houseTakesBack,
  promisesStand,
  advanceOfHouse,
  priceOfHouse,
  siteAlone,
  houseMoney,
  houseWords,
  refundsLate,
  channelExport,
  desk,
  deskCalendar,
  deskRates,
  deskPhone,
  deskUndo,
  deskMails,
  deskMailsOfCorrected,
  deskGuesses,
  deskMoney,
  deskWork,
  noticesGoAlong,
  askedAddresses,
  houseRights,
  houseBookings,
  houseRates,
  houseOwners,
  housePeople,
  housePeopleGone,
  stays,
  stayMoves,
  stayChanges,
  stayCancelled,
  guestCorrected,
  deskReport,
  deskHome,
  homeAbroad,
  homeHelps,
  deskReviews,
  reviewReplies,
  reviewReports,
  reviewsAsked,
  reviewLinks,
  savedHotels,
  savedStays,
  waitLimits,
  waitsEnd,
  waitsKept,
  waitsOfOthers,
  waitsRefused,
  waitsTold,
  waitsTrue,
  reviewLinkMails,
  reviewFigures,
  reviewsByMailbox,
  reviewsOfStays,
  reviewsOfOwnHouse,
  reviewsOfLonger,
  reviewsStand,
  reviewWords,
  reviewHiddenMail,
  reviewChain,
  reviewTampering,
  reviewChainErased,
  reviewPhotosSent,
  reviewPhotosShown,
  reviewPhotosErased,
  orders,
  agreedTexts,
  newTexts,
  strangeTexts,
  erasure,
  erasureAndMoney,
  erasureByAdmin,
  erasureOfOthers,
  retentionOfGuests,
  retentionOfRefused,
  retentionOfAccounts,
  retentionOfSearches,

  livingListing,
  livingPrices,
  livingPlaces,
  livingParts,
  livingTexts,
  livingPapers,
  livingContact,
  lostOwner,
  livingHistory,
  listingHistory,
  publishingStates,
} satisfies Record<string, Rule>;
