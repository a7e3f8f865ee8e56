import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ownOf = (name: string) => fileURLToPath(new URL(`../ui/${name}`, import.meta.url));
const own: Record<string, string> = {
  'react/jsx-runtime': ownOf('jsxApart.ts'),
  '@astrojs/react/client.js': ownOf('island.tsx'),
};

/** Builds islands with our own JSX and start: a page that the browser translates goes on working, and an island that stops says what to do. */
export function islands(): Plugin {
  return {
    name: 'islands',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      importer.includes('node_modules') || importer === own[source] ? undefined : own[source],
  };
}
