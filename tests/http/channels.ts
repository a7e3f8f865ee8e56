import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { dayFromToday, roomCount, type World } from './world.ts';

export const address = () => `https://www.airbnb.com/calendar/ical/${randomUUID()}.ics`;

async function connected(world: World) {
  const { room } = world.hotelOf('owner A');
  const { json } = await world.rpc('owner A', 'add_calendar', {
    room_category_id: room,
    source: 'airbnb',
    address: address(),
  });
  assert.equal(json.ok, true);
  const feed: string = json.feed_id;
  const row = await world.row('select token from private.calendar_exports where feed_id = $1', [feed]);
  return { room, feed, token: row?.token ?? '' };
}

export const said = (
  world: World,
  feed: string,
  stays: readonly (readonly [uid: string, from: number, to: number])[],
) =>
  world.sql(`select private.finish_calendar($1, 'read', $2)`, [
    feed,
    JSON.stringify(
      stays.map(([uid, from, to]) => ({
        uid,
        first_night: dayFromToday(from),
        end_date: dayFromToday(to),
        kind: 'reserved',
      })),
    ),
  ]);

export async function conflicting(world: World) {
  const { hotel, room } = world.hotelOf('owner A');
  const ids = await connected(world);
  const stay = {
    ...{ room_category_id: room, check_in_date: dayFromToday(50), check_out_date: dayFromToday(53) },
    ...{ num_rooms: roomCount, num_adults: roomCount, num_children: 0 },
  };
  const { json: quote } = await world.rpc('owner A', 'desk_quote', stay);
  const { json: booked } = await world.rpc('owner A', 'book_at_desk', {
    ...{ ...stay, guest_name: 'Asha Kamat', guest_phone: '+91 98200 12345' },
    ...{ total_amount: quote.total_amount, idempotency_key: randomUUID() },
  });
  assert.equal(booked.ok, true);
  await said(world, ids.feed, [['a', 51, 54]]);
  const id = await world.value('select id from private.feed_conflicts where feed_id = $1 and ended_at is null', [
    ids.feed,
  ]);
  assert.ok(id);
  return { ...ids, hotel, conflict: id, reference: String(booked.booking_reference) };
}

export function channelCalls(world: World, { feed, conflict }: { feed: string; conflict: string }) {
  const { hotel, room, inactiveRoom } = world.hotelOf('owner A');
  return {
    desk_channels: { hotel_id: hotel },
    add_calendar: { room_category_id: room, source: 'airbnb', address: address() },
    begin_calendar: { feed_id: feed },
    renew_calendar_address: { room_category_id: room, feed_id: feed },
    move_conflict: { conflict_id: conflict, room_category_id: inactiveRoom },
    settle_conflict: { conflict_id: conflict, note: 'They go to the neighbours' },
    remove_calendar: { feed_id: feed, keep_blocks: false },
  };
}
