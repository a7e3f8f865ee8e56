import type { HotelDetails } from '#src/domain/hotel/hotel.ts';
import { hotelAddress } from '#src/domain/hotel/hotelAddress.ts';
import { cutText } from '#src/domain/hotel/hotelWords.ts';
import { paths } from '#src/lib/paths.ts';
import { safePhotoUrl } from '#src/lib/photos.ts';
import { at } from '#src/words/en/language.ts';
import { placeName } from '#src/words/en/placeNames.ts';
import * as say from '#src/words/en/site.ts';
import { staysIn } from '#src/words/en/site.ts';
import { englishPath, isInAll } from '#src/words/languages.ts';
import { allPictures, type Picture, pageNames, pageWords, posts, showcases } from './content.ts';
import type { OgRecipe } from './ogRecipes.ts';
import { siteFacts } from './site.ts';

/** Pages without their own image use the home page's. */
export interface OgPage {
  path: string;
  title: string;
  label: string;
  picture: Picture;
}

export const ogFolder = `${at}/og/`;

/** `/blog` has `blog.jpg`. */
const fileOf = (path: string) => `${path === '/' ? 'home' : path.slice(1)}.jpg`;

const brand = { brand: siteFacts.name, host: new URL(siteFacts.url).host };

export const ogRecipe = ({ title, label, picture: { file, crop } }: OgPage): OgRecipe => ({
  ...{ title, label, ...brand },
  photo: { file, crop },
});

export const placeOgFile = (id: string) => `stays/${id}.jpg`;
export const placeOgRecipe = (name: string, picture: Picture) =>
  ogRecipe({ path: '', title: staysIn(placeName(name)), label: say.goa, picture });

/** The same for every language, because its words are the owner's. */
export const hotelOgFile = ({ id, name }: { id: string; name: string }) => `hotel/${hotelAddress(id, name)}.jpg`;

/** Uses the main photo, or the home page's. */
export async function hotelOgRecipe({ hotel }: HotelDetails): Promise<OgRecipe> {
  const { name, city, main_image_url } = hotel;
  const pictures = await allPictures();
  const own = pictures.get(/^\/photos\/([\w-]+)\.webp$/.exec(main_image_url ?? '')?.[1] ?? '');
  const url = !own && main_image_url && safePhotoUrl(main_image_url);
  const { file, crop } = own ?? (await pageWords('home')).picture;
  return {
    ...{ title: cutText(name, 70), label: `${city}, Goa`, ...brand },
    photo: url && URL.canParse(url) ? { url } : { file, crop },
  };
}

/** Returns all pages with their own image, except hotels and places. */
export async function ogPages(): Promise<(OgPage & { file: string })[]> {
  const named = (await pageNames())
    .filter((name) => name !== 'not-found')
    .map(async (name): Promise<OgPage> => {
      const { heading, picture } = await pageWords(name);
      const isHome = name === 'home';
      return {
        path: isHome ? '/' : `/${name}`,
        title: isHome ? siteFacts.tagline : heading,
        label: isHome ? say.northGoa : '',
        picture,
      };
    });
  const houses = (await showcases()).map(
    ({ id, name, kind, place, cover }): OgPage => ({
      path: englishPath(paths.property(id)),
      title: name,
      label: `${kind}, ${place}`,
      picture: cover,
    }),
  );
  const texts = (await posts()).map(
    ({ slug, title, picture, minutes }): OgPage => ({
      path: englishPath(paths.post(slug)),
      title,
      label: say.post(minutes),
      picture,
    }),
  );
  return [...(await Promise.all(named)), ...houses, ...texts]
    .filter(({ path }) => !at || isInAll(path))
    .map((page) => ({ ...page, file: fileOf(page.path) }));
}

/** Returns the path of a page's image, by its English path. */
export async function ogImagePath(path: string): Promise<string> {
  const known = (await ogPages()).some((page) => page.path === path);
  return ogFolder + fileOf(known ? path : '/');
}
