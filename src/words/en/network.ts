/** Shown while the device is offline. */
export const offline = 'You are offline.';
/** The same where the screen only reads. */
export const offlineReading = 'You are offline. We try again when you are back online.';
