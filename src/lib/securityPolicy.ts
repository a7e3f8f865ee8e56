import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { shells } from './shells.ts';

/**
 * Astro writes a content security policy into each page, with the hashes of the whole site: more bytes than some pages have
 * words. Each page keeps those of what it holds. A policy in a page comes after the first bytes and cannot say who may frame
 * it, so the CDN sends it as a header too.
 */

/** For every path, pages that are not found and files among them; a page's own policy takes its place. */
const everywhere = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** The policy inside a built page; null when it has none. */
export function policyOf(html: string): string | null {
  return /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(html)?.[1] ?? null;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page with the hashes of what stands in it, and no others, in its policy. Files of our own need none: 'self' admits them. */
export function withOwnHashes(html: string): string {
  const policy = policyOf(html);
  if (policy === null) return html;
  const inside = new Set(
    [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => hashOf(text)),
  );
  const kept = policy.replace(/ ('sha256-[^']+')/g, (all, hash: string) => (inside.has(hash) ? all : ''));
  return html.replace(policy, () => kept);
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

/** After the build, gives each page its own policy and writes `_headers`, which the CDN and the local server read. */
export function securityPolicy(): AstroIntegration {
  return {
    name: 'security-policy-header',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
        const pages = await Promise.all(
          files.map(async (file) => {
            const page = new URL(file, dir);
            const html = withOwnHashes(await readFile(page, 'utf8'));
            const policy = policyOf(html);
            if (policy === null) throw new Error(`No content security policy in ${file}`);
            await writeFile(page, html);
            return { file, policy };
          }),
        );
        await writeFile(new URL('_headers', dir), headersFile(pages));
      },
    },
  };
}
