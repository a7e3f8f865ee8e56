/** Who may change a stay once it has begun, or is about to. */

export const onlyHotelThen = 'Once it is changed so, only the hotel can change or cancel it.';
export const ofAgreedDay = 'The hotel has moved your stay: the terms still count from the day that you had agreed to.';
export const onlyHotelNow = 'Only the hotel can change or cancel it now.';
