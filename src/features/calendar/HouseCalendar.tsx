import './calendar.css';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Calendar, CalendarHold } from '#src/domain/desk/calendar.ts';
import { allDays, type Chosen, walkIn } from '#src/domain/desk/chosen.ts';
import { fullNightsWords } from '#src/domain/desk/fullNightsWords.ts';
import { type Bar, barsOf } from '#src/domain/desk/lanes.ts';
import { gridNights } from '#src/domain/hotel/availability.ts';
import { addDays, isIsoDate, todayInKolkata } from '#src/domain/stay.ts';
import { DateBar } from '#src/features/nights/DateBar.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import type { HistoryStep } from '#src/lib/useQuery.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as say from '#src/words/staff/calendar.ts';
import * as rooms from '#src/words/staff/rooms.ts';
import { DeskGrid } from './DeskGrid.tsx';
import { MonthView } from './MonthView.tsx';
import { findMonth } from './months.ts';
import { moveRoom } from './rooms/moveRoom.ts';
import { UndoLine } from './UndoLine.tsx';
import { type ChangeRows, type Refused, useCalendar } from './useCalendar.ts';
import { useUndo } from './useUndo.ts';

const ChosenPanel = lazy(() => import('./ChosenPanel.tsx').then(({ ChosenPanel }) => ({ default: ChosenPanel })));
const HoldBooking = lazy(() => import('./HoldBooking.tsx').then(({ HoldBooking }) => ({ default: HoldBooking })));
const RoomsDialog = lazy(() => import('./rooms/RoomsDialog.tsx').then(({ RoomsDialog }) => ({ default: RoomsDialog })));
const BarDialog = lazy(() => import('./BarDialog.tsx').then(({ BarDialog }) => ({ default: BarDialog })));

type Query = Record<'hotel' | 'from' | 'nights' | 'view' | 'room' | 'walk-in' | 'numbers', string>;
interface Props {
  hotel: string;
  query: Query;
  onQuery: (change: Partial<Query>, how?: HistoryStep) => void;
  choice: ReactNode;
}

