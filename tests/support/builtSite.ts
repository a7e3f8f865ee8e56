import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { islandScripts, isScreen, neededAtOnce, pageScripts } from '#src/build/builtScripts.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';

export const kilobytes = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;

/** The built files, answered as the host does, and what a page of them asks for before anybody touches it. */
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
      return { html, texts, scripts: kilobytes(texts) };
    },
  };
}
