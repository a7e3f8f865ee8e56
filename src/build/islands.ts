import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ownOf = (name: string) => fileURLToPath(new URL(`../ui/${name}`, import.meta.url));
const own: Record<string, string> = {
  'react/jsx-runtime': ownOf('jsxApart.ts'),
  '@astrojs/react/client.js': ownOf('island.tsx'),
};

/** Builds islands with our own JSX runtime: they survive translation by the browser, and show help if they fail. */
export function islands(): Plugin {
  return {
    name: 'islands',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      importer.includes('node_modules') || importer === own[source] ? undefined : own[source],
  };
}
