/** The types of property that guests can choose, by their names in the database. */
export const propertyTypes = {
  hotel: 'Hotel',
  resort: 'Resort',
  homestay: 'Homestay',
  apartment: 'Apartment',
  villa: 'Villa',
  guest_house: 'Guest house',
};
