export const petFriendly = 'Pet Friendly';
