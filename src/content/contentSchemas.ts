import { z } from 'astro/zod';
import { housesWith, isFaqId, isHouseId, isPhotoName, isPlaceId, isTownName } from '#content-names';
import { hasTaxRate, pricesWithoutRate } from '#src/domain/listing/houseListing.ts';
import { bedConfigs, cancellationKeys, propertyTypes } from '#src/domain/listing/listing.ts';
import { siteIdStart } from '#src/domain/uuid.ts';
import { fixedWords, matching, slug, unique, words } from './fields.ts';
import { fillFacts, siteFacts } from './site.ts';
import { readSite } from './siteSchema.ts';

readSite(siteFacts);

/* A wrong field fails the build with file, field and reason, written for editors. Objects are strict, so misspelled fields are errors. */

/** Lengths that search results show in full. */
export const searchResult = { title: 60, description: { min: 120, max: 160 } } as const;

/** The layout adds the brand to a title, unless the title contains it. */
const brandInTitle = siteFacts.name.length + 3;

/** Only {name} and {tagline} can be filled in: `fillFacts`. */
const wordsWithFacts = words.refine(
  (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, fact]) => fact === 'name' || fact === 'tagline'),
  'Only {name} and {tagline} can be filled in.',
);

const clock = matching(
  z.string(),
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "Write the time in 24 hours and in quotes, like '08:30'.",
);

/** A YAML date or the same in quotes. Other formats could swap day and month. */
const notADay = 'Write the date as year-month-day, like 2026-11-20.';
const day = z.union([z.date(notADay), z.iso.date(notADay)], notADay).transform((date) => new Date(date));

const photo = z
  .string()
  .refine(isPhotoName, { error: (issue) => `There is no photo called "${issue.input}" in content/photos.yaml.` })
  .meta({ choiceOf: 'photos' });

const houseId = z
  .string()
  .refine(isHouseId, {
    error: (issue) => `There is no file content/showcase/${issue.input}.yaml.`,
  })
  .meta({ choiceOf: 'houses' });

const photoList = unique(z.array(photo).min(1, 'Name at least one photo.'), (name) => name, 'photo');

const titleIsLong = `This title is too long. With the brand's name, it can have up to ${searchResult.title} characters.`;

const pageTitle = wordsWithFacts
  .refine(
    (title) => fillFacts(title).length + (title.includes('{name}') ? 0 : brandInTitle) <= searchResult.title,
    titleIsLong,
  )
  .describe(
    `Up to ${searchResult.title - brandInTitle} characters. We add the brand's name, unless it is in the title as {name}.`,
  )
  .meta({ counter: searchResult.title - brandInTitle });

const ofDescription = {
  error: (issue: { input?: unknown }) =>
    `A description has ${searchResult.description.min} to ${searchResult.description.max} characters. This one has ${fillFacts(String(issue.input)).length}.`,
};

const pageDescription = wordsWithFacts
  .refine((text) => {
    const { length } = fillFacts(text);
    return length >= searchResult.description.min && length <= searchResult.description.max;
  }, ofDescription)
  .meta({ isLong: true, counter: searchResult.description.max });
const lengthOfDescription = `${searchResult.description.min} to ${searchResult.description.max} characters.`;

