import { defineCollection } from 'astro:content';
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
import { PlaceSchema } from './content/placeSchema.ts';
import { placesLoader } from './content/places.ts';
import { contentFiles, postFiles } from './content/translated.ts';

export const collections = {
  photos: defineCollection({ loader: contentFiles('photos.yaml'), schema: ContentPhotosSchema }),
  showcase: defineCollection({ loader: contentFiles('*.yaml', 'content/showcase'), schema: ShowcaseSchema }),
  home: defineCollection({ loader: contentFiles('home.yaml'), schema: HomeSchema }),
  faq: defineCollection({ loader: contentFiles('faq.yaml'), schema: FaqSchema }),
  gallery: defineCollection({ loader: contentFiles('gallery.yaml'), schema: GallerySchema }),
  'list-property': defineCollection({ loader: contentFiles('list-property.yaml'), schema: ListPropertySchema }),
  pages: defineCollection({ loader: contentFiles('pages.yaml'), schema: PagesSchema }),
  stays: defineCollection({ loader: contentFiles('stays.yaml'), schema: StayWordsSchema }),
  places: defineCollection({ loader: placesLoader, schema: PlaceSchema }),
  blog: defineCollection({ loader: postFiles(), schema: PostSchema }),
  legal: defineCollection({ loader: contentFiles('*.md', 'content/legal'), schema: LegalSchema }),
};
