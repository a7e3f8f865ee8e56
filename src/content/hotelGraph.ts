import { directionsTo } from '#src/domain/hotel/directions.ts';
import type { HotelDetails, Photo } from '#src/domain/hotel/hotel.ts';
import { photosOf } from '#src/domain/hotel/hotelPhotos.ts';
import { directionsUrl, formatPriceRange } from '#src/domain/showcase.ts';
import { bookingPath } from '#src/lib/bookingPath.ts';
import { paths } from '#src/lib/paths.ts';
import { safePhotoUrl } from '#src/lib/photos.ts';
import { amenityName } from '#src/words/en/hotel.ts';
import { englishPath } from '#src/words/languages.ts';
import type { BrandHotel } from './houseFigures.ts';
import { siteFacts } from './site.ts';
import { at, type GraphNode, imageObject, organizationId, ref } from './structuredData.ts';

/** The same id in every language. */
export const hotelNodeId = (id: string) => at(`${englishPath(paths.property(id))}#hotel`);

const amenity = (name: string) => ({ '@type': 'LocationFeatureSpecification', name: amenityName(name), value: true });

/** Without rooms, and without a rating if it has none. */
export function hotel(house: BrandHotel): GraphNode {
  const { rating, reviewCount, roomCategories } = house;
  const prices = roomCategories.flatMap(({ priceRange }) => [priceRange.from, priceRange.to]);
  return {
    '@type': 'Hotel',
    '@id': hotelNodeId(house.id),
    name: house.name,
    description: house.description,
    url: at(paths.property(house.id)),
    image: [house.cover, house.detail].map(imageObject),
    address: {
      '@type': 'PostalAddress',
      streetAddress: house.address,
      addressLocality: house.place,
      addressRegion: 'Goa',
      postalCode: house.postalCode,
      addressCountry: 'IN',
    },
    hasMap: directionsUrl(house),
    telephone: siteFacts.phone,
    email: siteFacts.email,
    checkinTime: house.checkIn,
    checkoutTime: house.checkOut,
    currenciesAccepted: 'INR',
    priceRange: formatPriceRange({ from: Math.min(...prices), to: Math.max(...prices) }),
    amenityFeature: house.amenities.map(amenity),
    parentOrganization: ref(organizationId),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, reviewCount },
    }),
  };
}

/** `hotelWithRooms` links the rooms to the hotel. */
function rooms(house: BrandHotel): { room: GraphNode; offer: GraphNode }[] {
  return house.roomCategories.map(({ id, title, description, features, maxGuests, priceRange, photos }) => {
    const address = `${paths.property(house.id)}#${id}`;
    const offerId = at(`${address}-offer`);
    const price = { priceCurrency: 'INR', minPrice: priceRange.from, maxPrice: priceRange.to };
    const room: GraphNode = {
      // An offer must be of a product, hence both types.
      '@type': ['HotelRoom', 'Product'],
      '@id': at(`${address}-room`),
      name: title,
      description,
      url: at(address),
      image: photos.map(imageObject),
      occupancy: { '@type': 'QuantitativeValue', maxValue: maxGuests, unitCode: 'C62' },
      amenityFeature: features.map(amenity),
      containedInPlace: ref(hotelNodeId(house.id)),
      offers: ref(offerId),
    };
    const offer: GraphNode = {
      '@type': 'Offer',
      '@id': offerId,
      url: at(address),
      price: priceRange.from,
      priceCurrency: 'INR',
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'DAY' },
      itemOffered: ref(at(`${address}-room`)),
      offeredBy: ref(hotelNodeId(house.id)),
    };
    return { room, offer };
  });
}

export function hotelWithRooms(house: BrandHotel): GraphNode[] {
  const list = rooms(house);
  const ids = (nodes: readonly GraphNode[]) => nodes.map((node) => ref(node['@id'] ?? ''));
  return [
    {
      ...hotel(house),
      containsPlace: ids(list.map(({ room }) => room)),
      makesOffer: ids(list.map(({ offer }) => offer)),
    },
    ...list.flatMap(({ room, offer }) => [room, offer]),
  ];
}

