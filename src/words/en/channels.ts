import { formatDay } from '../../domain/moment.ts';
import { nights as nightsWords } from './language.ts';

export const unreadEntries = (count: number, from: string | null) =>
  `${count} ${count === 1 ? 'entry' : 'entries'} could not be read${from ? `, ${count === 1 ? 'for' : 'the first for'} ${formatDay(from)}` : ''}`;
export const checkUnread = (channel: string) =>
  `All other entries are blocked as usual. Check these bookings on ${channel}, and block missing nights here.`;
export const keptForUnread = (count: number) =>
  `${nightsWords(count)} from an earlier reading ${count === 1 ? 'stays' : 'stay'} blocked, because the entries may be these bookings.`;
export const releaseKept = (count: number) => `Release ${nightsWords(count)}`;
export const busyUntil = (channel: string, moment: string) => `${channel} is busy. Next attempt at ${moment}.`;
