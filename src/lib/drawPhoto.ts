import { photoSources } from './photos.ts';

/** Puts the photo in the place of an element, like `PhotoImage` will. Resolves when it has loaded or failed. */
export async function drawPhoto(
  place: Element,
  { url, alt }: { url: string; alt: string },
  look: { className: string; sizes: string },
): Promise<void> {
  const { src, srcset, avif } = photoSources(url);
  const picture = Object.assign(document.createElement('picture'), { className: 'contents' });
  if (avif) {
    const source = { className: 'hidden', type: 'image/avif', srcset: avif, sizes: look.sizes };
    picture.append(Object.assign(document.createElement('source'), source));
  }
  const image = new Image(960, 640);
  picture.append(image);
  // Set after the sources, or the browser would load this file as well.
  Object.assign(image, look, { alt, fetchPriority: 'high' }, srcset && { srcset }, src && { src });
  place.replaceWith(picture);
  await image.decode().catch(() => {});
}
