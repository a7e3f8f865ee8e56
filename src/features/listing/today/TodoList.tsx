import { useState } from 'react';
import type { Todo } from '#src/domain/desk/home.ts';
import { todoWords } from '#src/domain/desk/homeWords.ts';
import { findStayAction } from '#src/domain/desk/stayActions.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/home.ts';
import * as people from '#src/words/staff/people.ts';
import { changeItsRoom } from '#src/words/staff/rooms.ts';
import { chooseRoom } from '#src/words/staff/stayRooms.ts';
import type { TodayActions } from './todayActions.ts';

/** The rows shown at first. One or two more are shown instead of a button. */
const shownFirst = 6;
const shownBeside = 2;

interface Props extends TodayActions {
  todo: readonly Todo[];
  /** The properties where the person may open Channels. */
  channels: readonly string[];
  total: number;
  several: boolean;
  today: string;
}

export function TodoList({ todo, total, channels, several, today, ...deeds }: Props) {
  const [isWhole, setWhole] = useState(false);
  const isLong = todo.length > shownFirst + shownBeside;
  const shown = isLong && !isWhole ? todo.slice(0, shownFirst) : todo;
  return (
    <section aria-labelledby="home-todo" className="home-part">
      <h2 id="home-todo" tabIndex={-1}>
        {say.toDo} <span className="home-count">{total}</span>
      </h2>
      {todo.length === 0 ? (
        <p className="home-quiet">{say.nothingToDo}</p>
      ) : (
        <ul className="home-rows">
          {shown.map((one) => {
            const { title, text } = todoWords(one, today);
            return (
              <li key={keyOf(one)}>
                <div className="home-row-words">
                  <p className="home-todo-title">{title}</p>
                  <p className="home-todo-text">{text}</p>
                  {several && <p className="home-facts">{one.hotel_name}</p>}
                </div>
                <div className="home-row-actions">
                  {one.kind === 'conflict' ? (
                    <Conflict todo={one} maySettle={channels.includes(one.hotel_id)} />
                  ) : (
                    <Answers todo={one} {...deeds} />
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {isLong && (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? say.showFewer : say.showAll(todo.length)}
        </Button>
      )}
    </section>
  );
}

/** Leads to the bookings here, and for people who may settle it to Channels. Others read who may. */
function Conflict({ todo, maySettle }: { todo: Extract<Todo, { kind: 'conflict' }>; maySettle: boolean }) {
  return (
    <>
      {todo.stays.slice(0, 3).map(({ id, guest_name }) => (
        <Button key={id} size="small" variant="secondary" href={ownerPaths.stay(id, todo.hotel_id)}>
          {say.openBookingOf(guest_name)}
        </Button>
      ))}
      {maySettle ? (
        <Button
          size="small"
          variant="secondary"
          href={ownerPaths.channels(todo.hotel_id)}
          aria-label={`${say.openChannels}: ${todo.channel}, ${todo.room_name}`}
        >
          {say.openChannels}
        </Button>
      ) : (
        <p className="home-facts">{say.whoAnswersChannels}</p>
      )}
    </>
  );
}

function keyOf(todo: Todo): string {
  if ('payment' in todo) return todo.payment.id;
  if ('booking' in todo) return [todo.kind, 'room' in todo && todo.room, todo.booking.id].join(' ');
  return JSON.stringify(todo);
}

/** The actions of a row. Their labels name the guest or room, because several rows have the same action. */
function Answers({
  todo,
  onAction: onDeed,
  onRecord,
  onRooms,
}: TodayActions & { todo: Exclude<Todo, { kind: 'conflict' }> }) {
  if (!('booking' in todo)) {
    const { href, words, about } = linkOf(todo);
    return (
      <Button size="small" variant="secondary" href={href} aria-label={`${words}: ${about}`}>
        {words}
      </Button>
    );
  }
  const { booking } = todo;
  const about = booking.guest_name;
  const opens = (words: string, at?: 'abroad') => (
    <Button
      size="small"
      variant="secondary"
      href={ownerPaths.stay(booking.id, booking.hotel_id, at)}
      aria-label={`${words}: ${about}`}
    >
      {words}
    </Button>
  );
  const open = opens(say.openBooking);
  const press = (words: string, onClick: () => void, variant: 'primary' | 'secondary' = 'primary') => (
    <Button size="small" variant={variant} aria-label={`${words}: ${about}`} onClick={onClick}>
      {words}
    </Button>
  );
  const move = (to: 'confirmed' | 'checked_in' | 'no_show') => {
    const deed = findStayAction(booking.stay_state, to);
    return deed && press(deed.name, () => onDeed(booking, deed), to === 'no_show' ? 'secondary' : 'primary');
  };
  switch (todo.kind) {
    case 'pending':
      return (
        <>
          {move('confirmed')}
          {open}
        </>
      );
    case 'unsaid':
      return (
        <>
          {move('checked_in')}
          {move('no_show')}
          {open}
        </>
      );
    case 'reported':
      return (
        <>
          {press(wordsDesk.markAsReceived, () =>
            onRecord({ booking, deed: 'receive', amount: todo.payment.amount, entry: todo.payment }),
          )}
          {open}
        </>
      );
    case 'disputed':
      return open;
    case 'form_c':
    case 'visa':
      return opens(say.openBooking, 'abroad');
    case 'roomless':
      return (
        <>
          {press(chooseRoom, () => onRooms(booking))}
          {open}
        </>
      );
    case 'broken':
      return (
        <>
          {press(changeItsRoom, () => onRooms(booking))}
          <Button
            size="small"
            variant="secondary"
            href={ownerPaths.housekeeping(booking.hotel_id)}
            aria-label={`${say.openHousekeeping}: ${todo.room}`}
          >
            {say.openHousekeeping}
          </Button>
        </>
      );
    case 'abroad':
      return opens(say.answer, 'abroad');
    case 'refund':
      return (
        <>
          {press(wordsDesk.recordRefund, () =>
            onRecord({ booking, deed: 'pay', amount: todo.payment.amount, entry: todo.payment }),
          )}
          {open}
        </>
      );
    case 'advance':
    case 'short':
      return (
        <>
          {press(wordsDesk.recordPayment, () =>
            onRecord({ booking, deed: 'payment', amount: 'due' in todo ? todo.due : booking.advance_amount }),
          )}
          {open}
        </>
      );
  }
}

function linkOf(todo: Exclude<Todo, { booking: unknown } | { kind: 'conflict' }>): {
  href: string;
  words: string;
  about: string;
} {
  switch (todo.kind) {
    case 'hold':
      return {
        href: `${ownerPaths.calendar(todo.hotel_id)}&from=${todo.first_night}`,
        words: say.openCalendar,
        about: todo.guest_name,
      };
    case 'problem':
      return { href: ownerPaths.housekeeping(todo.hotel_id), words: say.openHousekeeping, about: todo.room };
    case 'filled':
      return {
        href: `${ownerPaths.calendar(todo.hotel_id)}&from=${todo.nights[0]}`,
        words: say.openCalendar,
        about: todo.room_name,
      };
    case 'feed':
      return {
        href: ownerPaths.channels(todo.hotel_id),
        words: say.openChannels,
        about: `${todo.channel}, ${todo.room_name}`,
      };
    case 'reviews':
      return { href: ownerPaths.reviews(todo.hotel_id), words: say.reply, about: todo.hotel_name };
    case 'rejected':
      return { href: paths.listingForm(todo.property_id), words: people.editListing, about: todo.hotel_name };
  }
}