/** One of our own hotels has the same id as on its own page. */
export const stayNodeId = ({ hotel: { id, name, showcase_id } }: HotelDetails) =>
  showcase_id ? hotelNodeId(showcase_id) : at(`${paths.hotel(id, name)}#hotel`);

/** The rating is left out if there is none. */
export function stayWithRooms(details: HotelDetails): GraphNode[] {
  const { hotel, rooms } = details;
  const path = paths.hotel(hotel.id, hotel.name);
  const id = stayNodeId(details);
  const prices = rooms.map(({ base_price }) => base_price / 100);
  const photos = (list: readonly Photo[]) =>
    list.flatMap(({ url }) => {
      const src = safePhotoUrl(url);
      return src ? [at(src)] : [];
    });
  const images = photos(photosOf(hotel));
  const nodes = rooms.map((room) => {
    const price = room.base_price / 100;
    const [roomId, offerId] = [at(`${path}#room-${room.id}`), at(`${path}#offer-${room.id}`)];
    const own = photos(room.photos);
    return [
      {
        // An offer must be of a product, hence both types.
        '@type': ['HotelRoom', 'Product'],
        '@id': roomId,
        name: room.name,
        ...(room.description ? { description: room.description } : {}),
        url: at(path),
        ...(own.length > 0 ? { image: own } : {}),
        occupancy: { '@type': 'QuantitativeValue', maxValue: room.max_occupancy, unitCode: 'C62' },
        bed: { '@type': 'BedDetails', typeOfBed: room.bed_type },
        amenityFeature: room.amenities.map(amenity),
        containedInPlace: ref(id),
        offers: ref(offerId),
      },
      {
        '@type': 'Offer',
        '@id': offerId,
        url: at(bookingPath(room.id, undefined, { plan: room.plan?.id })),
        price,
        priceCurrency: room.currency,
        priceSpecification: {
          ...{ '@type': 'UnitPriceSpecification', price, priceCurrency: room.currency, unitCode: 'DAY' },
          valueAddedTaxIncluded: true,
        },
        itemOffered: ref(roomId),
        offeredBy: ref(id),
      },
    ] as const;
  });
  return [
    {
      '@type': 'Hotel',
      '@id': id,
      name: hotel.name,
      ...(hotel.description ? { description: hotel.description } : {}),
      url: at(path),
      ...(images.length > 0 ? { image: images } : {}),
      address: {
        '@type': 'PostalAddress',
        ...(hotel.address ? { streetAddress: hotel.address } : {}),
        addressLocality: hotel.city,
        addressRegion: 'Goa',
        addressCountry: hotel.country === 'India' ? 'IN' : hotel.country,
      },
      ...(hotel.latitude !== null && !hotel.is_approximate
        ? { geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude } }
        : {}),
      hasMap: directionsTo(hotel),
      telephone: hotel.phone ?? siteFacts.phone,
      email: hotel.email ?? siteFacts.email,
      checkinTime: hotel.check_in_time.slice(0, 5),
      checkoutTime: hotel.check_out_time.slice(0, 5),
      currenciesAccepted: 'INR',
      ...(prices.length > 0
        ? { priceRange: formatPriceRange({ from: Math.min(...prices), to: Math.max(...prices) }) }
        : {}),
      ...(hotel.star_rating !== null
        ? { starRating: { '@type': 'Rating', ratingValue: hotel.star_rating, bestRating: 5 } }
        : {}),
      amenityFeature: hotel.amenities.map(amenity),
      containsPlace: nodes.map(([room]) => ref(room['@id'])),
      makesOffer: nodes.map(([, offer]) => ref(offer['@id'])),
      ...(hotel.rating !== null && hotel.review_count > 0
        ? {
            aggregateRating: {
              ...{ '@type': 'AggregateRating', ratingValue: hotel.rating, bestRating: 5 },
              reviewCount: hotel.review_count,
            },
          }
        : {}),
    },
    ...nodes.flat(),
  ];
}
