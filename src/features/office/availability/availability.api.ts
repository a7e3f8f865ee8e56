import { readUuid } from '#src/domain/uuid.ts';
import { availabilityPage } from '#src/server/calls/office/availability.ts';
import { call } from '#src/server/member.ts';

/** Room categories by nights, 200 a page. */
export const fetchAvailability = (
  query: { from: string; nights: number; search: string; hotel: string },
  page: number,
) =>
  call(availabilityPage, {
    first_night: query.from,
    nights: query.nights,
    search: query.search || null,
    hotel_id: readUuid(query.hotel),
    page,
  });
