import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import site from './content/site.json' with { type: 'json' };
import { backendIsKnown, originOfBackend } from './src/build/backend.ts';
import { buildTargets } from './src/build/browsers.ts';
import { buildProgress } from './src/build/buildProgress.ts';
import { builtPages } from './src/build/builtPages.ts';
import { lightEditor, policyOfEditor } from './src/build/editor.ts';
import { fonts } from './src/build/fonts.ts';
import { goaMapModule } from './src/build/goaMapModule.ts';
import { headersOfHosting } from './src/build/hosting.ts';
import { interaction } from './src/build/interaction.ts';
import { islands } from './src/build/islands.ts';
import { builtLanguage, builtLanguages, inLanguage, pagesInOthers } from './src/build/languages.ts';
import { lightIcons } from './src/build/lightIcons.ts';
import { warnAboutOutdatedTexts } from './src/build/outdatedTexts.ts';
import { warnAboutPlaceholders } from './src/build/placeholders.ts';
import { scriptFiles } from './src/build/scriptFiles.ts';
import { policyOfPages } from './src/build/securityPolicy.ts';
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

const ofWholeSite = [
  builtLanguages(site.url),
  ofSitemap.learn,
  sitemap({ filter: ofSitemap.filter, serialize: ofSitemap.serialize, customPages: pagesInOthers }),
  builtPages(headersOfHosting(variables), policyOfEditor(readRepository(variables.PUBLIC_EDIT_REPOSITORY))),
  buildProgress(),
  warnAboutPlaceholders(site),
  warnAboutOutdatedTexts(),
];

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
  fonts,
  security: { csp: policyOfPages(backend, services) },
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
    environments: { client: { build: { rolldownOptions: { output: scriptFiles(variables) } } } },
  },
  devToolbar: { enabled: false },
});
