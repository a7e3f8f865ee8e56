import { counted } from '../../domain/stay.ts';

// Refusals ------------------------------------------------------------------------------------------------------------
export const refusals = {
  invalid_room: 'Enter a number or name of 1 to 12 characters. A floor can have up to 20, beds 60 and a note 300.',
  too_many_numbered: 'A property can have up to 500 numbered rooms, and you can add 100 at once.',
  room_not_booked: 'This booking cannot have these rooms. Its dates, room type or number of rooms may have changed.',
  not_blocked: 'This room is already back in order.',
  not_found: 'This room or booking is no longer here. Reload the page.',
  busy: 'Someone else is giving these rooms. Try again.',
} as const;
export const roomNameUsed = (room: string, type: string) => `${type} already has a room ${room}. Enter another name.`;
export const nameTwice = (room: string) => `You entered ${room} twice. Enter each room once.`;
export const roomRemoved = (room: string) => `Room ${room} was removed. Choose another room.`;
export const roomTaken = (room: string, night: string, taker: string) =>
  `Room ${room} is given to ${taker} on the night of ${night}. Choose another room, or move that booking first.`;
export const takerWords = (guest: string, reference: string) => `${guest} (booking ${reference})`;
export const roomNotRemoved = (room: string, night: string, taker: string) =>
  `Room ${room} is given to ${taker} on the night of ${night}. Give that booking another room, then remove room ${room}.`;
export const outNotRemoved = (room: string, night: string) =>
  `Room ${room} is out of order on the night of ${night}. Put it back in order, then remove it.`;
export const roomIsOut = (room: string, night: string) =>
  `Room ${room} is out of order on the night of ${night}. Choose another room or other nights.`;

// Set-up --------------------------------------------------------------------------------------------------------------
export const roomNumbers = 'Room numbers';
export const whyRoomNumbers =
  'Room numbers are optional. With them you choose a room at check-in, and the calendar shows each room. Guests book a room type as before.';
export const onlyOwnerAndManagersChangeRooms = 'Only the owner and the managers of this property can change them.';
export const loadingRooms = 'Loading the rooms';
export const noNumbersYet = 'No room numbers yet.';
export const sellsMore = (sold: number, numbers: number) =>
  `You sell ${counted(sold, 'room')} of this type, and ${numbers} ${numbers === 1 ? 'has' : 'have'} a number.`;
export const wouldHaveNumber = (sold: number, numbers: number) =>
  `You sell ${counted(sold, 'room')} of this type. With these, ${numbers} would have a number. The number of rooms that you sell does not change.`;
export const addRooms = 'Add rooms';
export const addRoomsTo = (type: string) => `Add rooms: ${type}`;
export const changeRoom = (name: string) => `Change room ${name}`;
export const change = 'Change';
export const remove = 'Remove';
export const removeNamed = (name: string) => `Remove room ${name}`;
export const removeRoom = (name: string) => `Remove room ${name}?`;
export const removedRoomKeepsPast = 'Past stays keep this room. The number of rooms that you sell does not change.';
export const removeButton = 'Remove room';
export const save = 'Save room';
export const numbers = 'Numbers or names';
export const numbersHint = 'Such as 1–6, A1–A6, or 101, 102, Attic';
export const number = 'Number or name';
export const enterNumbers = 'Enter numbers or names of 1 to 12 characters, such as 1–6 or 101, 102.';
export const floor = 'Floor';
export const floorHint = 'Such as Ground floor';
export const beds = 'Beds';
export const bedsHint = 'Such as 1 double bed';
export const notes = 'Note';
export const notesHint = 'For your staff, such as sea view, or shower only';
export const roomsAdded = (count: number) => `${counted(count, 'room')} added`;
export const addsRooms = (names: readonly string[]) =>
  `Adds ${counted(names.length, 'room')}: ${names.length > 6 ? `${names.slice(0, 4).join(', ')} … ${names.at(-1)}` : names.join(', ')}`;
export const roomSaved = (name: string) => `Room ${name} saved`;
export const roomWasRemoved = (name: string) => `Room ${name} removed`;

// Rooms of a booking --------------------------------------------------------------------------------------------------
export const changeItsRoom = 'Change room';
export const chooseRooms = (guest: string) => `Room of ${guest}`;
export const giveRooms = (rooms: number) => (rooms > 1 ? 'Save rooms' : 'Save room');
export const roomsGiven = (guest: string, rooms: string) => `${guest}: ${rooms}`;
export const untilCheckOut = (first: string) => `From ${first} until check-out.`;
export const roomLabel = 'Room';
export const roomOf = (place: number, rooms: number) => `Room ${place} of ${rooms}`;
export const suggested = (room: string) => `${room} (suggested)`;
export const notCheckedOut = 'last guest not checked out';
export const notCleaned = 'not cleaned';
export const isBroken = (what: string) => `broken: ${what}`;
export const givenTo = (room: string, guest: string, night: string) => `${room}: ${guest} from ${night}`;
export const withoutRoom = (bookings: number) =>
  bookings === 1
    ? '1 booking in house has no room number. Check that the room is empty.'
    : `${bookings} bookings in house have no room number. Check that the room is empty.`;
export const checkedInTo = (done: string, rooms: string) => `${done}: ${rooms}`;
export const noRoomOnNight = (night: string) =>
  `No room on the night of ${night}: its room is taken or was not chosen. Choose a room.`;
export const outFrom = (room: string, night: string) => `${room}: out of order from ${night}`;
export const noRoomIsFree = 'No room is available for all of these nights. You can still check the guest in.';

// Calendar ------------------------------------------------------------------------------------------------------------
export const moveToRoom = 'Move to room';
export const notMoved = (guest: string) => `${guest} was not moved`;
export const movedToRoom = (guest: string, room: string) => `${guest}: ${room}`;
export const outOfOrder = 'Out of order';
export const takeOutOfOrder = 'Take out of order';
export const takeRoomOutOfOrder = (name: string) => `Take room ${name} out of order`;
export const outOfOrderHint = 'Guests cannot book this room on these nights, and no stay can have it.';
export const putBackInOrder = 'Put back in order';
export const ofRoom = (deed: string, name: string) => `${deed}: room ${name}`;
export const outUntil = (first: string | null, last: string) =>
  first ? `Out of order from ${first}, last night ${last}` : `Out of order, last night ${last}`;
export const isOutOfOrder = (name: string) => `Room ${name} is out of order`;
export const isOutAgain = (name: string) => `Room ${name} is out of order again`;
export const isBackInOrder = (name: string) => `Room ${name} is back in order`;
export const dragHint = 'Drag a booking to another room of its room type, or open it and choose the room.';
