/** Why the database books nothing, by its code. */

export const refusals = {
  sold_out: 'These rooms were just taken for at least one of your nights. Please choose other dates or another room.',
  price_changed: 'The price of this stay has changed. Please look at the new total before you continue.',
  too_many_guests: 'The party does not fit into the rooms. Please add a room or change the party.',
  too_many_rooms: 'The hotel does not have that many of these rooms.',
  invalid_guests: 'Please check the number of guests and rooms.',
  invalid_guest: 'Please check your name, e-mail and phone.',
  room_not_found: 'Room not found',
  held_unpaid:
    'Too many of these rooms are on hold for bookings without their advance. If one is yours, pay its advance first. Otherwise choose fewer rooms or other dates, or write to us.',
  key_reused: 'This form was already used for another booking. Please reload the page and try again.',
  rate_limited: 'Too many bookings were tried from here. Please wait a few minutes and try again.',
  busy: 'Many guests are booking this room right now. Please try again in a moment.',
} as const;
