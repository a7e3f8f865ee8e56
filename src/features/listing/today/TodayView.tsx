import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import type { Home } from '#src/domain/desk/home.ts';
import type { Deed } from '#src/domain/desk/stayDeeds.ts';
import { DayList } from './DayList.tsx';
import type { Deeds, Paying } from './deeds.ts';
import { EarningsPanel } from './EarningsPanel.tsx';
import { HelpList } from './HelpList.tsx';
import { HouseDays } from './HouseDays.tsx';
import { NightStrip } from './NightStrip.tsx';
import { TodoList } from './TodoList.tsx';

const MoveDialog = lazy(() =>
  import('#src/features/desk/MoveDialog.tsx').then(({ MoveDialog }) => ({ default: MoveDialog })),
);
const PaymentDialog = lazy(() =>
  import('#src/features/desk/PaymentDialog.tsx').then(({ PaymentDialog }) => ({ default: PaymentDialog })),
);

interface Props {
  home: Home;
  busy: boolean;
  onChanged: () => void;
}

/** The day of all houses together: guests first, then what waits, the coming nights, the month, and what would help. */
export function TodayView({ home, busy, onChanged }: Props) {
  const { today, houses, arriving, leaving } = home;
  const [moving, setMoving] = useState<{ booking: DeskBookingRow; deed: Deed } | null>(null);
  const [paying, setPaying] = useState<Paying | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const changed = useRef(false);
  const deeds: Deeds = { onDeed: (booking, deed) => setMoving({ booking, deed }), onPay: setPaying };

  // What was pressed may be gone with what it was about: then focus would fall back to the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every answer
  useEffect(() => {
    if (!changed.current || busy) return;
    changed.current = false;
    if (document.activeElement === document.body) place.current?.focus();
  }, [home, busy]);
  const afterDeed = () => {
    changed.current = true;
    onChanged();
  };
  const several = houses.length > 1;
  return (
    <div ref={place} tabIndex={-1} className="home" aria-busy={busy}>
      <HouseDays houses={houses} several={several} />
      <div className="home-columns">
        <DayList name="arriving" rows={arriving} houses={houses} several={several} today={today} {...deeds} />
        <TodoList todo={home.todo} total={home.todo_total} several={several} today={today} {...deeds} />
        <DayList name="leaving" rows={leaving} houses={houses} several={several} today={today} {...deeds} />
      </div>
      <NightStrip houses={houses} several={several} />
      <EarningsPanel houses={houses} several={several} />
      <HelpList houses={houses} several={several} />
      <Suspense>
        {moving && <MoveDialog {...moving} today={today} onClose={() => setMoving(null)} onChanged={afterDeed} />}
        {paying && <PaymentDialog {...paying} onClose={() => setPaying(null)} onChanged={afterDeed} />}
      </Suspense>
    </div>
  );
}
