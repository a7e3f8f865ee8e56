import { expect, test } from 'vitest';
import { stayNodeId, stayWithRooms } from '#src/content/hotelGraph.ts';
import { siteFacts } from '#src/content/site.ts';
import type { HotelDetails } from '#src/domain/hotel/hotel.ts';

const id = '11111111-2222-4333-8444-555555555555';
const room = {
  ...{ id: '99999999-2222-4333-8444-555555555555', hotel_id: id, name: 'Garden Room', description: '' },
  ...{
    bed_type: 'King Bed',
    max_occupancy: 3,
    room_size: null,
    total_rooms: 2,
    base_price: 420_050,
    price_kind: 'same' as const,
    currency: 'INR',
  },
  ...{ tax_rate: 5, amenities: ['TV'], photos: [{ url: '//elsewhere.example/a.jpg', alt: '' }] },
  ...{ rooms_free: null, stay_refusal: null, stay_total: null, fits: true },
};
const details = (hotel: Partial<HotelDetails['hotel']> = {}): HotelDetails => ({
  ...{ nights: null, fitting_rooms: null, rooms: [room], reviews: [], terms: null, dates_error: null },
  hotel: {
    ...{ id, name: 'Casa </script>', description: '', address: '', city: 'Candolim', country: 'India' },
    ...{ star_rating: null, is_featured: false, showcase_id: null, is_demo: false, main_image_url: null, photos: [] },
    ...{ place_id: 'candolim', latitude: 15.5, longitude: 73.7, is_approximate: true, amenities: [], phone: null },
    ...{
      email: null,
      check_in_time: '12:00:00',
      check_out_time: '11:00:00',
      policies: {},
      rating: null,
      review_count: 0,
      review_figures: null,
    },
    ...hotel,
  },
});
const hotelOf = (given: HotelDetails) => stayWithRooms(given)[0] as Record<string, unknown>;

test('nothing is claimed that nobody said: no rating without reviews, no stars, no spot that is only the town’s', () => {
  const hotel = hotelOf(details());
  for (const property of ['aggregateRating', 'starRating', 'geo', 'image', 'description'])
    expect(hotel).not.toHaveProperty(property);
  expect(hotel).toMatchObject({
    '@type': 'Hotel',
    '@id': `${siteFacts.url}/hotel/${id}-casa-script#hotel`,
    address: { addressLocality: 'Candolim', addressCountry: 'IN' },
    telephone: siteFacts.phone,
    checkinTime: '12:00',
    checkoutTime: '11:00',
    priceRange: expect.stringContaining('₹'),
  });
  expect(hotelOf(details({ rating: 4.5, review_count: 0 }))).not.toHaveProperty('aggregateRating');
});

test('what guests and officials said is told', () => {
  expect(hotelOf(details({ rating: 4.5, review_count: 12, star_rating: 3, is_approximate: false }))).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
    starRating: { ratingValue: 3 },
    geo: { latitude: 15.5, longitude: 73.7 },
  });
});

test('a room is offered at its price a night, in rupees, and shows no photo from elsewhere', () => {
  const [, kind, offer] = stayWithRooms(details());
  expect(kind).toMatchObject({ '@type': ['HotelRoom', 'Product'], name: 'Garden Room', occupancy: { maxValue: 3 } });
  expect(kind).not.toHaveProperty('image');
  expect(offer).toMatchObject({ '@type': 'Offer', price: 4200.5, priceCurrency: 'INR' });
});

test('a house of ours is one thing, here and on its own page', () => {
  expect(stayNodeId(details({ showcase_id: 'hotel-lotus' }))).toBe(`${siteFacts.url}/property/hotel-lotus#hotel`);
});

test('a hotel that has no rooms yet is told without prices', () => {
  const hotel = hotelOf({ ...details(), rooms: [] });
  expect(hotel).not.toHaveProperty('priceRange');
  expect(hotel.makesOffer).toEqual([]);
});
