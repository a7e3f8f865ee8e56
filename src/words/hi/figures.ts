export function ratingWords(rating: number | null, reviewCount: number): [string, string] {
  if (rating === null) return ['नया', 'अभी कोई समीक्षा नहीं'];
  return [`${rating.toFixed(1)}/5`, `${reviewCount} ${reviewCount === 1 ? 'समीक्षा' : 'समीक्षाएँ'}`];
}
