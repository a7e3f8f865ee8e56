import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { frontOf, houseIds, readYaml } from './contentFiles.ts';
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
import { type EditorField, fieldsOf, labelOf, listOf } from './editorFields.ts';
import { photoSchema } from './photoSchemas.ts';
import { PlacesSchema } from './placeSchema.ts';
import type { Repository } from './repository.ts';
import { siteFacts } from './site.ts';
import { SiteSchema } from './siteSchema.ts';

const files = {
  home: HomeSchema,
  faq: FaqSchema,
  gallery: GallerySchema,
  'list-property': ListPropertySchema,
  pages: PagesSchema,
  stays: StayWordsSchema,
} satisfies Record<string, z.ZodType>;

const labels: Readonly<Record<string, string>> = {
  site: 'Brand and contact',
  home: 'Home page',
  faq: 'Questions and answers',
  'list-property': 'Page for owners',
  pages: 'Titles and descriptions of pages',
  stays: 'Pages of places',
  photos: 'Descriptions of photos',
};

const namesIn = (folder: string) => readdirSync(`content/${folder}`).sort();

/** Returns the Sveltia CMS configuration. Without a repository, it edits a local folder. https://sveltiacms.app/en/docs/config-basics */
export function editorConfig(repository: Repository | null): object {
  const photos = readYaml('photos.yaml') as Record<string, unknown>;
  const faq = readYaml('faq.yaml') as { items: { id: string }[] };
  const choices = { photos: Object.keys(photos), questions: faq.items.map(({ id }) => id), houses: houseIds() };
  const body: EditorField = {
    name: 'body',
    label: 'Text',
    widget: 'markdown',
    required: true,
    modes: ['rich_text', 'raw'],
  };
  const posts = namesIn('blog').map((name) => frontOf(`blog/${name}`));
  const houses = namesIn('showcase').map((name) => readYaml(`showcase/${name}`));
  const single = (name: string, fields: EditorField[], file = `content/${name}.yaml`) => ({
    name,
    label: labels[name] ?? labelOf(name),
    file,
    fields,
  });

  return {
    load_config_file: false,
    app_title: `${siteFacts.name}: words and pictures`,
    site_url: siteFacts.url,
    backend: {
      name: 'github',
      // A repository name is required. A local folder never uses it.
      ...(repository ?? { repo: 'local/folder', branch: 'main' }),
      // An editor's own access token is sent only to GitHub.
      auth_methods: ['token'],
      commit_messages: {
        create: 'content: add {{path}}',
        update: 'content: change {{path}}',
        delete: 'content: remove {{path}}',
        uploadMedia: 'content: add the picture {{path}}',
        deleteMedia: 'content: remove the picture {{path}}',
      },
    },
    media_folder: 'src/assets/photos',
    public_folder: '/src/assets/photos',
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        name: 'blog',
        label: 'Blog',
        label_singular: 'Post',
        folder: 'content/blog',
        slug: '{{title}}',
        fields: [...fieldsOf(PostSchema, posts, choices), body],
      },
      {
        name: 'showcase',
        label: 'Houses',
        label_singular: 'House',
        folder: 'content/showcase',
        extension: 'yaml',
        format: 'yaml',
        identifier_field: 'name',
        // A house's address, and the ids that the site makes, come from its file name.
        slug: '{{name}}',
        delete: false,
        fields: fieldsOf(ShowcaseSchema, houses, choices),
      },
      {
        name: 'legal',
        label: 'Terms, privacy, cookies',
        files: namesIn('legal').map((name) => ({
          ...single(
            basename(name, '.md'),
            [...fieldsOf(LegalSchema, [frontOf(`legal/${name}`)], choices), body],
            `content/legal/${name}`,
          ),
          format: 'yaml-frontmatter',
        })),
      },
      {
        name: 'pages',
        label: 'Words and lists',
        files: [
          single('site', fieldsOf(SiteSchema, [siteFacts], choices), 'content/site.json'),
          ...Object.entries(files).map(([name, schema]) =>
            single(name, fieldsOf(schema, [readYaml(`${name}.yaml`)], choices)),
          ),
          single(
            'photos',
            Object.entries(photos).map(([name, entry]) => ({
              name,
              label: labelOf(name),
              widget: 'object',
              required: true,
              collapsed: true,
              fields: fieldsOf(photoSchema(name), [entry], choices),
            })),
          ),
          single('places', [listOf('places', PlacesSchema, readYaml('places.yaml') as unknown[])]),
        ],
      },
    ],
  };
}
