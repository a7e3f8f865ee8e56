import * as v from 'valibot';
import { planWords } from '../../../src/domain/booking/pricePlan.ts';
import { placeOf } from '../../../src/domain/hotel/hotel.ts';
import { DestinationsSchema, SearchPageSchema, searchRefusals } from '../../../src/domain/hotel/search.ts';
import {
  longestDestination,
  maxAmenities,
  maxPages,
  sortNames,
  starChoices,
  typeChoices,
} from '../../../src/domain/hotel/searchChoices.ts';
import { didYouMean, regionsOf } from '../../../src/domain/hotel/suggest.ts';
import { counted, stayArguments } from '../../../src/domain/stay.ts';
import { tidyLine } from '../../../src/domain/text.ts';
import { inEnglish, placeName } from '../../../src/words/hi/placeNames.ts';
import type { Env } from '../_shared/http.ts';
import {
  countField,
  demoWarning,
  money,
  numberField,
  price,
  siteAddresses,
  stayEntries,
  textField,
  textList,
} from './answers.ts';
import { ask } from './ask.ts';
import { stayInputEntries as asked, stayOf } from './inputs.ts';
import { OtherDatesSchema, otherDates, otherDatesWords } from './otherDates.ts';
import { tool } from './tool.ts';

const words = (description: string) =>
  v.pipe(
    v.string(),
    v.maxLength(longestDestination, `Use ${longestDestination} characters or fewer.`),
    v.description(description),
    // After the description, because a transform has none.
    v.transform(tidyLine),
  );
const rupees = (description: string) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999), v.description(description)));
const inPaise = (amount: number | undefined) => (amount === undefined ? null : amount * 100);

const InputSchema = v.strictObject({
  destination: v.optional(
    words(
      'A beach, town, region, airport or landmark of Goa, or several of them, a pin code, or part of the name of a hotel. Latin letters or Devanagari. Without it, the search covers all of Goa.',
    ),
    '',
  ),
  ...asked,
  min_price_rupees: rupees('The lowest price per night, in whole rupees, taxes included.'),
  max_price_rupees: rupees('The highest price per night, in whole rupees, taxes included.'),
  stars: v.optional(
    v.pipe(
      v.array(v.picklist(starChoices)),
      v.maxLength(starChoices.length),
      v.description('Star categories of the official classification.'),
    ),
    [],
  ),
  amenities: v.optional(
    v.pipe(
      v.array(words('The name of an amenity as answers write it, such as Swimming Pool.')),
      v.maxLength(maxAmenities, searchRefusals.invalid_filters),
      v.description('The hotel must have all of these amenities.'),
    ),
    [],
  ),
  property_types: v.optional(
    v.pipe(
      v.array(v.picklist(typeChoices)),
      v.maxLength(typeChoices.length),
      v.description('Only hotels of one of these types.'),
    ),
    [],
  ),
  min_rating: v.optional(
    v.pipe(v.number(), v.minValue(1), v.maxValue(5), v.description('The lowest average review rating, out of 5.')),
  ),
  free_cancellation: v.optional(
    v.pipe(v.boolean(), v.description('Only hotels that refund a booking in full if it is cancelled in time.')),
    false,
  ),
  sort: v.optional(v.picklist(sortNames), 'recommended'),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPages)), 1),
});

