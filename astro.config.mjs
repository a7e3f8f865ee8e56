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
const backend = originOfBackend(variables);
const services = sourcesOfServices(variables);
const versions = legalVersions(readLegalTexts(), todayInKolkata());
const ofSitemap = sitemapOfPages();
const sources = (...some) => some.filter(Boolean).join(' ');

const ofAsking =
  /valibot|date-fns|src.domain.(stay|money|hotel.hotel|uuid)\.|src.lib.(early|currency|paths|result)\.|src.server.(door|guest|rate)\.|src.words.\w+.(common|party)\./;

const ofScreens =
  /@nanostores.react|src.(lib.useRemote|features.stay.(useMoney|PartySteppers|StayDates))\.|src.ui.(drawIcon|Notice|RetryNotice|DemoBadge|Button|Field|fieldProps|Skeleton|Stepper|Dialog|buttonClass|TextInput|DateRangePicker|PhotoImage|Sheet|Checkbox|Select|TextArea|usePopover)\./;

/** Without a Turnstile key the check is an empty stub, not worth a file. With a key it stays out of `screens`: not all pages may load Cloudflare. */
const isUnusedCheck = (id) => !variables.PUBLIC_TURNSTILE_SITE_KEY && /src.ui.use(HumanCheck|Turnstile)\./.test(id);

/** Two chunks for confirmation and guest's booking page keep both in their size budgets: one reads early, the other shows. */
const ofBooked = /src.domain.booking.(paid|bookingFacts|status|confirmation|invoiceRow|stayState)\./;
const ofTicket =
  /src.(domain.booking.termsDay|features.stay.(WhereItIs|StayWhen|addToCalendar))\.|lucide-react.dist.esm.icons.calendar-(plus|x)\./;

/** Icons and marks of several screens: a file for each would cost more than all of them. */
const smallMarks =
  /lucide-react.dist.esm.icons.(star|map-pin|check|chevron-(right|left|down)|arrow-left|locate-fixed)\.|src.(ui.(Stars|WhatsAppIcon|Chip)\.tsx|lib.unbroken\.)/;

/** Accented letters of foreign names; those of Portuguese are in the fonts of every page. src/assets/fonts/README.md */
const accents =
  'U+C4-C6,U+C8,U+CB-CC,U+CE-D2,U+D6,U+D8-D9,U+DB-DF,U+E4-E6,U+E8,U+EB-EC,U+EE-F2,U+F6,U+F8-F9,U+FB-FF,U+152-153'.split(
    ',',
  );

const devanagari = ['U+900-97F', 'U+200C-200D', 'U+25CC'];

/** The accents' font has no 0: as a family of its own, WebKit would measure `ch` by it and fetch it everywhere. The first file is on every page. */
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

const ofWholeSite = [
  builtLanguages(site.url),
  ofSitemap.learn,
  sitemap({ filter: ofSitemap.filter, serialize: ofSitemap.serialize, customPages: pagesInOthers }),
  builtPages(headersOfHosting(variables), policyOfEditor(readRepository(variables.PUBLIC_EDIT_REPOSITORY))),
  buildProgress(),
  warnAboutPlaceholders(site),
];

const shortName = (name) => name.replace(/\.astro_astro_type_script.*/, '');

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  build: {
    format: 'file',
    // Inline styles save the first visit a round trip before the first paint.
    inlineStylesheets: 'always',
    // Encoding photos is most of a first build. A small machine has two cores.
    concurrency: 2,
  },
  // The default ('jsx') drops the space before an inline element after a line break.
  compressHTML: true,
  // One cache per language: they are built at the same time.
  cacheDir: builtLanguage === 'en' ? '.cache/astro' : `.cache/astro-${builtLanguage}`,
  integrations: [backendIsKnown(variables), react(), interaction(), ...(builtLanguage === 'en' ? ofWholeSite : [])],
  fonts: [
    font('Fraunces', 'fraunces', ['Georgia', 'serif'], 'noto-serif-devanagari'),
    font('Instrument Sans', 'instrument-sans', ['Arial', 'sans-serif'], 'noto-sans-devanagari'),
  ],
  security: {
    // Astro adds scripts and styles with their hashes. The header is in src/build/securityPolicy.ts.
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
    // Vite's defaults, and the keys and data of the local backend: the dev server shows every other file of the project.
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
      // Inlines texts where they are used: shared exports would be larger, and would pull files of screens into other pages.
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // Files of words have no side effects, so unused ones are dropped.
        treeshake: { moduleSideEffects: [{ test: /src.words.(en|hi)./, sideEffects: false }] },
      },
      target: buildTargets,
      cssTarget: buildTargets,
      // Keeps the tile pattern out of the page's first packets: it is on every page and not urgent.
      assetsInlineLimit: (file) => (file.includes('azulejo') ? false : undefined),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: ({ name, moduleIds }) =>
                `_astro/${moduleIds.some((id) => ofEditor.test(id)) ? 'edit/' : ''}${shortName(name)}.[hash].js`,
              entryFileNames: ({ name }) => `_astro/${shortName(name)}.[hash].js`,
              // Code that every screen uses is one file: it compresses better and needs fewer requests.
              codeSplitting: {
                groups: [
                  { name: 'language', test: /src.words.\w+.language\./, priority: 9 },
                  // One file per area's words, apart from screens of other areas that use some of them.
                  { name: (id) => /(\w+)\.ts/.exec(id)?.[1] ?? null, test: /src.words.(en|hi)./, priority: 1 },
                  {
                    name: 'screens',
                    test: (id) => ofScreens.test(id) || smallMarks.test(id) || isUnusedCheck(id),
                    minShareCount: 3,
                  },
                  { name: 'asking', test: ofAsking, minShareCount: 3, priority: 2 },
                  {
                    name: 'notices',
                    test: /node_modules.nanostores.(atom|clean-stores|warn|context)|src.(lib.toasts|server.backend)\./,
                    priority: 3,
                  },
                  {
                    name: 'photos',
                    test: /src.(lib.(photos|currency)|domain.(money|hotel.hotelAddress))\./,
                    priority: 3,
                  },
                  { name: 'later', test: /preload-helper|src.server.sessionKey|src.lib.storage/, priority: 4 },
                  { name: 'overlays', test: /src.lib.overlays\./, priority: 6 },
                  {
                    name: 'react',
                    test: /node_modules.(react|react-dom|scheduler).|src.ui.(jsxApart|island)\./,
                    priority: 5,
                  },
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
                  { name: 'askHotel', test: /src.(features.hotel.earlyHotel|server.calls.hotel)\./, minShareCount: 2 },
                  { name: 'price', test: /src.(domain.booking.price|features.stay.photoOf)\./, minShareCount: 2 },
                  { name: 'booked', test: ofBooked, minShareCount: 2 },
                  { name: 'ticket', test: ofTicket, minShareCount: 2 },
                  {
                    name: 'saved',
                    test: /src.(server.saved(Here|Stays)|features.stay.SaveButton)\.|lucide-react.dist.esm.icons.heart\./,
                  },
                  {
                    name: 'guest',
                    test: /src.(features.(booking.tabMemory|stay.Facts)|domain.booking.booking)\./,
                    minShareCount: 2,
                  },
                  {
                    name: 'signOut',
                    test: /src.(server.(signOut|typedTexts)|lib.keptStays)\./,
                    minShareCount: 2,
                    priority: 3,
                  },
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
