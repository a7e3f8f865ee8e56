import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { allInPrice, type ListingForm } from '#src/domain/listing/listing.ts';
import { calls, expectedRights, readRights } from '../../supabase/rights.ts';
import { makePdf, makePhoto } from '../fixtures.ts';
import { completeListing } from '../listingCases.ts';
import { accountLanguage } from './accountLanguage.ts';
import { type Actor, type Member, members, type Owner } from './actors.ts';
import { proveAdminOnly } from './adminCalls.ts';
import {
  claimedStays,
  claimLimits,
  claimRefusals,
  claims,
  claimsAskedAgain,
  claimsCompared,
  claimsFound,
  claimsHeld,
  claimsListed,
  claimsOfCancelled,
  claimsPaidTwice,
  claimsRefused,
  claimTakenBack,
  deskClaims,
  refundsListed,
  siteTakenBack,
} from './advanceClaims.ts';
import { changeBookingAsAdmin, changeListing, setRoleAsAdmin, showListing } from './asAdmin.ts';
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
import { linkTo, type UploadOptions, upload } from './files.ts';
import { formC, formCCancelled, formCDue, formCLimits, formCLinks, formCRetention } from './formC.ts';
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
import { invoices, money } from './money.ts';
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
import { payout } from './payout.ts';
import { promisesKept } from './promisesKept.ts';
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
import { correctionsTold, entriesTold, guestsGreeted, refundsTold } from './stayMails.ts';
import { grownStay, roomChangedByGuest } from './stayRooms.ts';
import { deskReport, guestCorrected, stayCancelled, stayChanges, stayMoves, stays } from './stays.ts';
import {
  againTold,
  limitOfChange,
  limitOfMoved,
  noShowAwaited,
  noShowTold,
  termsCountFrom,
  termsOfHour,
  termsOfMoved,
} from './termsKept.ts';
import { agreedTexts, newTexts, strangeTexts } from './texts.ts';
import { waitLimits, waitsEnd, waitsKept, waitsOfOthers, waitsRefused, waitsTold, waitsTrue } from './waits.ts';
import { dayFromToday, roomCount, roomOccupancy, type World, worldPrice } from './world.ts';

/** A short proof of one rule: throws when the running server breaks it. Expects fresh rows and may change them. */
export type Rule = (world: World) => Promise<void>;

function request(world: World, change: Record<string, unknown> = {}, owner: Owner = 'owner A') {
  const { hotel, room } = world.hotelOf(owner);
  return {
    hotel_id: hotel,
    room_category_id: room,
    check_in_date: dayFromToday(10),
    check_out_date: dayFromToday(12),
    guest_name: 'Asha Kamat',
    guest_email: 'asha@guest.example',
    ...change,
  };
}

const book = async (world: World, change: Record<string, unknown> = {}) =>
  (await world.rpc('anon', 'create_booking_tx', request(world, change))).json;

async function refuses(world: World, change: Record<string, unknown>, code: string): Promise<void> {
  const count = async () => (await world.sql('select 1 from public.bookings')).length;
  const before = await count();
  assert.equal((await book(world, change)).code, code);
  assert.equal(await count(), before);
}

const patch = (world: World, actor: Actor, path: string, body: unknown) =>
  world.call(actor, 'PATCH', `/rest/v1/${path}`, { body });

async function databaseRefuses(world: World, ...statements: string[]): Promise<void> {
  for (const statement of statements)
    await assert.rejects(world.sql(statement), `the database must refuse: ${statement}`);
}

async function isLimited(world: World, setting: string, name: string, args: (index: number) => unknown): Promise<void> {
  await world.sql(`update private.settings set ${setting} = 1`);
  const isRefused = async (index: number) => (await world.rpc('anon', name, args(index))).json.code === 'rate_limited';
  assert.deepEqual([await isRefused(0), await isRefused(1)], [false, true], `${name} is allowed once`);
}

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

/** Where a document is for somebody with these claims, or why nowhere. */
async function decideLink(world: World, claims: { sub: string; session_id?: string }, id: string | undefined) {
  const [row] = await world.sql<{ answer: { path?: string; code?: string } }>(
    'select private.document_link($1::jsonb, $2) as answer',
    [JSON.stringify(claims), id],
  );
  return row?.answer.path ?? row?.answer.code;
}

