import type { Plugin } from 'vite';
import type { Repository } from '#src/content/repository.ts';

/*
 * The editor of the content at /edit, Sveltia CMS: a page with files and a policy of its own. No other page loads any of it.
 */

/** Modules of the editor: its own, and the packages it asks for. */
export const ofEditor =
  /node_modules.(@sveltia|svgo|css-tree|csso|leaflet|terra-draw|terra-draw-leaflet-adapter|exifr|immutable|turndown)./;

/** Colours for code in 260 languages, for a kind of field that no content has: 480 files, 9 MB. */
const ofCode = /^@shikijs\/(langs|themes)\//;
const nothing = '\0no-colours';

/** Leaves out of the build what the editor of this content never asks for. */
export function lightEditor(): Plugin {
  return {
    name: 'light-editor',
    enforce: 'pre',
    resolveId: (source) => (ofCode.test(source) ? nothing : null),
    load: (id) => (id === nothing ? 'export default []' : null),
  };
}

/**
 * What the editor may do: it sets styles on elements, compresses pictures in WebAssembly and a worker, shows pictures it was given,
 * and, where a repository is named, speaks with GitHub, who says too whether there is trouble.
 */
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
