import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseIds } from '#src/content/contentFiles.ts';
import { type Highlights, HighlightsSchema } from '#src/domain/hotel/highlights.ts';
import { type HotelDetails, HotelDetailsSchema } from '#src/domain/hotel/hotel.ts';
import { cancellationText, refundDays } from '#src/words/en/common.ts';
import { formatTime } from '#src/words/en/party.ts';
import { writeMail } from '../../supabase/functions/send-mails/letters.ts';
import { type Backend, createBackend } from '../../supabase/local/backend.ts';

/** A fact about a hotel must be the same on every page, in structured data, llms.txt, messages, emails and the booking. */
const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const parsed = new Map<string, ReturnType<typeof parseDocument>>();
function pageOf(file: string) {
  const page = parsed.get(file) ?? parseDocument(read(file));
  parsed.set(file, page);
  return page;
}
type Node = ReturnType<typeof parseDocument>['children'][number] | ReturnType<typeof parseDocument>;
type Wanted = Readonly<Record<string, string | ((value: string) => boolean)>>;
const find = (wanted: Wanted, within: Node) =>
  DomUtils.findAll(
    ({ attribs }) =>
      Object.entries(wanted).every(([name, value]) => {
        const found = attribs[name];
        return found !== undefined && (typeof value === 'string' ? found === value : value(found));
      }),
    [within],
  );
const one = (wanted: Wanted, within: Node) => {
  const [found] = find(wanted, within);
  if (!found) throw new Error(`Nothing has ${JSON.stringify(wanted)}.`);
  return found;
};
const textOf = (node: Node) => DomUtils.innerText(node).replace(/\s+/g, ' ').trim();
const listOf = (node: Node) => DomUtils.getElementsByTagName('li', node).map(textOf);

const marketing = ['index.html', 'properties.html', 'gallery.html', ...houseIds().map((id) => `property/${id}.html`)];
const chats = marketing.flatMap((file) =>
  [...find({ 'data-chat': () => true }, pageOf(file)), ...find({ 'data-message': () => true }, pageOf(file))].flatMap(
    ({ attribs }) => [
      attribs['data-chat'] ?? attribs['data-message'] ?? '',
      ...(attribs.href?.startsWith('https://wa.me') ? [new URL(attribs.href).searchParams.get('text') ?? ''] : []),
    ],
  ),
);
const bookingChats = chats.filter((text) => text.includes('interested in booking'));
const llms = read('llms.txt');
const answers = Object.fromEntries(
  find({ 'data-faq-item': () => true }, pageOf('index.html')).map((item) => [
    textOf(DomUtils.getElementsByTagName('summary', item)[0] as Node),
    textOf(item),
  ]),
);
const answer = (word: string) => Object.entries(answers).find(([question]) => question.includes(word))?.[1] ?? '';
const terms = textOf(one({ id: 'main' }, pageOf('terms.html')));
const contact = textOf(one({ id: 'contact' }, pageOf('index.html')));

type Json = Record<string, unknown>;
const graphOf = (file: string): Json[] =>
  find({ type: 'application/ld+json' }, pageOf(file)).flatMap(
    (script) => JSON.parse(DomUtils.textContent(script))['@graph'] as Json[],
  );
const rupees = (paise: number | null) => `₹${((paise ?? 0) / 100).toLocaleString('en-IN')}`;
const amounts = (text: string) => [...text.matchAll(/₹[\d,]+(?:\.\d+)?/g)].map(([amount]) => amount);

let backend: Backend;
let told: Highlights;
const details = new Map<string, HotelDetails>();
const mails = new Map<string, string>();
/** The advance in percent: usual, for a group, and in the high season. */
const advance = { usual: 0, group: 0, season: 0 };

