import { lazy, Suspense } from 'react';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { addressLine, directionsTo } from '#src/domain/hotel/directions.ts';
import { mailTo, telTo } from '#src/lib/paths.ts';
import * as say from '#src/words/en/confirmation.ts';
import * as labels from '#src/words/en/party.ts';
import type { Brand } from './brand.ts';

const NearbyMap = lazy(() =>
  import('./map/NearbyMap.tsx').then(
    ({ NearbyMap }) => ({ default: NearbyMap }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  hotel: ConfirmedBooking['hotel'];
  brand: Brand;
}

/** The location, directions and contact of the hotel. For our own hotels, the phone number of the brand replaces a missing one. */
export function WhereItIs({ hotel, brand }: Props) {
  const phone = hotel.phone ?? (hotel.showcase_id ? brand.phone : null);
  return (
    <section className="where-it-is" aria-labelledby="where-heading">
      <div>
        <h2 id="where-heading" className="text-2xl">
          {say.whereItIs}
        </h2>
        <address className="mt-3 not-italic">
          {hotel.name}
          <br />
          {addressLine(hotel)}
        </address>
        <ul className="where-ways">
          <li className="no-print">
            <a className="link" href={directionsTo(hotel)} target="_blank" rel="noopener noreferrer">
              {say.getDirections}
            </a>
          </li>
          {phone && (
            <li>
              <span className="text-ink-soft">{labels.phone}</span>{' '}
              <a className="link whitespace-nowrap" href={telTo(phone)}>
                {phone}
              </a>
            </li>
          )}
          {hotel.email && (
            <li className="wrap-anywhere">
              <span className="text-ink-soft">{labels.email}</span>{' '}
              <a className="link" href={mailTo(hotel.email)}>
                {hotel.email}
              </a>
            </li>
          )}
        </ul>
      </div>
      <Suspense>
        <NearbyMap house={hotel} />
      </Suspense>
    </section>
  );
}
