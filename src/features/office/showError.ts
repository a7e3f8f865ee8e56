import { showToast } from '#src/lib/toasts.ts';

/** Tells why something was not done. */
export const showError = (description: string) => showToast({ title: 'Error', description, tone: 'error' });
