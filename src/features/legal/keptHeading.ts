/** The part of the privacy page that is made from the list of what we keep: its id and its heading. */
export const keptSlug = 'what-is-kept';
export const keptHeading = 'Full list of what we keep';
