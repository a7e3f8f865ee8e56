/** Which reviews are asked for, and in which order; '' for all. */
export interface AskedReviews {
  sort: string;
  party: string;
  words: string;
}
