import { useState } from 'react';
import { type DeskBookingRow, deskListWords, stayStateWords } from '#src/domain/desk/bookings.ts';
import { type HomeHouse, nextArrivals } from '#src/domain/desk/home.ts';
import { untilWords } from '#src/domain/desk/homeWords.ts';
import { nextStayAction } from '#src/domain/desk/stayActions.ts';
import { roomWords } from '#src/domain/desk/stayRooms.ts';
import { advanceWords, lateWords, moneyWords, shortDay, stayParty, stayRooms } from '#src/domain/desk/stayWords.ts';
import { counted } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/home.ts';
import { chooseRoom } from '#src/words/staff/stayRooms.ts';
import type { TodayActions } from './todayActions.ts';

interface Props extends Pick<TodayActions, 'onAction' | 'onRooms'> {
  name: 'arriving' | 'leaving' | 'staying';
  rows: readonly DeskBookingRow[];
  houses: readonly HomeHouse[];
  several: boolean;
  today: string;
}

/** Guests who stay are many, and need nothing from the front desk. */
const stayingFirst = 4;

export function DayList({ name, rows, houses, several, today, onAction: onDeed, onRooms }: Props) {
  const id = `home-${name}`;
  const [isWhole, setWhole] = useState(false);
  const isLong = name === 'staying' && rows.length > stayingFirst + 1;
  const shown = isLong && !isWhole ? rows.slice(0, stayingFirst) : rows;
  return (
    <section aria-labelledby={id} className="home-part">
      <h2 id={id} tabIndex={-1}>
        {deskListWords[name]}{' '}
        <span className="home-count">{houses.reduce((sum, { counts }) => sum + counts[name], 0)}</span>
      </h2>
      {rows.length === 0 ? (
        <p className="home-quiet">{name === 'arriving' ? quietWords(houses) : quiet[name]}</p>
      ) : (
        <ul className="home-rows">
          {shown.map((booking) => {
            const deed = name === 'staying' ? null : nextStayAction(booking, today);
            const late = lateWords(booking, today);
            return (
              <li key={booking.id}>
                <div className="home-row-words">
                  <a className="home-row-link" href={ownerPaths.stay(booking.id, booking.hotel_id)}>
                    {booking.guest_name}
                  </a>
                  <p>
                    {booking.rooms.length > 0 && <b>{roomWords(booking.rooms, today)} · </b>}
                    {stayRooms(booking)} · {stayParty(booking)}
                  </p>
                  <p className="home-facts">
                    {name !== 'leaving' && <>{untilWords(booking)} · </>}
                    {booking.stay_state === 'pending' && <b className="home-late">{stayStateWords.pending} · </b>}
                    {late && <b className="home-late">{late} · </b>}
                    {booking.balance > 0 ? (
                      <a
                        className="home-money-link"
                        href={ownerPaths.stay(booking.id, booking.hotel_id, 'payments')}
                        aria-label={`${moneyWords(booking)}: ${booking.guest_name}`}
                      >
                        <b>{moneyWords(booking)}</b>
                      </a>
                    ) : (
                      <b>{moneyWords(booking)}</b>
                    )}
                  </p>
                  {name === 'arriving' && advanceWords(booking) && (
                    <p className="home-facts">{advanceWords(booking)}</p>
                  )}
                  {several && <p className="home-facts">{booking.hotel_name}</p>}
                  {name === 'arriving' && booking.special_requests && (
                    <p className="home-request">{booking.special_requests}</p>
                  )}
                </div>
                {name === 'staying' && booking.has_numbers && booking.rooms.length === 0 && (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`${chooseRoom}: ${booking.guest_name}`}
                    onClick={() => onRooms(booking)}
                  >
                    {chooseRoom}
                  </Button>
                )}
                {deed && (
                  <Button
                    size="small"
                    aria-label={`${deed.name}: ${booking.guest_name}`}
                    onClick={() => onDeed(booking, deed)}
                  >
                    {deed.name}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isLong && (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? say.showFewer : say.showAll(rows.length)}
        </Button>
      )}
    </section>
  );
}

const quiet = { leaving: say.noMoreCheckOutsToday, staying: say.nobodyStaying };

function quietWords(houses: readonly HomeHouse[]): string {
  const arrived = houses.reduce((sum, { counts }) => sum + counts.arrived, 0);
  const next = nextArrivals(houses);
  return [
    arrived > 0 ? say.allGuestsOfTodayHaveArrived : say.noArrivalsToday,
    next ? say.nextArrivals(shortDay(next.day), counted(next.stays, 'arrival')) : say.noUpcomingBookingsYet,
  ].join(' ');
}
