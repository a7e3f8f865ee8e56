import { openDoor } from './door.ts';

export const callAsGuest = openDoor();