beforeAll(async () => {
  backend = await createBackend();
  const ask = async (statement: string, values: unknown[] = []) => {
    const [row] = await backend.sql<{ answer: unknown }>(`select ${statement} as answer`, values);
    return row?.answer as Json;
  };
  told = v.parse(HighlightsSchema, await ask('public.highlights()'));
  for (const { showcase_id, hotel_id, rooms } of told.houses) {
    details.set(showcase_id, v.parse(HotelDetailsSchema, await ask('public.hotel_details($1)', [hotel_id])));
    const book = (where: string, guest: string) =>
      ask(
        `public.create_booking_tx(hotel_id => $1, room_category_id => $2, check_in_date => ${where}, check_out_date => ${where} + 2,
           guest_name => 'Asha Kamat', guest_email => $3)`,
        [hotel_id, rooms[0]?.id, guest],
      );
    const { booking_reference } = await book('private.today() + 430', 'asha@guest.example');
    const facts = await ask(
      `(select private.mail_facts('booking_guest', jsonb_build_object('booking_id', id)) from public.bookings where booking_reference = $1)`,
      [booking_reference],
    );
    mails.set(showcase_id, writeMail('booking_guest', facts, 'https://stays.example').text);
  }
  const percent = (where: string, count: number) =>
    ask(
      `(select advance_percent from public.room_categories as c, private.quote(c, ${where}, ${where} + 2, $1, 1, 0) where c.id = $2)`,
      [count, told.houses[0]?.rooms[0]?.id],
    ) as Promise<unknown> as Promise<number>;
  const june = 'make_date(extract(year from private.today())::integer + 1, 6, 10)';
  const christmas = 'make_date(extract(year from private.today())::integer + 1, 12, 24)';
  Object.assign(advance, {
    usual: await percent(june, 1),
    group: await percent(june, 3),
    season: await percent(christmas, 1),
  });
}, 300_000);
afterAll(() => backend.close());

test('all houses are on the site and can be booked', () => {
  expect([...details.keys()].sort()).toEqual([...houseIds()].sort());
});

