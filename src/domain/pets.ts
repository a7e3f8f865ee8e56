/** The amenity by which a place says that pets may stay. */
export const petFriendly = 'Pet Friendly';
