import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { textOfScripts } from './builtScripts.ts';
import { withOwnStyles } from './ownStyles.ts';
import { withScriptHints } from './scriptHints.ts';
import { asSent, headersFile, policyOf, withChecker, withOwnHashes, withPolicy } from './securityPolicy.ts';
import { bundleWorker, deskWorker, makeOfflineWorker, offlineWorkers, policyOfWorkers } from './stayWorker.ts';

/** Astro repeats the placeholder of an island in a template that ours do not read. */
const repeatedFallback = /<template data-astro-template="fallback">.*?<\/template>/gs;

/** Fixes the order of the layers. Otherwise a style sheet that loads before the page's own styles puts its layer lowest. */
const layers = '@layer theme,base,components,utilities;';

/** Makes built pages smaller, and writes `_headers` for the CDN and the local server. `editor` is the policy of /edit. */
export function builtPages(headers: readonly string[], editor: string): AstroIntegration {
  return {
    name: 'built-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const texts = new Map<string, Promise<string>>();
        const read = (address: string) => {
          const text = texts.get(address) ?? readFile(new URL(`.${address}`, dir), 'utf8');
          texts.set(address, text);
          return text;
        };
        const files = (await readdir(dir, { recursive: true })).sort();
        for (const file of files.filter((name) => name.endsWith('.css'))) {
          await writeFile(new URL(file, dir), layers + (await readFile(new URL(file, dir), 'utf8')));
        }
        const pages: { file: string; policy: string }[] = [];
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const built = (await readFile(new URL(file, dir), 'utf8')).replace(repeatedFallback, '');
          const scripts = await textOfScripts(built, read);
          const light = withOwnStyles(await withScriptHints(built, read), scripts);
          const html = file === 'edit.html' ? withPolicy(light, editor) : withOwnHashes(withChecker(light, scripts));
          const policy = policyOf(html);
          if (policy === null) throw new Error(`No content security policy in ${file}`);
          await writeFile(new URL(file, dir), asSent(file, html));
          pages.push({ file, policy });
        }
        for (const { page, html, file } of offlineWorkers) {
          const built = await readFile(new URL(html, dir), 'utf8');
          await writeFile(new URL(file, dir), await makeOfflineWorker(page, built, read));
          pages.push({ file, policy: policyOfWorkers });
        }
        await writeFile(new URL(deskWorker, dir), await bundleWorker('notifications'));
        pages.push({ file: deskWorker, policy: policyOfWorkers });
        await writeFile(new URL('_headers', dir), headersFile(pages, headers));
      },
    },
  };
}
