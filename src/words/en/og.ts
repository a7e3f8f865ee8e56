/** On the pictures of shared links, above a page's title. */

export const northGoa = 'North Goa';
export const goa = 'Goa';
export const post = (minutes: number) => `Blog, ${minutes} min read`;
