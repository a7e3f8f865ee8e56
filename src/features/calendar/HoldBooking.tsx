import { useRef } from 'react';
import type { Calendar, CalendarHold } from '#src/domain/desk/calendar.ts';
import { SideSheet } from '#src/ui/SideSheet.tsx';
import * as say from '#src/words/staff/calendarForms.ts';
import { CallerForm } from './CallerForm.tsx';

interface Props {
  hold: CalendarHold;
  calendar: Calendar;
  today: string;
  onMade: () => void;
  onClose: () => void;
}

export function HoldBooking({ hold, calendar, today, onMade, onClose }: Props) {
  const typed = useRef({});
  return (
    <SideSheet open title={say.bookFor(hold.guest_name)} onClose={onClose}>
      <CallerForm
        isBooking
        calendar={calendar}
        rooms={[hold.room_category_id]}
        check_in_date={hold.first_night}
        check_out_date={hold.end_date}
        today={today}
        hold={hold}
        typed={typed}
        onMade={onMade}
        onClose={onClose}
      />
    </SideSheet>
  );
}
