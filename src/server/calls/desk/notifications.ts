import { NotificationsSchema } from '#src/domain/desk/notifications.ts';
import { unreachable } from '#src/words/en/common.ts';
import { refusals } from '#src/words/staff/notifications.ts';
import { type Call, done } from '../../apiClient.ts';

const own = { answer: NotificationsSchema, refusals, failed: unreachable } as const;

/** {endpoint}: that of this browser's subscription, for `is_here`. */
export const myNotifications = { path: 'rest/v1/rpc/my_notifications', ...own } as const satisfies Call;
/** {endpoint, p256dh, auth, name} */
export const addPushDevice = { path: 'rest/v1/rpc/add_push_device', ...own } as const satisfies Call;
/** {id, endpoint} */
export const removePushDevice = { path: 'rest/v1/rpc/remove_push_device', ...own } as const satisfies Call;
/** {muted, quiet_from, quiet_to, endpoint} */
export const saveNotifications = { path: 'rest/v1/rpc/save_notifications', ...own } as const satisfies Call;
/** {id} */
export const testPushDevice = {
  path: 'rest/v1/rpc/test_push_device',
  ...own,
  answer: done,
} as const satisfies Call;
