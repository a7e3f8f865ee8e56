import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Calendar } from '#src/domain/desk/calendar.ts';
import { amountWords, type Chosen, countNights, spanWords } from '#src/domain/desk/chosen.ts';
import type { NightChange } from '#src/domain/desk/rates.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SideSheet } from '#src/ui/SideSheet.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/calendar.ts';
import * as calendarForms from '#src/words/staff/calendarForms.ts';
import { ChosenFields } from './ChosenFields.tsx';
import { type CalendarAction, perform, planNightsChange, planRoomsChange } from './calendarActions.ts';
import { PriceForm } from './PriceForm.tsx';
import { RoomsForm } from './RoomsForm.tsx';
import { RulesForm } from './RulesForm.tsx';
import type { ChangeRows, Refused } from './useCalendar.ts';
import type { UndoableAction } from './useUndo.ts';

const CallerForm = lazy(() => import('./CallerForm.tsx').then(({ CallerForm }) => ({ default: CallerForm })));

interface Props {
  calendar: Calendar;
  chosen: Chosen;
  isWalkIn?: boolean;
  today: string;
  onClose: () => void;
  change: ChangeRows;
  onDone: (done: UndoableAction) => void;
  onRefused: (refused: readonly Refused[], isPart: boolean) => void;
  typed: ComponentProps<typeof CallerForm>['typed'];
  onBooked: () => void;
}

type Action = keyof typeof say.actions;
const actions = Object.keys(say.actions) as Action[];

export function ChosenPanel({
  calendar,
  chosen: first,
  isWalkIn = false,
  today,
  onClose,
  change,
  onDone,
  onRefused,
  typed,
  onBooked,
}: Props) {
  const [chosen, setChosen] = useState<Chosen>(() =>
    first.first_night < today && first.end_date > today ? { ...first, first_night: today } : first,
  );
  const rows = calendar.rows.filter(({ id }) => chosen.rooms.includes(id));
  const blocked = rows.some(({ blocked }) => blocked.some((count) => count > 0));
  const maySetRates = calendar.rights.includes('rates');
  const offered = actions.filter((name) => maySetRates || (name !== 'price' && name !== 'rules'));
  const [action, setAction] = useState<Action>(isWalkIn ? 'book' : maySetRates ? 'price' : 'block');
  const isPast = chosen.end_date <= today;
  const nights = countNights(chosen);
  const nameOf = (rooms: readonly string[]) => calendar.rows.find(({ id }) => id === rooms[0])?.name ?? '';
  const amount = (rooms: readonly string[]) => amountWords({ ...chosen, rooms }, nameOf(rooms));
  const cannot =
    rows.length === 0
      ? say.chooseAtLeastOneRoomType
      : nights === 0
        ? say.chooseAtLeastOneNight
        : isPast || chosen.first_night < today
          ? say.nightsBeforeToday
          : null;

  function act(deed: CalendarAction, words: (rooms: readonly string[]) => string) {
    onClose();
    perform(deed, change, words, { onDone, onRefused });
  }
  const setNights = (wish: NightChange, words: (amount: string) => string, price?: number | null) =>
    act(planNightsChange(calendar, chosen, wish, price), (rooms) => words(amount(rooms)));

  return (
    <SideSheet
      open
      title={
        isWalkIn && action === 'book'
          ? calendarForms.walkIn
          : rows.length === 0
            ? say.nothingSelected
            : amount(chosen.rooms)
      }
      onClose={onClose}
    >
      <p className="text-ink-soft text-sm">{nights > 0 && spanWords(chosen)}</p>
      {action !== 'book' && action !== 'hold' && (
        <ChosenFields calendar={calendar} chosen={chosen} today={today} onChange={setChosen} />
      )}
      <fieldset className="desk-actions">
        <legend className="sr-only">{say.action}</legend>
        {offered.map((name) => (
          <label key={name}>
            <input type="radio" name="action" checked={action === name} onChange={() => setAction(name)} />
            <span>{say.actions[name]}</span>
          </label>
        ))}
      </fieldset>
      {cannot ? (
        <Notice>{cannot}</Notice>
      ) : action === 'price' ? (
        <PriceForm calendar={calendar} rows={rows} chosen={chosen} onChange={setNights} />
      ) : action === 'rules' ? (
        <RulesForm calendar={calendar} rows={rows} chosen={chosen} onChange={setNights} />
      ) : action === 'block' || action === 'release' ? (
        <RoomsForm
          key={action}
          kind={action}
          calendar={calendar}
          rows={rows}
          chosen={chosen}
          isBlocked={blocked}
          onChange={(rooms, reason, words) =>
            act(planRoomsChange(calendar, chosen, action, rooms, reason), (done) => words(amount(done)))
          }
        />
      ) : (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <div data-kept>
            <CallerForm
              isBooking={action === 'book'}
              isWalkIn={isWalkIn}
              calendar={calendar}
              rooms={chosen.rooms}
              check_in_date={chosen.first_night}
              check_out_date={chosen.end_date}
              today={today}
              typed={typed}
              onMade={onBooked}
              onClose={onClose}
            />
          </div>
        </Suspense>
      )}
    </SideSheet>
  );
}
