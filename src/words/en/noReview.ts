const youDid = 'If you did stay, write to us and we will correct it with the hotel.';

/** Why a stay that is over cannot be reviewed, by the code of the database (private.refuse_review_of). */
export const noReview = {
  booked_by_house: 'The hotel made this booking. You can review only bookings that guests make here.',
  own_house: 'Someone from the hotel made this booking. Hotels do not review themselves.',
  not_seen: `The hotel did not record your check-in, and nothing was paid here. ${youDid}`,
  no_show: `The hotel says that you did not arrive (no-show). ${youDid}`,
  cancelled: `This booking was cancelled. ${youDid}`,
  already_reviewed: 'You have already reviewed this stay. Thank you!',
} as const;
