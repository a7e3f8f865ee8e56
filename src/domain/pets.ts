/** The amenity of properties that accept pets. */
export const petFriendly = 'Pet Friendly';
