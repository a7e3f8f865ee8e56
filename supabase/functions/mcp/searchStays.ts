import * as v from 'valibot';
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
import { addressesOf, count, money, price, stayEntries, text, warning } from './answers.ts';
import { ask } from './ask.ts';
import { stayEntries as asked, stayOf } from './inputs.ts';
import { OtherDatesSchema, otherDates, otherDatesWords } from './otherDates.ts';
import { tool } from './tool.ts';

const words = (description: string) =>
  v.pipe(
    v.string(),
    v.maxLength(longestDestination, `Please use at most ${longestDestination} characters.`),
    v.description(description),
    // What follows changes what came in, and is none of its description.
    v.transform(tidyLine),
  );
const rupees = (description: string) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999), v.description(description)));
const inPaise = (amount: number | undefined) => (amount === undefined ? null : amount * 100);

const InputSchema = v.strictObject({
  destination: v.optional(
    words(
      'A beach, town, region, airport or landmark of Goa, several of them, a pin code, or words of the name of a stay. Latin letters or Devanagari. Without it: all of Goa.',
    ),
    '',
  ),
  ...asked,
  min_price_rupees: rupees('The least that a night may cost, in whole rupees with taxes.'),
  max_price_rupees: rupees('The most that a night may cost, in whole rupees with taxes.'),
  stars: v.optional(
    v.pipe(
      v.array(v.picklist(starChoices)),
      v.maxLength(starChoices.length),
      v.description('Stars of the official classification.'),
    ),
    [],
  ),
  amenities: v.optional(
    v.pipe(
      v.array(words('As answers name it: Swimming Pool.')),
      v.maxLength(maxAmenities, searchRefusals.invalid_filters),
      v.description('All of which a stay must have.'),
    ),
    [],
  ),
  property_types: v.optional(
    v.pipe(
      v.array(v.picklist(typeChoices)),
      v.maxLength(typeChoices.length),
      v.description('Only stays of one of these types.'),
    ),
    [],
  ),
  min_rating: v.optional(
    v.pipe(v.number(), v.minValue(1), v.maxValue(5), v.description('The lowest average of its reviews, of 5.')),
  ),
  free_cancellation: v.optional(
    v.pipe(v.boolean(), v.description('Only stays that refund a booking in full if it is cancelled in time.')),
    false,
  ),
  sort: v.optional(v.picklist(sortNames), 'recommended'),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPages)), 1),
});

const OutputSchema = v.object({
  url: text('The same destination, days and party on the site.'),
  count: count('How many stays were found, on all pages.'),
  page: count('Beginning with 1.'),
  pages: count('How many there are.'),
  nights: v.nullable(count('Null without days.')),
  places: v.pipe(v.array(v.string()), v.description('Places that the destination was understood as.')),
  understood_as: v.nullable(text('What was searched for, where a slip in the destination was mended.')),
  unknown_amenities: v.pipe(
    v.array(v.string()),
    v.description('Where nothing was found: amenities asked for that no stay of the site names so.'),
  ),
  common_amenities: v.pipe(
    v.array(v.string()),
    v.description('Those that most stays have; only where some are unknown.'),
  ),
  passed_over: v.nullable(text('Words of the destination that nothing is named by.')),
  stays: v.array(
    v.object({
      ...stayEntries,
      stars: v.nullable(v.number()),
      rating: v.nullable(v.pipe(v.number(), v.description('Of 5, from reviews of guests; null while there are none.'))),
      review_count: count('How many reviews.'),
      price_a_night: price('In its cheapest room for this party.'),
      stay_total: v.nullable(price('The whole stay in that room, for all rooms asked for; null without days.')),
      room_id: text('That room, for quote and booking_link.'),
      amenities: v.array(v.string()),
      distance_km: v.nullable(
        v.pipe(v.number(), v.description('From the airport, station or landmark asked for, as the crow flies.')),
      ),
      photo: v.nullable(v.string()),
    }),
  ),
  rooms_needed: v.nullable(count('Where no stay takes the party in so many rooms: in how many one does.')),
  nearest_place: v.nullable(text('Where there is no stay at the destination: the nearest place with one.')),
  did_you_mean: v.pipe(
    v.array(v.string()),
    v.description('Where nothing is known by the destination: names that are written much like it.'),
  ),
  regions: v.pipe(
    v.array(v.string()),
    v.description('Where nothing is known by the destination: regions that have stays.'),
  ),
  refused: v.pipe(
    v.array(v.object({ stay_id: v.string(), name: v.string(), rule: v.string() })),
    v.description('Where nothing was found: stays that are available, and the rule by which each refuses these days.'),
  ),
  other_dates: v.pipe(OtherDatesSchema, v.description('Where nothing is free: the nearest days with a free room.')),
});

