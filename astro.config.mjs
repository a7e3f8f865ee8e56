import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { loadEnv } from 'vite';
import site from './content/site.json' with { type: 'json' };
import { backendIsKnown, originOfBackend } from './src/build/backend.ts';
import { buildTargets } from './src/build/browsers.ts';
import { buildProgress } from './src/build/buildProgress.ts';
import { builtPages } from './src/build/builtPages.ts';
import { lightEditor, ofEditor, policyOfEditor } from './src/build/editor.ts';
import { goaMapModule } from './src/build/goaMapModule.ts';
import { headersOfHosting } from './src/build/hosting.ts';
import { interaction } from './src/build/interaction.ts';
import { islands } from './src/build/islands.ts';
import { builtLanguage, builtLanguages, inLanguage, pagesInOthers } from './src/build/languages.ts';
import { lightIcons } from './src/build/lightIcons.ts';
import { warnAboutPlaceholders } from './src/build/placeholders.ts';
import { sourcesOfServices } from './src/build/services.ts';
import { sitemapOfPages } from './src/build/sitemapFilter.ts';
import { legalVersions, readLegalTexts } from './src/content/legalVersions.ts';
import { readRepository } from './src/content/repository.ts';
import { todayInKolkata } from './src/domain/stay.ts';

const variables = loadEnv(process.env.NODE_ENV ?? 'production', process.cwd(), ['PUBLIC_', 'CONTEXT', 'HSTS_']);
/** The backend's origin, when it is not the site's own. */
const backend = originOfBackend(variables);
/** Services of others that this deployment uses; mostly none. */
const services = sourcesOfServices(variables);
/** What forms send of the texts that stand by them. */
const versions = legalVersions(readLegalTexts(), todayInKolkata());
const ofSitemap = sitemapOfPages();
/** Sources of a policy: those that there are. */
const sources = (...some) => some.filter(Boolean).join(' ');

/** What screens ask the server with, and understand its answers: a page asks with it before the framework is there. */
const ofAsking =
  /valibot|date-fns|src.domain.(stay|money|hotel.hotel|uuid)\.|src.lib.(early|currency|paths|result)\.|src.server.(door|guest|rate)\.|src.words.\w+.(common|party)\./;

/** Modules of the interactive screens only: nothing that a marketing page runs. */
const ofScreens =
  /@nanostores.react|src.(lib.useRemote|features.stay.(useMoney|PartySteppers|StayDates))\.|src.ui.(drawIcon|Notice|RetryNotice|DemoBadge|Button|Field|fieldProps|Skeleton|Stepper|Dialog|buttonClass|TextInput|DateRangePicker|PhotoImage|Sheet|Checkbox|Select|TextArea|usePopover)\./;

/**
 * The check that a person sends a form, where the site is built without its key: nothing is left of it but that it imports React, which
 * would be a file of its own. With the key it stays out of what all screens load, because whose page asks Cloudflare may.
 */
const isUnusedCheck = (id) => !variables.PUBLIC_TURNSTILE_SITE_KEY && /src.ui.use(HumanCheck|Turnstile)\./.test(id);

/**
 * What the confirmation and the page of a stay have in common: each as a file of its own, it would take them over their budget. What is shown apart
 * from what is known: that is read before the framework is there.
 */
const ofBooked = /src.domain.booking.(paid|bookingFacts|status|confirmation|invoiceRow|stayState)\./;
const ofTicket =
  /src.(domain.booking.termsDay|features.stay.(WhereItIs|StayWhen|addToCalendar))\.|lucide-react.dist.esm.icons.calendar-(plus|x)\./;

/** Icons and marks that several screens show: each as a file of its own would cost more than all of them. */
const smallMarks =
  /lucide-react.dist.esm.icons.(star|map-pin|check|chevron-(right|left|down)|arrow-left|locate-fixed)\.|src.(ui.(Stars|WhatsAppIcon|Chip)\.tsx|lib.unbroken\.)/;

/** Letters that names from elsewhere bring; those of Portuguese are in the fonts of every page. src/assets/fonts/README.md */
const accents =
  'U+C4-C6,U+C8,U+CB-CC,U+CE-D2,U+D6,U+D8-D9,U+DB-DF,U+E4-E6,U+E8,U+EB-EC,U+EE-F2,U+F6,U+F8-F9,U+FB-FF,U+152-153'.split(
    ',',
  );

