import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import site from './content/site.json' with { type: 'json' };

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  // The default ('jsx') drops the space before an inline element after a line break.
  compressHTML: true,
  integrations: [react(), sitemap()],
  vite: { plugins: [tailwindcss()], cacheDir: '.cache/vite' },
  devToolbar: { enabled: false },
});
