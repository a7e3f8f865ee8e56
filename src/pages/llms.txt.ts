import type { APIRoute } from 'astro';
import { pageWords, posts } from '#src/content/content.ts';
import { siteFacts } from '#src/content/site.ts';
import { hotelDescription } from '#src/domain/hotel/hotelWords.ts';
import { linkLine } from '#src/domain/markdown.ts';
import { formatPriceRange } from '#src/domain/showcase.ts';
import { placePages } from '#src/features/places/placePages.ts';
import { houses as allHouses } from '#src/features/stay/houses.ts';
import { paths, stayPaths } from '#src/lib/paths.ts';
import { assistantsUrl } from '#src/server/assistants.ts';
import { publishedHotels } from '#src/server/published.ts';
import { cancellationTerms } from '#src/words/en/common.ts';
import { formatTime } from '#src/words/en/party.ts';
import { ratingWords } from '#src/words/en/site.ts';

const mostStays = 200;

const at = (path: string) => new URL(path, siteFacts.url).href;
const link = (name: string, path: string, words: string) => linkLine(name, at(path), words);

/** Form: https://llmstxt.org */
export const GET: APIRoute = async () => {
  const home = await pageWords('home');
  const houses = (await allHouses()).map((house) =>
    [
      `## ${house.name}`,
      '',
      house.summary,
      '',
      `- Address: ${house.address} ${house.postalCode}`,
      `- Check-in ${formatTime(house.checkIn)}, check-out ${formatTime(house.checkOut)}, breakfast ${formatTime(house.breakfast.from)} to ${formatTime(house.breakfast.to)}`,
      ...house.roomCategories.map(
        ({ title, maxGuests, priceRange }) =>
          `- ${title}: up to ${maxGuests} guests, ${formatPriceRange(priceRange)} a night`,
      ),
      `- Rating: ${ratingWords(house.rating, house.reviewCount).join(' ')}`,
      `- Amenities: ${house.amenities.join(', ')}`,
      `- Cancellation: ${cancellationTerms(house.cancellation)}`,
      `- Payment: ${house.payment}`,
      `- Pets: ${house.pets}`,
      `- Ages: ${house.ages}`,
      link('Rooms and photos', paths.property(house.id), house.searchDescription),
      link('Dates and prices', paths.hotel(house.hotelId, house.hotelName), 'book online, taxes included'),
    ].join('\n'),
  );
  const pages = await Promise.all(
    (['properties', 'gallery', 'terms', 'privacy', 'cookies'] as const).map(async (name) => {
      const { heading, description } = await pageWords(name);
      return link(heading, paths[name], description);
    }),
  );
  const blog = (await posts()).map(({ title, slug, excerpt }) => link(title, paths.post(slug), excerpt));
  const stays = ((await publishedHotels()) ?? [])
    .filter(({ hotel }) => hotel.showcase_id === null && !hotel.is_demo)
    .sort((one, other) => (other.hotel.rating ?? 0) - (one.hotel.rating ?? 0))
    .slice(0, mostStays)
    .map((found) => link(found.hotel.name, paths.hotel(found.hotel.id, found.hotel.name), hotelDescription(found)));
  const places = (await placePages()).map(({ place, words }) =>
    link(`Stays in ${place.name}`, stayPaths.place(place.id), words.description),
  );
  const text = [
    `# ${siteFacts.name}`,
    `> ${home.description}`,
    `Booking by WhatsApp (${siteFacts.phone}), by email (${siteFacts.email}) or online at ${at(paths.search())}. Office hours: ${siteFacts.office_hours}.`,
    `## For assistants\n\nAssistants can ask for hotels, available rooms and prices by the Model Context Protocol (Streamable HTTP, without an account) at ${assistantsUrl}. Its tools are search_stays, stay_details, quote and booking_link. booking_link returns the address of the booking form with room type, dates and guests filled in. Nothing is booked until the guest sends the form.`,
    ...houses,
    ...(stays.length > 0 ? [`## Other hotels\n\n${stays.join('\n')}`] : []),
    ...(places.length > 0 ? [`## Places\n\n${places.join('\n')}`] : []),
    `## Pages\n\n${pages.join('\n')}`,
    `## Blog\n\n${blog.join('\n')}`,
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