/** What Hindi is written in: another file of each family, in its build alone. */
const devanagari = ['U+900-97F', 'U+200C-200D', 'U+25CC'];

/**
 * The files of a family are faces of one name: were the accents a family of their own before it, WebKit would measure `ch` by a
 * font without a 0, and fetch it for every page. The first is what every page loads (`Document.astro`).
 */
const font = (name, file, fallbacks, other) => ({
  provider: fontProviders.local(),
  name,
  cssVariable: `--font-${file}`,
  fallbacks,
  options: {
    variants: [
      { file },
      { file: `${file}-accents`, unicodeRange: accents },
      ...(builtLanguage === 'hi' ? [{ file: other, unicodeRange: devanagari }] : []),
    ].map(({ file, ...range }) => ({
      src: [`./src/assets/fonts/${file}.woff2`],
      weight: '400 600',
      style: 'normal',
      ...range,
    })),
  },
});

/** What looks at the pages of all languages once they are built. */
const ofWholeSite = [
  builtLanguages(site.url),
  ofSitemap.learn,
  sitemap({ filter: ofSitemap.filter, serialize: ofSitemap.serialize, customPages: pagesInOthers }),
  builtPages(headersOfHosting(variables), policyOfEditor(readRepository(variables.PUBLIC_EDIT_REPOSITORY))),
  buildProgress(),
  warnAboutPlaceholders(site),
];