export const searchStays = tool({
  name: 'search_stays',
  title: 'Search stays in Goa',
  description:
    'Finds stays in Goa, India, that can take a party, with prices of which all taxes are a part. With days, only what is free on every night, with the price of the whole stay. Twenty on a page. Go on with stay_details, or with quote for a room_id.',
  input: InputSchema,
  output: OutputSchema,
  async run(env, input) {
    const { destination, min_price_rupees, max_price_rupees, stars, amenities, sort, page } = input;
    const { property_types, min_rating, free_cancellation } = input;
    const stay = stayOf(input);
    const to = addressesOf(env);
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

/** Names that an unknown destination may have meant, and the regions with stays. */
async function waysOn(env: Env, destination: string): Promise<typeof noWays> {
  const list = await ask(env, 'destinations', {}, DestinationsSchema, {});
  const alike = didYouMean(list, destination, { placeName, inEnglish });
  return { alike: alike.map(({ place, hotel }) => (place ?? hotel).name), regions: regionsOf(list) };
}

/** Those of the amenities that no stay has, whoever comes and whenever; with the commonest, where there are such. */
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

function linesOf({
  count,
  page,
  pages,
  nights,
  stays,
  rooms_needed,
  nearest_place,
  did_you_mean,
  regions,
  refused,
  other_dates,
  understood_as,
  unknown_amenities,
  common_amenities,
}: v.InferOutput<typeof OutputSchema>) {
  const mended = understood_as === null ? [] : [`Nothing is named as it was written; looked for: ${understood_as}.`];
  if (count === 0) {
    const unknown =
      unknown_amenities.length === 0
        ? []
        : [`No stay names an amenity so: ${unknown_amenities.join(', ')}. Most have: ${common_amenities.join(', ')}.`];
    const ways = [
      rooms_needed === null ? '' : ` The party finds place in ${counted(rooms_needed, 'room')}.`,
      nearest_place === null ? '' : ` The nearest place with stays is ${nearest_place}.`,
      did_you_mean.length === 0 ? '' : ` Did you mean ${did_you_mean.join(' or ')}?`,
      regions.length === 0 ? '' : ` Regions with stays: ${regions.join(', ')}.`,
      ...refused.map(({ name, rule }) => ` ${name}: ${rule}`),
      otherDatesWords(other_dates),
    ];
    return [...mended, ...unknown, `No stay was found.${ways.join('')}`];
  }
  const lines = stays.map(
    ({ name, is_fictional, place, price_a_night, stay_total, rating, review_count, url, ...ids }) =>
      [
        `${name}${warning(is_fictional)}, ${place}`,
        `from ${price_a_night.text} a night`,
        ...(stay_total && nights ? [`${stay_total.text} for ${counted(nights, 'night')}`] : []),
        rating === null ? 'no reviews yet' : `${rating}/5 from ${counted(review_count, 'review')}`,
        `stay_id ${ids.stay_id}, room_id ${ids.room_id}`,
        url,
      ].join('; '),
  );
  const found = `${counted(count, 'stay')} found, page ${page} of ${pages}. Prices contain all taxes.`;
  return [...mended, found, ...lines];
}
