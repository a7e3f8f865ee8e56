import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { stayDays } from '#src/domain/desk/stayWords.ts';
import { formatDate } from '#src/domain/stay.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { stayAlerts } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/bookings.ts';

/** Warns that another site sold the same room, or that a visa ends before check-out. Without an answer it shows nothing. */
export function StayAlerts({ booking }: { booking: DeskBooking }) {
  const { id, check_in_date, check_out_date, room_name, form_c } = booking;
  const { remote, previous } = useRemote(JSON.stringify([id, check_in_date, check_out_date, room_name, form_c]), () =>
    call(stayAlerts, { booking_id: id }),
  );
  const alerts = remote.state === 'ready' ? remote.value : previous;
  if (!alerts) return null;
  return (
    <>
      {alerts.conflicts.map((one) => (
        <Notice key={JSON.stringify(one)} tone="warning" title={say.soldTwiceTitle(one.room_name)} className="my-3">
          <p>{say.alsoSoldOn(one.channel, stayDays(one.first_night, one.end_date))}</p>
        </Notice>
      ))}
      {alerts.visa_until && (
        <Notice tone="warning" title={say.visaEnds(formatDate(alerts.visa_until))} className="my-3">
          <p>{say.visaEndsBeforeCheckOut(formatDate(check_out_date))}</p>
        </Notice>
      )}
    </>
  );
}
