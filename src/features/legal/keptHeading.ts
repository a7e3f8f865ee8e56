/** The part of the privacy page that is made from the list of what is kept: its id, and what it is called in the text. */
export const keptSlug = 'what-is-kept';
export const keptHeading = 'All of it, one by one';