/** Rupees a night, lowest to highest, for rooms without their own prices. */
const defaultPriceRange = { from: 2000, to: 5000 };
const priceRange = z
  .strictObject({ from: z.int().positive(), to: z.int().positive() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Put the higher price second.' });

const siteId = z
  .guid()
  .startsWith(
    siteIdStart,
    `Start the id with ${siteIdStart}. Someone else may have started a listing under another id.`,
  );

/** True if features name no other bed than the one guests book. Twin beds are two single beds. */
const nameOneBed = ({ bed, features }: { bed: string; features: string[] }) =>
  [...features.join('\n').matchAll(/\b(single|double|queen|king|twin|sofa|bunk) bed/gi)].every(([name]) =>
    `${bed}, ${bed === 'Twin Beds' ? 'Single Bed' : ''}`.toLowerCase().includes(name.toLowerCase()),
  );

const RoomCategorySchema = z
  .strictObject({
    id: slug.describe('Part of the links to this room. Keep it once the room is published.'),
    title: words,
    description: words,
    features: unique(z.array(words).min(3), (feature) => feature, 'feature').describe(
      'Features of the room, one short line each.',
    ),
    roomId: siteId.optional().describe('Id of the room type that guests book. Leave it out: the site makes one.'),
    bed: z.enum(bedConfigs),
    size: words,
    rooms: z.int().min(1).max(1000).describe('Number of rooms of this type.'),
    amenities: unique(z.array(fixedWords).min(1), (amenity) => amenity, 'amenity').describe(
      'Use the names of the search filters.',
    ),
    maxGuests: z.int().min(1).max(20).describe('The maximum number of guests, including children.'),
    priceRange: priceRange.default(defaultPriceRange),
    price: z
      .int()
      .positive()
      .optional()
      .describe('The lowest price per night in rupees, if it is not the lower end of the range.'),
    photos: photoList.describe("Photos of the room's gallery, in order. The card shows how many there are."),
  })
  .refine(nameOneBed, { path: ['features'], error: 'Name the same bed here as under "bed", which guests book.' })
  .refine(({ price, priceRange }) => hasTaxRate(price ?? priceRange.from), {
    path: ['price'],
    error: ({ input }) => {
      const { price, priceRange } = input as { price?: number; priceRange: { from: number } };
      const [from, to] = pricesWithoutRate().map((rupees) => rupees.toLocaleString('en-IN'));
      return `No tax rate gives ₹${price ?? priceRange.from} with tax. Write a "price" of ₹${from} or less, or of more than ₹${to}.`;
    },
  });

const rating = z.number().min(1).max(5);

export const ShowcaseSchema = z
  .strictObject({
    name: fixedWords,
    order: z
      .int()
      .positive()
      .optional()
      .describe('Its place among our hotels. Hotels without one come last, in the order of their files.'),
    kind: words.describe('The type of hotel, in two words.'),
    place: words
      .refine(isTownName, {
        error: (issue) => `"${issue.input}" is not a town or beach in content/places.yaml.`,
        // The list has English names only.
        params: { inEnglish: true },
      })
      .describe('Its town or beach, by a name from the list of places.'),
    address: words,
    postalCode: matching(z.string(), /^\d{6}$/, "Six digits in quotes, like '403515'."),
    directionsUrl: z
      .url()
      .startsWith('https://')
      .optional()
      .describe('A short link to the hotel on a map. Without it, Get Directions searches the map for `mapsQuery`.'),
    mapsQuery: fixedWords,
    hotelId: siteId
      .optional()
      .describe('Id of the hotel that guests book, for "Check dates and prices". Leave it out: the site makes one.'),
    type: z
      .enum(Object.keys(propertyTypes) as (keyof typeof propertyTypes)[])
      .describe('The property type of its listing, and the stars of the official classification.'),
    stars: z.int().min(1).max(5),
    anchor: slug
      .optional()
      .describe(
        "The address of the hotel on the home page, such as `/#casa-de-patio`. Without one it is the file's name.",
      ),
    galleryFilter: slug
      .optional()
      .describe("The address of its photos, such as `/gallery?hotel=casa`. Without one it is the file's name."),
    galleryLoops: z
      .boolean()
      .optional()
      .describe('True if its photos on the home page start again after the last one, and keep moving when touched.'),
    headline: words,
    summary: words.describe('Two sentences for cards.'),
    description: words.describe("The text of the hotel's own page."),
    searchDescription: pageDescription.describe(
      `The description of the hotel's own page on results pages: ${lengthOfDescription}`,
    ),
    cover: photo.describe('The photo of cards, links and shared posts.'),
    detail: photo.describe('A second, closer photo beside the first.'),
    facts: z
      .array(z.strictObject({ label: words, text: words }))
      .min(1)
      .describe('A few facts with a label each, for the home page.'),
    amenities: unique(
      z.array(fixedWords).min(6, 'A card shows six amenities.'),
      (amenity) => amenity,
      'amenity',
    ).describe('All amenities. Cards show the first six. The site reads here whether pets may stay.'),
    /** Shown only if the backend does not answer. */
    rating: rating.optional(),
    reviewCount: z.int().positive().optional(),
    checkIn: clock,
    checkOut: clock,
    breakfast: z.strictObject({ from: clock, to: clock }),
    cancellation: z.enum(cancellationKeys).describe('The site has the text of each policy.'),
    payment: words,
    groups: words,
    pets: words,
    houseRules: words,
    atArrival: words.describe('What guests must bring or know when they arrive.'),
    ages: words.describe('The ages of adults and children.'),
    gettingHere: words,
    faq: unique(
      z.array(
        z
          .string()
          .refine(isFaqId, { error: (issue) => `There is no question "${issue.input}" in content/faq.yaml.` })
          .meta({ choiceOf: 'questions' }),
      ),
      (id) => id,
      'question',
    )
      .default([])
      .describe("Ids of the questions in `content/faq.yaml` that the hotel's page shows."),
    gallery: photoList.describe(
      'Photos of the hotel in order, the cover first. The gallery on the home page and the booking page show them.',
    ),
    roomCategories: unique(z.array(RoomCategorySchema).min(1), ({ id }) => id, 'room'),
  })
  .refine(({ cover, gallery }) => gallery[0] === cover, {
    path: ['gallery', 0],
    error: 'The gallery begins with the cover.',
  })
  .refine(({ rating, reviewCount }) => (rating === undefined) === (reviewCount === undefined), {
    path: ['reviewCount'],
    error: 'Write both rating and reviewCount, or neither.',
  })
  .superRefine((house, context) => {
    const report = (path: (string | number)[], value: unknown, other: string) =>
      context.addIssue({ code: 'custom', path, message: `${other} has "${value}" too. Each needs its own.` });
    const houses = housesWith(house);
    const own = houses.find(({ name }) => name === house.name);
    if (houses.filter(({ name }) => name === house.name).length > 1) report(['name'], house.name, 'Another hotel');
    const rooms: (string | undefined)[] = [];
    for (const other of houses.filter(({ name }) => name !== house.name)) {
      for (const field of ['anchor', 'galleryFilter', 'hotelId'] as const) {
        const value = house[field] ?? own?.[field];
        if (value !== undefined && value === other[field]) report([field], value, other.name);
      }
      rooms.push(...other.roomCategories.map(({ roomId }) => roomId));
    }
    for (const [at, { roomId }] of house.roomCategories.entries()) {
      if (roomId && rooms.includes(roomId)) report(['roomCategories', at, 'roomId'], roomId, 'Another room');
      rooms.push(roomId);
    }
  });

export const HomeSchema = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        photo,
        focus: z.enum(['left', 'center', 'right']).describe('The part of the picture that narrow screens must show.'),
        title: wordsWithFacts,
        subtitle: wordsWithFacts,
        description: wordsWithFacts,
      }),
    )
    .min(1),
  houses: z.strictObject({
    heading: words,
    intro: words,
    order: unique(z.array(houseId), (id) => id, 'hotel')
      .default([])
      .describe('The hotels that come first on the home page, in order. The others follow.'),
  }),
  featured: z
    .strictObject({ heading: words, intro: words, all: words })
    .describe('The heading above the hotels that admins feature, and the link to all hotels.'),
  about: z.strictObject({ heading: words, quote: words, paragraphs: z.array(words).min(1) }),
  faq: z.strictObject({ heading: words, intro: words }),
  findUs: z.strictObject({ heading: words, intro: words }),
  contact: z.strictObject({
    heading: words,
    intro: words,
    officeHoursLabel: words,
    whatsappNote: words,
    advance: z.strictObject({ heading: words, text: words }).describe('The card beside the contact details.'),
  }),
  newsletter: z.strictObject({
    heading: words,
    intro: words,
    label: words,
    button: words,
    consent: words,
    thanks: words,
  }),
});

