/**
 * What a hotel's page says with parts that come later, or with the server's calls. Apart from hotel.ts, whose functions would go along into
 * a file of their own.
 */

export const checkConnection = 'Check your connection and try again.';
export const retry = 'Retry';
export const taxesIncluded = 'Taxes included.';
