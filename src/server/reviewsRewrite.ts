export const reviewsAt = { site: '/reviews/', backend: '/functions/v1/published-reviews/' } as const;

export const reviewsRewrite = (backendOrigin: string) =>
  `${reviewsAt.site}* ${backendOrigin}${reviewsAt.backend}:splat 200\n`;