export const rules = {
  async price(world) {
    const total_amount = 2 * worldPrice['owner A'];
    await refuses(world, { total_amount: total_amount - 1 }, 'price_changed');
    const answer = await book(world, { total_amount, num_rooms: 1 });
    assert.deepEqual([answer.ok, answer.total_amount, answer.currency], [true, total_amount, 'INR']);
    const twice = await book(world, { num_rooms: 2 });
    assert.equal(twice.total_amount, 2 * total_amount);
    const [row] = await world.sql(
      `select total_amount::integer, tax_amount::integer, advance_amount::integer, booking_status::text, payment_status::text
       from public.bookings where booking_reference = $1`,
      [answer.booking_reference],
    );
    const expected = {
      total_amount,
      tax_amount: Math.round((total_amount * 5) / 105),
      advance_amount: Math.round(total_amount * 0.3),
      booking_status: 'confirmed',
      payment_status: 'pending',
    };
    assert.deepEqual(row, expected);
    const { json } = await world.rpc('anon', 'booking_quote', {
      room_category_id: world.hotelOf('owner A').room,
      check_in: dayFromToday(10),
      check_out: dayFromToday(12),
    });
    const { total_amount: quoted, tax_amount, advance_amount, rooms_free } = json.quote;
    assert.deepEqual(
      [quoted, tax_amount, advance_amount, rooms_free],
      [total_amount, expected.tax_amount, expected.advance_amount, roomCount - 3],
    );
  },

  async dates(world) {
    for (const [from, to, code] of [
      [-1, 1, 'past_dates'],
      [6, 5, 'invalid_dates'],
      [5, 5, 'invalid_dates'],
      [5, 36, 'too_many_nights'],
      [540, 541, 'too_far_ahead'],
    ] as const) {
      await refuses(world, { check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) }, code);
    }
    await refuses(world, { check_in_date: dayFromToday(1), check_out_date: 'infinity' }, 'invalid_dates');
    assert.equal((await book(world, { check_in_date: dayFromToday(0), check_out_date: dayFromToday(30) })).ok, true);
  },

  async party(world) {
    await refuses(world, { num_adults: roomOccupancy + 1 }, 'too_many_guests');
    await refuses(world, { num_children: roomOccupancy }, 'too_many_guests');
    await refuses(world, { num_rooms: roomCount + 1 }, 'too_many_rooms');
    await refuses(world, { num_rooms: 0 }, 'invalid_guests');
    await refuses(world, { num_adults: 0 }, 'invalid_guests');
    await refuses(world, { num_children: -1 }, 'invalid_guests');
    await refuses(world, { guest_name: ' ' }, 'invalid_guest');
    await refuses(world, { guest_email: 'a@b' }, 'invalid_guest');
    await refuses(world, { guest_phone: '12' }, 'invalid_guest');
    await refuses(world, { special_requests: 'x'.repeat(1001) }, 'invalid_guest');
  },

  async room(world) {
    const { inactiveHotel, inactiveRoom, roomOfInactiveHotel } = world.hotelOf('owner A');
    await refuses(world, { room_category_id: world.hotelOf('owner B').room }, 'room_not_found');
    await refuses(world, { room_category_id: inactiveRoom }, 'room_not_found');
    await refuses(world, { hotel_id: inactiveHotel, room_category_id: roomOfInactiveHotel }, 'room_not_found');
    for (const id of [inactiveRoom, roomOfInactiveHotel]) {
      const { json } = await world.rpc('anon', 'booking_quote', { room_category_id: id });
      assert.equal(json.code, 'room_not_found');
    }
    const { json } = await world.rpc('anon', 'hotel_details', { hotel_id: inactiveHotel });
    assert.equal(json.code, 'hotel_not_found');
  },

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

  /** Rooms that are held are not sold; a hold that is over is, without anybody doing anything. */
  async holds(world) {
    await world.sql('update private.settings set advance_percent = 0');
    const { room } = world.hotelOf('owner A');
    const hold = (ends: string) =>
      world.sql<{ id: string }>(
        `insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at)
         values ($1, $2, $3, $4, now() + $5::interval) returning id`,
        [room, dayFromToday(10), dayFromToday(12), roomCount, ends],
      );
    const stay = { check_in: dayFromToday(10), check_out: dayFromToday(12) };
    const free = async () =>
      (await world.rpc('anon', 'booking_quote', { room_category_id: room, ...stay })).json.quote.rooms_free;
    const [held] = await hold('1 hour');
    await refuses(world, { num_rooms: roomCount }, 'sold_out');
    assert.equal(await free(), 0);
    // Past the look at what is free, which a booking begins with.
    const nights = { room_category_id: room, first_night: dayFromToday(10), end_date: dayFromToday(12), rooms: 1 };
    assert.equal((await world.rpc('admin', 'block_rooms', nights)).json.code, 'sold_out');
    await world.sql('delete from private.holds where id = $1', [held?.id]);
    assert.deepEqual(await world.sql('select * from private.night_drift'), []);
    await hold('-1 second');
    assert.equal(await free(), roomCount);
    assert.equal((await book(world, { num_rooms: roomCount })).ok, true);
    assert.deepEqual(await world.sql('select * from private.night_drift'), []);
    assert.deepEqual(await world.sql('select * from private.held_nights'), []);
    assert.deepEqual(await world.sql('select distinct held from private.nights where held > 0'), []);
  },

  async stock(world) {
    // Without an advance one guest may have the house.
    await world.sql('update private.settings set advance_percent = 0');
    const full = await book(world, { num_rooms: roomCount });
    assert.equal(full.ok, true);
    await refuses(world, {}, 'sold_out');
    assert.deepEqual(await world.sql('select * from private.night_drift'), []);
    const found = await world.rpc('anon', 'search_hotels', { check_in: dayFromToday(10), check_out: dayFromToday(11) });
    assert.equal(
      found.json.hotels.some(({ id }: { id: string }) => id === world.hotelOf('owner A').hotel),
      false,
    );

    const { room } = world.hotelOf('owner A');
    assert.equal((await patch(world, 'admin', `room_categories?id=eq.${room}`, { total_rooms: 1 })).status, 409);
    const set = (booking_status: string) => changeBookingAsAdmin(world, full.booking_reference, { booking_status });
    assert.equal((await set('cancelled')).ok, true);
    assert.equal((await book(world)).ok, true);
    const revived = await set('confirmed');
    assert.deepEqual([revived.code, revived.booking.booking_status], ['sold_out', 'cancelled']);
    assert.equal((await patch(world, 'admin', `room_categories?id=eq.${room}`, { total_rooms: 1 })).status, 204);
    await refuses(world, {}, 'sold_out');
    assert.deepEqual(await world.sql('select * from private.night_drift'), []);
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

  async key(world) {
    const idempotency_key = randomUUID();
    const first = await book(world, { idempotency_key });
    const replayed = await book(world, { idempotency_key });
    assert.deepEqual(replayed, { ...first, replayed: true, stay_token: replayed.stay_token });
    assert.notEqual(replayed.stay_token, first.stay_token, 'a link of its own');
    await refuses(world, { idempotency_key, guest_name: 'Other' }, 'key_reused');
    const other = randomUUID();
    await refuses(world, { idempotency_key: other, num_rooms: roomCount }, 'sold_out');
    assert.equal((await book(world, { idempotency_key: other })).ok, true);
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

  async advance(world) {
    const dueOf = async (change: Record<string, unknown> = {}) => {
      const { booking_reference } = await book(world, change);
      const look = async () =>
        (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json.booking.advance_due_at;
      const due = await look();
      return {
        booking_reference,
        look,
        hours: due && Math.round((Date.parse(due.replace(' ', 'T')) - Date.now()) / 3.6e6),
      };
    };
    const told = await dueOf();
    assert.equal(told.hours, 48);
    const near = { check_in_date: dayFromToday(1), check_out_date: dayFromToday(2) };
    assert.equal((await dueOf(near)).hours, null, 'the arrival is nearer');
    await world.sql('update private.settings set cancel_unpaid_after_hours = null');
    assert.equal(await told.look(), null, 'the job is off');
    await world.sql('update private.settings set cancel_unpaid_after_hours = 3');
    assert.equal((await dueOf()).hours, 3);
    assert.ok(await told.look(), 'what was told stays');
    const change = (set: string) =>
      world.sql(`update public.bookings set ${set} where booking_reference = $1`, [told.booking_reference]);
    await change(`payment_status = 'paid'`);
    assert.equal(await told.look(), null, 'paid');
    await change(`payment_status = 'pending', booking_status = 'cancelled'`);
    assert.equal(await told.look(), null, 'cancelled');
    await world.sql('update private.settings set advance_percent = 0');
    assert.equal((await dueOf()).hours, null, 'no advance');
  },

  async advanceRule(world) {
    await world.sql('update private.settings set group_advance_percent = 50');
    const { booking_reference } = await book(world, { num_rooms: 3, num_adults: 3 });
    const { booking } = (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json;
    assert.deepEqual([booking.advance_percent, booking.advance_reason], [50, { rooms: 3 }]);
    assert.equal(booking.advance_amount, Math.round(booking.total_amount / 2));
  },

  async terms(world) {
    const setTerms = (terms: string) =>
      world.sql(
        `update public.hotels set policies = jsonb_build_object('cancellation_policy', $2::text) where id = $1`,
        [world.hotelOf('owner A').hotel, terms],
      );
    await setTerms('flexible');
    const { booking_reference } = await book(world);
    await setTerms('strict');
    const look = async () => (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json.booking;
    const { cancellation_policy, cancelled_at, is_expired } = await look();
    assert.deepEqual([cancellation_policy, cancelled_at, is_expired], ['flexible', null, false]);
    const change = (set: string) =>
      world.sql(`update public.bookings set ${set} where booking_reference = $1`, [booking_reference]);
    await change(`booking_status = 'cancelled'`);
    const cancelled = await look();
    assert.ok(Math.abs(Date.parse(cancelled.cancelled_at.replace(' ', 'T')) - Date.now()) < 60_000);
    assert.equal(cancelled.is_expired, false, 'before its time');
    await change(`booking_status = 'confirmed'`);
    assert.equal((await look()).cancelled_at, null, 'confirmed again');
    await change(`advance_due_at = now() - interval '1 hour', payment_status = 'pending'`);
    await change(`booking_status = 'cancelled'`);
    assert.equal((await look()).is_expired, true, 'its advance had not come');
    await change(`payment_status = 'paid'`);
    assert.equal((await look()).is_expired, false, 'it had come');
  },

  async text(world) {
    const { booking_reference } = await book(world, { guest_name: ' Jose\u0301 ', special_requests: 'One\n\tTwo' });
    const [kept] = await world.sql('select guest_name from public.bookings where booking_reference = $1', [
      booking_reference,
    ]);
    assert.deepEqual(kept, { guest_name: 'Jos\u00e9' });
    await refuses(world, { guest_name: 'Asha\u202e' }, 'invalid_guest');
    await refuses(world, { guest_name: '<b>' }, 'invalid_guest');
    await refuses(world, { special_requests: 'A\u0007' }, 'invalid_guest');
    const review = await leaveReview(world, world.referenceOf('owner A', 'ended'), { comment: 'Quiet\u202e' });
    assert.equal(review.code, 'invalid_review');
    // What an owner's paste brings along is taken out, whoever writes the row.
    const draft = world.propertyId('owner A', 'draft');
    const { hotel } = world.hotelOf('owner A');
    for (const [column, where] of [
      ['name', `properties where id = '${draft}'`],
      ['name', `property_rooms where property_id = '${draft}'`],
      ['alt_text', `property_images where property_id = '${draft}'`],
      ['name', `hotels where id = '${hotel}'`],
      ['name', `room_categories where hotel_id = '${hotel}' and is_active`],
    ] as const) {
      const statement = `update public.${where.replace(' where', ` set ${column} = $1 where`)} returning ${column} as made`;
      const [row] = await world.sql(statement, [' Casa\u202e\tSusegad\n']);
      assert.deepEqual(row, { made: 'Casa Susegad' }, where);
    }
  },

  async heldUnpaid(world) {
    const take = async (num_rooms: number, from: string, change: object = {}) =>
      (await world.rpc('anon', 'create_booking_tx', request(world, { num_rooms, ...change }), { from })).json;
    await take(2, '127.0.7.1');
    assert.deepEqual(await take(2, '127.0.7.2'), { ok: false, code: 'held_unpaid', rooms_left: 1 });
    assert.equal((await take(2, '127.0.8.2')).ok, true, 'another network');
    const later = { check_in_date: dayFromToday(12), check_out_date: dayFromToday(13) };
    assert.equal((await take(3, '127.0.7.1', later)).ok, true, 'other nights');
    const earlier = { check_in_date: dayFromToday(9), check_out_date: dayFromToday(11) };
    assert.equal((await take(2, '127.0.7.1', earlier)).code, 'held_unpaid', 'one night is enough');
    const networks = () => world.sql('select distinct network from private.unpaid_networks order by 1');
    assert.deepEqual(await networks(), [{ network: '127.0.7.0' }, { network: '127.0.8.0' }]);
    await world.sql(`update public.bookings set payment_status = 'paid' where check_in_date = private.today() + 10`);
    assert.equal((await take(1, '127.0.7.2')).ok, true, 'paid ones are not held');
    await world.sql(`update public.bookings set booking_status = 'cancelled'`);
    assert.deepEqual(await networks(), []);
    await world.sql('update private.settings set advance_percent = 0');
    assert.equal((await take(6, '127.0.7.1')).ok, true, 'without an advance nothing is held unpaid');
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

  async publishing(world) {
    const owner = await signUpPerson(world);
    const stranger = await signUpPerson(world);
    const begun = await beginListing(world, owner);
    const { property_id, listing } = begun;
    await sendListing(owner, begun);
    assert.equal((await stranger.rpc('decide_listing', { property_id, decision: 'approve' })).code, 'not_allowed');
    assert.equal((await decide(world, property_id, 'delete')).code, 'invalid_decision');
    assert.equal((await decide(world, property_id, 'reject', ' ')).code, 'reason_required');
    const damaged = async (statement: string) => {
      await world.sql(statement);
      assert.equal((await decide(world, property_id, 'approve')).code, 'incomplete', statement);
    };
    const columns = ['address', 'city', 'state', 'pincode'] as const;
    for (const column of columns) {
      await damaged(`update public.properties set ${column} = '' where id = '${property_id}'`);
      await world.sql(`update public.properties set ${column} = $2 where id = $1`, [
        property_id,
        listing.form.basics[column],
      ]);
    }
    const [{ policies } = { policies: {} }] = await world.sql<{ policies: object }>(
      'select policies from public.properties where id = $1',
      [property_id],
    );
    for (const key of ['check_in_time', 'check_out_time', 'cancellation_policy']) {
      await damaged(`update public.properties set policies = policies - '${key}' where id = '${property_id}'`);
      await world.sql('update public.properties set policies = $2::jsonb where id = $1', [
        property_id,
        JSON.stringify(policies),
      ]);
    }
    const folder = `/storage/v1/object/public/property-photos/${property_id}/`;
    for (const url of ['/elsewhere/a.webp', `${folder}/a.webp`]) {
      await world.sql('update public.property_images set image_url = $2 where property_id = $1', [property_id, url]);
      assert.equal((await decide(world, property_id, 'approve')).code, 'incomplete');
    }
    await world.sql('update public.property_images set image_url = $2 || id where property_id = $1', [
      property_id,
      folder,
    ]);

    const approved = await decide(world, property_id, 'approve');
    assert.equal(approved.ok, true);
    const { hotel_id } = approved;
    const shown = async () => (await world.rpc('anon', 'hotel_details', { hotel_id })).json;
    const { hotel, rooms } = await shown();
    assert.deepEqual(
      [hotel.name, hotel.star_rating, hotel.check_in_time, hotel.phone, hotel.email, hotel.policies.check_in_time],
      ['Casa Susegad', 4, '14:00', null, null, undefined],
    );
    const published = await world.call('anon', 'GET', '/rest/v1/hotels?select=*,room_categories(*)');
    assert.ok(published.text.includes(hotel_id) && !published.text.includes(owner.email), 'an account stays its own');
    const booked = await book(world, { hotel_id, room_category_id: rooms[0].id });
    assert.equal(booked.ok, true);
    const told = async () =>
      (
        await world.sql(
          `select 1 from private.outbox where kind in ('booking_hotel', 'cancelled_hotel') and recipient = $1`,
          [owner.email],
        )
      ).length;
    assert.equal(await told(), 1, 'the owner is told of a booking');
    // A stay that stands needs its host, also of a listing that was taken off; not who was demoted, or had it deleted.
    const change = async (booking_status: string) =>
      assert.equal((await changeBookingAsAdmin(world, booked.booking_reference, { booking_status })).ok, true);
    await setRoleAsAdmin(world, owner.userId, 'user');
    await change('cancelled');
    assert.equal(await told(), 1, 'demoted');
    await setRoleAsAdmin(world, owner.userId, 'owner');
    await change('confirmed');
    assert.equal(await told(), 2);
    await world.rpc('admin', 'delete_property', { property_id });
    await change('cancelled');
    assert.equal(await told(), 2, 'deleted');
    await world.rpc('admin', 'restore_property', { property_id });
    await showListing(world, property_id, false);
    await change('confirmed');
    assert.equal(await told(), 3, 'taken off');
    await showListing(world, property_id, true);
    assert.deepEqual(
      rooms.map((room: { base_price: number }) => room.base_price),
      [367_553, allInPrice(900_000, 18)],
    );
    const sent = await world.sql<{ data: { hotel_id: string } }>(
      `select data from private.outbox where kind = 'listing_approved' and recipient = $1`,
      [owner.email],
    );
    assert.equal(sent[0]?.data.hotel_id, hotel_id);
    assert.equal((await decide(world, property_id, 'approve')).code, 'not_waiting');

    const show = (person: Person, is_public: boolean) =>
      person.rpc('set_listing_visibility', { property_id, is_public });
    assert.equal((await show(stranger, false)).code, 'not_found');
    assert.equal((await shown()).ok, true);
    assert.equal((await show(owner, false)).ok, true);
    assert.equal((await shown()).ok, false);
    assert.equal((await show(owner, true)).ok, true);

    // What an admin has hidden, its owner does not show again; an admin does, and then it is the owner's again to hide and show.
    const show_by_admin = (is_public: boolean) => showListing(world, property_id, is_public);
    const listed = async () => (await owner.rpc('my_listings')).listings[0];
    assert.equal((await show_by_admin(false)).ok, true);
    assert.deepEqual(await show(owner, true), { ok: false, code: 'hidden_by_admin' });
    assert.equal((await show(owner, false)).ok, true);
    assert.equal((await show(owner, true)).code, 'hidden_by_admin');
    assert.deepEqual([(await listed()).is_published, (await listed()).hidden_by_admin], [true, true]);
    assert.equal((await shown()).ok, false);
    assert.equal((await show_by_admin(true)).ok, true);
    assert.equal((await shown()).ok, true);
    assert.equal((await listed()).hidden_by_admin, false);
    assert.equal((await show(owner, false)).ok, true);
    assert.equal((await show(owner, true)).ok, true);

    const edited = { ...listing.form, basics: { ...listing.form.basics, name: 'Casa Nova' } };
    await sendDraft(owner, property_id, 1, edited);
    await sendListing(owner, { ...begun, revision: 2 });
    assert.equal((await shown()).hotel.name, listing.form.basics.name);
    await decide(world, property_id, 'reject', 'Not yet.');
    assert.equal((await shown()).ok, true);
    await decide(world, property_id, 'approve');
    assert.equal((await shown()).hotel.name, 'Casa Nova');

    await decide(world, property_id, 'reject', 'Closed down.');
    assert.equal((await shown()).ok, false);
    assert.equal((await show(owner, true)).code, 'not_published');
    await changeListing(world, property_id, { status: 'draft' });
    await owner.rpc('delete_draft', { property_id });
    assert.equal((await world.sql('select 1 from public.properties where id = $1', [property_id])).length, 1);
    await decide(world, property_id, 'approve');
    await changeListing(world, property_id, { status: 'approved' });
    assert.equal((await shown()).ok, true);

    // A room's id that is another hotel's is not written over.
    await world.sql('delete from public.property_images where property_id = $1 and room_id is not null', [property_id]);
    await world.sql('delete from public.property_rooms where id = $1', [listing.form.rooms[1]?.id]);
    await world.sql('update public.property_rooms set id = $2 where property_id = $1', [
      property_id,
      world.hotelOf('owner B').room,
    ]);
    await changeListing(world, property_id, { status: 'pending' });
    assert.equal((await decide(world, property_id, 'approve')).code, 'incomplete');
    const [other] = await world.sql('select name from public.room_categories where id = $1', [
      world.hotelOf('owner B').room,
    ]);
    assert.deepEqual(other, { name: 'Garden Room' });

    await showListing(world, property_id, true);
    await world.sql('delete from public.properties where id = $1', [property_id]);
    assert.equal((await shown()).ok, false);
  },

  async takenOff(world) {
    const owner = await signUpPerson(world);
    const { property_id } = await publishListing(world, owner);
    const told = async () =>
      (
        await world.sql<{ how: string }>(
          `select data ->> 'listing_status' as how from private.outbox where kind = 'listing_taken_off' and recipient = $1 order by id`,
          [owner.email],
        )
      ).map(({ how }) => how);
    const change = async (after: Record<string, unknown>) =>
      assert.equal((await changeListing(world, property_id, after)).ok, true);
    const show = async (is_public: boolean) =>
      assert.equal((await owner.rpc('set_listing_visibility', { property_id, is_public })).ok, true);
    await show(false);
    await show(true);
    await change({ is_featured: true });
    assert.deepEqual(await told(), [], 'nothing that the owner did, and nothing that guests do not miss');
    // What an admin changes of what guests see has a mail of its own.
    const changed = () =>
      world.sql(`select 1 from private.outbox where kind = 'listing_changed' and recipient = $1`, [owner.email]);
    assert.deepEqual(await changed(), []);
    const [hotel] = await world.sql<{ id: string }>('select id from public.hotels where property_id = $1', [
      property_id,
    ]);
    await world.call('admin', 'PATCH', `/rest/v1/hotels?id=eq.${hotel?.id}`, { body: { description: 'Ours.' } });
    assert.equal((await changed()).length, 1);
    await showListing(world, property_id, false);
    await showListing(world, property_id, true);
    assert.deepEqual(await told(), ['hidden']);
    await change({ status: 'draft' });
    assert.deepEqual(await told(), ['hidden', 'draft']);
    await change({ status: 'approved' });
    await decide(world, property_id, 'reject', 'Why.');
    await change({ status: 'approved' });
    assert.deepEqual(await told(), ['hidden', 'draft'], 'a rejection has its own mail');
    assert.equal((await world.rpc('admin', 'delete_property', { property_id })).json.ok, true);
    assert.deepEqual(await told(), ['hidden', 'draft', 'deleted']);
  },

  async changes(world) {
    const owner = await signUpPerson(world);
    const live = await publishListing(world, owner);
    const hasChanges = async () => (await owner.rpc('my_listings')).listings[0].has_changes;
    assert.equal(await hasChanges(), false);
    assert.equal((await sendListing(owner, live)).status, 'approved');
    await world.sql(`delete from private.uploads where document_type = 'pan' and property_id = $1`, [live.property_id]);
    assert.equal(await hasChanges(), true);
    assert.equal((await sendListing(owner, live)).ok, false, 'a document is missing');
    await world.sql('update public.properties set revision = 2 where id = $1', [live.property_id]);
    await world.sql(`delete from public.property_documents where document_type = 'pan' and property_id = $1`, [
      live.property_id,
    ]);
    assert.equal(await hasChanges(), true);
    await world.sql('update public.properties set revision = 1 where id = $1', [live.property_id]);
    assert.equal(await hasChanges(), false);
    await owner.rpc('save_compliance', { form: { bank_name: 'New Bank' } });
    assert.equal((await sendListing(owner, live)).ok, false, 'judged anew');
  },

  async mails(world) {
    await world.sql('delete from private.outbox');
    const kinds = async () =>
      (
        await world.sql<{ line: string }>(
          `select kind || ' ' || recipient || ' ' || status as line from private.outbox order by id`,
        )
      ).map(({ line }) => line);
    await book(world);
    await world.sql(`update public.bookings set booking_status = 'confirmed'`);
    // The owner, and whom the listing names; not the address that guests are shown.
    const house = ['canary_mail_ownera@people.example', 'canary_notice_approved_ownera@hotel.example'];
    const toHouse = (kind: string) => house.map((address) => `${kind} ${address} pending`);
    const both = ['booking_guest asha@guest.example pending', ...toHouse('booking_hotel')];
    assert.deepEqual((await kinds()).slice(0, 3), both);
    assert.equal((await kinds()).filter((line) => line.includes('asha')).length, 1);
    await world.sql(`update public.bookings set payment_status = 'paid' where guest_email = 'asha@guest.example'`);
    assert.deepEqual((await kinds()).slice(-3).sort(), [
      'advance_received asha@guest.example pending',
      ...toHouse('changed_hotel'),
    ]);
    await world.sql(`update public.bookings set booking_status = 'cancelled' where guest_email = 'asha@guest.example'`);
    const cancelled = ['cancelled_guest asha@guest.example pending', ...toHouse('cancelled_hotel')];
    assert.deepEqual((await kinds()).slice(-3), cancelled);
    await world.sql(
      `delete from private.outbox where kind like 'cancelled%' or kind in ('changed_hotel', 'advance_received')`,
    );
    const email = `${randomUUID()}@people.example`;
    await world.sql('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [email]);
    assert.ok(!(await kinds()).some((line) => line.includes(email)), 'no welcome before an address is confirmed');
    await world.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    assert.ok((await kinds()).includes(`welcome ${email} pending`), 'a welcome');
    await world.sql('update auth.users set email = $2 where email = $1', [email, `new-${email}`]);
    const moved = await world.sql('select 1 from public.profiles where email = $1', [`new-${email}`]);
    assert.equal(moved.length, 1, 'a profile has the address of its account');
    await world.sql('delete from auth.users where email = $1', [`new-${email}`]);

    await world.sql(`delete from private.outbox where recipient <> 'asha@guest.example'`);
    type Claimed = { answer: { mails: { id: number; data: Record<string, unknown> }[] } };
    const claim = async () =>
      (await world.sql<Claimed>('select private.claim_mails(10) as answer'))[0]?.answer.mails ?? [];
    const finish = async (id: number, outcome: string) =>
      (await world.sql<{ answer: object }>('select private.finish_mail($1, $2, null) as answer', [id, outcome]))[0]
        ?.answer;
    const [mail] = await claim();
    assert.equal(mail?.data.guest_name, 'Asha Kamat');
    const id = mail?.id ?? 0;
    assert.deepEqual(await claim(), []);
    assert.deepEqual(await finish(id, 'perhaps'), { ok: false, code: 'invalid_outcome' });
    assert.deepEqual(await finish(id, 'retry'), { ok: true, status: 'pending' });
    assert.deepEqual(await finish(id, 'sent'), { ok: false, code: 'not_claimed' });
    assert.deepEqual(await claim(), [], 'not before its time');
    await world.sql('update private.outbox set next_attempt_at = now()');
    assert.equal((await claim()).length, 1);
    await world.sql(`update private.outbox set lease_until = now() - interval '1 second'`);
    assert.deepEqual(await claim(), [], 'an uncertain mail is never sent again');
    assert.deepEqual(await kinds(), ['booking_guest asha@guest.example uncertain']);
    const shown = async () => (await world.rpc('admin', 'admin_mails', {})).json;
    const again = async () => (await world.rpc('admin', 'send_mail_again', { mail_id: id })).json;
    assert.equal((await shown())[0]?.status, 'uncertain');
    assert.deepEqual(await again(), { ok: false, code: 'not_failed' }, 'not even by an admin');
    await world.sql(`update private.outbox set attempts = 6`);
    assert.deepEqual(await finish(id, 'retry'), { ok: true, status: 'failed' });
    await claim();
    assert.equal((await kinds()).length, 1);
    const [reference] = await world.sql<{ about: string }>(
      `select booking_reference as about from public.bookings where guest_email = 'asha@guest.example'`,
    );
    const [failed] = await shown();
    assert.deepEqual([failed?.about, failed?.recipient], [reference?.about, 'asha@guest.example']);
    assert.deepEqual(await again(), { ok: true });
    assert.deepEqual(await again(), { ok: false, code: 'not_failed' });
    assert.deepEqual(await shown(), []);
    assert.equal((await claim()).length, 1, 'handed out once more');
    const notes = await world.sql(`select after from private.audit_log where entity = 'outbox' and action = 'update'`);
    assert.deepEqual(notes, [{ after: { status: 'pending' } }]);
    assert.deepEqual(await finish(id, 'outdated'), { ok: true, status: 'outdated' });
    assert.deepEqual(await shown(), [], 'nothing failed');
    const jobs: { name: string; mails: object | null }[] = (await world.rpc('admin', 'admin_jobs', {})).json.jobs;
    assert.deepEqual(
      jobs.filter(({ mails }) => mails).map(({ name, mails }) => ({ name, ...mails, last_finished_at: null })),
      [{ name: 'send_mails', last_finished_at: null, waiting: 0, held: 0, next_due_at: null, failed: 0 }],
    );
    await world.sql(`update private.outbox set finished_at = now() - interval '31 days'`);
    await claim();
    assert.deepEqual(await kinds(), []);
  },

  async deletedListings(world) {
    const owner = await signUpPerson(world);
    const stranger = await signUpPerson(world);
    const { property_id, hotel_id } = await publishListing(world, owner);
    const draft = await beginListing(world, owner);
    const ids = [property_id, draft.property_id];
    const ask = async (name: string, id: string, args = {}) =>
      (await world.rpc('admin', name, { property_id: id, ...args })).json;
    for (const name of ['delete_property', 'restore_property']) {
      for (const person of [owner, stranger]) assert.equal((await person.rpc(name, { property_id })).code, '42501');
    }
    assert.equal((await ask('restore_property', property_id)).code, 'not_deleted');
    const content = () =>
      world.sql(`select *, deleted_at is null as is_there from public.properties where id = any ($1) order by id`, [
        ids,
      ]);
    const isFound = async () => (await world.rpc('anon', 'hotel_details', { hotel_id })).json.ok;
    const before = await content();
    assert.equal(await isFound(), true);

    for (const id of ids) assert.equal((await ask('delete_property', id)).ok, true);
    const [deleted] = await world.sql('select deleted_at from public.properties where id = $1', [property_id]);
    assert.equal((await ask('delete_property', property_id)).code, 'not_found');
    const noted = await world.sql(
      `select entity_id from private.audit_log where entity = 'properties' and after ->> 'deleted_at' is not null order by id`,
    );
    assert.deepEqual(
      noted,
      ids.map((entity_id) => ({ entity_id })),
    );
    assert.deepEqual(await world.sql('select deleted_at from public.properties where id = $1', [property_id]), [
      deleted,
    ]);
    assert.equal(await isFound(), false);
    assert.deepEqual((await owner.rpc('my_listings')).listings, []);
    assert.equal((await owner.rpc('listing_form')).listing, null);
    const asOwner = [
      ['listing_form', {}],
      ['save_listing_draft', { base_revision: 1, form: { ...draft.listing.form, amenities: [] }, step: 'import' }],
      ['withdraw_listing', {}],
      ['set_listing_visibility', { is_public: true }],
    ] as const;
    for (const [name, args] of asOwner) {
      for (const id of ids) {
        assert.equal((await owner.rpc(name, { property_id: id, ...args })).code, 'not_found', name);
      }
    }
    for (const id of ids) {
      assert.equal((await sendListing(owner, { property_id: id, revision: 1 })).code, 'not_found');
      const handed = await handIn(world, owner, { ...draft, property_id: id });
      assert.equal(handed?.code, 'not_found', 'deleted since it was judged');
    }
    assert.equal((await ask('set_listing_visibility', property_id, { is_public: true })).code, 'not_found');
    assert.equal((await decide(world, property_id, 'reject', 'No.')).code, 'not_found');
    const [document] = await world.sql<{ id: string }>(
      `select id from private.uploads where property_id = $1 and kind = 'document' limit 1`,
      [draft.property_id],
    );
    assert.equal((await owner.rpc('remove_document', { id: document?.id })).code, 'not_found');
    const uploading = await world.sql<{ begun: string; finished: string }>(
      `select private.begin_upload(jsonb_build_object('sub', $1::uuid), $2, gen_random_uuid(), 'photo') ->> 'code' as begun,
         private.finish_upload((select to_jsonb(u) || jsonb_build_object('id', gen_random_uuid(), 'path', 'new') from private.uploads as u where id = $3))
           ->> 'code' as finished`,
      [owner.userId, draft.property_id, document?.id],
    );
    assert.deepEqual(uploading, [{ begun: 'not_found', finished: 'not_found' }]);
    const photo = await upload(world, 'admin', 'upload-photo', await makePhoto('red', 'png'), { property_id });
    assert.equal(photo.json.code, 'not_found');
    assert.equal(await decideLink(world, { sub: owner.userId }, document?.id), 'not_found');
    for (const [person, reach] of [
      [owner, 0],
      [stranger, 0],
    ] as const) {
      for (const table of ['properties?id', 'property_rooms?property_id', 'property_images?property_id']) {
        const { json } = await person.call('GET', `/rest/v1/${table}=eq.${property_id}`);
        assert.equal(json.length, reach, table);
      }
    }
    assert.equal((await owner.rpc('delete_draft', { property_id: draft.property_id })).code, 'not_found');
    for (const id of ids) assert.equal((await changeListing(world, id, { is_featured: true })).code, 'not_found');
    // What is deleted does not count among the drafts that one owner may have.
    await world.sql(
      `insert into public.properties (owner_id, name) select $1, 'One of many' from generate_series(1, 19)`,
      [owner.userId],
    );
    assert.equal((await sendDraft(owner, randomUUID(), 0, draft.listing.form)).ok, true);

    for (const id of ids) assert.equal((await ask('restore_property', id)).ok, true);
    assert.deepEqual(await content(), before);
    assert.equal(await isFound(), true);
  },

  async adminListings(world) {
    const owner = await signUpPerson(world, 'Conceição Dias');
    const { property_id, listing, revision, hotel_id } = await publishListing(world, owner, ({ form }) => {
      form.basics.name = 'Quinta da Graça';
      form.basics.city = 'São Jacinto';
    });
    const waiting = await beginListing(world, owner);
    await sendListing(owner, waiting);
    const asked = async (name: string, args: object) => (await world.rpc('admin', name, args)).json;
    const ids = async (args: object) =>
      (await asked('admin_properties', args)).rows.map((row: { property_id: string }) => row.property_id);

    for (const [name, args] of [
      ['admin_properties', {}],
      ['admin_property', { property_id }],
      ['admin_compliance', { property_id }],
      ['add_property_photo', { id: randomUUID(), alt_text: 'A photo' }],
    ] as const) {
      assert.equal((await owner.rpc(name, args)).code, '42501', name);
      assert.equal((await world.rpc('anon', name, args)).status, 401, name);
    }

    // Found by what is in name, city, owner and e-mail, whatever the accents; wildcards are letters.
    for (const search of ['quinta da graca', 'SAO JACINTO', 'conceicao', owner.email]) {
      assert.ok((await ids({ search })).includes(property_id), search);
    }
    assert.deepEqual(await ids({ search: 'Quinta%Graça' }), []);
    assert.deepEqual(await ids({ search: 'quinta zq' }), []);
    assert.deepEqual(await ids({ search: owner.email, status: 'waiting' }), [waiting.property_id]);
    assert.deepEqual(await ids({ search: owner.email, status: 'approved' }), [property_id]);
    assert.deepEqual(await ids({ city: 'São Jacinto' }), [property_id]);
    assert.deepEqual(await ids({ search: owner.email }), [waiting.property_id, property_id]);
    assert.deepEqual(await ids({ search: owner.email, page: 2 }), []);
    const page = await asked('admin_properties', { search: owner.email });
    assert.deepEqual([page.total, page.rows.length, page.cities.includes('São Jacinto')], [2, 2, true]);
    const [{ waiting: count } = { waiting: -1 }] = await world.sql<{ waiting: number }>(
      `select count(*)::integer as waiting from public.properties where status in ('submitted', 'pending')`,
    );
    assert.equal(page.waiting, count);
    await asked('delete_property', { property_id });
    assert.deepEqual(await ids({ search: owner.email, status: 'deleted' }), [property_id]);
    assert.deepEqual(await ids({ search: owner.email }), [waiting.property_id]);
    await asked('restore_property', { property_id });

    const compliance = await asked('admin_compliance', { property_id });
    assert.deepEqual(compliance, { ok: true, current: listing.compliance, submitted: listing.compliance });
    const looks = await world.sql(
      `select entity, entity_id, after from private.audit_log
       where action = 'read' and actor_id = $1 and entity_id = $2 and after ->> 'seen' like 'tax%'`,
      [world.userId('admin'), property_id],
    );
    assert.deepEqual(looks, [
      { entity: 'properties', entity_id: property_id, after: { seen: 'tax numbers and bank account' } },
    ]);
    const none = await asked('admin_compliance', { property_id: randomUUID() });
    assert.equal(none.code, 'not_found');
    const masked = await asked('admin_property', { property_id });
    const { approved_at, ...shown } = masked.compliance.current;
    assert.deepEqual(shown, {
      gst_number: `••••${listing.compliance.gst_number.slice(-3)}`,
      pan_number: `••••${listing.compliance.pan_number.slice(-3)}`,
      account_number: `••••${listing.compliance.account_number.slice(-4)}`,
      has_pan_of_gst: true,
    });
    assert.ok(approved_at);
    for (const one of ['gst_number', 'pan_number', 'account_number'] as const) {
      assert.ok(!JSON.stringify(masked).includes(listing.compliance[one]), one);
    }

    // Two admins: the second decides about what he saw.
    const [{ seen_submitted_at } = { seen_submitted_at: '' }] = await world.sql<{ seen_submitted_at: string }>(
      'select to_jsonb(submitted_at) as seen_submitted_at from public.properties where id = $1',
      [waiting.property_id],
    );
    const answer = async (decision: string, seen_status: string, seen_revision: number, reason = 'No.') =>
      (
        await asked('decide_listing', {
          property_id: waiting.property_id,
          decision,
          reason,
          seen_status,
          seen_revision,
          seen_submitted_at,
        })
      ).code ?? 'done';
    assert.equal(await answer('approve', 'submitted', 99), 'changed');
    assert.equal(await answer('approve', 'pending', waiting.revision), 'changed');
    assert.equal(await answer('approve', 'submitted', waiting.revision), 'done');
    assert.equal(await answer('reject', 'submitted', waiting.revision), 'changed');

    const hotel = async () => (await asked('hotel_details', { hotel_id })).hotel;
    const feature = (is_featured: boolean) => changeListing(world, property_id, { is_featured });
    assert.equal((await hotel()).is_featured, false);
    assert.equal((await feature(true)).ok, true);
    assert.equal((await hotel()).is_featured, true);
    const found = await asked('search_hotels', { destination: 'Quinta da Graça' });
    assert.equal(found.hotels[0].is_featured, true);

    // A photo: uploaded, looked at, added; it is on the live page, in the listing and in what the owner goes on with.
    const id = randomUUID();
    const add = async (change: object = {}) =>
      (await asked('add_property_photo', { id, alt_text: 'A photo', ...change })).code ?? 'added';
    assert.equal(await add(), 'no_file');
    const sent = await upload(world, 'admin', 'upload-photo', await makePhoto('red', 'png'), { property_id, id });
    const url = `/storage/v1/object/public/property-photos/${property_id}/${id}.png`;
    assert.equal(sent.json.url, url);
    const [document] = await world.sql<{ id: string }>(
      `select id from private.uploads where property_id = $1 and kind = 'document' limit 1`,
      [property_id],
    );
    for (const [change, code] of [
      [{ id: randomUUID() }, 'no_file'],
      [{ id: document?.id }, 'no_file'],
      [{ alt_text: ' ' }, 'alt_required'],
      [{ alt_text: 'x'.repeat(301) }, 'alt_required'],
    ] as const) {
      assert.equal(await add(change), code, JSON.stringify(change));
    }
    assert.deepEqual([await add(), await add()], ['added', 'added']);
    const live = await hotel();
    assert.equal(live.photos.length, listing.form.photos.length + 1);
    assert.deepEqual(live.photos.at(-1), { url, alt: 'A photo' });
    const seen = await asked('admin_property', { property_id });
    assert.equal(seen.photos.at(-1).url, url);
    assert.equal(seen.property.has_changes, false);
    const form = await owner.rpc('listing_form', { property_id });
    assert.deepEqual(form.listing.form.photos.at(-1), { id, url, alt_text: 'A photo' });
    assert.equal((await sendDraft(owner, property_id, revision, listing.form)).code, 'conflict');
    const another = randomUUID();
    await upload(world, 'admin', 'upload-photo', await makePhoto('red', 'png'), { property_id, id: another });
    await world.sql(
      `insert into public.property_images (property_id, image_url) select $1, '/photos/a.webp' from generate_series(1, 60)`,
      [property_id],
    );
    assert.equal(await add({ id: another }), 'too_many');
    assert.equal((await feature(false)).ok, true);
    assert.equal((await hotel()).is_featured, false);
  },

  async files(world) {
    const property_id = world.propertyId('owner A', 'draft');
    const documents = '/storage/v1/object/property-documents';
    const photos = '/storage/v1/object/property-photos';
    const about = { property_id, document_type: 'gst', file_name: 'gst.pdf' };
    const send = async (actor: Actor, change: Partial<UploadOptions> = {}) => {
      const { json } = await upload(world, actor, 'upload-document', makePdf(), { ...about, ...change });
      return json.success ? 'stored' : json.code;
    };
    const id = randomUUID();
    assert.equal(await send('owner A', { id }), 'stored');
    const path = `${property_id}/${id}.pdf`;
    assert.equal(await send('owner B'), 'not_found');
    assert.equal(await send('owner B', { property_id: world.propertyId('owner B', 'draft'), id }), 'not_found');
    assert.equal(await send('owner A', { property_id: world.propertyId('owner A', 'submitted') }), 'not_editable');
    const looks = () =>
      world.sql(`select entity_id, after ->> 'seen' as seen from private.audit_log where action = 'read'`);
    for (const [actor, status] of [
      ['anon', 401],
      ['user', 404],
      ['owner B', 404],
      ['owner A', 200],
      ['admin', 200],
    ] as const) {
      assert.deepEqual(await looks(), [], 'only an admin’s look is noted');
      const link = await linkTo(world, actor, id);
      assert.equal(link.status, status, `${actor} asks for a link`);
      if (status === 200) assert.equal((await world.call('anon', 'GET', link.json.url)).status, 200);
      // Past the function there is no way.
      assert.equal((await world.call(actor, 'GET', `${documents}/${path}`)).status, 400, `${actor} opens a document`);
      const sign = { body: { expiresIn: 31_536_000 } };
      const signed = await world.call(actor, 'POST', `/storage/v1/object/sign/property-documents/${path}`, sign);
      assert.equal(signed.status, 400, `${actor} signs a link`);
    }
    assert.deepEqual(await looks(), [{ entity_id: property_id, seen: 'document gst, gst.pdf' }]);
    assert.equal((await linkTo(world, 'owner A', randomUUID())).status, 404);
    const decided = (actor: 'owner A' | 'admin', about: string, claims = {}) =>
      decideLink(world, { sub: world.userId(actor), ...claims }, about);
    assert.equal(await decided('owner A', id), path);
    assert.equal(
      await decided('owner A', id, { session_id: randomUUID() }),
      'second_factor_needed',
      'an ended session',
    );

    const body = await makePhoto('red', 'png');
    for (const actor of ['owner A', 'admin'] as const) {
      const name = `${property_id}/${Date.now()}.png`;
      const added = await world.call(actor, 'POST', `${photos}/${name}`, {
        body,
        headers: { 'content-type': 'image/png' },
      });
      assert.equal(added.status, 400, `${actor} stores a photo past the function`);
    }
    const sendPhoto = async (actor: Actor, about: string) =>
      (await upload(world, actor, 'upload-photo', body, { property_id: about })).json;
    assert.equal((await sendPhoto('owner B', property_id)).code, 'not_found');
    const photo = await sendPhoto('admin', world.propertyId('owner A', 'submitted'));
    assert.equal(photo.success, true);
    for (const actor of ['owner A', 'admin'] as const) assert.equal(await decided(actor, photo.id), 'not_found');
    assert.equal(await send('admin'), 'not_found', 'an admin adds no documents');
    const listed = await world.call('admin', 'POST', '/storage/v1/object/list/property-photos', {
      body: { prefix: property_id, limit: 100 },
    });
    assert.deepEqual(listed.json, []);

    const claim = randomUUID();
    const claimed = () =>
      world.sql<{ ok: boolean }>(`select (private.claim_upload($1, 'property-photos', 'x') ->> 'ok')::boolean as ok`, [
        claim,
      ]);
    assert.deepEqual([(await claimed())[0]?.ok, (await claimed())[0]?.ok], [true, false]);

    const remove = async (actor: Actor, document = id) =>
      (await world.rpc(actor, 'remove_document', { id: document })).json.code ?? 'removed';
    assert.equal(await remove('owner B'), 'not_found');
    await world.sql('update private.uploads set property_id = $1 where id = $2', [
      world.propertyId('owner A', 'submitted'),
      id,
    ]);
    assert.equal(await remove('owner A'), 'not_editable');
    await world.sql('update private.uploads set property_id = $1 where id = $2', [property_id, id]);
    await world.sql(
      `insert into public.property_documents (property_id, document_type, file_url, file_name) values ($1, 'gst', $2, 'gst.pdf')`,
      [property_id, path],
    );
    assert.equal(await remove('owner A'), 'removed');
    // The document that was submitted is not exchanged for another under its id.
    await world.sql('update public.property_documents set id = $1 where file_url = $2', [id, path]);
    assert.equal(await send('owner A', { id }), 'not_found');
    assert.equal((await linkTo(world, 'owner A', id)).status, 404, 'removed for its owner');
    assert.equal((await linkTo(world, 'admin', id)).status, 200, 'of the version under review for an admin');
    await world.sql(`update public.property_documents set file_url = '../' || file_url where id = $1`, [id]);
    assert.equal(await decided('admin', id), 'not_found', 'only in the listing’s own folder');
    await world.sql('update public.property_documents set file_url = $2 where id = $1', [id, path]);
    const removable = async (only: string | null = null) => {
      const [row] = await world.sql<{ files: { path: string }[] }>('select private.take_removed_files($1) as files', [
        only,
      ]);
      return row?.files.some((file) => file.path === path);
    };
    assert.equal(await removable(), false, 'a submitted document stays');
    // Another listing that names it keeps nothing.
    await world.sql('update public.property_documents set property_id = $2 where id = $1', [
      id,
      world.propertyId('owner B', 'draft'),
    ]);
    assert.deepEqual([await removable(randomUUID()), await removable(id)], [false, true]);
    await world.sql('delete from public.property_documents where id = $1', [id]);

    await world.sql('update private.settings set document_files_a_listing = 1');
    assert.equal(await send('owner A'), 'stored');
    assert.equal(await send('owner A'), 'too_many');
    await world.sql('update private.settings set document_files_a_listing = 20, uploads_per_person_an_hour = 1');
    assert.equal(await send('owner A'), 'rate_limited');
  },

  async constraints(world) {
    const { room, hotel } = world.hotelOf('owner A');
    const draft = world.propertyId('owner A', 'draft');
    const booking = `public.bookings where booking_reference = '${world.referenceOf('owner A', 'ended')}'`;
    const [columns] = await world.sql<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
       where table_schema = 'public' and table_name = 'bookings' and is_generated = 'NEVER' and column_name not in ('id', 'booking_reference')`,
    );
    const names = columns?.names ?? '';
    const copyWith = (column: string, value: string) =>
      `insert into public.bookings (${names}) select ${names.replace(column, value)} from ${booking}`;
    await databaseRefuses(
      world,
      `update private.nights set booked = capacity + 1 where room_category_id = '${room}'`,
      `update private.nights set booked = -1 where room_category_id = '${room}'`,
      copyWith('check_out_date', "'infinity'"),
      copyWith('check_out_date', 'check_in_date + 31'),
      copyWith('check_out_date', 'check_in_date'),
      copyWith('hotel_id', `'${world.hotelOf('owner B').hotel}'`),
      copyWith('total_amount', '300000000000001'),
      copyWith('currency', "'USD'"),
      copyWith('guest_name', "''"),
      copyWith('guest_email', "'a@b'"),
      copyWith('guest_phone', "'12'"),
      copyWith('special_requests', "E'A\\u0007'"),
      `update public.profiles set full_name = E'A\\u202eB'`,
      `update public.profiles set phone = 'none'`,
      `update private.settings set client_address_header = 'x-real-ip'`,
      `insert into public.bookings (booking_reference, ${names}) select booking_reference, ${names} from ${booking}`,
      `update public.room_categories set base_price = 0 where id = '${room}'`,
      `update public.room_categories set currency = 'USD' where id = '${room}'`,
      `insert into public.reviews (hotel_id, reviewer_name, rating) values ('${hotel}', 'X', 6)`,
      `insert into public.owner_profiles (user_id) values ('${world.userId('owner A')}')`,
      `insert into public.property_images (property_id, image_url, is_cover)
       values ('${draft}', '/a', true), ('${draft}', '/b', true)`,
      `insert into public.property_images (property_id, room_id, image_url)
       select '${draft}', id, '/a' from public.property_rooms where property_id <> '${draft}' limit 1`,
    );
    for (const path of [
      'javascript:alert(1)',
      '//evil.example/a',
      '/\\evil.example/a',
      '/\t/evil.example/a',
      'https://evil.example/a',
    ]) {
      const photos = `jsonb_build_array(jsonb_build_object('url', $path$${path}$path$))`;
      await databaseRefuses(
        world,
        `update public.property_images set image_url = $path$${path}$path$`,
        `update public.properties set photos = ${photos}`,
        `update public.hotels set main_image_url = $path$${path}$path$`,
        `update public.hotels set photos = ${photos}`,
        `update public.room_categories set photos = ${photos}`,
      );
    }
    await databaseRefuses(
      world,
      `update private.settings set advance_percent = 101`,
      `update private.settings set upi_id = 'susegad'`,
      `update public.reviews set hidden_at = now()`,
      `update public.reviews set aspects = '{"clean": 5}'`,
      `update public.reviews set reply = '', replied_at = now()`,
      `update public.reviews set reply = 'Thank you.'`,
      `insert into public.properties (owner_id, name, status) values ('${world.userId('owner A')}', 'X', 'rejected')`,
      `insert into private.outbox (kind, recipient, data, dedupe_key) select 'welcome', 'a@b.example', '{}', 'one' from generate_series(1, 2)`,
    );
  },

  async audit(world) {
    const { hotel, room } = world.hotelOf('owner A');
    const own = (member: 'owner A' | 'user') => `profiles?user_id=eq.${world.userId(member)}`;
    type Entry = Record<
      'actor_email' | 'actor' | 'job' | 'action' | 'label' | 'entity' | 'entity_id' | 'before' | 'after',
      unknown
    >;
    const log = async (args: object = {}): Promise<{ total: number; rows: Entry[] }> =>
      (await world.rpc('admin', 'admin_audit', args)).json;
    const before = (await log()).total;

    // What people do to their own things is no admin's work.
    assert.equal((await patch(world, 'user', own('user'), { full_name: 'Asha' })).status, 204);
    assert.equal((await patch(world, 'owner A', own('owner A'), { full_name: 'Ravi' })).status, 204);
    assert.equal((await book(world)).ok, true);
    await signUpPerson(world);
    assert.equal((await log()).total, before);
    // What comes past the accounts is noted with who it was.
    await world.sql(`update public.hotels set name = 'By the database itself' where id = $1`, [hotel]);
    const headers = { apikey: world.backend.secretKey };
    assert.equal((await world.rpc('anon', 'create_booking_tx', request(world), { headers })).json.ok, true);
    const { rows: past } = await log();
    assert.deepEqual(
      past.slice(0, 2).map(({ actor_email, job, actor, action, entity }) => [actor_email, job, actor, action, entity]),
      [
        [null, null, 'service key', 'insert', 'bookings'],
        [null, null, 'database: postgres', 'update', 'hotels'],
      ],
    );
    await world.sql(
      `insert into public.owner_profiles (user_id, full_name) values ($1, 'By hand')
       on conflict (user_id) do update set full_name = 'By hand'`,
      [world.userId('owner A')],
    );
    const [newest] = (await log()).rows;
    assert.deepEqual([newest?.actor, newest?.entity], ['database: postgres', 'owner_profiles']);
    const found = await log({ search: 'SERVICE key' });
    assert.ok(found.total > 0 && found.rows.every(({ actor }) => actor === 'service key'), 'found by who it was');
    for (const [table, body] of [
      ['bookings', { payment_status: 'paid' }],
      ['profiles', { role: 'admin' }],
      ['properties', { status: 'approved' }],
      ['hotels', { name: 'Taken over' }],
    ] as const) {
      const { status } = await world.call('anon', 'PATCH', `/rest/v1/${table}`, { headers, body });
      assert.equal(status, 403, `the secret key does not write ${table}`);
    }

    const [review] = await world.sql<{ id: string }>('select id from public.reviews where hotel_id = $1', [hotel]);
    const reference = world.referenceOf('owner A', 'coming');
    const [booking] = await world.sql<{ id: string }>('select id from public.bookings where booking_reference = $1', [
      reference,
    ]);
    // Without a hotel: what a listing carries to its hotel is a note of its own.
    const property = world.propertyId('owner A', 'submitted');
    const [{ email } = { email: '' }] = await world.sql<{ email: string }>(
      'select email from public.profiles where user_id = $1',
      [world.userId('admin')],
    );
    const asAdmin = (statement: string) =>
      world.sql(
        `do $$ begin perform set_config('request.jwt.claims', '{"sub": "${world.userId('admin')}"}', true); ${statement} end $$`,
      );
    const patched = (path: string, body: object) => async () =>
      assert.equal((await patch(world, 'admin', path, body)).status, 204, path);
    const called = (name: string, args: object) => async () =>
      assert.equal((await world.rpc('admin', name, args)).json.ok, true, name);
    const works: [table: string, id: string, was: object, is: object, work: () => Promise<unknown>][] = [
      [
        'profiles',
        world.userId('user'),
        { role: 'user' },
        { role: 'owner' },
        called('admin_set_role', { user_id: world.userId('user'), before: 'user', role: 'owner' }),
      ],
      [
        'properties',
        property,
        { is_featured: false },
        { is_featured: true },
        called('admin_change_listing', {
          property_id: property,
          before: { is_featured: false },
          after: { is_featured: true },
        }),
      ],
      [
        'hotels',
        hotel,
        { city: 'Calangute' },
        { city: 'Anjuna' },
        patched(`hotels?id=eq.${hotel}`, { city: 'Anjuna' }),
      ],
      [
        'room_categories',
        room,
        { total_rooms: roomCount },
        { total_rooms: 9 },
        patched(`room_categories?id=eq.${room}`, { total_rooms: 9 }),
      ],
      [
        'bookings',
        booking?.id ?? '',
        { payment_status: 'pending' },
        { payment_status: 'paid' },
        called('admin_change_booking', {
          booking_id: booking?.id,
          before: { payment_status: 'pending' },
          after: { payment_status: 'paid' },
        }),
      ],
      [
        'reviews',
        review?.id ?? '',
        { hidden_reason: null, hidden_kind: null },
        { hidden_reason: 'Names a neighbour.', hidden_kind: 'other' },
        called('hide_review', { review_id: review?.id, reason: ' Names a neighbour. ' }),
      ],
      [
        'exchange_rates',
        'USD',
        { inr_per_unit: 88.5 },
        { inr_per_unit: 90 },
        patched('exchange_rates?currency=eq.USD', { inr_per_unit: 90 }),
      ],
      [
        'settings',
        'true',
        { advance_percent: 30 },
        { advance_percent: 40 },
        called('save_settings', { changes: { advance_percent: { from: 30, to: 40 } } }),
      ],
    ];
    for (const [entity, entity_id, was, is, work] of works) {
      await work();
      const [entry] = (await log({ entity })).rows;
      const { actor_email, actor, job, action } = entry ?? {};
      const [old, now] = [entry?.before, entry?.after].map((side) => {
        const { hidden_at: _moment, ...rest } = Object(side);
        return rest;
      });
      assert.deepEqual(
        { actor_email, actor, job, action, entity_id: entry?.entity_id, before: old, after: now },
        { actor_email: email, actor: null, job: null, action: 'update', entity_id, before: was, after: is },
      );
    }
    assert.equal((await log()).total, before + 3 + works.length, 'one note for each change');
    assert.equal((await log({ entity: 'room_categories' })).rows[0]?.label, 'By the database itself, Garden Room');

    await asAdmin(`delete from public.properties where id = '${world.propertyId('owner A', 'draft')}';`);
    const [gone] = (await log({ entity: 'properties', action: 'delete' })).rows;
    assert.deepEqual(
      [gone?.after, 'name' in Object(gone?.before), 'draft' in Object(gone?.before)],
      [null, true, false],
    );
    await world.sql(
      `do $$ begin perform set_config('private.job', 'tidy', true); update private.settings set advance_percent = 30; end $$`,
    );
    const [tidied] = (await log({ search: 'tidy' })).rows;
    assert.deepEqual([tidied?.actor_email, tidied?.job, tidied?.after], [null, 'tidy', { advance_percent: 30 }]);

    for (const actor of ['user', 'owner A', 'anon'] as const) {
      const { status } = await world.rpc(actor, 'admin_audit', {});
      assert.equal(status, actor === 'anon' ? 401 : 403, `${actor} does not read the log`);
    }
    const kept = (await log()).total;
    for (const [method, path] of [
      ['GET', 'audit_log'],
      ['DELETE', 'audit_log?id=gt.0'],
      ['PATCH', 'audit_log?id=gt.0'],
      ['POST', 'audit_log'],
    ] as const) {
      const privateSchema: Record<string, string> = { 'content-profile': 'private', 'accept-profile': 'private' };
      for (const headers of [{}, privateSchema]) {
        const { status } = await world.call('admin', method, `/rest/v1/${path}`, {
          headers,
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: { label: 'x' } }),
        });
        assert.ok(status >= 400, `${method} ${path} is refused`);
      }
    }
    assert.equal((await log()).total, kept);
  },

  async auditEmptied(world) {
    const tables = [
      'public.properties',
      'public.hotels',
      'public.room_categories',
      'public.bookings',
      'public.reviews',
      'public.exchange_rates',
      'private.settings',
      'private.room_blocks',
      'private.rate_plans',
      'private.rate_rules',
      'private.holds',
      'private.payments',
      'private.invoices',
      'private.house_people',
      'private.review_photos',
      'private.review_replies',
      'private.review_reports',
      'private.calendar_feeds',
      'private.calendar_exports',
      'private.feed_conflicts',
      'private.form_c_stays',
      'private.form_c_guests',
      'private.compliance',
      'public.owner_profiles',
    ];
    await world.sql(`do $$ declare v_silent text; begin
        truncate ${tables} cascade;
        select string_agg(t.name, ', ') into v_silent from unnest('{${tables}}'::text[]) as t (name) where not exists (
          select from private.audit_log where action = 'delete' and entity_id = 'all' and entity = split_part(t.name, '.', 2)
        );
        if v_silent is not null then raise exception 'emptied without a note: %', v_silent; end if;
        raise exception 'undone' using errcode = 'UNDON';
      exception when sqlstate 'UNDON' then null; end $$`);
  },

  async auditChain(world) {
    const changePhone = (phone: string) => world.sql('update public.hotels set phone = $1', [phone]);
    const faults = async () =>
      (
        await world.sql<{ found: string }>(`select concat_ws(' ', fault, place) as found from private.audit_faults()`)
      ).map(({ found }) => found);
    const verify = async () => (await world.rpc('admin', 'run_job', { job: 'verify_audit' })).json;
    for (const last of [1, 2, 3]) await changePhone(`+91 98200 0000${last}`);
    await world.rpc('admin', 'admin_users', {});
    assert.deepEqual(await faults(), []);
    const [{ head } = { head: 0 }] = await world.sql<{ head: number }>(
      'select position::integer as head from private.audit_head',
    );
    assert.deepEqual(
      await world.sql('select count(*)::integer as notes, max(position)::integer as last from private.audit_log'),
      [{ notes: head, last: head }],
    );
    const seen = await verify();
    assert.deepEqual([seen.state, seen.result.position], ['done', head]);

    // Planted by the database's owner at work by hand, and undone again; the whole log at the end.
    const plant = async (statement: string, expected: string[]) => {
      const [{ found } = { found: null }] = await world.sql<{ found: string[] | null }>(
        `select pg_temp.planted($1) as found`,
        [statement],
      );
      assert.deepEqual(found ?? [], expected, statement);
    };
    await world.sql(`create or replace function pg_temp.planted(p_statement text) returns text[] language plpgsql as $$
      declare v_found text[];
      begin
        begin
          execute p_statement;
          select array_agg(concat_ws(' ', fault, place)) into v_found from private.audit_faults();
          raise exception 'undone' using errcode = 'UNDON';
        exception when sqlstate 'UNDON' then null;
        end;
        return v_found;
      end $$`);
    await plant(`update private.audit_log set label = 'Nothing' where position = 3`, ['changed 3']);
    await plant(`update private.audit_log set actor = 'nobody' where position = 3`, ['changed 3']);
    await plant('delete from private.audit_log where position = 3', ['missing 4']);
    await plant('delete from private.audit_log where position = 1', ['missing 2']);
    await plant(
      `update private.audit_log set label = 'Nothing' where position = 3;
       update private.audit_log as a set words_hash = private.audit_words(a) where position = 3;
       update private.audit_log as a set hash = private.audit_hash(a) where position = 3`,
      ['replaced 4'],
    );
    await plant(`delete from private.audit_log where position = ${head}`, [`cut ${head}`]);
    await plant('truncate private.audit_log', [`cut ${head}`]);
    await plant('update private.audit_head set position = position + 1', [`cut ${head + 1}`]);
    await plant(
      `insert into private.audit_log (actor, action, entity, entity_id) values ('nobody', 'read', 'x', 'y')`,
      ['loose'],
    );
    await world.sql('drop function pg_temp.planted(text)');
    assert.deepEqual(await faults(), []);

    // As the owner of the table, but in a request or for a job: what a function with its owner's rights could do by mistake.
    for (const setting of [
      `'request.jwt.claims', '{"sub": "${world.userId('admin')}"}'`,
      `'request.jwt.claims', '{"role": "service_role"}'`,
      `'private.job', 'purge'`,
    ]) {
      for (const work of [
        `update private.audit_log set label = 'Nothing' where position = 3`,
        // As an erasure does, but there is none.
        `update private.audit_log set label = 'Nothing', salt = null where position = 3`,
        'delete from private.audit_log where position = 3',
        'truncate private.audit_log',
      ]) {
        await databaseRefuses(world, `do $$ begin perform set_config(${setting}, true); ${work}; end $$`);
      }
    }

    // A tail that is cut off with its head set back shows in what the last run saw.
    await world.sql('delete from private.audit_log where position >= $1', [head]);
    await world.sql(
      `update private.audit_head set (position, hash) = (select position, hash from private.audit_log order by position desc limit 1)`,
    );
    assert.deepEqual(await faults(), []);
    const { state, result, error } = await verify();
    assert.deepEqual([state, result.faults[0].fault, result.faults[0].place], ['failed', 'rewritten', head]);
    assert.equal(error, 'The chain of the audit log is broken in 1 place.');
  },

  async looks(world) {
    const { hotel } = world.hotelOf('owner A');
    const property_id = world.propertyId('owner A', 'approved');
    const [{ id, reference } = { id: '', reference: '' }] = await world.sql<{ id: string; reference: string }>(
      'select id, booking_reference as reference from public.bookings where hotel_id = $1 order by check_in_date limit 1',
      [hotel],
    );
    const [another] = await world.sql<{ id: string }>('select id from public.bookings where id <> $1 limit 1', [id]);
    const seen = 'the booking with its guest';
    type Look = { entity: string; entity_id: string; label: string; before: unknown; after: unknown };
    const looks = () =>
      world.sql<Look>(
        `select entity, entity_id, label, before, after from private.audit_log
         where action = 'read' and actor_id = $1 order by id`,
        [world.userId('admin')],
      );
    const lists: [name: string, args: object, look: object][] = [
      ['admin_bookings', {}, { entity: 'bookings', entity_id: 'list', after: null }],
      [
        'admin_bookings',
        { search: ' asha ', status: 'active', hotel_id: hotel, arrival_from: dayFromToday(0) },
        {
          entity: 'bookings',
          entity_id: 'list',
          after: { search: 'asha', status: 'active', hotel_id: hotel, arrival_from: dayFromToday(0) },
        },
      ],
      ['admin_booking', { booking_id: id }, { entity: 'bookings', entity_id: id, after: { seen } }],
      ['admin_booking', { booking_id: another?.id }, { entity: 'bookings', entity_id: another?.id, after: { seen } }],
      [
        'admin_users',
        { search: 'canary', role: 'owner' },
        { entity: 'profiles', entity_id: 'list', after: { search: 'canary', role: 'owner' } },
      ],
      [
        'admin_properties',
        { status: 'waiting' },
        { entity: 'properties', entity_id: 'list', after: { status: 'waiting' } },
      ],
      [
        'admin_property',
        { property_id },
        { entity: 'properties', entity_id: property_id, after: { seen: 'the listing with its owner' } },
      ],
      ['admin_mails', {}, { entity: 'outbox', entity_id: 'list', after: null }],
    ];
    const look = async () => {
      // Another page and another order show other rows of the same list.
      for (const [name, args] of lists) await world.rpc('admin', name, args);
      await world.rpc('admin', 'admin_bookings', { page: 2, sort: 'guest' });
      await world.rpc('admin', 'admin_users', { search: 'canary', role: 'owner', page: 3 });
      await world.rpc('admin', 'admin_users', { search: 'x'.repeat(300) });
    };
    await look();
    await look();
    const noted = await looks();
    assert.deepEqual(
      noted.map(({ entity, entity_id, after }) => ({ entity, entity_id, after })),
      [
        ...lists.map(([, , expected]) => expected),
        { entity: 'profiles', entity_id: 'list', after: { search: 'x'.repeat(200) } },
      ],
    );
    assert.ok(noted.every(({ before }) => before === null));
    assert.ok(
      !JSON.stringify(noted.map(({ label, after }) => [label, after])).includes('CANARY_GUEST'),
      'nobody’s data',
    );
    assert.equal(noted[2]?.label, reference);

    // At once, once.
    await world.sql('delete from private.audit_log where true');
    await Promise.all([1, 2, 3].map(() => world.rpc('admin', 'admin_users', {})));
    assert.equal((await looks()).length, 1);
    await world.sql(`update private.audit_log set at = at - interval '59 minutes'`);
    await world.rpc('admin', 'admin_users', {});
    assert.equal((await looks()).length, 1);
    await world.sql(`update private.audit_log set at = at - interval '2 minutes'`);
    await world.rpc('admin', 'admin_users', {});
    assert.equal((await looks()).length, 2, 'an hour later');

    // The log shows who looked; what was done to a thing is told without it.
    const { rows } = (await world.rpc('admin', 'admin_audit', { action: 'read' })).json;
    assert.equal(rows.length, 2);
    await world.rpc('admin', 'admin_booking', { booking_id: id });
    const { booking } = (await world.rpc('admin', 'admin_booking', { booking_id: id })).json;
    assert.ok(booking.history.every(({ action }: { action: string }) => action !== 'read'));
    await world.rpc('admin', 'admin_property', { property_id });
    const { history } = (await world.rpc('admin', 'admin_property', { property_id })).json;
    assert.ok(history.every(({ action }: { action: string }) => action !== 'read'));
    // Nobody else reads any of it, nor leaves a note.
    for (const actor of ['anon', 'user', 'owner A'] as const) {
      for (const [name, args] of lists) {
        assert.equal((await world.rpc(actor, name, args)).status, actor === 'anon' ? 401 : 403, name);
      }
    }
  },

  async myStays(world) {
    const guest = await signUpPerson(world);
    const other = await signUpPerson(world);
    const stay = async (from: number, guest_email = guest.email) => {
      const days = { check_in_date: dayFromToday(from), check_out_date: dayFromToday(from + 1) };
      const { booking_reference } = await book(world, { ...days, guest_email, guest_phone: '+91 98200 77777' });
      return booking_reference as string;
    };
    const change = (reference: string, set: string) =>
      world.sql(`update public.bookings set ${set} where booking_reference = $1`, [reference]);
    const read = async (person = guest, page = 1) => {
      const answer = await person.rpc('my_stays', { page });
      return { ...answer, rows: answer.rows?.map((row: { booking_reference: string }) => row.booking_reference) };
    };
    const [later, soon] = [await stay(20, guest.email.toUpperCase()), await stay(10)];
    const [left, slept] = [await stay(15), await stay(5)];
    await change(left, `booking_status = 'cancelled'`);
    await change(slept, `check_in_date = private.today() - 3, check_out_date = private.today() - 2`);
    const theirs = await stay(10, other.email);
    // Not the same address, however alike.
    await stay(11, `x${guest.email}`);
    await stay(11, guest.email.replace('@', '+goa@'));

    assert.equal((await world.rpc('anon', 'my_stays', {})).status, 401);
    assert.deepEqual(await read(), { ok: true, total: 4, rows: [soon, later, left, slept] });
    assert.deepEqual(await read(guest, 2), { ok: true, total: 4, rows: [] });
    assert.deepEqual(await read(other), { ok: true, total: 1, rows: [theirs] });
    const told = JSON.stringify(await guest.rpc('my_stays'));
    for (const personal of ['Asha', 'guest_name', guest.email, '77777', 'special_requests'])
      assert.ok(!told.includes(personal), personal);

    // The address of the sign-in counts, and only while it is proven: not what a profile says.
    await world.sql('update public.profiles set email = $2 where user_id = $1', [other.userId, guest.email]);
    assert.deepEqual((await read(other)).rows, [theirs]);
    await world.sql('update auth.users set email_confirmed_at = null where id = $1', [guest.userId]);
    assert.deepEqual(await read(), { ok: true, total: 0, rows: [] });
    await world.sql('update auth.users set email_confirmed_at = now(), email = $2 where id = $1', [
      guest.userId,
      `new-${guest.email}`,
    ]);
    assert.deepEqual(await read(), { ok: true, total: 0, rows: [] }, 'the old address is somebody else’s now');
    const anew = await stay(12, `new-${guest.email}`);
    assert.deepEqual((await read()).rows, [anew]);
  },

  async begunListing(world) {
    const [person, other] = [await signUpPerson(world), await signUpPerson(world)];
    const has = async ({ userId, call }: Person) =>
      (await call('GET', `/rest/v1/profiles?select=has_listings&user_id=eq.${userId}`)).json;
    assert.deepEqual(await has(person), [{ has_listings: false }]);
    await sendDraft(person, randomUUID(), 0, completeListing().form);
    assert.deepEqual(await has(person), [{ has_listings: true }]);
    assert.deepEqual(await has(other), [{ has_listings: false }]);
  },

  async guestsOfHouse(world) {
    const { hotel } = world.hotelOf('owner A');
    const ask = async (actor: Actor = 'owner A', page = 1, hotel_id = hotel) =>
      (await world.rpc(actor, 'desk_bookings', { hotel_id, page })).json;
    const coming = world.referenceOf('owner A', 'coming');
    const ended = world.referenceOf('owner A', 'ended');
    const references = ({ rows }: { rows: { booking_reference: string }[] }) =>
      rows.map(({ booking_reference }) => booking_reference);
    assert.equal((await world.rpc('anon', 'desk_bookings', { hotel_id: hotel })).status, 401);
    const mine = await ask();
    assert.deepEqual([mine.ok, mine.total, references(mine)], [true, 2, [coming, ended]], 'who comes first');
    assert.deepEqual(
      references(await ask('owner B', 1, world.hotelOf('owner B').hotel)),
      (['coming', 'ended'] as const).map((stay) => world.referenceOf('owner B', stay)),
    );
    const nothing = { ok: false, code: 'not_found' };
    for (const actor of ['user', 'owner B'] as const) assert.deepEqual(await ask(actor), nothing, actor);
    assert.deepEqual((await ask('owner A', 2)).rows, []);

    // Contact until the 30th day after check-out.
    const [guest] = await world.sql<{
      guest_name: string;
      guest_email: string;
      guest_phone: string;
      special_requests: string;
    }>(
      'select guest_name, guest_email, guest_phone, special_requests from public.bookings where booking_reference = $1',
      [ended],
    );
    const seenOn = async (day: number) => {
      await world.sql(
        `update public.bookings set check_in_date = private.today() - $2::integer - 2, check_out_date = private.today() - $2::integer
         where booking_reference = $1`,
        [ended, day],
      );
      const found = (await ask()).rows.find((row: { booking_reference: string }) => row.booking_reference === ended);
      const { is_masked, guest_name, guest_email, guest_phone, special_requests } = found;
      return { is_masked, guest_name, guest_email, guest_phone, special_requests };
    };
    assert.deepEqual(await seenOn(30), { is_masked: false, ...guest });
    assert.deepEqual(await seenOn(31), {
      is_masked: true,
      guest_name: 'Asha C.',
      guest_email: 'c•••@guest.example',
      guest_phone: '•••• 4321',
      special_requests: '',
    });

    // A listing that is not on the site any more, and an owner who is none, read nothing of guests.
    const property = world.propertyId('owner A', 'approved');
    const kept = async () => (await ask()).total;
    const set = async (status: string) =>
      assert.equal((await changeListing(world, property, { status })).ok, true, status);
    const show = async (is_public: boolean) => assert.equal((await showListing(world, property, is_public)).ok, true);
    const reject = async () =>
      assert.equal((await decide(world, property, 'reject', 'Closed down.')).ok, true, 'reject');
    const states: [what: string, take: () => Promise<unknown>, giveBack: () => Promise<unknown>][] = [
      ['hidden by an admin', () => show(false), () => show(true)],
      ['taken off', () => set('draft'), () => set('approved')],
      ['rejected', reject, () => set('approved')],
      [
        'deleted',
        () => world.rpc('admin', 'delete_property', { property_id: property }),
        () => world.rpc('admin', 'restore_property', { property_id: property }),
      ],
      [
        'demoted',
        () => setRoleAsAdmin(world, world.userId('owner A'), 'user'),
        () => setRoleAsAdmin(world, world.userId('owner A'), 'owner'),
      ],
    ];
    for (const [what, take, giveBack] of states) {
      assert.equal(await kept(), 2, `before it is ${what}`);
      await take();
      assert.deepEqual(await ask(), nothing, what);
      await giveBack();
    }
    assert.equal(await kept(), 2);
    await world.sql('update public.properties set published_at = null where id = $1', [property]);
    assert.deepEqual(await ask(), nothing, 'never approved');
    await world.sql('update public.properties set published_at = now() where id = $1', [property]);
    // What an owner hides himself, and what waits with a live version behind it, stays his.
    const shown = { property_id: property, is_public: false };
    assert.equal((await world.rpc('owner A', 'set_listing_visibility', shown)).json.ok, true);
    assert.equal(await kept(), 2, 'hidden by its owner');
    await world.rpc('owner A', 'set_listing_visibility', { ...shown, is_public: true });
    await setRoleAsAdmin(world, world.userId('owner A'), 'admin');
    assert.equal(await kept(), 2, 'an admin who has a hotel');
    await setRoleAsAdmin(world, world.userId('owner A'), 'owner');

    await world.sql(
      `insert into public.bookings (
         hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate,
         tax_amount, advance_percent, advance_amount
       )
       select $1, $2, 'Many', 'many@guest.example', private.today() + n, private.today() + n + 1, 1, 1, 5, 0, 30, 0
       from generate_series(1, 60) as n`,
      [world.hotelOf('owner A').hotel, world.hotelOf('owner A').room],
    );
    const pages = [await ask(), await ask('owner A', 2)];
    const arrivals = pages.flatMap(({ rows }) => rows.map((row: { check_in_date: string }) => row.check_in_date));
    assert.deepEqual([pages[0].total, pages[0].rows.length, pages[1].rows.length], [62, 50, 12]);
    // Who comes next first, who was there last at the end.
    assert.deepEqual(arrivals.slice(0, -1), arrivals.slice(0, -1).toSorted());
    assert.ok(arrivals.at(-1) < arrivals[0]);

    // Nobody reads the table, nor counts it.
    for (const actor of ['owner A', 'admin'] as const) {
      for (const prefer of ['count=exact', 'count=planned', 'count=estimated']) {
        const { status, headers } = await world.call(actor, 'HEAD', '/rest/v1/bookings?select=id', {
          headers: { prefer },
        });
        assert.ok(status >= 400 && !/\/[1-9]/.test(String(headers['content-range'])), `${actor} ${prefer}`);
      }
    }
  },

  async adminOnly(world) {
    for (const name of calls.admins) await proveAdminOnly(world, name);
    await world.sql('update private.settings set admins_need_second_factor = true');
    const { status, json } = await world.rpc('admin', 'admin_users', {});
    assert.deepEqual([status, json.message.startsWith('Admins need two-factor sign-in here')], [403, true]);
    await world.sql('update private.settings set admins_need_second_factor = false');
  },

  async people(world) {
    const find = async (args: object) => (await world.rpc('admin', 'admin_users', args)).json;
    const person = await signUpPerson(world);
    await world.sql(
      `update public.profiles set full_name = 'Zelia 100% D_Mello', phone = '+91 98 221 40 077' where user_id = $1`,
      [person.userId],
    );
    for (const search of [' zelia  100% d_m', 'd_mello ZELIA', person.email.toUpperCase(), '9822140077', '98 221 40']) {
      const { total, rows } = await find({ search });
      assert.deepEqual(
        [total, rows[0].user_id, rows[0].listings, rows[0].two_factor],
        [1, person.userId, 0, false],
        search,
      );
    }
    for (const search of ['zelia d_mel_o', 'zel%a', 'zel\\ia']) {
      assert.equal((await find({ search })).total, 0, 'a wildcard is a character like others');
    }
    assert.equal((await find({ search: 'zelia 100% dxm' })).total, 0);
    assert.equal((await find({ search: 'zelia', role: 'owner' })).total, 0);
    assert.equal((await find({ search: 'zelia', role: 'user' })).total, 1);
    await world.sql(
      `insert into auth.users (id, email, created_at) select gen_random_uuid(), 'many' || n || '@people.example', now() from generate_series(1, 60) as n`,
    );
    const [first, second] = [await find({ search: 'many' }), await find({ search: 'many', page: 2 })];
    assert.deepEqual([first.total, first.rows.length, second.rows.length], [60, 50, 10]);
    const ids = [...first.rows, ...second.rows].map(({ user_id }: { user_id: string }) => user_id);
    assert.deepEqual(ids, [...ids].sort().reverse(), 'of one moment, ordered by id');
    await world.sql(`delete from auth.users where email like 'many%'`);

    await world.sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [person.userId],
    );
    assert.equal((await find({ search: 'zelia' })).rows[0].two_factor, true);
    assert.equal((await world.rpc('admin', 'reset_two_factor', { user_id: person.userId })).json.ok, true);
    assert.equal((await find({ search: 'zelia' })).rows[0].two_factor, false);
    const [note] = (await world.rpc('admin', 'admin_audit', { entity: 'profiles' })).json.rows;
    assert.deepEqual(
      [note?.entity_id, note?.before, note?.after],
      [person.userId, { two_factor: true }, { two_factor: false }],
    );
  },

  async moderation(world) {
    const { hotel } = world.hotelOf('owner A');
    const [{ id } = { id: '' }] = await world.sql<{ id: string }>('select id from public.reviews where hotel_id = $1', [
      hotel,
    ]);
    const shown = async () => {
      const details = (await world.rpc('anon', 'hotel_details', { hotel_id: hotel })).json;
      const read = (await world.call('anon', 'GET', `/rest/v1/reviews?id=eq.${id}`)).json;
      return [details.hotel.rating, details.hotel.review_count, details.reviews.length, read.length];
    };
    const act = async (name: string, args: object = {}) =>
      (await world.rpc('admin', name, { review_id: id, ...args })).json;
    const list = async (args: object) => (await world.rpc('admin', 'admin_reviews', args)).json;
    assert.equal((await list({ search: '%' })).total, 0, 'a wildcard is a character like others');
    const undo = async (audit_id: number) => (await world.rpc('admin', 'undo_change', { audit_id })).json;
    const newest = async () => (await world.rpc('admin', 'admin_audit', { entity: 'reviews' })).json.rows[0];
    const visible = [4, 1, 1, 1];
    const hidden = [null, 0, 0, 0];

    assert.deepEqual(await shown(), visible);
    for (const reason of ['', '  ', 'x'.repeat(301)]) {
      assert.equal((await act('hide_review', { reason })).code, 'reason_required');
    }
    const reason = 'Names a neighbour.';
    assert.equal((await act('hide_review', { reason })).ok, true);
    assert.deepEqual(await shown(), hidden);
    const read = await world.call('admin', 'GET', `/rest/v1/reviews?id=eq.${id}`);
    assert.deepEqual(read.json, []);
    assert.equal((await act('hide_review', { reason })).code, 'already_hidden');
    assert.equal((await act('hide_review', { review_id: hotel, reason })).code, 'not_found');
    assert.equal((await act('show_review', { review_id: hotel })).code, 'not_found');
    const { total, rows } = await list({ state: 'hidden' });
    assert.deepEqual([total, rows[0].id, rows[0].hidden_reason], [1, id, reason]);
    for (const args of [{ search: 'slept WELL' }, { search: 'house of owner a' }, { search: 'asha k', rating: 4 }]) {
      assert.ok(
        (await list(args)).rows.some((row: { id: string }) => row.id === id),
        JSON.stringify(args),
      );
    }
    for (const args of [
      { search: 'slept%well' },
      { search: 'slept', rating: 5 },
      { search: 'slept', state: 'visible' },
    ]) {
      assert.equal(
        (await list(args)).rows.some((row: { id: string }) => row.id === id),
        false,
        JSON.stringify(args),
      );
    }

    const first = await newest();
    assert.equal(first.undoable, true);
    assert.deepEqual(await undo(first.id), { ok: true, hidden_at: null, hidden_reason: null });
    assert.deepEqual(await shown(), visible);
    assert.equal((await act('show_review')).code, 'not_hidden');
    assert.equal((await undo(first.id)).code, 'changed_since');
    assert.equal((await undo((await newest()).id)).code, 'not_undoable');
    assert.equal((await undo(2_000_000_000)).code, 'not_found');
    assert.equal((await act('hide_review', { reason })).ok, true);
    assert.equal((await undo(first.id)).code, 'changed_since', 'hidden again is another change');
    assert.deepEqual(await shown(), hidden);
    assert.equal((await act('show_review')).ok, true);
    assert.deepEqual(await shown(), visible);
    const property_id = world.propertyId('owner A', 'approved');
    assert.equal((await world.rpc('admin', 'delete_property', { property_id })).json.ok, true);
    const [deletion] = (await world.rpc('admin', 'admin_audit', { entity: 'properties' })).json.rows;
    assert.equal(deletion.undoable, true);
    assert.equal((await undo(deletion.id)).ok, true);
    assert.equal((await undo(deletion.id)).code, 'changed_since');
    assert.deepEqual(await shown(), visible);
    const [kept] = await world.sql('select title, comment, is_verified from public.reviews where id = $1', [id]);
    assert.deepEqual(kept, { title: 'Good', comment: 'We slept well.', is_verified: true });
    // A removed row is no soft delete, and an insert of the same columns neither.
    await world.sql(
      `insert into private.audit_log (actor_id, action, entity, entity_id, before, after)
       select actor_id, 'delete', entity, entity_id, before, after from private.audit_log where id = $1`,
      [first.id],
    );
    assert.equal((await undo((await newest()).id)).code, 'not_undoable');
  },

  async settings(world) {
    const save = async (changes: unknown) => (await world.rpc('admin', 'save_settings', { changes })).json;
    const now = async () => (await world.rpc('admin', 'admin_settings', {})).json;
    const before = await now();
    assert.deepEqual(
      [before.second_factor, before.settings.advance_percent, before.settings.inr_per_usd, before.settings.upi_id],
      [false, 30, 88.5, null],
    );
    const saved = await save({
      advance_percent: { from: 30, to: 25 },
      upi_id: { from: null, to: 'susegad@okbank' },
      cancel_unpaid_after_hours: { from: null, to: 48 },
      inr_per_usd: { from: 88.5, to: 90.1234 },
    });
    assert.equal(saved.ok, true);
    const { settings } = await now();
    assert.deepEqual(
      [
        settings.advance_percent,
        settings.upi_id,
        settings.cancel_unpaid_after_hours,
        settings.inr_per_usd,
        settings.rate_as_of,
      ],
      [25, 'susegad@okbank', 48, 90.1234, dayFromToday(0)],
    );
    const { booking } = (
      await world.rpc('anon', 'booking_by_reference', { booking_reference: world.referenceOf('owner A', 'coming') })
    ).json;
    assert.equal(booking.upi_id, 'susegad@okbank');

    // Somebody who still sees the old settings: told about the field both changed, free to change another, and whoever
    // wants what is there already is content.
    const late = await save({ advance_percent: { from: 30, to: 50 }, upi_id: { from: null, to: 'susegad@okbank' } });
    assert.deepEqual([late.code, late.fields, late.settings.advance_percent], ['conflict', ['advance_percent'], 25]);
    assert.equal((await save({ bookings_a_minute: { from: 1_000_000, to: 900_000 } })).ok, true);
    assert.equal((await save({ advance_percent: { from: 30, to: 25 } })).ok, true);
    const both = await Promise.all([26, 27].map((to) => save({ advance_percent: { from: 25, to } })));
    assert.deepEqual(both.map(({ code }) => code ?? 'saved').sort(), ['conflict', 'saved']);

    const rule = {
      group_advance_percent: { from: 0, to: 40 },
      group_rooms: { from: 3, to: 4 },
      peak_advance_percent: { from: 0, to: 60 },
      peak_from: { from: '12-20', to: '12-24' },
      peak_to: { from: '01-05', to: '01-02' },
    };
    const ruled = (await save(rule)).settings;
    for (const [field, { to }] of Object.entries(rule)) assert.equal(ruled[field], to, field);

    const kept = (await now()).settings;
    for (const [field, to] of [
      ['group_advance_percent', 101],
      ['group_rooms', 1],
      ['peak_advance_percent', -1],
      ['peak_from', '02-30'],
      ['peak_to', null],
      ['advance_percent', 101],
      ['advance_percent', 2.5],
      ['advance_percent', null],
      ['advance_percent', 'many'],
      ['upi_id', 'susegad'],
      ['upi_id', 'susegad@ok bank'],
      ['upi_id', ''],
      ['cancel_unpaid_after_hours', 0],
      ['bookings_a_minute', 1],
      ['bookings_a_minute', 9e12],
      ['inr_per_usd', 0],
      ['inr_per_usd', null],
      ['inr_per_usd', 1e9],
      ['rate_as_of', dayFromToday(1)],
      ['rate_as_of', 'yesterday, about'],
      ['rate_as_of', '2026-02-31'],
      ['rate_as_of', '-infinity'],
      ['rate_as_of', 'infinity'],
      ['rate_as_of', '1999-12-31'],
      ['rate_as_of', '0044-03-15 BC'],
      ['only_row', false],
      ['is_mine', true],
    ] as const) {
      const answer = await save({ [field]: { from: kept[field] ?? null, to } });
      assert.deepEqual([answer.code, answer.fields], ['invalid_settings', [field]], `${field} to ${to}`);
    }
    for (const changes of [null, [], { advance_percent: 5 }, { advance_percent: { to: 5 } }]) {
      assert.equal((await save(changes)).code, 'invalid_settings');
    }
    const lock = { admins_need_second_factor: { from: false, to: true } };
    assert.equal((await save(lock)).code, 'second_factor_needed');
    assert.deepEqual((await now()).settings, kept, 'nothing was changed');
  },

  async adminBookings(world) {
    const list = async (args: object = {}) => (await world.rpc('admin', 'admin_bookings', args)).json;
    const references = async (args: object) =>
      (await list(args)).rows.map(({ booking_reference }: { booking_reference: string }) => booking_reference);
    const reference = world.referenceOf('owner A', 'coming');
    const ended = world.referenceOf('owner A', 'ended');
    const { hotel } = world.hotelOf('owner A');
    assert.equal((await list()).total, 4);
    assert.deepEqual(await list({ page: 2 }), { total: 4, rows: [] });
    for (const search of [
      reference,
      reference.replaceAll('-', '').toLowerCase(),
      `${reference.slice(5, 14)} asha`,
      world.emailOf('owner A', 'coming'),
    ]) {
      assert.deepEqual(await references({ search }), [reference], search);
    }
    // No reference has an O: letters that it could have would be found in one of many runs.
    for (const search of ['100%', 'a_ha', 'nobody', `${reference} oo`])
      assert.deepEqual(await references({ search }), [], search);
    assert.deepEqual(await references({ search: 'asha', hotel_id: hotel, arrival_from: dayFromToday(0) }), [reference]);
    assert.deepEqual(await references({ hotel_id: hotel, arrival_to: dayFromToday(0) }), [ended]);
    assert.deepEqual(
      await references({ hotel_id: hotel, departure_from: dayFromToday(102), departure_to: dayFromToday(102) }),
      [reference],
    );
    assert.deepEqual(await references({ hotel_id: hotel, departure_from: dayFromToday(103) }), []);

    const [{ id } = { id: '' }] = await world.sql<{ id: string }>(
      'select id from public.bookings where booking_reference = $1',
      [reference],
    );
    const set = async (before: object | null, after: object | null, booking_id = id) =>
      (await world.rpc('admin', 'admin_change_booking', { booking_id, before, after })).json;
    const confirmed = { booking_status: 'confirmed' };
    const both = await Promise.all(
      ['cancelled', 'completed'].map((booking_status) => set(confirmed, { booking_status })),
    );
    assert.deepEqual(
      both.map(({ code }) => code ?? 'ok').sort(),
      ['changed', 'ok'],
      'the second of two admins is told',
    );
    assert.deepEqual(both[0].booking, both[1].booking, 'what it is now');
    assert.equal((await set({ payment_status: 'pending' }, { booking_status: 'pending' })).code, 'changed', 'unseen');
    for (const after of [{ total_amount: 1 }, { booking_status: 'maybe' }, { payment_status: null }, [], null]) {
      const before = (await changeBookingAsAdmin(world, id, {})).booking;
      assert.equal((await set(before, after)).code, 'invalid_booking', JSON.stringify(after));
    }
    assert.equal((await set(null, {})).code, 'invalid_booking');
    assert.equal((await set(confirmed, confirmed, hotel)).code, 'not_found');
    assert.equal((await changeBookingAsAdmin(world, id, { booking_status: 'cancelled' })).ok, true);
    assert.deepEqual(await references({ hotel_id: hotel, status: 'cancelled' }), [reference]);
    assert.deepEqual(await references({ hotel_id: hotel, status: 'active' }), [ended]);
    await changeBookingAsAdmin(world, id, { payment_status: 'failed' });
    assert.deepEqual(await references({ hotel_id: hotel, payment: 'failed' }), [reference]);
    assert.equal((await references({ hotel_id: hotel, payment: 'unpaid' })).length, 2);
    const setAdvance = (amount: number) =>
      world.sql('update public.bookings set advance_amount = $1 where id = $2', [amount, id]);
    await setAdvance(0);
    assert.deepEqual(await references({ hotel_id: hotel, payment: 'unpaid' }), [ended], 'one asks for no advance');
    await setAdvance(1);
    await changeBookingAsAdmin(world, id, { payment_status: 'paid' });
    assert.deepEqual(await references({ hotel_id: hotel, payment: 'unpaid' }), [ended]);

    await changeBookingAsAdmin(world, ended, { payment_status: 'refunded' });
    const { booking } = (await world.rpc('admin', 'admin_booking', { booking_id: id })).json;
    assert.deepEqual(
      booking.history.map(({ actor, after }: { actor: string | null; after: object }) => [actor, after]).slice(0, 4),
      [
        [null, { payment_status: 'paid' }],
        ['database: postgres', { advance_amount: 1 }],
        ['database: postgres', { advance_amount: 0 }],
        [null, { payment_status: 'failed' }],
      ],
    );
    assert.equal(booking.search_text, undefined);
    assert.equal((await world.rpc('admin', 'admin_booking', { booking_id: hotel })).json.code, 'not_found');

    const exported = (await world.rpc('admin', 'admin_export_bookings', { hotel_id: hotel })).json;
    assert.equal(exported.total, 2);
    const [first] = exported.rows;
    const rest = (
      await world.rpc('admin', 'admin_export_bookings', {
        hotel_id: hotel,
        after_at: first.created_at,
        after_id: first.id,
      })
    ).json;
    assert.deepEqual(rest.rows, exported.rows.slice(1));
    const notes = await world.sql("select after from private.audit_log where entity_id = 'export'");
    assert.deepEqual(notes, [{ after: { hotel_id: hotel } }], 'an export is noted once');
    await world.rpc('admin', 'admin_export_bookings', { hotel_id: hotel });
    const again = await world.sql("select 1 from private.audit_log where entity_id = 'export'");
    assert.equal(again.length, 2, 'each export');
    await world.rpc('admin', 'admin_export_bookings', { after_at: '9999-01-01', after_id: first.id });
    const begun = await world.sql("select after from private.audit_log where entity_id = 'export' order by id");
    assert.deepEqual(begun.at(-1), { after: null }, 'one that begins in the middle as well');
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
  termsOfMoved,
  limitOfMoved,
  limitOfChange,
  promisesKept,
  noShowAwaited,
  termsCountFrom,
  termsOfHour,
  noShowTold,
  againTold,
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
  claims,
  claimRefusals,
  claimLimits,
  entriesTold,
  refundsTold,
  correctionsTold,
  guestsGreeted,
  claimsFound,
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
  claimsCompared,
  claimsPaidTwice,
  deskClaims,
  claimsHeld,
  refundsLate,
  claimsRefused,
  claimedStays,
  claimsOfCancelled,
  claimsAskedAgain,
  claimsListed,
  refundsListed,
  claimTakenBack,
  siteTakenBack,
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
  money,
  invoices,
  orders,
  payout,
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

  async adminRooms(world) {
    const owner = await signUpPerson(world);
    const published = await publishListing(world, owner);
    const { property_id, hotel_id, listing } = published;
    const [garden, loft] = listing.form.rooms as [ListingForm['rooms'][number], ListingForm['rooms'][number]];
    const read = async (id: string) => {
      const { rows } = (await world.rpc('admin', 'admin_rooms', { hotel_id })).json;
      return rows.find((row: { id: string }) => row.id === id);
    };
    const terms = ({ base_price, tax_rate, total_rooms, max_occupancy, is_active }: Record<string, unknown>) => ({
      base_price,
      tax_rate,
      total_rooms,
      max_occupancy,
      is_active,
    });
    const change = async (id: string, after: object, before?: object) => {
      const known = before ?? terms(await read(id));
      return (
        await world.rpc('admin', 'admin_change_room', {
          room_category_id: id,
          before: known,
          after: { ...known, ...after },
        })
      ).json;
    };
    const first = terms(await read(garden.id));
    assert.equal(first.base_price, allInPrice(350050, 5));

    // The owner's draft holds a change of his own, of one field, and is not submitted yet.
    const before = (await owner.rpc('listing_form', { property_id })).listing;
    const edited = structuredClone(before.form);
    edited.rooms[0].max_guests = '3';
    const saved = await sendDraft(owner, property_id, before.revision, edited);
    assert.equal(saved.ok, true);

    const raised = await change(garden.id, { base_price: 420000, total_rooms: 5, max_occupancy: 4 });
    assert.deepEqual([raised.ok, raised.room.base_price, raised.room.total_rooms], [true, 420000, 5]);
    assert.equal((await change(garden.id, { total_rooms: 9 }, first)).code, 'changed');
    for (const wrong of [
      { base_price: 0 },
      { total_rooms: 0 },
      { max_occupancy: 51 },
      { is_active: null },
      { total_rooms: 'many' },
    ]) {
      assert.equal((await change(garden.id, wrong)).code, 'invalid_room', JSON.stringify(wrong));
    }
    await world.sql('update private.settings set advance_percent = 0');
    const stay = { hotel_id, room_category_id: garden.id, num_rooms: 4, num_adults: 4 };
    assert.equal((await book(world, stay)).ok, true);
    const refused = await change(garden.id, { total_rooms: 3, base_price: 1 });
    assert.deepEqual([refused.code, (await read(garden.id)).base_price], ['would_oversell', 420000]);
    assert.deepEqual([(await read(garden.id)).rooms_taken, (await read(garden.id)).rooms_free], [4, 1]);

    const [submitted] = await world.sql(
      'select base_price::integer, total_rooms, max_guests from public.property_rooms where id = $1',
      [garden.id],
    );
    assert.deepEqual(submitted, { base_price: 400000, total_rooms: 5, max_guests: 4 });
    // The listing says the same, the owner's own change stands, and a browser with the old draft is told.
    const kept = (await owner.rpc('listing_form', { property_id })).listing;
    const [room] = kept.form.rooms;
    assert.deepEqual([room.base_price, room.total_rooms, room.max_guests], ['4000', '5', '3']);
    assert.equal((await sendDraft(owner, property_id, saved.revision, edited)).ok, false);
    assert.equal((await change(loft.id, { is_active: false })).ok, true);
    const again = (await owner.rpc('listing_form', { property_id })).listing;
    assert.equal((await sendListing(owner, { property_id, listing, revision: again.revision })).status, 'approved');
    assert.deepEqual(terms(await read(garden.id)), {
      base_price: 420000,
      tax_rate: 5,
      total_rooms: 5,
      max_occupancy: 3,
      is_active: true,
    });
    assert.equal((await read(loft.id)).is_active, false, 'what an admin closed stays closed');
    assert.equal((await change(loft.id, { is_active: true })).room.is_active, true);

    // The rate goes along with the price; another one is kept for a reason alone, and in a listing.
    const taxed = async () => {
      const { form } = (await owner.rpc('listing_form', { property_id })).listing;
      const { base_price, tax_rate, tax_reason } = form.rooms[0];
      return { base_price, tax_rate, tax_reason };
    };
    const noted = async () =>
      (
        await world.sql('select before, after from private.audit_log where entity_id = $1 order by id desc limit 1', [
          garden.id,
        ])
      )[0];
    const dear = await change(garden.id, { base_price: 1_000_000 });
    assert.deepEqual([dear.room.base_price, dear.room.tax_rate, dear.room.tax_reason], [1_000_000, 18, null]);
    assert.deepEqual(await noted(), {
      before: { base_price: 420000, tax_rate: 5 },
      after: { base_price: 1_000_000, tax_rate: 18 },
    });
    assert.deepEqual(await taxed(), { base_price: '8474.58', tax_rate: '18', tax_reason: '' });
    for (const base_price of [787_501, 885_000])
      assert.equal((await change(garden.id, { base_price })).code, 'no_lawful_rate', String(base_price));
    assert.equal((await change(garden.id, { base_price: 800_000, tax_reason: 'x'.repeat(301) })).code, 'invalid_room');
    assert.equal((await read(garden.id)).base_price, 1_000_000, 'what is refused changes nothing');
    const keeps = await change(garden.id, { base_price: 800_000, tax_reason: ' The rate of our season ' });
    assert.deepEqual([keeps.room.tax_rate, keeps.room.tax_reason], [18, 'The rate of our season']);
    assert.deepEqual(await taxed(), { base_price: '6779.66', tax_rate: '18', tax_reason: 'The rate of our season' });
    assert.deepEqual(await noted(), { before: { tax_reason: null }, after: { tax_reason: 'The rate of our season' } });
    const { rooms, history } = (await world.rpc('admin', 'admin_property', { property_id })).json;
    // The history tells what was changed of the room, and nothing that only follows from it.
    assert.deepEqual(
      history
        .slice(0, 3)
        .map(({ entity, after }: { entity: string; after: object }) => [entity, Object.keys(after).sort()]),
      [
        ['room_categories', ['tax_reason']],
        ['room_categories', ['base_price']],
        ['room_categories', ['base_price', 'tax_rate']],
      ],
    );
    assert.match(history[0].label, new RegExp(`, ${listing.form.rooms[0]?.name}$`));
    for (const { entity, after } of history)
      if (entity === 'properties') assert.ok(!('base_price' in after || 'submitted_revision' in after));
    assert.equal(rooms.find(({ id }: { id: string }) => id === garden.id).tax_reason, 'The rate of our season');
    // Its owner is asked nothing: the same form goes through, and is published as it is sold.
    const now = (await owner.rpc('listing_form', { property_id })).listing;
    assert.equal((await sendListing(owner, { property_id, listing, revision: now.revision })).ok, true);
    const back = await change(garden.id, { base_price: 420_000 });
    assert.deepEqual([back.room.tax_rate, back.room.tax_reason], [5, null]);
    assert.deepEqual(await taxed(), { base_price: '4000', tax_rate: '5', tax_reason: '' });
    const { room: unlisted } = world.hotelOf('owner A');
    const known = terms(
      (await world.rpc('admin', 'admin_rooms', { hotel_id: world.hotelOf('owner A').hotel })).json.rows.find(
        ({ id }: { id: string }) => id === unlisted,
      ),
    );
    const other = await world.rpc('admin', 'admin_change_room', {
      room_category_id: unlisted,
      before: known,
      after: { ...known, base_price: 1_000_000, tax_reason: 'Nobody would read it' },
    });
    assert.deepEqual([other.json.room.tax_rate, other.json.room.tax_reason], [18, null]);
    assert.equal((await patch(world, 'admin', `room_categories?id=eq.${garden.id}`, { tax_rate: 12 })).status, 403);
  },

  async overview(world) {
    const read = async () => (await world.rpc('admin', 'admin_overview', {})).json;
    const before = await read();
    assert.deepEqual([before.nights.length, before.bookings, before.nights[30].night], [60, 4, dayFromToday(0)]);
    assert.deepEqual(
      [before.rooms_on_sale, before.rooms_free_tonight, before.submitted_listings],
      [2 * roomCount, 2 * roomCount, members.length],
    );
    const stay = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(2), num_rooms: 2 };
    const { booking_reference } = await book(world, stay);
    const after = await read();
    assert.deepEqual(
      [after.arrivals, after.unpaid - before.unpaid, after.rooms_free_tonight],
      [1, 1, 2 * roomCount - 2],
    );
    const sold = after.nights.filter(
      ({ night, rooms }: { night: string; rooms: number }) =>
        rooms > 0 && night < dayFromToday(50) && night >= dayFromToday(0),
    );
    assert.deepEqual(
      sold,
      [0, 1].map((day) => ({ night: dayFromToday(day), rooms: 2, amount: 2 * worldPrice['owner A'] })),
    );
    await world.sql('update public.bookings set advance_amount = 0 where booking_reference = $1', [booking_reference]);
    assert.equal((await read()).unpaid, before.unpaid, 'no advance was asked for');
    // Nights that cost different sums, each of which counts on its own night.
    await world.sql(
      `update public.bookings set price_lines = jsonb_build_array(
         jsonb_build_object('first_night', check_in_date, 'nights', 1, 'num_rooms', 1, 'price', 100),
         jsonb_build_object('first_night', check_in_date, 'nights', 1, 'num_rooms', 1, 'price', 10),
         jsonb_build_object('first_night', check_in_date + 1, 'nights', 1, 'num_rooms', 2, 'price', 1000)
       ) where booking_reference = $1`,
      [booking_reference],
    );
    const sums = (await read()).nights.slice(30, 32);
    assert.deepEqual(
      sums.map(({ rooms, amount }: { rooms: number; amount: number }) => [rooms, amount]),
      [
        [2, 110],
        [2, 2000],
      ],
    );
    // What is held is not free, until it is.
    const { room } = world.hotelOf('owner A');
    const hold = (ends: string) =>
      world.sql(
        `insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at)
         values ($1, private.today(), private.today() + 1, 1, now() + $2::interval)`,
        [room, ends],
      );
    await hold('-1 minute');
    assert.equal((await read()).rooms_free_tonight, 2 * roomCount - 2);
    await hold('1 minute');
    assert.equal((await read()).rooms_free_tonight, 2 * roomCount - 3);
    await world.sql('delete from private.holds');
    await changeBookingAsAdmin(world, booking_reference, { booking_status: 'cancelled' });
    assert.deepEqual(await read(), { ...before, bookings: 5 });
  },

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

  async catalogue({ sql }) {
    assert.deepEqual(await readRights(sql), expectedRights);
  },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
