import { openDoor } from './door.ts';

/** Calls the server as a guest, without the session code. */
export const callAsGuest = openDoor();
