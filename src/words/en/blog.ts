/** The blog, and the newsletter's box beside it. */

export const feedOf = (brand: string) => `${brand}, the blog`;
export const readMore = 'Read More';
export const sharePost = 'Share this post';
export const minutesToRead = (minutes: number) => `${minutes} min read`;
export const morePosts = 'More posts';
export const previous = 'Previous';
export const next = 'Next';
/** The sentence that leads to the privacy page: what stands before its link, in it and behind it. */
export const privacyLine = ['What we keep about you is on the page about ', 'privacy', '.'] as const;
/** The same of the address to write to, without a script. */
export const writeLine = ['Write to ', ' and we will add you.'] as const;
