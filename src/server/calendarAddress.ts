import { backendUrl } from './backend.ts';

/** Returns the address where other sites read the nights that are taken here. */
export const calendarAddress = (token: string) => `${backendUrl}/functions/v1/calendar-feed/${token}.ics`;