const OutputSchema = v.object({
  url: textField('The search page of the site for this destination, dates and guests.'),
  count: countField('Number of hotels found, on all pages.'),
  page: countField('Number of this page, from 1.'),
  pages: countField('Number of pages.'),
  nights: v.nullable(countField('Null without dates.')),
  places: textList('Places that the destination was read as.'),
  understood_as: v.nullable(textField('The destination that was searched for, if a typing error was corrected.')),
  unknown_amenities: textList(
    'If no hotel was found: the requested amenities that no hotel of the site has under this name.',
  ),
  common_amenities: textList('The most common amenities, if some requested ones are unknown.'),
  passed_over: v.nullable(textField('Words of the destination that match no place or hotel.')),
  stays: v.array(
    v.object({
      ...stayEntries,
      stars: v.nullable(v.number()),
      rating: v.nullable(numberField('Out of 5, from guest reviews. Null if there are no reviews.')),
      review_count: countField('Number of reviews.'),
      price_a_night: price('Price per night of the cheapest room for these guests.'),
      rate_plan: v.nullable(
        textField('The rate plan of these prices and its terms. Null for the standard price, which quote asks for.'),
      ),
      stay_total: v.nullable(
        price('Total for the whole stay in that room type, for all requested rooms. Null without dates.'),
      ),
      room_id: textField('The id of that room type, for quote and booking_link.'),
      amenities: v.array(v.string()),
      distance_km: v.nullable(
        numberField('Distance in a straight line from the requested airport, station or landmark.'),
      ),
      photo: v.nullable(v.string()),
    }),
  ),
  rooms_needed: v.nullable(
    countField(
      'If no hotel has room for the guests in the requested number of rooms: the number of rooms that is enough.',
    ),
  ),
  nearest_place: v.nullable(textField('If the destination has no hotels: the nearest place with one.')),
  did_you_mean: textList('If the destination is unknown: names with a similar spelling.'),
  regions: textList('If the destination is unknown: regions with hotels.'),
  refused: v.pipe(
    v.array(v.object({ stay_id: v.string(), name: v.string(), rule: v.string() })),
    v.description(
      'If no hotel was found: hotels with available rooms, and the rule by which each refuses these dates.',
    ),
  ),
  other_dates: v.pipe(
    OtherDatesSchema,
    v.description('If no room is available: the nearest dates with an available room.'),
  ),
});

export const searchStays = tool({
  name: 'search_stays',
  title: 'Search hotels in Goa',
  description:
    'Finds hotels in Goa, India, with room for the guests. Prices include taxes. With dates, it returns only hotels with rooms available on every night, and the total for the stay. Twenty hotels per page. Continue with stay_details, or with quote for a room_id.',
  input: InputSchema,
  output: OutputSchema,
  async run(env, input) {
    const { destination, min_price_rupees, max_price_rupees, stars, amenities, sort, page } = input;
    const { property_types, min_rating, free_cancellation } = input;
    const stay = stayOf(input);
    const to = siteAddresses(env);
    const found = await ask(
      env,
      'search_hotels',
      {
        destination: inEnglish(destination),
        ...stayArguments(stay),
        min_price: inPaise(min_price_rupees),
        max_price: inPaise(max_price_rupees),
        stars,
        amenities,
        types: [...new Set(property_types)],
        min_rating: min_rating ?? null,
        free_cancellation,
        sort,
        page,
      },
      SearchPageSchema,
      searchRefusals,
    );
    const { unknown, common } = found.count === 0 ? await unknownAmong(env, amenities) : noneUnknown;
    const { meaning, nearest_place, fitting_rooms, nights } = found;
    const others = found.count === 0 ? await otherDates(env, { destination: inEnglish(destination) }, stay) : [];
    const isUnknown = found.facets.min_price === null && !meaning.is_all && meaning.places.length === 0;
    const isNamed = fitting_rooms !== null || others.length > 0 || found.refused.length > 0;
    const { alike, regions } = isUnknown && !isNamed ? await waysOn(env, destination) : noWays;
    const answer: v.InferOutput<typeof OutputSchema> = {
      url: to.search(destination, stay),
      count: found.count,
      page: found.page,
      pages: found.pages,
      nights,
      places: meaning.places,
      understood_as: meaning.typed === null ? null : (meaning.shown ?? meaning.places.join(', ')),
      unknown_amenities: unknown,
      common_amenities: common,
      passed_over: meaning.unnamed,
      stays: found.hotels.map((hotel) => ({
        stay_id: hotel.id,
        name: hotel.name,
        is_fictional: hotel.is_demo,
        place: placeOf(hotel),
        url: to.stay(hotel.id, stay),
        stars: hotel.star_rating,
        rating: hotel.rating,
        review_count: hotel.review_count,
        price_a_night: money(hotel.base_price),
        rate_plan: planWords(hotel.plan) || null,
        stay_total: hotel.stay_total === null ? null : money(hotel.stay_total),
        room_id: hotel.room_category_id,
        amenities: hotel.amenities,
        distance_km: hotel.distance_km,
        photo: hotel.main_image_url && to.photo(hotel.main_image_url),
      })),
      rooms_needed: fitting_rooms?.rooms ?? null,
      nearest_place: nearest_place?.name ?? null,
      did_you_mean: alike,
      regions,
      refused: found.refused.map(({ id, name, error }) => ({ stay_id: id, name, rule: error })),
      other_dates: others,
    };
    return { lines: linesOf(answer), answer };
  },
});

