import { directionsTo } from '#src/domain/hotel/directions.ts';
import type { HotelDetails, Photo } from '#src/domain/hotel/hotel.ts';
import { photosOf } from '#src/domain/hotel/hotelPhotos.ts';
import { directionsUrl, formatPriceRange } from '#src/domain/showcase.ts';
import { paths } from '#src/lib/paths.ts';
import { safePhotoUrl } from '#src/lib/photos.ts';
import { assistantsUrl } from '#src/server/assistants.ts';
import type { Picture, Post } from './content.ts';
import type { House } from './houseFigures.ts';
import { siteFacts } from './site.ts';

/**
 * What search engines and assistants read: one connected graph a page, made from the content the page shows.
 * Builders return nodes; `graph` puts them together with the organization and the site they all belong to.
 * Vocabulary: https://schema.org, for hotels https://schema.org/docs/hotels.html. The layout escapes what it writes.
 */
interface GraphNode {
  '@type': string | readonly string[];
  '@id'?: string;
  [property: string]: unknown;
}

/** Full address of a path of this site. */
const at = (path: string) => new URL(path, siteFacts.url).href;
const ref = (id: string) => ({ '@id': id });

const organizationId = at('/#organization');
const websiteId = at('/#website');

function organization(): GraphNode {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: siteFacts.name,
    slogan: siteFacts.tagline,
    url: at('/'),
    logo: at('/favicon.svg'),
    email: siteFacts.email,
    telephone: siteFacts.phone,
    ...(siteFacts.social.length > 0 ? { sameAs: siteFacts.social.map(({ url }) => url) } : {}),
  };
}

function website(): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: siteFacts.name,
    url: at('/'),
    inLanguage: 'en-IN',
    publisher: ref(organizationId),
    potentialAction: [
      {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${at(paths.search())}?destination={destination}` },
        'query-input': 'required name=destination',
      },
      // No assistant books: it looks for stays and prices, and ends with the address of a form.
      {
        '@type': 'SearchAction',
        name: 'Model Context Protocol: stays, free rooms and prices',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: assistantsUrl,
          httpMethod: 'POST',
          contentType: 'application/json',
        },
      },
    ],
  };
}

/** A picture in its full size. */
export function imageObject({ src, alt, width }: Picture): GraphNode {
  // Built pictures are 3:2 and at most 1440 pixels wide.
  const built = Math.min(width, 1440);
  return { '@type': 'ImageObject', url: at(src), caption: alt, width: built, height: Math.round(built / 1.5) };
}

interface Page {
  path: string;
  name: string;
  description: string;
  type?: string;
  picture?: Picture;
  /** Names and paths from the home page to this one. */
  trail?: readonly { name: string; path: string }[];
  /** Ids of what the page is about, such as `hotelId(id)`. */
  about?: readonly string[];
  /** When what it says changed last. */
  modified?: Date;
}

/** A page with its place in the site. */
export function webPage({
  path,
  name,
  description,
  type = 'WebPage',
  picture,
  trail,
  about,
  modified,
}: Page): GraphNode[] {
  const id = at(`${path}#page`);
  const trailId = at(`${path}#breadcrumb`);
  const page: GraphNode = {
    '@type': type,
    '@id': id,
    url: at(path),
    name,
    description,
    inLanguage: 'en-IN',
    isPartOf: ref(websiteId),
    ...(picture ? { primaryImageOfPage: imageObject(picture) } : {}),
    ...(about ? { about: about.map(ref) } : {}),
    ...(modified ? { dateModified: modified.toISOString() } : {}),
    ...(trail ? { breadcrumb: ref(trailId) } : {}),
  };
  if (!trail) return [page];
  const items = trail.map((step, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: step.name,
    item: at(step.path),
  }));
  return [page, { '@type': 'BreadcrumbList', '@id': trailId, itemListElement: items }];
}

/** Id of one of the two houses in every graph of the site. */
export const hotelNodeId = (id: string) => at(`${paths.property(id)}#hotel`);

const amenity = (name: string) => ({ '@type': 'LocationFeatureSpecification', name, value: true });

/** A house without its rooms; without a rating while nobody gave it one. */
export function hotel(house: House): GraphNode {
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

/** The rooms of a house, each with its offer; `hotelWithRooms` ties them to the house. */
function rooms(house: House): { room: GraphNode; offer: GraphNode }[] {
  return house.roomCategories.map(({ id, title, description, features, maxGuests, priceRange, photos }) => {
    const address = `${paths.property(house.id)}#${id}`;
    const offerId = at(`${address}-offer`);
    const price = { priceCurrency: 'INR', minPrice: priceRange.from, maxPrice: priceRange.to };
    const room: GraphNode = {
      // An offer can be of a product only, hence both types.
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

/** A house with its rooms and their prices a night. */
export function hotelWithRooms(house: House): GraphNode[] {
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

/** Id of a hotel of the backend in every graph of the site; one of the two houses is the same there as on its own page. */
export const stayNodeId = ({ hotel: { id, name, showcase_id } }: HotelDetails) =>
  showcase_id ? hotelNodeId(showcase_id) : at(`${paths.hotel(id, name)}#hotel`);

/** A hotel of the backend with its rooms and their prices a night; a rating only where guests gave one. Nothing of a demo stay. */
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
        // An offer can be of a product only, hence both types.
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
        url: at(paths.booking(room.id)),
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

/** A list of pages of this site, in the order shown. */
export function itemList(path: string, items: readonly { name: string; path: string }[]): GraphNode {
  return {
    '@type': 'ItemList',
    '@id': listNodeId(path),
    numberOfItems: items.length,
    itemListElement: items.map((item, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: item.name,
      url: at(item.path),
      item: at(item.path),
    })),
  };
}
/** Id of the list on a page. */
export const listNodeId = (path: string) => at(`${path}#list`);

/** Questions with their answers, as the page shows them. */
export function faqPage(path: string, items: readonly { question: string; answer: string }[]): GraphNode {
  return {
    '@type': 'FAQPage',
    '@id': at(`${path}#faq`),
    isPartOf: ref(at(`${path}#page`)),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A post of the blog. Its page is a `webPage` of the same path. */
export function blogPosting({ slug, title, excerpt, date, author, picture, minutes, tags, entry }: Post): GraphNode {
  const path = paths.post(slug);
  const day = date.toISOString().slice(0, 10);
  return {
    '@type': 'BlogPosting',
    '@id': at(`${path}#post`),
    headline: title,
    description: excerpt,
    url: at(path),
    mainEntityOfPage: at(path),
    image: imageObject(picture),
    datePublished: day,
    dateModified: day,
    author: {
      '@type': 'Organization',
      name: author,
      url: at(paths.home),
      logo: at('/favicon.svg'),
      parentOrganization: ref(organizationId),
    },
    publisher: ref(organizationId),
    inLanguage: 'en-IN',
    keywords: tags,
    wordCount: entry.body?.split(/\s+/).filter(Boolean).length,
    timeRequired: `PT${minutes}M`,
  };
}

/** The page's whole graph, for the layout's `structuredData`. */
export function graph(...nodes: readonly GraphNode[]): object {
  return { '@context': 'https://schema.org', '@graph': [organization(), website(), ...nodes] };
}
