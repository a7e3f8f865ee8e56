const format = new Intl.NumberFormat('en-IN');

export const formatCount = (count: number) => format.format(count);
