import { formatTime } from './party.ts';

export const roomsToClean = 'Rooms to clean';
export const aboutCleaning =
  'The rooms of a property today, for its cleaners: which to clean first, and which are done.';
export const cleaningNeedsScript = 'This page needs JavaScript. Ask the front desk which rooms to clean.';
export const loadingRooms = 'Loading the rooms…';
export const roomsOf = (hotel: string) => `Rooms of ${hotel}`;

export const openCleaningLink = 'Open the link from the front desk';
export const openCleaningLinkHow = 'The front desk sends you a link to this page. Open that link.';
export const cleaningLinkEnded = 'This link no longer works';
export const askFrontDesk = 'Ask the front desk for the new link.';
export const changesDropped = (n: number) =>
  `${n} ${n === 1 ? 'change was' : 'changes were'} not sent. Tell the front desk about ${n === 1 ? 'it' : 'them'}.`;
export const noRooms = 'The rooms appear here once the front desk has named them.';

export const states = { dirty: 'Dirty', clean: 'Clean', inspected: 'Inspected' } as const;
export const filterCount = (filter: keyof typeof states | 'all' | 'broken', n: number) =>
  `${{ all: 'All', ...states, broken: 'Broken' }[filter]} ${n}`;
export const showRooms = 'Show rooms';
export const noneShown = 'No room is like this now.';
export const markAs = { dirty: 'Mark dirty', clean: 'Mark clean', inspected: 'Mark inspected' } as const;
export const room = (name: string) => `Room ${name}`;
export const floorIs = (floor: string) => `Floor: ${floor}`;

export const left = 'Left';
export const leaves = 'Leaves today';
export const stays = 'Stays';
export const tidyUp = 'Tidy up';
export const arrived = 'Arrived';
export const arrives = (time: string | null) => (time ? `Arrives at ${formatTime(time)}` : 'Arrives today');
export const free = 'Free';
export const guestsMayBeIn = 'Knock first: guests may be in it';
export const outUntil = (lastNight: string) => `Out of order, last night ${lastNight}`;

export const isBroken = (what: string) => `Broken: ${what}`;
export const reportBroken = 'Report problem';
export const changeReport = 'Change';
export const whatIsBroken = 'What is broken?';
export const brokenHint = 'The front desk reads it. Write about the room, not about guests.';
export const saveReport = 'Save';
export const cancelReport = 'Cancel';

export const savedOnPhone = 'Saved on this phone, sent when you are online';
export const changesSent = 'Your changes are sent.';
export const offlineList = 'You are offline. You see the rooms as they were.';
export const asOfTime = (moment: string) => `As of ${moment}`;
export const listNotLoaded = 'We could not load the rooms. Check your connection and try again.';
export const cleaningRefused = {
  link_ended: cleaningLinkEnded,
  rate_limited: 'Too many changes at once. We send the rest in a minute.',
  invalid_taps: 'We could not save your last changes. Check the rooms and tap again.',
} as const;
