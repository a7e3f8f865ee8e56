import { countdown, type GuestStay, type SharedStay } from '#src/domain/booking/guestStay.ts';
import { headingOf } from '#src/domain/booking/parts.ts';
import { planWords } from '#src/domain/booking/pricePlan.ts';
import { addressLine } from '#src/domain/hotel/directions.ts';
import { cardPhotoSizes } from '#src/features/stay/cardPhoto.ts';
import { photoOf } from '#src/features/stay/photoOf.ts';
import { StayWhen } from '#src/features/stay/StayWhen.tsx';
import { DemoBadge } from '#src/ui/DemoBadge.tsx';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  stay: SharedStay & { parts?: GuestStay['parts']; plan?: GuestStay['plan'] };
}

export function VisitHead({ stay }: Props) {
  const { hotel, room } = stay;
  const photo = photoOf(hotel, room);
  return (
    <article className="ticket card" aria-label={say.theStay}>
      <div className="azulejo ticket-tiles" aria-hidden="true" />
      <div className="ticket-part">
        {stay.booking_status !== 'cancelled' && <p className="visit-countdown">{countdown(stay)}</p>}
        <div className="ticket-stay">
          {photo && (
            <PhotoImage
              url={photo.url}
              sizes={cardPhotoSizes}
              width="480"
              height="320"
              alt={photo.alt}
              className="photo ticket-photo"
            />
          )}
          <div className="min-w-0">
            <p className="text-xl wrap-anywhere">{headingOf(room.name, stay)}</p>
            {room.bed_type !== room.name && !stay.parts && <p className="text-ink-soft text-sm">{room.bed_type}</p>}
            {stay.plan && <p className="text-ink-soft text-sm">{planWords(stay.plan)}</p>}
            <p className="mt-2 text-ink-soft">{addressLine(hotel)}</p>
            {hotel.is_demo && <DemoBadge />}
          </div>
        </div>
        <StayWhen stay={stay} hotel={hotel} />
      </div>
    </article>
  );
}
