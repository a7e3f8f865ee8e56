/** The part of the privacy page that is made from the list of what is kept. */
export const keptHeading = { slug: 'what-is-kept', text: 'All of it, one by one' };
