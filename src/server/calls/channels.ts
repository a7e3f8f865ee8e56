import * as v from 'valibot';
import { ChannelsSchema, channelRefusal } from '#src/domain/channels/channels.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../apiClient.ts';

const channel = { refusals: channelRefusal, failed: unreachable } as const;

export const deskChannels = {
  path: 'rest/v1/rpc/desk_channels',
  answer: ChannelsSchema,
  ...channel,
} as const satisfies Call;

/** {room_category_id, source, address as returned by readCalendarAddress, name, takes_closed} */
export const addCalendar = {
  path: 'rest/v1/rpc/add_calendar',
  answer: v.object({ ok: v.literal(true), feed_id: v.string() }),
  ...channel,
} as const satisfies Call;
export const removeCalendar = { path: 'rest/v1/rpc/remove_calendar', answer: done, ...channel } as const satisfies Call;
/** {room_category_id, feed_id: null for the address for any other calendar} */
export const renewCalendarAddress = {
  path: 'rest/v1/rpc/renew_calendar_address',
  answer: v.object({ ok: v.literal(true), token: v.string() }),
  ...channel,
} as const satisfies Call;
/** {feed_id, trust: accepts the calendar even if it has suspiciously few events} */
export const readCalendarNow = {
  path: 'functions/v1/read-calendar',
  answer: v.object({ success: v.literal(true), state: v.picklist(['read', 'doubtful', 'failed', 'busy']) }),
  seconds: 30,
  ...channel,
} as const satisfies Call;

export const settleConflict = { path: 'rest/v1/rpc/settle_conflict', answer: done, ...channel } as const satisfies Call;
/** {conflict_id, room_category_id: another of the hotel} */
export const moveConflict = { path: 'rest/v1/rpc/move_conflict', answer: done, ...channel } as const satisfies Call;
