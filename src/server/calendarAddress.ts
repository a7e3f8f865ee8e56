import { backendUrl } from './backend.ts';

export const calendarAddress = (token: string) => `${backendUrl}/functions/v1/calendar-feed/${token}.ics`;
