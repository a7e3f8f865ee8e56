import { readdirSync } from 'node:fs';
import { contents } from './collections.ts';
import { frontOf, readHouses, readYaml, townNames } from './contentFiles.ts';
import type { HouseNames } from './derivedNames.ts';
import { type EditorField, type FieldsOptions, fieldsOf, labelOf, listOf } from './editorFields.ts';
import { PhotoEntrySchema } from './photoEntry.ts';
import type { Repository } from './repository.ts';
import { siteFacts } from './site.ts';
import { translatedFiles } from './translatedFiles.ts';
import { type Use, usesOf } from './uses.ts';

const labels: Readonly<Record<string, string>> = {
  site: 'Brand and contact',
  home: 'Home page',
  faq: 'Questions and answers',
  gallery: 'Gallery',
  'list-property': 'Page for owners',
  pages: 'Titles and descriptions of pages',
  stays: 'Pages of places',
  legal: 'Terms, privacy, cookies',
  blog: 'Blog',
  showcase: 'Our hotels',
  photos: 'Photos and details',
  places: 'Places of the search',
};

const namesIn = (folder: string) => readdirSync(`content/${folder}`).sort();

type Photos = Record<string, { alt: string; of?: string }>;
const readPhotos = () => readYaml('photos.yaml') as Photos;
const readQuestions = () => (readYaml('faq.yaml') as { items: { id: string; question: string }[] }).items;
const readHouseFiles = () =>
  namesIn('showcase').map((name) => ({ file: `showcase/${name}`, house: readYaml(`showcase/${name}`) }));

const body: EditorField = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: true,
  modes: ['rich_text', 'raw'],
};

/** A whole photo with its file, or a detail that is cut from one. `photoLibrary.ts` in the editor makes them from `content/photos.yaml`. */
function photoFields(): EditorField[] {
  const [alt, of, crop] = fieldsOf(PhotoEntrySchema, {
    stored: Object.values(readPhotos()),
    choices: {},
    translated: 'none',
  }) as [EditorField, EditorField, EditorField];
  const name = { name: 'name', label: 'Name', widget: 'string' as const, required: true };
  return [
    {
      name: 'photos',
      label: 'Photos',
      label_singular: 'a photo or a detail',
      widget: 'list',
      required: true,
      collapsed: true,
      summary: '{{fields.alt}}',
      add_to_top: true,
      types: [
        {
          name: 'photo',
          label: 'Photo',
          fields: [
            {
              name: 'picture',
              label: 'Picture',
              widget: 'photo-file',
              required: true,
              hint: 'At least 1440 pixels wide. We cut it to three units wide and two high, around its middle.',
            },
            alt,
          ],
        },
        {
          name: 'detail',
          label: 'Detail of a photo',
          fields: [
            { ...name, hint: 'A name of its own, such as lotus-garden-hibiscus.' },
            { ...of, widget: 'photo', isWhole: true, required: true },
            { ...crop, required: true },
            alt,
          ],
        },
      ],
    },
  ];
}

const photosInHindi = (): EditorField[] =>
  Object.entries(readPhotos()).map(([name, { alt }]) => ({
    name,
    label: labelOf(name),
    hint: alt,
    widget: 'object',
    required: false,
    collapsed: true,
    fields: fieldsOf(PhotoEntrySchema, { stored: [{ alt }], choices: {}, translated: 'none' }).slice(0, 1),
  }));

