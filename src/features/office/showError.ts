import { showToast } from '#src/lib/toasts.ts';
import * as say from '#src/words/staff/admin.ts';

/** Tells why something was not done. */
export const showError = (description: string) => showToast({ title: say.error, description, tone: 'error' });
