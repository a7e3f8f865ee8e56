/*
 * What differs from one deployment of the site to another. Netlify names the kind of a deployment in `CONTEXT`: `production`,
 * `deploy-preview`, `branch-deploy`, `dev` (https://docs.netlify.com/build/configure-builds/environment-variables/).
 */

interface Variables {
  CONTEXT?: string;
  /** `1`: every host below the site's serves https too, and browsers may be told so. */
  HSTS_SUBDOMAINS?: string;
}

const twoYears = 63_072_000;

/**
 * Lines of `_headers` for every path. A host elsewhere that names no context is taken for the live site.
 * @throws when a variable says what is not known, with a sentence that names it.
 */
export function headersOfHosting({ CONTEXT = '', HSTS_SUBDOMAINS = '' }: Variables): string[] {
  if (!['', '0', '1'].includes(HSTS_SUBDOMAINS)) {
    throw new Error(`HSTS_SUBDOMAINS must be 1, or left out, not "${HSTS_SUBDOMAINS}".`);
  }
  const isLive = ['', 'production'].includes(CONTEXT);
  const below = HSTS_SUBDOMAINS === '1' ? '; includeSubDomains' : '';
  return [
    `Strict-Transport-Security: max-age=${twoYears}${below}`,
    // Previews hold the same words as the live site, and are for ourselves.
    ...(isLive ? [] : ['X-Robots-Tag: noindex']),
  ];
}
