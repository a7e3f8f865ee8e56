import * as v from 'valibot';
import { planWords } from '../../../src/domain/booking/pricePlan.ts';
import { policyWords } from '../../../src/domain/booking/termsNow.ts';
import { HotelDetailsSchema, HotelRoomSchema, placeOf } from '../../../src/domain/hotel/hotel.ts';
import { counted, dateRefusals, isDated, stayArguments } from '../../../src/domain/stay.ts';
import { hotelNotFound } from '../../../src/words/en/hotel.ts';
import { formatTime } from '../../../src/words/en/party.ts';
import { countField, demoWarning, money, ownWords, price, siteAddresses, stayEntries, textField } from './answers.ts';
import { ask, Refusal } from './ask.ts';
import { stayInputEntries as asked, id, stayOf } from './inputs.ts';
import { tool } from './tool.ts';

const PhotosSchema = v.array(v.object({ url: v.string(), alt: v.string() }));

const OutputSchema = v.object({
  ...stayEntries,
  description: textField('As the hotel wrote it.'),
  stars: v.nullable(v.number()),
  rating: v.nullable(v.pipe(v.number(), v.description('Out of 5. Null if there are no reviews.'))),
  review_count: countField('Number of reviews.'),
  amenities: v.array(v.string()),
  check_in_time: textField('Check-in starts at this time, in Goa.'),
  check_out_time: textField('Check-out ends at this time, in Goa.'),
  cancellation: ownWords('Cancellation policy'),
  house_rules: ownWords('House rules'),
  ages: ownWords('Age limits'),
  payment: ownWords('Payment policy'),
  please_note: ownWords('Special conditions'),
  photos: PhotosSchema,
  nights: v.nullable(countField('Null without dates.')),
  rooms: v.array(
    v.object({
      room_id: textField('For quote and booking_link.'),
      name: v.string(),
      description: textField('As the hotel wrote it.'),
      bed_type: v.string(),
      size: v.nullable(v.string()),
      max_guests: countField('Guests in one room.'),
      amenities: v.array(v.string()),
      photos: PhotosSchema,
      price_a_night: price('Price per night of one room.'),
      rate_plan: v.nullable(
        textField('The rate plan of these prices and its terms. Null for the standard price, which quote asks for.'),
      ),
      gst_percent: v.pipe(v.number(), v.description('The tax rate included in the price.')),
      fits_party: v.pipe(v.boolean(), v.description('True if the guests fit in the requested number of rooms.')),
      rooms_free: v.nullable(countField('Rooms available on every night. Null without dates.')),
      stay_total: v.nullable(price('Total for the whole stay, for all requested rooms. Null without dates.')),
    }),
  ),
});

const DetailsSchema = v.object({
  ...HotelDetailsSchema.entries,
  rooms: v.array(v.object({ ...HotelRoomSchema.entries, tax_rate: v.number() })),
});

export const stayDetails = tool({
  name: 'stay_details',
  title: 'One hotel with its rooms',
  description:
    'Returns one hotel: rooms with prices, taxes included, amenities, check-in and check-out times, cancellation policy and photos. With dates, it also returns the available rooms and their total price.',
  input: v.strictObject({ stay_id: id('A stay_id from search_stays.'), ...asked }),
  output: OutputSchema,
  async run(env, input) {
    const stay = stayOf(input);
    const to = siteAddresses(env);
    const { hotel, rooms, nights, terms, dates_error } = await ask(
      env,
      'hotel_details',
      { hotel_id: input.stay_id, ...stayArguments(stay) },
      DetailsSchema,
      { hotel_not_found: hotelNotFound },
    );
    if (dates_error !== null) throw refusedDates(dates_error);
    const { policies } = hotel;
    const photosOf = (photos: readonly { url: string; alt: string }[]) =>
      photos.flatMap(({ url, alt }) => {
        const address = to.photo(url);
        return address === null ? [] : [{ url: address, alt }];
      });
    const answer: v.InferOutput<typeof OutputSchema> = {
      stay_id: hotel.id,
      name: hotel.name,
      is_fictional: hotel.is_demo,
      place: placeOf(hotel),
      url: to.stay(hotel.id, stay),
      description: hotel.description,
      stars: hotel.star_rating,
      rating: hotel.rating,
      review_count: hotel.review_count,
      amenities: hotel.amenities,
      check_in_time: formatTime(hotel.check_in_time),
      check_out_time: formatTime(hotel.check_out_time),
      cancellation: policyWords(policies.cancellation_policy, terms) || null,
      house_rules: policies.house_rules ?? null,
      ages: policies.age_restriction ?? null,
      payment: policies.payment_policy ?? null,
      please_note: policies.special_conditions ?? null,
      photos: photosOf(hotel.photos),
      nights,
      rooms: rooms.map((room) => ({
        room_id: room.id,
        name: room.name,
        description: room.description,
        bed_type: room.bed_type,
        size: room.room_size,
        max_guests: room.max_occupancy,
        amenities: room.amenities,
        photos: photosOf(room.photos),
        price_a_night: money(room.base_price),
        rate_plan: planWords(room.plan) || null,
        gst_percent: room.tax_rate,
        fits_party: room.fits,
        rooms_free: room.rooms_free,
        stay_total: room.stay_total === null ? null : money(room.stay_total),
      })),
    };
    const lines = answer.rooms.map(
      ({ name, max_guests, price_a_night, rate_plan, fits_party, rooms_free, stay_total, room_id }) =>
        [
          `${name}, up to ${counted(max_guests, 'guest')}: ${price_a_night.text} a night`,
          ...(isDated(stay) && stay_total ? [`${stay_total.text} for the stay`, `${rooms_free} available`] : []),
          ...(rate_plan ? [rate_plan] : []),
          ...(fits_party ? [] : ['too small for these guests']),
          `room_id ${room_id}`,
        ].join('; '),
    );
    const words = [
      `${answer.name}${demoWarning(answer.is_fictional)}, ${answer.place}. ${answer.url}`,
      `Check-in from ${answer.check_in_time}, check-out until ${answer.check_out_time}. Prices include taxes.`,
      ...(answer.cancellation ? [`Cancellation: ${answer.cancellation}`] : []),
      ...lines,
    ];
    return { lines: words, answer };
  },
});

/** Without its dates the database answers a page; for an assistant that is a refusal. */
export const refusedDates = (code: string) =>
  new Refusal((dateRefusals as Readonly<Record<string, string>>)[code] ?? (code || dateRefusals.invalid_dates));
