/** Places of `content/places.yaml` by their names there. */

export const placeName = (name: string) => name;

/** A destination as the search knows its places. */
export const inEnglish = (typed: string) => typed;
