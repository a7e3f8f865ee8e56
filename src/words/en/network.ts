/** Said where the network is gone. */
export const offline = 'You are offline.';
/** The same where what is missing is only read. */
export const offlineReading = 'You are offline. We try again as soon as the network is back.';
