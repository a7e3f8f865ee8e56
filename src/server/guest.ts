import { openDoor } from './door.ts';

/** Asks the server as a guest: without a session, or the code that keeps one. */
export const callAsGuest = openDoor();
