import type { BookingQuote } from '#src/domain/booking/booking.ts';
import { isMixed, typesWords } from '#src/domain/booking/parts.ts';
import { guestPrice, priceLines } from '#src/domain/booking/price.ts';
import { planWords } from '#src/domain/booking/pricePlan.ts';
import { placeOf } from '#src/domain/hotel/hotel.ts';
import { formatDate, isDated, nightsBetween, type Party } from '#src/domain/stay.ts';
import { Facts } from '#src/features/stay/Facts.tsx';
import { PriceLines } from '#src/features/stay/PriceLines.tsx';
import { photoOf } from '#src/features/stay/photoOf.ts';
import { DemoBadge } from '#src/ui/DemoBadge.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/booking.ts';
import { stayRefusal } from '#src/words/en/guestStay.ts';
import { rooms } from '#src/words/en/language.ts';
import * as labels from '#src/words/en/party.ts';
import { guestWords } from '#src/words/en/party.ts';
import { RoomPhoto } from './RoomPhoto.tsx';
import { Ticket } from './Ticket.tsx';

interface Props {
  quote: BookingQuote;
  stay: { check_in_date: string; check_out_date: string };
  /** Guests and rooms of all types. */
  party: Party;
  /** The rooms of the first type. */
  asked: number;
  /** True if the price belongs to the stay shown. */
  isFresh: boolean;
  /** The server did not answer, so the price belongs to another stay. */
  failed: boolean;
  datesAreBookable: boolean;
  /** The reason why the dates cannot be booked; null if they can or are not chosen. */
  datesRefusal: string | null;
}

export function StayTicket({ quote: { hotel, room, quote }, stay, party, asked, isFresh, failed, ...dates }: Props) {
  const { datesAreBookable, datesRefusal } = dates;
  const photo = photoOf(hotel, room);
  const isUpdating = datesAreBookable && !isFresh;
  const isBusy = isUpdating && !failed;
  return (
    <Ticket
      stub={
        <div className={isUpdating ? 'is-updating' : undefined}>
          {isBusy && <span className="busy-line -mt-2.5 mb-1.75" aria-hidden="true" />}
          {!datesAreBookable ? (
            !datesRefusal && <p className="text-ink-soft">{say.chooseToSee}</p>
          ) : quote ? (
            <PriceLines lines={(money) => priceLines({ ...quote, room_name: room.name }, guestPrice, money)} />
          ) : (
            !failed && <Skeleton className="h-36" />
          )}
          <p role="status" className={`mt-2 min-h-6 text-sm ${datesRefusal ? 'text-chili' : 'text-ink-soft'}`}>
            {isUpdating
              ? failed
                ? say.priceFailed
                : say.updatingPrice
              : (datesRefusal ?? (quote ? availability(quote, asked) : ''))}
          </p>
        </div>
      }
    >
      <div className="flex items-center gap-4">
        {photo && <RoomPhoto photo={photo} />}
        <div className="min-w-0">
          <h2 className="text-xl">{hotel.name}</h2>
          <p className="text-ink-soft text-sm">{placeOf(hotel)}</p>
          {hotel.is_demo && (
            <p className="mt-1.5">
              <DemoBadge />
            </p>
          )}
        </div>
      </div>
      <Facts
        className="mt-5"
        facts={[
          {
            term: quote && isMixed(quote) ? say.rooms : say.room,
            value: typesWords({
              room_name: room.name,
              num_rooms: quote?.parts?.length ? asked : 1,
              parts: quote?.parts,
            }),
            note: room.bed_type === room.name || quote?.parts?.length ? null : room.bed_type,
          },
          ...(quote?.plan ? [{ term: say.rate, value: planWords(quote.plan) }] : []),
          ...(isDated(stay)
            ? [
                { term: labels.checkIn, value: formatDate(stay.check_in_date) },
                { term: labels.checkOut, value: formatDate(stay.check_out_date) },
                ...(datesAreBookable
                  ? [{ term: say.nights, value: String(nightsBetween(stay.check_in_date, stay.check_out_date)) }]
                  : []),
              ]
            : [{ term: say.dates, value: <span className="text-ink-soft">{say.notChosen}</span> }]),
          { term: say.guests, value: guestWords(party) },
          ...(quote && isMixed(quote) ? [] : [{ term: say.rooms, value: String(party.rooms) }]),
        ]}
      />
    </Ticket>
  );
}

/** Says how many rooms are left, if few, or until when an offer holds them. */
export function availability(
  { note, rooms_free, full_room }: NonNullable<BookingQuote['quote']>,
  wanted: number,
): string {
  if (note) return stayRefusal(note);
  if (full_room) return say.notEnoughOf(full_room);
  if (rooms_free === 0) return say.soldOut;
  if (rooms_free < wanted) return say.onlyLeft(rooms(rooms_free));
  return rooms_free <= 3 ? say.leftOfKind(rooms_free) : '';
}
