import { showToast } from '#src/lib/toasts.ts';
import * as say from '#src/words/staff/admin.ts';

export const showError = (description: string) => showToast({ title: say.error, description, tone: 'error' });
