/** Who may change a booking once its stay has begun, or is about to. */

export const onlyHotelThen = 'After this change, only the hotel can change or cancel your booking.';
export const ofAgreedDay =
  'The hotel moved your dates. Your cancellation deadline still counts from the date you agreed to.';
export const onlyHotelNow = 'Only the hotel can now change or cancel your booking.';
