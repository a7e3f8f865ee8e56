import { amenityName } from '#src/words/en/hotel.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  amenities: readonly string[];
}

const shown = 6;

export function AmenityLine({ amenities }: Props) {
  if (amenities.length === 0) return null;
  const more = amenities.length - shown;
  return (
    <ul aria-label={say.amenities} className="amenity-line">
      {amenities.slice(0, shown).map((name) => (
        <li key={name}>{amenityName(name)}</li>
      ))}
      {more > 0 && (
        <li className="figures font-semibold text-ink">
          +{more}
          {say.moreAmenities}
        </li>
      )}
    </ul>
  );
}
