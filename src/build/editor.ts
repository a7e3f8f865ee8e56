import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Repository } from '#src/content/repository.ts';

/* The content editor at /edit, Sveltia CMS. It has its own files and policy, which no other page loads. */

export const ofEditor =
  /node_modules.(@sveltia|svgo|css-tree|csso|leaflet|terra-draw|terra-draw-leaflet-adapter|exifr|immutable|turndown)./;

/** Code colours for 260 languages, for a field that our content does not have: 480 files, 9 MB. */
const ofCode = /^@shikijs\/(langs|themes)\//;
const nothing = '\0no-colours';

/** Our code of the editor. It has copies of the modules it shares with pages, so that it does not change what pages load. */
export const ofForms = /src.features.edit.|\?edit$/;

export function lightEditor(): Plugin {
  return {
    name: 'light-editor',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (ofCode.test(source)) return nothing;
      if (!importer || !ofForms.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const isOwn = found && !found.id.includes('node_modules') && /\.(ts|json)$/.test(found.id);
      return isOwn ? `${found.id}?edit` : found;
    },
    load(id) {
      if (id === nothing) return 'export default []';
      return id.endsWith('.json?edit') ? `export default ${readFileSync(id.replace('?edit', ''), 'utf8')}` : null;
    },
  };
}

/** The editor sets element styles, compresses images in WebAssembly and a worker, shows given images and, with a repository, calls GitHub. */
export function policyOfEditor(repository: Repository | null): string {
  const github = repository
    ? ' https://api.github.com https://raw.githubusercontent.com https://www.githubstatus.com'
    : '';
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${github && ' https://avatars.githubusercontent.com'}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${github}`,
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
