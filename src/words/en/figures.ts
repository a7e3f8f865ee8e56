/** A rating and what is behind it: `4.7/5` and `from 89 reviews`. */
export function ratingWords(rating: number | null, reviewCount: number): [string, string] {
  if (rating === null) return ['New', 'no reviews yet'];
  return [`${rating.toFixed(1)}/5`, `from ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`];
}
