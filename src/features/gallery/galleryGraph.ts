import type { Gallery, pageWords } from '#src/content/content.ts';
import { graph, imageObject, webPage } from '#src/content/structuredData.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/site.ts';

export function galleryGraph(page: Awaited<ReturnType<typeof pageWords>>, pictures: Gallery['pictures']): object {
  const trail = [
    { name: words.home, path: paths.home },
    { name: page.heading, path: paths.gallery },
  ];
  const [node, ...rest] = webPage({
    path: paths.gallery,
    type: 'ImageGallery',
    name: page.heading,
    description: page.description,
    picture: page.picture,
    trail,
  });
  const image = pictures.map(({ picture, caption }) => ({
    ...imageObject(picture),
    caption,
    description: picture.alt,
  }));
  return graph({ '@type': 'ImageGallery', ...node, image }, ...rest);
}
