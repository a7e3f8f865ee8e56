import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Draws Lucide icons by `src/ui/drawIcon.ts` instead of Lucide's runtime. This saves 1.3 to 1.7 kB of script per page. */
export function lightIcons(): Plugin {
  const ofLucide = /lucide-react.dist.esm.icons.[\w-]+\.mjs$/;
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/createLucideIcon.mjs') && ofLucide.test(importer)
        ? fileURLToPath(new URL('../ui/drawIcon.ts', import.meta.url))
        : undefined,
    transform: (code, id) =>
      ofLucide.test(id)
        ? code.replace(/\s*name: "[\w-]+",\s*size: 24,/, '').replace(/,\s*key: "\w+"|__iconData\.node;/g, '')
        : undefined,
  };
}
