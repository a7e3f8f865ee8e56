const youDid = 'You did stay? Please write to us: we put it right with the house.';

/** Why a stay that is over cannot be reviewed, by what the database says (private.refuse_review_of). */
export const noReview = {
  booked_by_house: 'The hotel booked this stay. Reviews are of stays that guests booked here.',
  own_house: 'This stay was booked by somebody of the house. A house does not write its own reviews.',
  not_seen: `The house has not noted that you came, and nothing of the stay was paid here. ${youDid}`,
  no_show: `The hotel says that you did not arrive (no-show). ${youDid}`,
  cancelled: `This stay was cancelled. ${youDid}`,
  already_reviewed: 'This stay has a review already. Thank you!',
} as const;
