import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { encodePhoto } from '#src/build/encodePhoto.ts';
import type { OgRecipe } from '#src/content/ogRecipes.ts';
import type { PhotoRecipe } from '#src/content/photoRecipes.ts';
import { languages, pathIn } from '#src/words/languages.ts';
import { projectPath } from './paths.ts';

interface Rule {
  pattern: RegExp;
  names: string[];
  to: string;
  status: number;
  force: boolean;
}

export interface HostingRules {
  redirects: Rule[];
  headersFor(path: string): [name: string, value: string][];
}

/** Reads `netlify.toml` and the build's `_headers` and `_redirects` with Netlify's own parsers. Without a build, only `netlify.toml`. */
export async function readHostingRules(
  distDir: string | null,
  netlifyConfigPath = projectPath('netlify.toml'),
): Promise<HostingRules> {
  const [redirects, headers] = await Promise.all([
    parseAllRedirects({
      redirectsFiles: distDir === null ? [] : [join(distDir, '_redirects')],
      netlifyConfigPath,
      configRedirects: [],
      minimal: false,
    }),
    parseAllHeaders({
      headersFiles: distDir === null ? [] : [join(distDir, '_headers')],
      netlifyConfigPath,
      configHeaders: [],
      minimal: false,
    }),
  ]);
  const problems = [...redirects.errors, ...headers.errors];
  if (problems.length > 0) throw new Error(`netlify.toml: ${problems.map(String).join('; ')}`);
  return {
    redirects: (redirects.redirects as NetlifyRedirect[]).map(toRule),
    headersFor: (path) =>
      headers.headers
        .filter((header) => 'forRegExp' in header && header.forRegExp.test(path))
        .flatMap((header) => Object.entries(header.values)),
  };
}

interface NetlifyRedirect {
  path: string;
  to: string;
  status?: number;
  force?: boolean;
}

function toRule({ path, to, status = 301, force = false }: NetlifyRedirect): Rule {
  const names: string[] = [];
  const pattern = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, () => {
      names.push('splat');
      return '(?:/(.*))?';
    })
    .replace(/:(\w+)/g, (_, name: string) => {
      names.unshift(name);
      return '([^/]+)';
    });
  return { pattern: new RegExp(`^${pattern}/?$`), names, to, status, force };
}

/** Returns the rewrite or redirect of a path, or undefined. `forced` selects rules that win over a file. */
export function followRules(rules: HostingRules, path: string, forced: boolean) {
  for (const { pattern, names, to, status, force } of rules.redirects) {
    const match = force === forced ? pattern.exec(path) : null;
    if (!match) continue;
    const target = names.reduce((text, name, at) => text.replaceAll(`:${name}`, match[at + 1] ?? ''), to);
    return { target, status };
  }
  return undefined;
}

type Body = Buffer | (() => Promise<Buffer>);

interface SiteFile {
  body: Body;
  type: string;
  etag?: string;
  compressed: Map<string, Buffer>;
}

