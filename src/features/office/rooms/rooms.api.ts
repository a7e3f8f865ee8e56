import { readUuid } from '#src/domain/uuid.ts';
import { roomPage } from '#src/server/calls/office/rooms.ts';
import { call } from '#src/server/member.ts';

/** A page of the room categories of all hotels, in one of the `roomOrders`. */
export const fetchRooms = (query: { search: string; hotel: string; state: string; sort: string }, page: number) =>
  call(roomPage, {
    search: query.search || null,
    hotel_id: readUuid(query.hotel),
    state: query.state === 'active' || query.state === 'inactive' ? query.state : null,
    page,
    sort: query.sort,
  });
