import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Astro writes a content security policy into each page, with the hashes of that page. A policy in a page comes after the
 * first bytes and cannot say who may frame it, so the CDN sends one too: the union of all pages' hashes, for every path.
 */

/** The policy that allows what any of the given ones allows. */
export function unitePolicies(policies: readonly string[]): string {
  const united = new Map<string, Set<string>>();
  for (const policy of policies) {
    for (const directive of policy.split(';')) {
      const [name, ...sources] = directive.trim().split(/\s+/);
      if (!name) continue;
      const known = united.get(name) ?? new Set();
      for (const source of sources) known.add(source);
      united.set(name, known);
    }
  }
  return [...united].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The policy inside a built page; null when it has none. */
export function policyOf(html: string): string | null {
  return /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(html)?.[1] ?? null;
}

/** Writes `_headers`, which the CDN and the local server read, after the build. */
export function securityPolicy(): AstroIntegration {
  return {
    name: 'security-policy-header',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const pages = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'));
        const policies = await Promise.all(
          pages.map(async (file) => policyOf(await readFile(new URL(file, dir), 'utf8'))),
        );
        const without = pages.filter((_, at) => policies[at] === null);
        if (without.length > 0) throw new Error(`No content security policy in ${without.join(', ')}`);
        const united = unitePolicies([...policies.filter((policy) => policy !== null), "frame-ancestors 'none'"]);
        await writeFile(new URL('_headers', dir), `/*\n  Content-Security-Policy: ${united}\n`);
      },
    },
  };
}
