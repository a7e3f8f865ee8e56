/** What an amenity is called: in English by the name that owners choose and the search filters by. */
export const amenityName = (name: string) => name;
