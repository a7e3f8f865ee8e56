import { isLandmark } from '#src/domain/hotel/places.ts';
import type { Destination, Destinations } from '#src/domain/hotel/search.ts';
import * as all from '#src/domain/hotel/suggest.ts';
import { hotels } from '#src/words/en/language.ts';
import * as names from '#src/words/en/placeNames.ts';
import * as say from '#src/words/en/search.ts';

/** The suggestions for a typed destination. The code loads with the list of places. */
export interface Suggestion {
  key: string;
  name: string;
  where: string | null;
  stays: string;
}

function ofPlace(place: Destination, { destinations }: Destinations): Suggestion {
  const shown = isLandmark(place) ? say.staysNearby : place.hotel_count ? hotels(place.hotel_count) : say.noStays;
  const town = place.kind === 'landmark' && destinations.find(({ id }) => id === place.in);
  const where = [town ? town.name : null, place.region].filter((name) => name !== null);
  return {
    key: `${place.kind} ${place.name}`,
    name: names.placeName(place.name),
    where: where.map(names.placeName).join(', ') || null,
    stays: shown,
  };
}
const ofHotel = ({ name, city }: all.SuggestedHotel): Suggestion => ({
  key: `hotel ${name} ${city}`,
  name,
  where: city,
  stays: say.stay,
});

export const suggestDestinations = (list: Destinations, typed: string): readonly Suggestion[] =>
  all.suggest(list, typed, names).map(({ place, hotel }) => (place ? ofPlace(place, list) : ofHotel(hotel)));

export const findAlternatives = (list: Destinations, typed: string) => ({
  alike: all
    .didYouMean(list, typed, names)
    .map(({ place, hotel }) => (place ? names.placeName(place.name) : hotel.name)),
  regions: all.regionsOf(list).map(names.placeName),
});