describe.each(houseIds())('%s', (id) => {
  const page = () => pageOf(`property/${id}.html`);
  const card = () => one({ 'aria-labelledby': `${id}-name` }, pageOf('properties.html'));
  const spread = () => one({ href: `/property/${id}` }, pageOf('index.html')).parent?.parent as Node;
  const booked = () => details.get(id) as HotelDetails;
  const figures = () => told.houses.find(({ showcase_id }) => showcase_id === id) as Highlights['houses'][number];
  const section = () => llms.split(/^## /m).find((part) => part.startsWith(`${booked().hotel.name}\n`)) ?? '';
  const nodes = () =>
    ['index.html', 'properties.html', `property/${id}.html`].map((file) => {
      const node = graphOf(file).find((candidate) => String(candidate['@id']).endsWith(`/property/${id}#hotel`));
      if (!node) throw new Error(`${file} has no structured data of the house.`);
      return node;
    });
  const places = (): Record<string, string> => ({
    page: textOf(one({ id: 'main' }, page())),
    card: textOf(card()),
    spread: textOf(spread()),
    llms: section(),
  });
  const each = (check: (text: string) => unknown, but: readonly string[] = []) =>
    Object.fromEntries(
      Object.entries(places())
        .filter(([name]) => !but.includes(name))
        .map(([name, text]) => [name, check(text)]),
    );
  const same = (value: unknown, but: readonly string[] = []) => each(() => value, but);

  test('has one name, address and pin code', () => {
    const { name, address, city } = booked().hotel;
    expect(each((text) => text.includes(name))).toEqual(same(true));
    expect(each((text) => text.includes(address), ['spread'])).toEqual(same(true, ['spread']));
    const findUs = textOf(one({ 'aria-labelledby': `way-${id}` }, pageOf('index.html')));
    expect(findUs).toContain(address);
    for (const node of nodes()) {
      const { streetAddress, postalCode, addressLocality } = node.address as Json;
      expect([node.name, `${streetAddress} ${postalCode}`, addressLocality]).toEqual([name, address, city]);
    }
    expect(mails.get(id)).toContain(address);
  });

  test('has one rating from one number of reviews', () => {
    const { rating, review_count } = booked().hotel;
    expect([figures().rating, figures().review_count]).toEqual([rating, review_count]);
    const ratings = (text: string) => [...text.matchAll(/(\d\.\d)\/5 from (\d+) reviews/g)].map(([said]) => said);
    const said = `${rating?.toFixed(1)}/5 from ${review_count} reviews`;
    expect(each((text) => [...new Set(ratings(text))])).toEqual(same(review_count > 0 ? [said] : []));
    for (const node of nodes()) {
      if (review_count === 0) expect(node).not.toHaveProperty('aggregateRating');
      else expect(node.aggregateRating).toMatchObject({ ratingValue: rating, reviewCount: review_count });
    }
  });

  test('costs from one price, and each of its rooms', () => {
    const { rooms } = booked();
    const cheapest = Math.min(...rooms.map(({ base_price }) => base_price));
    expect(figures().from_price).toBe(cheapest);
    for (const file of ['index.html', 'properties.html', `property/${id}.html`]) {
      expect(textOf(one({ 'data-figure': `from ${id}` }, pageOf(file))), file).toBe(rupees(cheapest));
    }
    for (const node of nodes()) expect(amounts(String(node.priceRange))[0]).toBe(rupees(cheapest));
    for (const { name, base_price, max_occupancy } of rooms) {
      for (const element of find({ 'data-figure': `from ${id} ${name}` }, page())) {
        expect(amounts(textOf(element))[0], name).toBe(rupees(base_price));
      }
      const line = section()
        .split('\n')
        .find((candidate) => candidate.startsWith(`- ${name}: `));
      expect(amounts(line ?? '')[0], name).toBe(rupees(base_price));
      expect(line).toContain(`up to ${max_occupancy} guests`);
      const graph = graphOf(`property/${id}.html`);
      const room = graph.find((node) => node.name === name);
      const offer = graph.find((node) => node['@id'] === (room?.offers as Json | undefined)?.['@id']);
      expect(offer?.price, name).toBe(base_price / 100);
      expect((room?.occupancy as Json | undefined)?.maxValue, name).toBe(max_occupancy);
    }
    expect(find({ 'data-figure': (value) => value.startsWith(`from ${id} `) }, page())).toHaveLength(2 * rooms.length);
  });

  test('has one list of amenities', () => {
    const { amenities } = booked().hotel;
    const [list] = DomUtils.getElementsByTagName('ul', one({ 'aria-labelledby': 'about-house' }, page()));
    expect(listOf(list as Node)).toEqual(amenities);
    expect(listOf(one({ 'aria-label': 'Amenities' }, card()))).toEqual(amenities.slice(0, 6));
    for (const node of nodes()) expect((node.amenityFeature as Json[]).map(({ name }) => name)).toEqual(amenities);
    expect(section()).toContain(`- Amenities: ${amenities.join(', ')}\n`);
  });

  test('has the same photos, in one order', () => {
    const { hotel, rooms } = booked();
    const photosIn = (list: string) =>
      DomUtils.getElementsByTagName('a', one({ id: list }, page())).map(({ attribs }) => attribs.href);
    expect(photosIn('house-photos')).toEqual(hotel.photos.map(({ url }) => url));
    expect(hotel.photos[0]?.url).toBe(hotel.main_image_url);
    expect(places().page).toContain(`All ${hotel.photos.length} photos`);
    const cover = DomUtils.getElementsByTagName('img', one({ class: (value) => value === 'house-cover' }, page()))[0];
    expect(cover?.attribs.src).toBe(hotel.main_image_url);
    for (const { name, photos } of rooms) {
      const article = find({ 'aria-labelledby': () => true }, page()).find(
        (element) => element.name === 'article' && textOf(element).startsWith(`Look at the photos of ${name} `),
      );
      expect(photosIn(`${article?.attribs.id}-photos`), name).toEqual(photos.map(({ url }) => url));
      expect(textOf(article as Node)).toContain(`Gallery (${photos.length})`);
    }
  });

  test('says one thing of pets', () => {
    const { hotel } = booked();
    const allowed = hotel.amenities.includes('Pet Friendly');
    const kind = allowed ? 'Pets are welcome at' : 'Pets cannot stay at';
    for (const [place, text] of Object.entries({
      page: places().page,
      llms: section(),
      'where it is booked': hotel.policies.house_rules ?? '',
    })) {
      expect(text, place).toContain(`${kind} ${hotel.name}`);
    }
    expect(answer('pet')).toMatch(new RegExp(allowed ? `welcome at ${hotel.name}` : `cannot stay at ${hotel.name}`));
    const own = bookingChats.filter((text) => text.includes(hotel.name) && !text.includes('booking a stay'));
    expect(own.length).toBeGreaterThan(10);
    for (const text of own) expect(text).toContain(allowed ? 'pets are allowed' : 'pets cannot stay');
    for (const text of bookingChats.filter((chat) => chat.includes('booking a stay'))) {
      expect(text.includes(`pets are welcome at ${hotel.name}`)).toBe(allowed);
    }
  });

  test('opens and closes its day at one time', () => {
    const { check_in_time, check_out_time, policies } = booked().hotel;
    const [from, until] = [formatTime(check_in_time), formatTime(check_out_time)];
    expect(places().page).toContain(`Check-in From ${from} Check-out Until ${until}`);
    expect(section()).toContain(`Check-in ${from}, check-out ${until}`);
    for (const text of [answer('check-in'), terms]) expect(text).toMatch(new RegExp(`from ${from}.*until ${until}`));
    for (const node of nodes()) expect([node.checkinTime, node.checkoutTime]).toEqual([check_in_time, check_out_time]);
    expect(mails.get(id)).toMatch(new RegExp(`from ${from}[^]*by ${until}`));
    const [breakfast] = /\d+:\d+ AM to \d+:\d+ AM/.exec(answer('breakfast')) ?? [];
    for (const text of [policies.house_rules, places().page, section()]) expect(text).toContain(breakfast);
  });

  test('gives back money on the same terms', () => {
    const policy = booked().hotel.policies.cancellation_policy ?? '';
    const words = cancellationText(policy);
    for (const text of [places().page, section()]) expect(text?.replace(/\s+/g, ' ')).toContain(words);
    const [free] = /24 hours before check-in/.exec(words) ?? [];
    for (const text of [answer('plans change'), terms]) {
      expect(text).toContain(free);
      expect(text).toContain(refundDays);
    }
    for (const text of [places().page, section()]) expect(text).toContain(refundDays);
  });
});

test('the advance is the one that a booking computes, wherever it is said', () => {
  expect(advance.group).toBe(advance.season);
  const said: Record<string, string> = { faq: answer('pay an advance'), terms, contact, llms };
  for (const [id, { hotel }] of details) said[`${id} where it is booked`] = hotel.policies.payment_policy ?? '';
  for (const id of houseIds())
    said[id] = textOf(one({ 'aria-labelledby': 'about-house' }, pageOf(`property/${id}.html`)));
  for (const [index, chat] of bookingChats.entries()) said[`chat ${index}`] = chat;
  for (const [place, text] of Object.entries(said)) {
    const percents = [...new Set([...text.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent)))];
    expect(
      percents.toSorted((a, b) => a - b),
      place,
    ).toEqual([advance.usual, advance.group]);
    expect(text, place).toMatch(/3 or more rooms/);
    expect(text, place).toMatch(/20 December to 5 January/);
  }
  for (const text of mails.values()) expect(text).toContain(`(${advance.usual}%)`);
});

test('the ages are said in the same words everywhere', () => {
  const words = 'Guests aged 13 or above count as adults, guests aged 0–12 as children.';
  const said = [
    answer('child'),
    terms,
    llms,
    ...houseIds().map((id) => textOf(one({ id: 'main' }, pageOf(`property/${id}.html`)))),
  ];
  for (const text of said) expect(text).toContain(words);
  for (const { hotel } of details.values()) expect(hotel.policies.age_restriction).toBe(words);
});
