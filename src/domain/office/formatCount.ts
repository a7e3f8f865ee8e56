const format = new Intl.NumberFormat('en-IN');

/** A count with its thousands marked, as written in India. */
export const formatCount = (count: number) => format.format(count);
