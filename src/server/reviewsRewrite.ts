/** Address of a hotel's public review log on the site, and of the function behind it: `/reviews/{hotel}.json`. */
export const reviewsAt = { site: '/reviews/', backend: '/functions/v1/published-reviews/' } as const;

/** Returns the rule of `_redirects`; `backendOrigin` is '' if it is the site's own. */
export const reviewsRewrite = (backendOrigin: string) =>
  `${reviewsAt.site}* ${backendOrigin}${reviewsAt.backend}:splat 200\n`;
