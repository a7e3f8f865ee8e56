import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import { type DeskHome, homeOf } from '#src/domain/desk/home.ts';
import type { StayAction } from '#src/domain/desk/stayActions.ts';
import type { Recording } from '#src/features/desk/PaymentDialog.tsx';
import { hideSections } from '#src/features/desk/sections.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { useIsAdmin } from '#src/server/useIsAdmin.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import { CollectList } from './CollectList.tsx';
import { DayList } from './DayList.tsx';
import { EarningsPanel } from './EarningsPanel.tsx';
import { HelpList } from './HelpList.tsx';
import { HouseDays } from './HouseDays.tsx';
import { NightStrip } from './NightStrip.tsx';
import { TodayCounts } from './TodayCounts.tsx';
import { TodoList } from './TodoList.tsx';
import type { TodayActions } from './todayActions.ts';
import { useNextRow } from './useNextRow.ts';

const MoveDialog = lazy(() =>
  import('#src/features/desk/MoveDialog.tsx').then(({ MoveDialog }) => ({ default: MoveDialog })),
);
const StayRoomsDialog = lazy(() =>
  import('#src/features/desk/StayRoomsDialog.tsx').then(({ StayRoomsDialog }) => ({ default: StayRoomsDialog })),
);
const PaymentDialog = lazy(() =>
  import('#src/features/desk/PaymentDialog.tsx').then(({ PaymentDialog }) => ({ default: PaymentDialog })),
);
const WalkInDialog = lazy(() =>
  import('#src/features/desk/walkIn/WalkInDialog.tsx').then(({ WalkInDialog }) => ({ default: WalkInDialog })),
);

interface Props {
  home: DeskHome;
  busy: boolean;
  onChanged: () => void;
}

export function TodayView({ home: all, busy, onChanged }: Props) {
  const [{ hotel }, setQuery] = useQuery({ hotel: '' });
  const chosen = all.houses.some(({ id }) => id === hotel) ? hotel : '';
  const home = useMemo(() => homeOf(all, chosen), [all, chosen]);
  const { today, houses } = home;
  const [walksIn, setWalksIn] = useState(false);
  const [moving, setMoving] = useState<{ booking: DeskBookingRow; deed: StayAction } | null>(null);
  const [recording, setRecording] = useState<Recording | null>(null);
  const [rooming, setRooming] = useState<DeskBookingRow | null>(null);
  const rows = useNextRow(home, busy || moving !== null || recording !== null || rooming !== null);
  const deeds: TodayActions = {
    onAction: (booking, deed) => {
      rows.note();
      setMoving({ booking, deed });
    },
    onRecord: (asked) => {
      rows.note();
      setRecording(asked);
    },
    onRooms: (booking) => {
      rows.note();
      setRooming(booking);
    },
  };
  const afterDeed = () => {
    rows.expect();
    onChanged();
  };
  const isAdmin = useIsAdmin();
  useEffect(() => hideSections(isAdmin ? [] : all.houses), [all, isAdmin]);
  const several = houses.length > 1;
  const list = { houses, several, today, ...deeds };
  return (
    <div className="home" aria-busy={busy}>
      <div className="home-top">
        {all.houses.length > 1 && (
          <Filter
            label={wordsDesk.property}
            value={chosen}
            onChange={(next) => setQuery({ hotel: next })}
            options={[
              ['', wordsDesk.allProperties],
              ...all.houses.map(({ id, name, city }) => [id, `${name}, ${city}`] as const),
            ]}
          />
        )}
        <TodayCounts home={home} />
        <Button onClick={() => setWalksIn(true)}>{wordsDesk.walkIn}</Button>
      </div>
      <div className="home-columns">
        <div>
          <TodoList
            todo={home.todo}
            total={home.todo_total}
            channels={houses.flatMap(({ id, rights }) => (rights.includes('rates') ? [id] : []))}
            several={several}
            today={today}
            {...deeds}
          />
          <CollectList home={home} several={several} onRecord={deeds.onRecord} />
        </div>
        <div>
          <DayList name="arriving" rows={home.arriving} {...list} />
          <DayList name="leaving" rows={home.leaving} {...list} />
          <DayList name="staying" rows={home.staying} {...list} />
        </div>
      </div>
      <HouseDays houses={houses} several={several} />
      <NightStrip houses={houses} several={several} />
      <EarningsPanel houses={houses} several={several} />
      <HelpList houses={houses} several={several} />
      <Suspense>
        {moving && <MoveDialog {...moving} today={today} onClose={() => setMoving(null)} onChanged={afterDeed} />}
        {rooming && (
          <StayRoomsDialog booking={rooming} today={today} onClose={() => setRooming(null)} onChanged={afterDeed} />
        )}
        {walksIn && <WalkInDialog houses={houses} onClose={() => setWalksIn(false)} onChanged={onChanged} />}
        {recording && <PaymentDialog {...recording} onClose={() => setRecording(null)} onChanged={afterDeed} />}
      </Suspense>
    </div>
  );
}
