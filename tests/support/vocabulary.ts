/*
 * Properties that pages use in structured data, by type of https://schema.org: required, allowed, and types of nested nodes. Google's requirements
 * are included: https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

interface Type {
  needs: string;
  may?: string;
}

const page: Type = {
  needs: 'url name description isPartOf inLanguage',
  may: 'primaryImageOfPage breadcrumb about dateModified',
};

export const types: Record<string, Type> = {
  Organization: { needs: 'name url logo', may: 'slogan email telephone sameAs parentOrganization' },
  WebSite: { needs: 'name url publisher', may: 'inLanguage potentialAction' },
  WebPage: page,
  CollectionPage: page,
  ImageGallery: { needs: `${page.needs} image`, may: page.may ?? '' },
  FAQPage: { needs: 'mainEntity', may: 'isPartOf' },
  Question: { needs: 'name acceptedAnswer' },
  Answer: { needs: 'text' },
  BreadcrumbList: { needs: 'itemListElement' },
  ItemList: { needs: 'itemListElement numberOfItems' },
  ListItem: { needs: 'position name item', may: 'url' },
  BlogPosting: {
    needs: 'headline image datePublished dateModified author publisher mainEntityOfPage',
    may: 'description url inLanguage keywords wordCount timeRequired',
  },
  ImageObject: { needs: 'url caption width height', may: 'description' },
  SearchAction: { needs: 'target', may: 'name query-input' },
  EntryPoint: { needs: 'urlTemplate', may: 'httpMethod contentType' },
  Hotel: {
    needs: 'name url address telephone image priceRange checkinTime checkoutTime',
    may: 'description containsPlace makesOffer hasMap geo email currenciesAccepted starRating amenityFeature aggregateRating parentOrganization',
  },
  HotelRoom: { needs: 'name occupancy containedInPlace', may: 'description url image bed amenityFeature' },
  // Google needs one of offers, review and aggregateRating.
  Product: { needs: 'name offers', may: 'description url image' },
  Offer: { needs: 'price priceCurrency itemOffered', may: 'url priceSpecification offeredBy' },
  UnitPriceSpecification: { needs: 'priceCurrency unitCode', may: 'price minPrice maxPrice valueAddedTaxIncluded' },
  QuantitativeValue: { needs: 'maxValue unitCode' },
  BedDetails: { needs: 'typeOfBed' },
  LocationFeatureSpecification: { needs: 'name value' },
  PostalAddress: { needs: 'streetAddress addressLocality addressRegion addressCountry', may: 'postalCode' },
  GeoCoordinates: { needs: 'latitude longitude' },
  Rating: { needs: 'ratingValue bestRating' },
  AggregateRating: { needs: 'ratingValue reviewCount bestRating' },
};

/** Allowed types of a node by property. */
export const kinds: Record<string, string> = {
  about: 'Hotel BlogPosting ItemList',
  acceptedAnswer: 'Answer',
  address: 'PostalAddress',
  aggregateRating: 'AggregateRating',
  amenityFeature: 'LocationFeatureSpecification',
  author: 'Organization',
  bed: 'BedDetails',
  breadcrumb: 'BreadcrumbList',
  containedInPlace: 'Hotel',
  containsPlace: 'HotelRoom',
  geo: 'GeoCoordinates',
  image: 'ImageObject',
  isPartOf: 'WebSite WebPage',
  itemListElement: 'ListItem',
  itemOffered: 'HotelRoom',
  mainEntity: 'Question',
  makesOffer: 'Offer',
  occupancy: 'QuantitativeValue',
  offeredBy: 'Hotel',
  offers: 'Offer',
  parentOrganization: 'Organization',
  potentialAction: 'SearchAction',
  priceSpecification: 'UnitPriceSpecification',
  primaryImageOfPage: 'ImageObject',
  publisher: 'Organization',
  starRating: 'Rating',
  target: 'EntryPoint',
};

type Data = Record<string, unknown>;
const isNode = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const isReference = (value: Data) => Object.keys(value).join() === '@id';
const words = (text = '') => text.split(' ').filter(Boolean);

/** Returns faults in a graph, such as `Hotel.adress: not of the type`. */
export function faultsOf(nodes: readonly Data[]): string[] {
  const byId = new Map(nodes.map((node) => [node['@id'], node]));
  const typesOf = (node: Data) => [node['@type']].flat().map(String);

  function inNode(node: Data): string[] {
    const own = typesOf(node);
    const known = own.flatMap((type) => types[type] ?? []);
    if (known.length < own.length) return [`${own.join(' and ')}: no type that is known here`];
    const allowed = new Set(known.flatMap(({ needs, may }) => [...words(needs), ...words(may)]));
    return [
      ...own.flatMap((type) =>
        words(types[type]?.needs)
          .filter((name) => node[name] === undefined || node[name] === '' || [node[name]].flat().length === 0)
          .map((name) => `${type}.${name}: missing`),
      ),
      ...Object.entries(node)
        .filter(([name]) => !name.startsWith('@'))
        .flatMap(([name, value]) => {
          const at = `${own[0]}.${name}`;
          return allowed.has(name)
            ? [value].flat().flatMap((one) => inValue(at, name, one))
            : [`${at}: not of the type`];
        }),
    ];
  }
  function inValue(at: string, name: string, value: unknown): string[] {
    if (!isNode(value)) return value === null || value === '' ? [`${at}: empty`] : [];
    const node = isReference(value) ? byId.get(value['@id']) : value;
    if (!node) return [`${at}: leads nowhere`];
    const expected = words(kinds[name]);
    const fits = typesOf(node).some((type) => expected.includes(type));
    return [
      ...(fits ? [] : [`${at}: ${typesOf(node).join(' and ')} does not belong there`]),
      ...(node === value ? inNode(node) : []),
    ];
  }
  return nodes.flatMap(inNode);
}
