import { countdown, type SharedStay } from '#src/domain/booking/guestStay.ts';
import { addressLine } from '#src/domain/hotel/directions.ts';
import { counted, formatDate, formatTime, guestWords } from '#src/domain/stay.ts';
import { photoOf } from '#src/features/stay/photoOf.ts';
import { DemoBadge } from '#src/ui/DemoBadge.tsx';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';

interface Props {
  stay: SharedStay;
}

/** What, where and when, as everybody who has a link sees it. */
export function VisitHead({ stay }: Props) {
  const { hotel, room } = stay;
  const photo = photoOf(hotel, room);
  return (
    <article className="ticket card" aria-label="The stay">
      <div className="azulejo ticket-tiles" aria-hidden="true" />
      <div className="ticket-part">
        {stay.booking_status !== 'cancelled' && <p className="visit-countdown">{countdown(stay)}</p>}
        <div className="ticket-stay">
          {photo && (
            <PhotoImage
              url={photo.url}
              sizes="(width >= 51.25rem) 18rem, 100vw"
              width="480"
              height="320"
              alt={photo.alt}
              className="photo ticket-photo"
            />
          )}
          <div className="min-w-0">
            <p className="text-xl">{room.name}</p>
            <p className="text-ink-soft text-sm">{room.bed_type}</p>
            <p className="mt-2 text-ink-soft">{addressLine(hotel)}</p>
            {hotel.is_demo && <DemoBadge />}
          </div>
        </div>
        <div className="ticket-when">
          <When label="Check-in" date={stay.check_in_date} time={`from ${formatTime(hotel.check_in_time)}`} />
          <When label="Check-out" date={stay.check_out_date} time={`by ${formatTime(hotel.check_out_time)}`} />
          <div>
            <p className="text-ink-soft text-sm">Stay</p>
            <p className="ticket-date">{counted(stay.nights, 'night')}</p>
            <p className="text-ink-soft text-sm">
              {guestWords({ adults: stay.num_adults, children: stay.num_children })}, {counted(stay.num_rooms, 'room')}
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}

function When({ label, date, time }: { label: string; date: string; time: string }) {
  return (
    <div>
      <p className="text-ink-soft text-sm">{label}</p>
      <p className="ticket-date">{formatDate(date)}</p>
      <p className="text-ink-soft text-sm">{time}</p>
    </div>
  );
}
