export interface AskedReviews {
  sort: string;
  party: string;
  words: string;
}
