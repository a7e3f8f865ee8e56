/** The types of property, by their names in the database and in its order. */
export const propertyTypes = {
  hotel: 'Hotel',
  resort: 'Resort',
  homestay: 'Homestay',
  apartment: 'Apartment',
  villa: 'Villa',
  guest_house: 'Guest house',
} as const;