export function HouseCalendar({ hotel, query, onQuery, choice }: Props) {
  const isNarrow = useMediaQuery('(width < 48rem)');
  const view = query.view === 'grid' || query.view === 'month' ? query.view : isNarrow ? 'month' : 'grid';
  const today = todayInKolkata();
  const from = isIsoDate(query.from) ? query.from : today;
  const month = findMonth(from);
  const nights = gridNights.find((count) => String(count) === query.nights) ?? 30;
  const desk = useCalendar(hotel, view === 'month' ? month.first : from, view === 'month' ? month.days : nights);
  const { calendar, ahead } = desk;

  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Removed from the address at once, or Back would open the panel again.
  const [walksIn, setWalksIn] = useState(query['walk-in'] !== '');
  const [numbersRooms, setNumbersRooms] = useState(query.numbers !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address asked for as it was opened
  useEffect(() => {
    if (walksIn || numbersRooms) onQuery({ 'walk-in': '', numbers: '' }, 'replace');
  }, []);
  const typed = useRef({});
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [booking, setBooking] = useState<CalendarHold | null>(null);
  const [refused, setRefused] = useState<{ title: string; lines: readonly Refused[] } | null>(null);
  const undo = useUndo((lines, title) => setRefused({ title, lines }));

  const change: ChangeRows = (...asked) => {
    setRefused(null);
    return desk.change(...asked);
  };
  // The top of the page may be out of view.
  useEffect(() => {
    if (refused) place.current?.querySelector('.notice-error')?.scrollIntoView({ block: 'nearest' });
  }, [refused]);

  const bars = useMemo(() => calendar && barsOf(calendar), [calendar]);
  const openBar = useCallback((bar: Bar) => setOpened(bar.id), []);
  const moveBar = useRef((_bar: Bar, _room: string) => {});
  moveBar.current = (bar, room) => {
    if (calendar) moveRoom(calendar, bar, room, today, change, undo.add);
  };
  const onMoveBar = useCallback((bar: Bar, room: string) => moveBar.current(bar, room), []);
  const bar = opened && [...(bars?.values() ?? [])].flatMap((row) => row.bars).find(({ id }) => id === opened);

  // A released or booked bar disappears, so the focus goes to the nights.
  const leaveBar = () => {
    flushSync(() => {
      setOpened(null);
      setBooking(null);
    });
    place.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  };
  const show = (date: string) => onQuery({ from: date === today ? '' : date });
  const choose = (types: readonly string[], first: number, end: number) => {
    if (!calendar || types.length === 0) return;
    setRefused(null);
    setChosen({
      rooms: types,
      first_night: addDays(calendar.first_night, first),
      end_date: addDays(calendar.first_night, end),
      weekdays: allDays,
    });
  };
  const tell = (lines: readonly Refused[], isPart: boolean) =>
    setRefused({ title: isPart ? say.someChangesWereNotMade : say.nothingWasChanged, lines });
  const nameOf = ({ rows }: Calendar, id: string) => rows.find((row) => row.id === id)?.name ?? say.allRoomTypes;

  if (desk.failed && !calendar) {
    return (
      <>
        {choice && <div className="desk-tools">{choice}</div>}
        <RetryNotice className="mt-6" onRetry={desk.reload}>
          {desk.failed.message}
        </RetryNotice>
      </>
    );
  }
  return (
    <div ref={place}>
      <div className="desk-tools">
        {choice}
        {view === 'grid' && (
          <DateBar
            from={from}
            nights={nights}
            today={today}
            onFrom={show}
            onNights={(count) => onQuery({ nights: String(count) })}
          />
        )}
        <ViewSwitch view={view} onView={(next) => onQuery({ view: next })} />
        <Button variant="secondary" onClick={() => setNumbersRooms(true)}>
          {rooms.roomNumbers}
        </Button>
        {calendar?.rights.includes('rates') && (
          <a className="link desk-tools-link" href={ownerPaths.rates(hotel)}>
            {say.weekdayAndSeasonRates}
          </a>
        )}
      </div>
      {desk.failed && (
        <RetryNotice className="mb-4" onRetry={desk.reload}>
          {desk.failed.message}
        </RetryNotice>
      )}
      {refused && calendar && (
        <Notice
          tone="error"
          className="mb-4"
          title={refused.title}
          action={
            <Button variant="secondary" size="small" onClick={() => setRefused(null)}>
              {say.close}
            </Button>
          }
        >
          <ul>
            {refused.lines.map(({ room, why, full }) => (
              <li key={room + why}>
                {room && <b>{nameOf(calendar, room)}: </b>}
                {why} {full && fullNightsWords(calendar, room, full.first_night, full.end_date)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!calendar || !bars ? (
        <ListSkeleton label={say.loadingCalendar} />
      ) : calendar.rows.length === 0 ? (
        <p className="p-8 border border-line rounded-card bg-paper">
          <Marked text={say.addRoomsUnder(mark(say.myListings))}>
            {(words) => (
              <a className="link" href={paths.owner}>
                {words}
              </a>
            )}
          </Marked>
        </p>
      ) : view === 'grid' ? (
        <DeskGrid
          calendar={calendar}
          bars={bars}
          ahead={ahead}
          today={today}
          busy={desk.loading}
          onChosen={choose}
          onOpenBar={openBar}
          onMoveBar={onMoveBar}
        />
      ) : (
        <MonthView
          calendar={calendar}
          bars={bars}
          ahead={ahead}
          today={today}
          busy={desk.loading}
          room={query.room}
          onRoom={(room) => onQuery({ room })}
          onMonth={show}
          onChosen={choose}
          onOpenBar={openBar}
        />
      )}
      <UndoLine undo={undo} />
      <Suspense>
        {chosen && calendar && (
          <ChosenPanel
            calendar={calendar}
            chosen={chosen}
            today={today}
            onClose={() => setChosen(null)}
            change={change}
            onDone={undo.add}
            onRefused={tell}
            typed={typed}
            onBooked={desk.reload}
          />
        )}
        {walksIn && calendar && (
          <ChosenPanel
            calendar={calendar}
            chosen={walkIn(calendar, today)}
            isWalkIn
            today={today}
            onClose={() => setWalksIn(false)}
            change={change}
            onDone={undo.add}
            onRefused={tell}
            typed={typed}
            onBooked={desk.reload}
          />
        )}
        {bar && calendar && (
          <BarDialog
            bar={bar}
            bars={bars?.get(bar.of.room_category_id)}
            calendar={calendar}
            today={today}
            ahead={ahead}
            onMove={(room) => {
              leaveBar();
              onMoveBar(bar, room);
            }}
            onClose={() => setOpened(null)}
            change={change}
            onDone={undo.add}
            onRefused={tell}
            onReleased={desk.reload}
            onBook={(hold) => {
              setOpened(null);
              setBooking(hold);
            }}
            onGone={leaveBar}
          />
        )}
        {numbersRooms && (
          <RoomsDialog
            hotel={hotel}
            today={today}
            onClose={() => setNumbersRooms(false)}
            onChanged={desk.reload}
            onDone={undo.add}
          />
        )}
        {booking && calendar && (
          <HoldBooking hold={booking} calendar={calendar} today={today} onMade={desk.reload} onClose={leaveBar} />
        )}
      </Suspense>
    </div>
  );
}

interface SwitchProps {
  view: 'grid' | 'month';
  onView: (view: 'grid' | 'month') => void;
}

function ViewSwitch({ view, onView }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, one pressed
    <div role="group" aria-label={say.view} className="switch">
      {(['grid', 'month'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
          {say.views[name]}
        </button>
      ))}
    </div>
  );
}
