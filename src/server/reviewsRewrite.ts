/** Where the site serves what a hotel's rating is made of, and the function behind it: `/reviews/{hotel}.json`. */
export const reviewsAt = { site: '/reviews/', backend: '/functions/v1/published-reviews/' } as const;

/** The rule of `_redirects` that passes it on to the backend; its origin is empty where that is the site's own. */
export const reviewsRewrite = (backendOrigin: string) =>
  `${reviewsAt.site}* ${backendOrigin}${reviewsAt.backend}:splat 200\n`;
