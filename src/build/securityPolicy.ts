import { createHash } from 'node:crypto';
import { shells } from './shells.ts';

/**
 * Astro writes a content security policy into each page, with the hashes of the whole site: more bytes than some pages have
 * words. The CDN sends each page's own as a header, with the hashes of what it holds: a policy in a page comes after the first bytes,
 * cannot say who may frame it, and takes 400 bytes of the first packets.
 */

/** For every path, pages that are not found and files among them; a page's own policy takes its place. */
export const everywhere = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** The policy inside a built page; null when it has none. */
export function policyOf(html: string): string | null {
  return /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(html)?.[1] ?? null;
}

/** The page with another policy in place of its own. */
export const withPolicy = (html: string, policy: string) => html.replace(policyOf(html) ?? '', () => policy);

/** Who checks that somebody is a person: src/lib/turnstile.ts. */
export const checker = 'https://challenges.cloudflare.com';

/**
 * The page with leave to ask that host, if its scripts ever do: for a script, and a frame of its own.
 * https://developers.cloudflare.com/turnstile/reference/content-security-policy
 */
export function withChecker(html: string, scripts: string): string {
  const policy = policyOf(html);
  if (policy === null || !scripts.includes(`${checker}/`)) return html;
  return withPolicy(html, `${policy.replace('script-src ', `script-src ${checker} `)} frame-src ${checker};`);
}

/** How a policy names a text that stands in the page. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands in a page and needs leave, by the rule that gives it. Files of our own need none: 'self' admits them; nor do data. */
export const insideOf = (html: string) =>
  [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes = '']) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, kind, , text = '']) => ({ rule: `${kind}-src`, hash: hashOf(text) }));

/** The page with the hashes of what stands in it, and no others, in its policy. */
export function withOwnHashes(html: string): string {
  const policy = policyOf(html);
  if (policy === null) return html;
  const inside = new Set(insideOf(html).map(({ hash }) => hash));
  const kept = policy.replace(/ ('sha256-[^']+')/g, (all, hash: string) => (inside.has(hash) ? all : ''));
  return html.replace(policy, () => kept);
}

/**
 * Whether a page comes for addresses of which the CDN knows nothing, and so with its header for every path: what is not found, and a shell
 * at `/booking/x/y`, for a rule of `_headers` meets one part of an address where its redirect meets all.
 */
const isForAnyAddress = (file: string) =>
  /(^|\/)(index|404)\.html$/.test(file) || shells.some(({ to }) => `${to.slice(1)}.html` === file);

/** The page as it is sent: its policy is in the header, but where that may not be its own. */
export const asSent = (file: string, html: string) =>
  isForAnyAddress(file) ? html : html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '');

/** Pages of hotels, of which there may be thousands: they share the address of their shell, and so one policy. */
const ofHotels = /^(\w\w\/)?hotel\//;

/**
 * The addresses at which a built file is served with status 200. What follows is one part of an address: `/booking/*` would
 * meet `/booking-confirmation` too (`@netlify/headers-parser`, for_regexp.js).
 */
export function addressesOf(file: string): string[] {
  const hotel = ofHotels.exec(file);
  if (hotel) return [`/${hotel[1] ?? ''}hotel/:id`];
  const path = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  return [
    path,
    ...shells.filter(({ to, status }) => to === path && status === 200).map(({ from }) => from.replace('*', ':id')),
  ];
}

/** What any of these policies admits; they are the same but for the hashes of what stands in a page. */
function unite(policies: readonly string[]): string {
  const sources = (kind: string) =>
    policies.flatMap((policy) => new RegExp(`${kind} ([^;]*)`).exec(policy)?.[1]?.trim().split(/\s+/) ?? []);
  return (policies[0] ?? '').replace(/(script-src|style-src) [^;]*/g, (_, kind: string) =>
    [kind, ...new Set(sources(kind))].join(' '),
  );
}

/**
 * The text of `_headers` for these pages: Netlify's format. A page's own rule comes after the one for every path, and wins.
 * `more`: lines for every path.
 */
export function headersFile(pages: readonly { file: string; policy: string }[], more: readonly string[]): string {
  const policies = new Map<string, Set<string>>();
  for (const { file, policy } of pages) {
    for (const path of addressesOf(file)) policies.set(path, (policies.get(path) ?? new Set()).add(policy));
  }
  const rules = [...policies].map(([path, own]) => [path, policyLine(sentPolicy(unite([...own])))]);
  return [['/*', policyLine(everywhere), ...more], ...rules].map((lines) => `${lines.join('\n  ')}\n`).join('\n');
}

/** A page's policy as its header: with what a policy inside a page cannot say. */
export const sentPolicy = (policy: string) => `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`;

const policyLine = (policy: string) => `Content-Security-Policy: ${policy}`;
