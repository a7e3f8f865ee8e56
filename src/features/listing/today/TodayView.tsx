import { lazy, Suspense, useEffect, useState } from 'react';
import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import type { DeskHome } from '#src/domain/desk/home.ts';
import type { StayAction } from '#src/domain/desk/stayActions.ts';
import type { Recording } from '#src/features/desk/PaymentDialog.tsx';
import { hideSections } from '#src/features/desk/sections.ts';
import { useIsAdmin } from '#src/server/useIsAdmin.ts';
import { DayList } from './DayList.tsx';
import { EarningsPanel } from './EarningsPanel.tsx';
import { HelpList } from './HelpList.tsx';
import { HouseDays } from './HouseDays.tsx';
import { NightStrip } from './NightStrip.tsx';
import { OwingList } from './OwingList.tsx';
import { TodoList } from './TodoList.tsx';
import type { TodayActions } from './todayActions.ts';
import { useNextRow } from './useNextRow.ts';

const MoveDialog = lazy(() =>
  import('#src/features/desk/MoveDialog.tsx').then(({ MoveDialog }) => ({ default: MoveDialog })),
);
const PaymentDialog = lazy(() =>
  import('#src/features/desk/PaymentDialog.tsx').then(({ PaymentDialog }) => ({ default: PaymentDialog })),
);

interface Props {
  home: DeskHome;
  busy: boolean;
  onChanged: () => void;
}

export function TodayView({ home, busy, onChanged }: Props) {
  const { today, houses, arriving, leaving } = home;
  const [moving, setMoving] = useState<{ booking: DeskBookingRow; deed: StayAction } | null>(null);
  const [recording, setRecording] = useState<Recording | null>(null);
  const rows = useNextRow(home, busy || moving !== null || recording !== null);
  const deeds: TodayActions = {
    onAction: (booking, deed) => {
      rows.note();
      setMoving({ booking, deed });
    },
    onRecord: (asked) => {
      rows.note();
      setRecording(asked);
    },
  };
  const afterDeed = () => {
    rows.expect();
    onChanged();
  };
  const isAdmin = useIsAdmin();
  useEffect(() => hideSections(isAdmin ? [] : houses), [houses, isAdmin]);
  const several = houses.length > 1;
  return (
    <div className="home" aria-busy={busy}>
      <HouseDays houses={houses} several={several} />
      <div className="home-columns">
        <DayList name="arriving" rows={arriving} houses={houses} several={several} today={today} {...deeds} />
        <TodoList todo={home.todo} total={home.todo_total} several={several} today={today} {...deeds} />
        <div className="grid gap-8">
          <DayList name="leaving" rows={leaving} houses={houses} several={several} today={today} {...deeds} />
          {home.owing.length > 0 && <OwingList owing={home.owing} several={several} onRecord={deeds.onRecord} />}
        </div>
      </div>
      <NightStrip houses={houses} several={several} />
      <EarningsPanel houses={houses} several={several} />
      <HelpList houses={houses} several={several} />
      <Suspense>
        {moving && <MoveDialog {...moving} today={today} onClose={() => setMoving(null)} onChanged={afterDeed} />}
        {recording && <PaymentDialog {...recording} onClose={() => setRecording(null)} onChanged={afterDeed} />}
      </Suspense>
    </div>
  );
}