export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body?: Body | undefined;
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Addresses are only keys of files read at the start, so none can leave the folder. */
export async function createSite(distDir: string, rules: HostingRules) {
  const files = await readSite(distDir);

  /** Answers GET and HEAD. `path` is decoded; `query` keeps its question mark. */
  return function answer(path: string, query: string, request: Record<string, string | undefined>): SiteAnswer {
    const forced = followRules(rules, path, true);
    if (forced) return follow(forced);
    const file = files.get(path) ?? files.get(path === '/' ? '/index.html' : `${path}.html`);
    if (file) {
      const clean = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path.replace(/\.html$/, '');
      return clean === path || path === '/404.html' ? send(file, 200) : redirect(clean, 301);
    }
    if (path !== '/' && path.endsWith('/')) {
      const bare = path.replace(/\/+$/, '');
      if (files.has(`${bare}.html`)) return redirect(bare, 301);
    }
    const rule = followRules(rules, path, false);
    return rule ? follow(rule) : missing();

    function follow({ target, status }: { target: string; status: number }): SiteAnswer {
      if (status >= 300 && status < 400) return redirect(target, status);
      const rewritten = files.get(target) ?? files.get(`${target}.html`);
      return rewritten ? send(rewritten, status) : missing();
    }
    function redirect(to: string, status: number): SiteAnswer {
      const location = encodeURI(to.startsWith('/') ? `/${to.replace(/^[/\\]+/, '')}` : to) + query;
      return { status, headers: { ...headers(status), location } };
    }
    function missing(): SiteAnswer {
      const page = files.get('/404.html');
      return page
        ? send(page, 404)
        : {
            status: 404,
            headers: { ...headers(404), 'content-type': 'text/plain; charset=utf-8' },
            body: Buffer.from('Not found'),
          };
    }
    function headers(status: number): Record<string, string> {
      const base = { 'cache-control': 'public, max-age=0, must-revalidate' };
      const own = rules.headersFor(path).map(([name, value]) => [name.toLowerCase(), value]);
      // A missing file may exist after the next deploy, so a 404 is not cached.
      return { ...base, ...Object.fromEntries(own), ...(status === 404 ? base : {}) };
    }
    function send(file: SiteFile, status: number): SiteAnswer {
      const encoding = chooseEncoding(request['accept-encoding'] ?? '', file);
      const body = encoding ? file.compressed.get(encoding) : file.body;
      const etag = encoding ? file.etag?.replace(/"$/, `-${encoding}"`) : file.etag;
      const all = {
        ...headers(status),
        'content-type': file.type,
        ...(etag ? { etag } : {}),
        ...(file.compressed.size > 0 ? { vary: 'accept-encoding' } : {}),
        ...(encoding ? { 'content-encoding': encoding } : {}),
      };
      const known = (request['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
      if (status === 200 && etag && known.includes(etag)) return { status: 304, headers: all };
      return { status, headers: all, body };
    }
  };
}

function chooseEncoding(accepted: string, file: SiteFile): string | undefined {
  const names = accepted.split(',').map((part) => part.trim().toLowerCase());
  const allows = (encoding: string) =>
    names.some((name) => name.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(name));
  return [...file.compressed.keys()].find(allows);
}

async function readSite(distDir: string): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  for (const entry of await readdir(distDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    const body = await readFile(file);
    const type = types[extname(entry.name).toLowerCase()] ?? 'application/octet-stream';
    files.set(`/${relative(distDir, file).split(sep).join('/')}`, {
      body,
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      compressed: /^text|json|xml|svg|javascript/.test(type) ? compress(body) : new Map(),
    });
  }
  // The CDN does not serve these.
  files.delete('/_headers');
  files.delete('/_redirects');
  addOnDemand<PhotoRecipe>(files, '/photos', encodePhoto, ({ format }) => `image/${format}`);
  // Loaded on demand: the drawing code is large and rarely needed.
  const drawOgImage = async (recipe: OgRecipe) => (await import('#src/build/ogImage.ts')).drawOgImage(recipe);
  for (const language of languages) addOnDemand(files, pathIn(language, '/og'), drawOgImage, () => 'image/jpeg');
  return files;
}

function addOnDemand<Recipe>(
  files: Map<string, SiteFile>,
  folder: string,
  make: (recipe: Recipe) => Promise<Buffer>,
  typeOf: (recipe: Recipe) => string,
): void {
  const recipes = files.get(`${folder}/recipes.json`);
  if (!recipes) return;
  files.delete(`${folder}/recipes.json`);
  for (const [name, recipe] of Object.entries<Recipe>(JSON.parse(String(recipes.body)))) {
    let made: Promise<Buffer> | undefined;
    const body = () => {
      made ??= make(recipe);
      return made;
    };
    files.set(`${folder}/${name}`, { body, type: typeOf(recipe), compressed: new Map() });
  }
}

function compress(body: Buffer): Map<string, Buffer> {
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return new Map([
    ['br', brotli],
    ['gzip', gzipSync(body, { level: 6 })],
  ]);
}
