import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { islandScripts, isScreen, neededAtOnce, pageScripts } from '#src/build/builtScripts.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';

export const kilobytes = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;

export async function builtSite() {
  const folder = projectPath('dist');
  const answer = await createSite(folder, await readHostingRules(folder));
  const read = async (address: string) => readFileSync(folder + address, 'utf8');
  return {
    read,
    async firstLoad(path: string) {
      const html = String(answer(path, '', {}).body);
      const entries = [...pageScripts(html), ...(isScreen(html) ? islandScripts(html) : [])];
      const texts = await Promise.all([...new Set([...entries, ...(await neededAtOnce(entries, read))])].map(read));
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);
      // Inline styles count as if they were a file.
      const inPage = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
      const fontFiles = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
        ([, address]) => address,
      );
      return {
        html,
        texts,
        /** In kilobytes: scripts and styles gzipped, fonts as they are. */
        scripts: kilobytes(texts),
        styles: kilobytes([inPage, ...(await Promise.all(sheets.map(read)))]),
        fonts: fontFiles.reduce((sum, file) => sum + readFileSync(folder + file).length, 0) / 1000,
        fontFiles,
        hasReact: texts.some((text) => text.includes('react.transitional.element')),
      };
    },
  };
}