const points = z.array(z.strictObject({ title: words, text: words })).min(1);

export const ListPropertySchema = z.strictObject({
  button: words.describe('The button that opens the form.'),
  signedIn: words.describe('The link to My listings.'),
  benefits: z.strictObject({ heading: words, items: points }),
  steps: z.strictObject({ heading: words, items: points }),
  fee: z.strictObject({ heading: words, text: words }),
  ready: z.strictObject({ heading: words, intro: words, items: z.array(words).min(1) }),
  closing: z.strictObject({ heading: words }),
});

export const FaqSchema = z.strictObject({
  items: unique(
    z.array(
      z.strictObject({
        id: slug,
        question: matching(words, /\?$/, 'A question ends with a question mark.'),
        answer: words,
      }),
    ),
    ({ id }) => id,
    'question',
  ),
});

export const GallerySchema = z.strictObject({
  closing: z.strictObject({ heading: words, text: words }).describe('The words below the pictures, beside the button.'),
  pictures: unique(
    z.array(
      z.strictObject({
        photo,
        hotel: houseId.describe('The filter under which the picture appears.'),
        caption: words,
      }),
    ),
    (picture) => picture.photo,
    'photo',
  ),
});

export const PagesSchema = z.record(
  slug,
  z.strictObject({
    title: pageTitle,
    description: pageDescription.describe(lengthOfDescription),
    heading: wordsWithFacts.describe("The page's first heading and the sentence under it."),
    intro: wordsWithFacts.optional(),
    photo,
  }),
);

export const StayWordsSchema = z.record(
  slug.refine(isPlaceId, { error: (issue) => `There is no place "${issue.input}" in content/places.yaml.` }),
  z.strictObject({
    description: pageDescription.describe(lengthOfDescription),
    lead: words,
    text: z.array(words).min(1),
    photo,
  }),
);

export const PostSchema = z.strictObject({
  title: pageTitle,
  excerpt: pageDescription.describe(`Shown in the list and on results pages: ${lengthOfDescription}`),
  date: day,
  author: words,
  photo,
  tags: unique(z.array(slug), (tag) => tag, 'tag').default([]),
});

export const LegalSchema = z.strictObject({
  updated: day.describe('The day of the last change. The page shows it.'),
});