/** The name of a script without what Astro adds to it. */
const shortName = (name) => name.replace(/\.astro_astro_type_script.*/, '');

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  build: {
    format: 'file',
    // Styles in the page spare the first visit a round trip before anything is drawn.
    inlineStylesheets: 'always',
    // Encoding photos is most of a first build: as many at once as a small machine has cores.
    concurrency: 2,
  },
  // The default ('jsx') drops the space before an inline element after a line break.
  compressHTML: true,
  // One for each language: they are built beside each other.
  cacheDir: builtLanguage === 'en' ? '.cache/astro' : `.cache/astro-${builtLanguage}`,
  integrations: [backendIsKnown(variables), react(), interaction(), ...(builtLanguage === 'en' ? ofWholeSite : [])],
  fonts: [
    font('Fraunces', 'fraunces', ['Georgia', 'serif'], 'noto-serif-devanagari'),
    font('Instrument Sans', 'instrument-sans', ['Arial', 'sans-serif'], 'noto-sans-devanagari'),
  ],
  security: {
    // Scripts and styles are added by Astro, each with its hash. The header beside it: src/build/securityPolicy.ts.
    csp: {
      ...(services.script.length > 0 ? { scriptDirective: { resources: ["'self'", ...services.script] } } : {}),
      directives: [
        "default-src 'none'",
        sources("img-src 'self' data: blob:", backend),
        "font-src 'self'",
        sources("connect-src 'self'", backend, ...services.connect),
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        ...(backend.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
      ],
    },
  },
  vite: {
    plugins: [inLanguage(), islands(), tailwindcss(), goaMapModule(), lightIcons(), lightEditor()],
    define: { TERMS_VERSION: JSON.stringify(versions.terms), PRIVACY_VERSION: JSON.stringify(versions.privacy) },
    cacheDir: '.cache/vite',
    // Vite's own, and the keys and data of the local backend: the dev server shows every other file of the project.
    server: {
      fs: {
        deny: [
          '.env',
          '.env.*',
          '*.{crt,pem,key,p12,pfx,cer,der}',
          '.npmrc',
          '.yarnrc.yml',
          '**/.git/**',
          '**/supabase/.data/**',
        ],
      },
    },
    build: {
      // Words stand where they are said. As names that modules share they would weigh more, and take their screens' files to other pages.
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // A file of words does nothing of its own: a page that only has its texts needs none of it.
        treeshake: { moduleSideEffects: [{ test: /src.words.(en|hi)./, sideEffects: false }] },
      },
      target: buildTargets,
      cssTarget: buildTargets,
      // A page is drawn once its first packets are there. The pattern that all have, and nobody waits for, comes as a file.
      assetsInlineLimit: (file) => (file.includes('azulejo') ? false : undefined),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // The editor's files apart: they are for newer browsers than the pages'.
              chunkFileNames: ({ name, moduleIds }) =>
                `_astro/${moduleIds.some((id) => ofEditor.test(id)) ? 'edit/' : ''}${shortName(name)}.[hash].js`,
              entryFileNames: ({ name }) => `_astro/${shortName(name)}.[hash].js`,
              // What every screen uses comes as one file: cut into a dozen, it would pack worse and wait longer.
              codeSplitting: {
                groups: [
                  // Counts, dates and the language: every page has them, also those without a screen.
                  { name: 'language', test: /src.words.\w+.language\./, priority: 9 },
                  // The words of an area apart from the screens of others that say some of them.
                  { name: (id) => /(\w+)\.ts/.exec(id)?.[1] ?? null, test: /src.words.(en|hi)./, priority: 1 },
                  {
                    name: 'screens',
                    test: (id) => ofScreens.test(id) || smallMarks.test(id) || isUnusedCheck(id),
                    minShareCount: 3,
                  },
                  { name: 'asking', test: ofAsking, minShareCount: 3, priority: 2 },
                  // Marketing pages run these too, so they stay out of the file above.
                  {
                    name: 'notices',
                    test: /node_modules.nanostores.(atom|clean-stores|warn|context)|src.(lib.toasts|server.backend)\./,
                    priority: 3,
                  },
                  // Pages with prices have these too; the home page asks for photos when it shows featured stays.
                  { name: 'photos', test: /src.(lib.(photos|currency)|domain.hotel.hotelAddress)\./, priority: 3 },
                  { name: 'later', test: /preload-helper|src.server.sessionKey|src.lib.storage/, priority: 4 },
                  // Needed by every screen, and by pages without any.
                  { name: 'overlays', test: /src.lib.overlays\./, priority: 6 },
                  {
                    name: 'react',
                    test: /node_modules.(react|react-dom|scheduler).|src.ui.(jsxApart|island)\./,
                    priority: 5,
                  },
                  // What the address of a search says, in its bar on other pages too.
                  {
                    name: 'query',
                    test: /src.(domain.hotel.search|server.calls.search|features.search.(searchQuery|placeWords|useSearchQuery))\./,
                    minShareCount: 2,
                  },
                  {
                    name: 'contact',
                    test: /src.domain.chat|src.lib.whatsapp\.|src.words.\w+.chat\.|src.ui.chatButtons\./,
                    minShareCount: 2,
                    priority: 2,
                  },
                  // What a hotel's page asks, before its screen is there and again.
                  { name: 'askHotel', test: /src.(features.hotel.earlyHotel|server.calls.hotel)\./, minShareCount: 2 },
                  // What the price of a stay is, in a form as of one that was booked.
                  { name: 'price', test: /src.(domain.booking.price|features.stay.photoOf)\./, minShareCount: 2 },
                  // A booking that was made, as its reference and its guest's link tell it, and what shows it.
                  { name: 'booked', test: ofBooked, minShareCount: 2 },
                  { name: 'ticket', test: ofTicket, minShareCount: 2 },
                  {
                    name: 'saved',
                    test: /src.(server.saved(Here|Stays)|features.stay.SaveButton)\.|lucide-react.dist.esm.icons.heart\./,
                  },
                  // What a guest types in a form, and the tab keeps of it.
                  {
                    name: 'guest',
                    test: /src.(features.(booking.tabMemory|stay.Facts)|domain.booking.booking)\./,
                    minShareCount: 2,
                  },
                  // Signing out, and what a tab forgets by it: every page that saves stays names its files.
                  {
                    name: 'signOut',
                    test: /src.(server.(signOut|typedTexts)|lib.keptStays)\./,
                    minShareCount: 2,
                    priority: 3,
                  },
                  // What these import and other pages too: a group takes along what nobody has taken before.
                  { name: 'text', test: /src.domain.(text|regions)\./, minShareCount: 2, priority: 3 },
                  { name: 'spots', test: /src.domain.(moment|hotel.directions)\./, minShareCount: 2, priority: 2 },
                ],
              },
            },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