const noneUnknown: { unknown: string[]; common: string[] } = { unknown: [], common: [] };

const noWays: { alike: string[]; regions: string[] } = { alike: [], regions: [] };

async function waysOn(env: Env, destination: string): Promise<typeof noWays> {
  const list = await ask(env, 'destinations', {}, DestinationsSchema, {});
  const alike = didYouMean(list, destination, { placeName, inEnglish });
  return { alike: alike.map(({ place, hotel }) => (place ?? hotel).name), regions: regionsOf(list) };
}

async function unknownAmong(env: Env, amenities: readonly string[]) {
  const found = await Promise.all(
    amenities.map((name) =>
      ask(env, 'search_hotels', { adults: 1, amenities: [name] }, SearchPageSchema, searchRefusals),
    ),
  );
  const unknown = amenities.filter((_, at) => found[at]?.count === 0);
  return unknown.length === 0
    ? noneUnknown
    : { unknown, common: found[0]?.facets.amenities.map(({ name }) => name) ?? [] };
}

function linesOf(found: v.InferOutput<typeof OutputSchema>) {
  const { count, nights, rooms_needed, nearest_place, did_you_mean, regions, understood_as, unknown_amenities } = found;
  const mended =
    understood_as === null
      ? []
      : [`No place or hotel has the name as you wrote it. Results are for: ${understood_as}.`];
  if (count === 0) {
    const unknown =
      unknown_amenities.length === 0
        ? []
        : [
            `No hotel lists this amenity: ${unknown_amenities.join(', ')}. Most hotels have: ${found.common_amenities.join(', ')}.`,
          ];
    const ways = [
      rooms_needed === null ? '' : ` These guests fit in ${counted(rooms_needed, 'room')}.`,
      nearest_place === null ? '' : ` The nearest place with hotels is ${nearest_place}.`,
      did_you_mean.length === 0 ? '' : ` Did you mean ${did_you_mean.join(' or ')}?`,
      regions.length === 0 ? '' : ` Regions with hotels: ${regions.join(', ')}.`,
      ...found.refused.map(({ name, rule }) => ` ${name}: ${rule}`),
      otherDatesWords(found.other_dates),
    ];
    return [...mended, ...unknown, `No hotels found.${ways.join('')}`];
  }
  const lines = found.stays.map(
    ({ name, is_fictional, place, price_a_night, rate_plan, stay_total, rating, review_count, url, ...ids }) =>
      [
        `${name}${demoWarning(is_fictional)}, ${place}`,
        `from ${price_a_night.text} a night`,
        ...(stay_total && nights ? [`${stay_total.text} for ${counted(nights, 'night')}`] : []),
        ...(rate_plan ? [rate_plan] : []),
        rating === null ? 'no reviews yet' : `${rating}/5 from ${counted(review_count, 'review')}`,
        `stay_id ${ids.stay_id}, room_id ${ids.room_id}`,
        url,
      ].join('; '),
  );
  const page = `page ${found.page} of ${found.pages}`;
  return [...mended, `${counted(count, 'hotel')} found, ${page}. Prices include taxes.`, ...lines];
}
