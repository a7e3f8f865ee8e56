/** Why a search is not answered. */

export const fewerGuests = 'Please choose fewer guests or rooms.';
export const fewerFilters = 'Please take some filters away.';
export const changeSearch = 'Please change your search and try again.';
export const searchFailed = 'We could not load the hotels. Please try again.';
export const noSuggestions = 'Suggestions could not be loaded.';
export const noOtherDates = 'Other dates could not be loaded.';
export const noOtherDatesOfRoom = 'We could not look for other dates.';
export const noOtherDatesOfHotel = 'The nearest free dates could not be loaded.';
