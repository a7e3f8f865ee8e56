import { paths } from '#src/lib/paths.ts';
import { type Picture, pageNames, pageWords, posts, showcases } from './content.ts';
import { siteFacts } from './site.ts';

/** The picture that a shared link shows: one for each page with words of its own, the home page's for all others. */
export interface OgPage {
  /** Path of the page. */
  path: string;
  title: string;
  /** A short line above the title. */
  label: string;
  picture: Picture;
}

export const ogSize = { width: 1200, height: 630 } as const;

/** Where the picture of a page is: `/blog` has `/og/blog.jpg`. */
const fileOf = (path: string) => `/og${path === paths.home ? '/home' : path}.jpg`;

/** Every page that has a picture of its own. */
export async function ogPages(): Promise<(OgPage & { file: string })[]> {
  const named = (await pageNames())
    .filter((name) => name !== 'not-found')
    .map(async (name): Promise<OgPage> => {
      const { heading, picture } = await pageWords(name);
      const isHome = name === 'home';
      return {
        path: isHome ? paths.home : `/${name}`,
        title: isHome ? siteFacts.tagline : heading,
        label: isHome ? 'North Goa' : '',
        picture,
      };
    });
  const houses = (await showcases()).map(
    ({ id, name, kind, place, cover }): OgPage => ({
      path: paths.property(id),
      title: name,
      label: `${kind}, ${place}`,
      picture: cover,
    }),
  );
  const texts = (await posts()).map(
    ({ slug, title, picture, minutes }): OgPage => ({
      path: paths.post(slug),
      title,
      label: `Blog, ${minutes} min read`,
      picture,
    }),
  );
  return [...(await Promise.all(named)), ...houses, ...texts].map((page) => ({ ...page, file: fileOf(page.path) }));
}

/** Path of the picture for links to this page, `/og/home.jpg` when it has none of its own. */
export async function ogImagePath(path: string): Promise<string> {
  const known = (await ogPages()).some((page) => page.path === path);
  return fileOf(known ? path : paths.home);
}
