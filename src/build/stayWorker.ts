import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { languages, pathIn } from '../words/languages.ts';
import { buildTargets } from './browsers.ts';
import { islandScripts, pageScripts, type Read, reachable } from './builtScripts.ts';

/* The service workers: two open /stay and /cleaning offline, one shows the front desk's notifications. Workbox would add two hundred packages and 6 kB for what
 * are sixty lines. */

export const policyOfWorkers =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";

/** Pages that open without a network: one page and one worker per language. */
export const offlineWorkers = ['/stay', '/cleaning'].flatMap((path) =>
  languages.map((language) => {
    const page = pathIn(language, path);
    return { page, html: `${page.slice(1)}.html`, file: `${page.slice(1)}-worker.js` };
  }),
);

/** Returns all files that the page and its scripts may load. */
export async function filesOfPage(html: string, read: Read): Promise<string[]> {
  const scripts = await reachable([...pageScripts(html), ...islandScripts(html)], read);
  const styles = (await Promise.all(scripts.map(read))).flatMap((text) => text.match(/_astro\/[\w.-]+\.css/g) ?? []);
  const named = html.match(/\/_astro\/[\w./-]+|\/favicon\.svg/g) ?? [];
  return [...new Set([...named, ...scripts, ...styles.map((file) => `/${file}`)])].sort();
}

export async function makeOfflineWorker(page: string, html: string, read: Read): Promise<string> {
  const files = await filesOfPage(html, read);
  const shell = { page, files, version: '' };
  const icon = await read('/favicon.svg');
  shell.version = createHash('sha256')
    .update(JSON.stringify([html, files, icon]))
    .digest('hex')
    .slice(0, 12);
  return bundleWorker('visit', { SHELL: JSON.stringify(shell) });
}

/** The front desk's: `src/features/notifications/worker.ts`. */
export const deskWorker = 'owner-worker.js';

/** Returns the worker of a feature as one script. */
export async function bundleWorker(feature: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: buildTargets,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../features/${feature}/worker.ts`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`The worker of ${feature} was not built.`);
  return output.output[0].code;
}