/** Returns the Sveltia CMS configuration. Without a repository, it edits a local folder. https://sveltiacms.app/en/docs/config-basics */
export function editorConfig(repository: Repository | null): object {
  const choices = {
    questions: readQuestions().map(({ id, question }) => ({ label: question, value: id })),
    houses: readHouses().map(({ id, name }) => ({ label: name, value: id })),
  };
  const options = (stored: readonly unknown[], isTranslated: boolean): FieldsOptions => ({
    stored,
    choices,
    translated: isTranslated ? 'some' : 'none',
  });
  const single = (file: string, fields: EditorField[], isTranslated: boolean) => {
    const name = file.replace(/\.\w+$/, '');
    return {
      name,
      label: labels[name] ?? labelOf(name),
      file: isTranslated ? `content/{{locale}}/${file}` : `content/${file}`,
      ...(isTranslated && { i18n: true }),
      fields,
    };
  };
  const page = (
    file: Exclude<keyof typeof contents, 'blog' | 'showcase' | 'legal' | 'photos.yaml' | 'places.yaml'>,
  ) => {
    const { schema, isTranslated } = contents[file];
    return single(file, fieldsOf(schema, options([readYaml(file)], isTranslated)), isTranslated);
  };

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
    i18n: {
      structure: 'multiple_folders',
      locales: ['en', 'hi'],
      default_locale: 'en',
      omit_default_locale_from_file_path: true,
    },
    editor: { preview: false },
    // The build refuses other letters in the names of files.
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      {
        name: 'blog',
        label: labels.blog,
        label_singular: 'Post',
        description:
          'Posts of the blog. The address of a post comes from its first title. A post without Hindi is in English there.',
        folder: 'content/{{locale}}/blog',
        i18n: { initial_locales: 'default' },
        slug: '{{title}}',
        fields: [
          ...fieldsOf(contents.blog.schema, {
            ...options(
              namesIn('blog').map((name) => frontOf(`blog/${name}`)),
              true,
            ),
            translated: 'whole',
          }),
          { ...body, i18n: true },
        ],
      },
      {
        name: 'showcase',
        label: labels.showcase,
        label_singular: 'Hotel',
        description:
          'Address, rooms, amenities, rules and photos of our own hotels. Owners and admins set the prices that guests pay.',
        folder: 'content/{{locale}}/showcase',
        i18n: { initial_locales: 'default' },
        extension: 'yaml',
        format: 'yaml',
        identifier_field: 'name',
        // A hotel's address, and the ids that the site makes, come from its file name.
        slug: '{{name}}',
        delete: false,
        fields: fieldsOf(
          contents.showcase.schema,
          options(
            readHouseFiles().map(({ house }) => house),
            true,
          ),
        ),
      },
      {
        name: 'pages',
        label: 'Pages',
        description: 'The words of pages, questions and answers, and the brand with its contact details.',
        i18n: true,
        files: [
          page('site.json'),
          page('home.yaml'),
          page('faq.yaml'),
          page('gallery.yaml'),
          page('list-property.yaml'),
          page('pages.yaml'),
          page('stays.yaml'),
        ],
      },
      {
        name: 'photos',
        label: 'Photos',
        description:
          'All photos with their descriptions, for people who cannot see them. Add a photo here, then choose it elsewhere.',
        files: [
          { ...single('photos.yaml', photoFields(), false), format: 'photo-library' },
          {
            name: 'photos-hindi',
            label: 'Hindi descriptions',
            file: 'content/hi/photos.yaml',
            fields: photosInHindi(),
          },
        ],
      },
      {
        name: 'search',
        label: 'Search',
        description: 'Places that guests can search for. After a change, someone runs "npm run places".',
        files: [
          single(
            'places.yaml',
            [listOf('places', contents['places.yaml'].schema, options([readYaml('places.yaml')], false))],
            false,
          ),
        ],
      },
      {
        name: 'legal',
        label: labels.legal,
        description:
          'Legal texts, in English only. Set "Updated" to today. After a change, someone runs "npm run legal".',
        files: namesIn('legal').map((name) => ({
          ...single(
            name,
            [...fieldsOf(contents.legal.schema, options([frontOf(`legal/${name}`)], false)), body],
            false,
          ),
          file: `content/legal/${name}`,
          format: 'yaml-frontmatter',
        })),
      },
    ],
  };
}

/** Facts from other files. With them the editor checks a file like the build. */
export interface EditorFacts {
  /** Their English descriptions, by name. */
  photos: Record<string, { alt: string; of?: string }>;
  questions: string[];
  places: string[];
  /** Names of places that people stay in. */
  towns: string[];
  houses: HouseNames[];
  /** Where each photo, question, place and town is used, so that none is removed that another file needs. */
  uses: Use[];
  /** Hindi texts whose English changed, with the address of their form. */
  outdated: { file: string; path: string; entry: string }[];
}

export function editorFacts(): EditorFacts {
  const photos = readPhotos();
  const used = [
    ...['home.yaml', 'gallery.yaml', 'pages.yaml', 'stays.yaml'].map((file) => ({ file, content: readYaml(file) })),
    ...namesIn('blog').map((name) => ({ file: `blog/${name}`, content: frontOf(`blog/${name}`) })),
    ...readHouseFiles().map(({ file, house }) => ({ file, content: house })),
  ];
  return {
    photos,
    questions: readQuestions().map(({ id }) => id),
    places: (readYaml('places.yaml') as { id: string }[]).map(({ id }) => id),
    towns: townNames(),
    houses: readHouses().map(({ id, name, anchor, galleryFilter, hotelId, roomCategories }) => ({
      ...{ id, name, anchor, galleryFilter, hotelId },
      roomCategories: roomCategories.map(({ roomId }) => ({ roomId })),
    })),
    uses: used.flatMap(({ file, content }) => usesOf(file, content, Object.keys(photos))),
    outdated: translatedFiles().flatMap(({ file, outdated }) =>
      outdated.map(({ path }) => ({ file, path, entry: entryOf(file) })),
    ),
  };
}

/** Returns the address of a file's form: `pages/entries/faq` for `content/hi/faq.yaml`. */
function entryOf(file: string): string {
  const [, folder = 'pages', name = ''] = /^content\/hi\/(?:(\w+)\/)?([\w-]+)\.\w+$/.exec(file) ?? [];
  return name === 'photos' ? 'photos/entries/photos-hindi' : `${folder}/entries/${name}`;
}
