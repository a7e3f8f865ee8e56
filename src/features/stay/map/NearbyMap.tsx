import type { HouseSpot } from '#src/domain/hotel/hotel.ts';
import { distanceText } from '#src/domain/map/distance.ts';
import { isOnMap } from '#src/domain/map/projection.ts';
import * as say from '#src/words/en/map.ts';
import { MapStyles } from './MapStyles.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { distancesFrom, placeById } from './places.ts';

interface Props {
  house: HouseSpot & { name: string };
}

/** A map around the hotel with distances to beach, airports and stations. Empty if the location is unknown or outside Goa. */
export function NearbyMap({ house }: Props) {
  const { name, place_id, latitude, longitude, is_approximate: isApproximate } = house;
  if (latitude === null || longitude === null || !isOnMap({ latitude, longitude })) return null;
  const spot = { latitude, longitude };
  const place = place_id === null ? undefined : placeById(place_id);
  const town = place?.name ?? say.goa;
  const where = isApproximate ? say.approximate(town) : town;
  return (
    <div className="nearby">
      {/* Without these styles the frame has no size, and the map is drawn to that size. */}
      <MapStyles />
      <figure>
        <PlaceMap spot={spot} isApproximate={isApproximate} label={say.coastAround(name, where)} />
        {isApproximate && <figcaption className="mt-1.5 text-ink-soft text-sm">{where}</figcaption>}
      </figure>
      <div>
        <dl className="nearby-distances figures">
          {distancesFrom(spot).map(({ name, kilometres }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{distanceText(kilometres)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-ink-soft text-sm">{isApproximate ? say.straightFrom(town) : say.straight}</p>
      </div>
    </div>
  );
}
