/* Netlify sets `CONTEXT`: https://docs.netlify.com/build/configure-builds/environment-variables/ */

interface Variables {
  CONTEXT?: string;
  /** `1` if every subdomain of the site serves https too. */
  HSTS_SUBDOMAINS?: string;
}

const twoYears = 63_072_000;

/** Returns lines of `_headers` for every path. No `CONTEXT` means the live site. Throws if a variable has an unknown value. */
export function headersOfHosting({ CONTEXT = '', HSTS_SUBDOMAINS = '' }: Variables): string[] {
  if (!['', '0', '1'].includes(HSTS_SUBDOMAINS)) {
    throw new Error(`HSTS_SUBDOMAINS must be 1, or left out, not "${HSTS_SUBDOMAINS}".`);
  }
  const isLive = ['', 'production'].includes(CONTEXT);
  const below = HSTS_SUBDOMAINS === '1' ? '; includeSubDomains' : '';
  return [
    `Strict-Transport-Security: max-age=${twoYears}${below}`,
    // Search engines must not index previews, which repeat the live site.
    ...(isLive ? [] : ['X-Robots-Tag: noindex']),
  ];
}
