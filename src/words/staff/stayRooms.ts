// A room in words -----------------------------------------------------------------------------------------------------
export const room = (name: string) => `Room ${name}`;
export const rooms = (names: string) => `Rooms ${names}`;
export const fromDay = (room: string, day: string) => `${room} from ${day}`;
export const andThen = ', then ';
export const noRoomYet = 'No room yet';
export const chooseRoom = 'Choose room';
