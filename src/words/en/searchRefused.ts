/** Why a search is not answered. */

export const fewerGuests = 'Choose fewer guests or rooms.';
export const fewerFilters = 'Remove some filters and search again.';
export const changeSearch = 'Change your search and try again.';
export const searchFailed = 'We could not load the hotels. Try again.';
export const noSuggestions = 'We could not load suggestions.';
export const noOtherDates = 'We could not load other dates.';
export const noOtherDatesOfRoom = 'We could not load other dates for this room.';
export const noOtherDatesOfHotel = 'We could not load the nearest available dates.';
