/** Why the database books nothing, by its code. */

export const refusals = {
  sold_out: 'These rooms were just booked for at least one of your nights. Choose other dates or another room.',
  price_changed: 'The price of this booking has changed. Check the new total before you continue.',
  too_many_guests: 'These rooms do not fit that many guests. Add a room, or choose fewer guests.',
  too_many_rooms: 'The hotel does not have that many of these rooms.',
  invalid_guests: 'Check the number of guests and rooms.',
  invalid_guest: 'Check your name, email and phone.',
  room_not_found: 'Room not found',
  held_unpaid:
    'Too many of these rooms are on hold for bookings without their advance. If one is yours, pay its advance first. Otherwise choose fewer rooms or other dates, or write to us.',
  key_reused: 'You already used this form for another booking. Reload the page and try again.',
  rate_limited: 'Too many booking attempts from your connection. Wait a few minutes, then try again.',
  busy: 'Many guests are booking this room right now. Try again in a moment.',
} as const;
