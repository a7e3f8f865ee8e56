import { backendUrl } from './backend.ts';

/** What another site asks for the nights that are taken here. */
export const calendarAddress = (token: string) => `${backendUrl}/functions/v1/calendar-feed/${token}.ics`;
