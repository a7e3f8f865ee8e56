// Reviews: list -------------------------------------------------------------------------------------------------------
export const searchTextGuestOrProperty = 'Search text, guest or property';
export const state = 'State';
export const stars = 'Stars';
export const all = 'All';
export const review = 'Review';
export const property = 'Property';
export const guest = 'Guest';
export const written = 'Written';
export const action = 'Action';
export const noReviewsMatch = 'No reviews match. Try other words, or all states and stars.';
export const showAllReviews = 'Show all reviews';
export const reviews = 'Reviews';
export const starsOutOf5 = (stars: number) => `${stars} out of 5`;
export const starsOnlyNoText = 'Stars only, no text.';
export const verifiedStay = 'Verified stay';
export const booking = 'Booking';
export const bookingWithReference = (reference: string) => `Booking ${reference}`;
export const reviewerAndProperty = (reviewer: string, property: string) => `${reviewer} about ${property}`;

// Reviews: states -----------------------------------------------------------------------------------------------------
export const visible = 'Visible';
export const hidden = 'Hidden';
export const toCheck = 'To check';
export const reported = 'Reported';
export const withNewPhotos = 'With new photos';
export const reportStates = {
  open: 'Reported by the property',
  kept: 'Reported, kept',
  hidden: 'Reported, hidden',
} as const;
export const reasonGivenToProperty = (reason: string) => `Reason given to the property: ${reason}`;

// Reviews: publish, keep and hide -------------------------------------------------------------------------------------
export const keep = 'Keep';
export const keepReviewBy = (review: string) => `Keep the review by ${review}`;
export const publish = 'Publish';
export const publishReviewBy = (review: string) => `Publish the review by ${review}`;
export const hide = 'Hide';
export const hideReviewBy = (review: string) => `Hide the review by ${review}`;
export const showAgain = 'Show again';
export const showReviewAgain = (review: string) => `Show again: the review by ${review}`;
export const moderationTitles = {
  hide: ['Hide review?', 'Hide review'],
  keep: ['Keep review?', 'Keep review'],
  remove: ['Remove reply?', 'Remove reply'],
} as const;
export const hideUnpublishedReview = (property: string, reviewer: string) =>
  `Guests do not see the review of ${property} by ${reviewer}, and its stars do not count. You can show it at any time.`;
export const hideVisibleReview = (property: string, reviewer: string, stars: string) =>
  `Guests no longer see the review by ${reviewer} about ${property}. Its rating of ${stars} no longer counts. You can show it again at any time.`;
export const keepReportedReview = (property: string, reviewer: string) =>
  `The review of ${property} by ${reviewer} stays as it is. The property cannot report it again. You can still hide it at any time.`;
export const reasonInPublicLog = 'Reason for the guest and the public log';
export const publicLogExplained =
  'We email this reason to the guest, if we have an address. Everyone can see in the public log that a review was hidden, with its stars and this reason. Its text and what you type below stay private.';
export const notByGuestOfProperty = 'It is not by a guest of the property';
export const enterReason = 'Enter a reason.';
export const noteForAdmins = 'Note for admins';
export const reasonForProperty = 'Reason for the property';
export const enterReasonForAdmins = 'Enter a note for the other admins.';
export const enterReasonForProperty = 'Enter a reason for the property.';
export const atMostCharacters = (limit: number) => `Use at most ${limit} characters.`;
export const charactersLeft = (count: number) => `${count} characters left.`;
export const reasonEmailedToProperty = 'We email it to the property and keep it in the audit log.';
export const reasonForAdminsOnly = 'We keep it with the review and in the audit log. Only admins see it.';
export const reviewPublished = 'Review published.';
export const choose = 'Choose…';
export const chooseReason = 'Choose a reason.';
export const hiddenUnpublishedReview = 'Review hidden. It was not published.';
export const hiddenVisibleReview = 'Review hidden. Guests no longer see it.';
export const reviewKept = 'Review kept. We email the property.';
export const reviewHiddenAgain = 'Guests no longer see this review.';
export const reviewWaitsAgain = 'This review waits for a check again.';
export const reviewShownAgain = 'Guests see this review again.';
export const alreadyHidden = 'Someone else has already hidden this review.';
export const alreadyVisible = 'Someone else has already made this review visible.';
export const reportAlreadyDecided = 'Someone else has already decided about this report.';
export const reviewNoLongerExists = 'This review no longer exists.';
export const couldNotChangeReview = 'We could not change the review. Try again.';

// Reviews: reply of the property --------------------------------------------------------------------------------------
export const replyByProperty = 'Reply by the property';
export const replyByPropertyToCheck = 'Reply by the property, to check';
export const publishReply = 'Publish reply';
export const publishReplyTo = (reviewer: string, property: string) => `Publish reply to ${reviewer} about ${property}`;
export const rejectReply = 'Reject reply';
export const rejectReplyTo = (reviewer: string, property: string) => `Reject reply to ${reviewer} about ${property}`;
export const removeReply = 'Remove reply';
export const removeReplyTo = (reviewer: string, property: string) => `Remove reply to ${reviewer} about ${property}`;
export const rejectUnpublishedReply = (property: string, reviewer: string) =>
  `Guests do not see the reply to ${reviewer} by ${property}. The property can write another reply.`;
export const removeVisibleReply = (property: string, reviewer: string) =>
  `Guests no longer see the reply to ${reviewer} by ${property}. You cannot restore it. The property can write another reply.`;
export const replyPublished = 'Reply published.';
export const replyRejected = 'Reply rejected.';
export const replyRemoved = 'Reply removed. Guests no longer see it.';
export const replyAlreadyDecided = 'Someone else has already decided about this reply.';
export const replyAlreadyRemoved = 'Someone else has already removed this reply.';

// Reviews: photos -----------------------------------------------------------------------------------------------------
export const photos = 'Photos';
export const newPhotos = (count: number) => `Photos, ${count} new`;
export const photosOfReviewBy = (review: string) => `Photos of the review by ${review}`;
export const photosBy = (reviewer: string) => `Photos by ${reviewer}`;
export const photosExplained = (property: string) =>
  `Photos of ${property}. Publish photos that show the stay. Remove photos with faces of people who did not agree, children, documents, number plates or advertising, and photos of something else. You cannot restore a removed photo.`;
export const photoStates = { waiting: 'New', shown: 'Shown', refused: 'Removed' } as const;
export const photoNumber = (number: number) => `Photo ${number}`;
export const photoToReview = (number: number) => `Number ${number}, to review`;
export const publishPhoto = (number: number) => `Publish photo ${number}`;
export const removePhoto = (number: number) => `Remove photo ${number}`;
export const reason = 'Reason';
export const photoReasonKept =
  'We keep it with the review and in the audit log. The reviewer sees it if they download their data.';
export const remove = 'Remove';
export const cancel = 'Cancel';
export const photoPublished = 'Photo published.';
export const photoRemoved = 'Photo removed.';
export const photoAlreadyDecided = 'Someone else has already decided about this photo.';
export const couldNotOpenPhotos = 'We could not open the photos. Try again.';
