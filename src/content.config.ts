import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import {
  FaqSchema,
  GallerySchema,
  HomeSchema,
  LegalSchema,
  ListPropertySchema,
  PagesSchema,
  PostSchema,
  ShowcaseSchema,
  StayWordsSchema,
} from './content/contentSchemas.ts';
import { ContentPhotosSchema } from './content/photoSchemas.ts';
import { readPlaces } from './content/places.ts';
import { inBuiltLanguage } from './content/translated.ts';

/** Files of `content/` matching a pattern, in the language of the build; one entry each, its id the file's name. */
const files = (pattern: string, folder = 'content') => inBuiltLanguage(glob({ base: folder, pattern }));

export const collections = {
  photos: defineCollection({ loader: files('photos.yaml'), schema: ContentPhotosSchema }),
  showcase: defineCollection({ loader: files('*.yaml', 'content/showcase'), schema: ShowcaseSchema }),
  home: defineCollection({ loader: files('home.yaml'), schema: HomeSchema }),
  faq: defineCollection({ loader: files('faq.yaml'), schema: FaqSchema }),
  gallery: defineCollection({ loader: files('gallery.yaml'), schema: GallerySchema }),
  'list-property': defineCollection({ loader: files('list-property.yaml'), schema: ListPropertySchema }),
  pages: defineCollection({ loader: files('pages.yaml'), schema: PagesSchema }),
  stays: defineCollection({ loader: files('stays.yaml'), schema: StayWordsSchema }),
  places: defineCollection({ loader: readPlaces }),
  blog: defineCollection({ loader: files('*.md', 'content/blog'), schema: PostSchema }),
  legal: defineCollection({ loader: files('*.md', 'content/legal'), schema: LegalSchema }),
};
