import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { shells } from './shells.ts';

/**
 * Astro writes a content security policy into each page, with the hashes of that page. A policy in a page comes after the
 * first bytes and cannot say who may frame it, so the CDN sends it as a header too. Each page has its own: one for all would
 * weigh more than many of the files it goes with.
 */

/** For every path, pages that are not found and files among them; a page's own policy takes its place. */
const everywhere = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** The policy inside a built page; null when it has none. */
export function policyOf(html: string): string | null {
  return /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(html)?.[1] ?? null;
}

/** The addresses at which a built file is served with status 200. */
export function addressesOf(file: string): string[] {
  const path = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  return [path, ...shells.filter(({ to, status }) => to === path && status === 200).map(({ from }) => from)];
}

/** The text of `_headers` for these pages: Netlify's format, later rules winning. */
export function headersFile(pages: readonly { file: string; policy: string }[]): string {
  const rules = pages.flatMap(({ file, policy }) =>
    addressesOf(file).map((path) => [path, `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`]),
  );
  return [['/*', everywhere], ...rules]
    .map(([path, policy]) => `${path}\n  Content-Security-Policy: ${policy}\n`)
    .join('\n');
}

/** Writes `_headers`, which the CDN and the local server read, after the build. */
export function securityPolicy(): AstroIntegration {
  return {
    name: 'security-policy-header',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
        const pages = await Promise.all(
          files.map(async (file) => {
            const policy = policyOf(await readFile(new URL(file, dir), 'utf8'));
            if (policy === null) throw new Error(`No content security policy in ${file}`);
            return { file, policy };
          }),
        );
        await writeFile(new URL('_headers', dir), headersFile(pages));
      },
    },
  };
}
