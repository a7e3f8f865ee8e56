export const keptSlug = 'what-is-kept';
export const keptHeading = 'Full list of what we keep';
