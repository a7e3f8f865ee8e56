import type { z } from 'astro/zod';
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
} from './contentSchemas.ts';
import { PhotoLibrarySchema } from './photoEntry.ts';
import { PlacesSchema } from './placeSchema.ts';
import { SiteSchema } from './siteSchema.ts';

interface Content {
  schema: z.ZodType;
  /** True if `content/hi` has a file of its words. */
  isTranslated: boolean;
}

/** The content that editors change: files, and folders of files of one kind. */
export const contents = {
  'site.json': { schema: SiteSchema, isTranslated: true },
  'home.yaml': { schema: HomeSchema, isTranslated: true },
  'faq.yaml': { schema: FaqSchema, isTranslated: true },
  'gallery.yaml': { schema: GallerySchema, isTranslated: true },
  'list-property.yaml': { schema: ListPropertySchema, isTranslated: false },
  'pages.yaml': { schema: PagesSchema, isTranslated: true },
  'stays.yaml': { schema: StayWordsSchema, isTranslated: true },
  'photos.yaml': { schema: PhotoLibrarySchema, isTranslated: true },
  'places.yaml': { schema: PlacesSchema, isTranslated: false },
  blog: { schema: PostSchema, isTranslated: true },
  showcase: { schema: ShowcaseSchema, isTranslated: true },
  legal: { schema: LegalSchema, isTranslated: false },
} as const satisfies Record<string, Content>;

/** Returns what a file such as `content/faq.yaml` or `content/blog/monsoon.md` holds. */
export function contentOf(file: string): Content | undefined {
  const [, part = ''] = /^content\/([^/]+)/.exec(file) ?? [];
  return Object.hasOwn(contents, part) ? contents[part as keyof typeof contents] : undefined;
}
