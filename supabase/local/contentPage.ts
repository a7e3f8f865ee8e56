import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { checkNames } from '#src/content/contentFiles.ts';
import { checked, contentProblems } from '#src/content/contentProblems.ts';
import { readSite } from '#src/content/siteSchema.ts';
import { projectPath } from './paths.ts';

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a page with each wrong file of `content`, its fields and reasons; null if all are right, and for `/edit`, which repairs them. */
export async function contentPage({ method, headers, url = '' }: IncomingMessage): Promise<string | null> {
  if (method !== 'GET' || !headers.accept?.includes('text/html') || /^\/edit\b/.test(url)) return null;
  await checked('names of files', checkNames, undefined);
  const site = async () => readSite(JSON.parse(await readFile(projectPath('content/site.json'), 'utf8')));
  await checked('content/site.json', site, undefined);
  if (contentProblems.size === 0) return null;
  const list = [...contentProblems].map(
    ([file, problem]) => `<h2>${escaped(file)}</h2>\n<pre>${escaped(problem)}</pre>`,
  );
  return `<!doctype html>
<html lang="en">
<title>Wrong content</title>
<meta name="viewport" content="width=device-width">
<style>
body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c2b2a; background: #fffdf9 }
h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem }
pre { margin: 0; padding: 1rem; border-left: 4px solid #b5432a; background: #f6efe4; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<script type="module" src="/@vite/client"></script>
<h1>This content needs a correction</h1>
<p>Change the file and save it. This page then shows the site again. <code>docs/editing-content.md</code> explains the files.</p>
${list.join('\n')}
</html>
`;
}
