import { createHash } from 'node:crypto';
import { shells } from './shells.ts';

/** We send each page's policy as a header: inside a page it starts late, cannot restrict framing and takes 400 bytes. */

/** Returns Astro's policy of pages. Astro adds hashes of scripts and styles. */
export function policyOfPages(backend: string, services: { script: string[]; connect: string[] }) {
  const sources = (...some: string[]) => some.filter(Boolean).join(' ');
  return {
    ...(services.script.length > 0 ? { scriptDirective: { resources: ["'self'", ...services.script] } } : {}),
    directives: [
      "default-src 'none'" as const,
      `img-src ${sources("'self' data: blob:", backend)}` as const,
      "font-src 'self'" as const,
      `connect-src ${sources("'self'", backend, ...services.connect)}` as const,
      "manifest-src 'self'" as const,
      "form-action 'self'" as const,
      "base-uri 'none'" as const,
      "object-src 'none'" as const,
      ...(backend.startsWith('https:') ? (['upgrade-insecure-requests'] as const) : []),
    ],
  };
}

/** For every path, including files and pages not found. A page's own policy replaces it. */
export const everywhere = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** Returns null if the page has no policy. */
export function policyOf(html: string): string | null {
  return /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(html)?.[1] ?? null;
}

export const withPolicy = (html: string, policy: string) => html.replace(policyOf(html) ?? '', () => policy);

/** The host of the security check against robots: src/lib/turnstile.ts. */
export const checker = 'https://challenges.cloudflare.com';

/** Allows that host if the page's scripts use it. https://developers.cloudflare.com/turnstile/reference/content-security-policy */
export function withChecker(html: string, scripts: string): string {
  const policy = policyOf(html);
  if (policy === null || !scripts.includes(`${checker}/`)) return html;
  return withPolicy(html, `${policy.replace('script-src ', `script-src ${checker} `)} frame-src ${checker};`);
}

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the inline scripts and styles with their directive. Our files ('self') and data need no hash. */
export const insideOf = (html: string) =>
  [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes = '']) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, kind, , text = '']) => ({ rule: `${kind}-src`, hash: hashOf(text) }));

/** Replaces the hashes in the policy by those of the page's own content. */
export function withOwnHashes(html: string): string {
  const policy = policyOf(html);
  if (policy === null) return html;
  const inside = new Set(insideOf(html).map(({ hash }) => hash));
  const kept = policy.replace(/ ('sha256-[^']+')/g, (all, hash: string) => (inside.has(hash) ? all : ''));
  return html.replace(policy, () => kept);
}

/** True for pages that any unknown address may show: a rule of `_headers` matches one path part, the redirect to a shell all. */
const isForAnyAddress = (file: string) =>
  /(^|\/)(index|404)\.html$/.test(file) || shells.some(({ to }) => `${to.slice(1)}.html` === file);

/** Removes the policy from a page whose header contains it. */
export const asSent = (file: string, html: string) =>
  isForAnyAddress(file) ? html : html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '');

/** There may be thousands of hotel pages. They share the address pattern of their shell, and so one policy. */
const ofHotels = /^(\w\w\/)?hotel\//;

/** Returns the addresses of a file. `:id` is one path part. `/booking/*` matches `/booking-confirmation` too (`@netlify/headers-parser`). */
export function addressesOf(file: string): string[] {
  const hotel = ofHotels.exec(file);
  if (hotel) return [`/${hotel[1] ?? ''}hotel/:id`];
  const path = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  return [
    path,
    ...shells.filter(({ to, status }) => to === path && status === 200).map(({ from }) => from.replace('*', ':id')),
  ];
}

/** Joins policies that differ only in their hashes. */
function unite(policies: readonly string[]): string {
  const sources = (kind: string) =>
    policies.flatMap((policy) => new RegExp(`${kind} ([^;]*)`).exec(policy)?.[1]?.trim().split(/\s+/) ?? []);
  return (policies[0] ?? '').replace(/(script-src|style-src) [^;]*/g, (_, kind: string) =>
    [kind, ...new Set(sources(kind))].join(' '),
  );
}

/** Returns Netlify's `_headers`. A page's rule is after the one for every path, so it applies. `more`: lines for every path. */
export function headersFile(pages: readonly { file: string; policy: string }[], more: readonly string[]): string {
  const policies = new Map<string, Set<string>>();
  for (const { file, policy } of pages) {
    for (const path of addressesOf(file)) policies.set(path, (policies.get(path) ?? new Set()).add(policy));
  }
  const rules = [...policies].map(([path, own]) => [path, policyLine(sentPolicy(unite([...own])))]);
  return [['/*', policyLine(everywhere), ...more], ...rules].map((lines) => `${lines.join('\n  ')}\n`).join('\n');
}

export const sentPolicy = (policy: string) => `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`;

const policyLine = (policy: string) => `Content-Security-Policy: ${policy}`;
