import { counted } from '../../domain/stay.ts';

// One listing: head ---------------------------------------------------------------------------------------------------
export const backToList = '← Back to the list';
export const loadingListing = 'Loading listing';
export const listingDoesNotExist =
  'This listing does not exist. It may have been deleted, or the address may be incomplete.';
export const hiddenFromGuests = 'Hidden from guests';
export const startedAt = (moment: string) => `Started ${moment}`;
export const submittedAt = (moment: string) => `Submitted ${moment}`;
export const viewAsGuest = 'View as a guest';
export const openFrontDesk = 'Open front desk';
export const upcomingBookings = (count: number) =>
  count === 0 ? 'No upcoming bookings.' : `${counted(count, 'upcoming booking')}.`;
export const deletedAt = (moment: string) =>
  `Deleted ${moment}. Its owner and guests no longer see it. Existing bookings stay. You can restore it for 90 days.`;
export const reasonGivenToOwner = 'Reason given to the owner';
export const youSeeDraftUpToStep = (step: number, count: number) =>
  `Not submitted yet. You see the owner’s draft, up to step ${step} of ${count}.`;
export const ownerHasUnsubmittedChanges = 'The owner has changes that are not submitted yet. You do not see them here.';

// One listing: actions ------------------------------------------------------------------------------------------------
export const actions = 'Actions';
export const actionLabels = {
  approve: 'Approve…',
  reject: 'Reject…',
  pending: 'Start review',
  draft: 'Return to draft',
  hide: 'Hide from guests…',
  show: 'Show to guests',
  feature: 'Feature on home page',
  unfeature: 'Stop featuring',
  photo: 'Add photo…',
  delete: 'Delete…',
  restore: 'Restore',
};
export const questions = {
  approve: { title: 'Approve listing?', submit: 'Approve listing' },
  draft: { title: 'Return to draft?', submit: 'Return to draft' },
  hide: { title: 'Hide from guests?', submit: 'Hide from guests' },
  delete: { title: 'Are you sure you want to delete this property?', submit: 'Delete' },
};
export const consequences = {
  draft: (name: string) =>
    `Guests no longer find “${name}” until its owner submits it again and you approve it. Existing bookings stay. We email the owner.`,
  hide: (name: string) =>
    `Guests no longer find or book “${name}” until an admin shows it again. Its owner cannot. Existing bookings stay. We email the owner.`,
  delete: (name: string) =>
    `This removes “${name}” from its owner’s listings and from the site. Existing bookings stay. You can restore it for 90 days. Then it is deleted permanently. If guests can see it now, we email the owner.`,
};
export const guestsSeeChangesImmediately = (name: string) =>
  `Guests see the submitted changes of “${name}” immediately. We email its owner.`;
export const guestsCanBookImmediately = (name: string) =>
  `Guests can find and book “${name}” immediately. We email its owner.`;
export const listingApproved = 'Listing approved. Guests find it in their next search.';
export const rejectListing = 'Reject listing';
export const askToRejectListing = 'Reject listing?';
export const weEmailReasonToOwner = 'We email this reason to the owner, who also sees it in the listing.';
export const guestsNoLongerFindIt = 'Guests no longer find it. Existing bookings stay.';
export const listingAsBefore = 'The listing has its earlier state again.';
export const listingRejected = 'Listing rejected. We email the owner your reason.';
export const markedAsUnderReview = 'Review started.';
export const changedToDraft = 'Returned to draft.';
export const changedToDraftStillLive = 'Returned to draft. The live version stays. To hide it, use “Hide from guests”.';
export const listingHiddenFromGuests = 'Listing hidden from guests.';
export const guestsCanFindItAgain = 'Guests can find it again.';
export const listingFeatured = 'Listing featured.';
export const listingNoLongerFeatured = 'Listing no longer featured.';
export const listingDeleted = 'Listing deleted. You can restore it here for 90 days.';
export const listingRestored = 'Listing restored.';
export const failedToUpdateProperty = 'Failed to update property';
export const failedToDeleteProperty = 'Failed to delete property';
export const enterReason = 'Enter a reason.';
export const decisionRefusals = {
  changed: 'Someone else changed this listing. You see it as it is now. Your changes were not saved.',
  reason_required: 'Enter a reason of at most 1,000 characters.',
  not_waiting: 'This listing does not need a decision: it is a draft, or someone has already decided.',
  would_oversell: 'Not approved: one room type has more bookings on some night than rooms. Ask the owner to add rooms.',
  incomplete:
    'Not approved: something that guests need is missing (a photo, a room type, the address, times or the cancellation policy).',
  not_found: 'This listing was deleted.',
  not_deleted: 'This listing was already restored, or it is permanently deleted.',
  not_published: 'You can show or hide only a published listing.',
  none: 'The owner has not submitted tax numbers or a bank account yet.',
  too_many: 'This listing has 60 photos, the maximum. Ask the owner to remove some.',
  alt_required: 'Describe the photo in at most 300 characters.',
  no_file: 'We did not receive the photo. Choose it again.',
  id_taken:
    'Not copied: another listing has the ID of this property. Delete that listing: the ID is available again 90 days later.',
  deleted: 'Not copied: the listing of this property is deleted. Restore it first.',
  invalid_listing: 'Not copied: the content of this property does not follow the rules for listings.',
};

// One listing: adding a photo -----------------------------------------------------------------------------------------
export const addPhoto = 'Add photo';
export const describePhoto = 'Describe the photo.';
export const photo = 'Photo';
export const choosePhoto = 'Choose a photo.';
export const photoFormats = 'JPG, PNG or WebP. We make photos over 5 MB smaller.';
export const screenReadersReadDescription =
  'Screen readers read it to guests. Example: “Courtyard with a fountain and potted palms”.';
export const adding = 'Adding…';
export const photoAdded = 'Photo added.';
export const failedToUploadPhoto = 'Failed to upload photo';

// One listing: changes to the live version ----------------------------------------------------------------------------
export const changesToLiveVersion = 'Changes to the live version';
export const guestsSeeNow = 'Guests see now';
export const afterApproval = 'After approval';
export const noDifferences = 'No differences. Guests see exactly what was submitted.';
export const noHiddenDifferences = 'No differences. The hidden page has exactly what was submitted.';
export const onlyPayoutDetailsChanged = (below: string) =>
  `Nothing changes for guests. The payout details changed: ${below}.`;
export const checkThemBelow = 'check them below';
export const roomType = 'Room type';

// One listing: what the owner gave ------------------------------------------------------------------------------------
export const headingWithCount = (heading: string, count: number) => `${heading} (${count})`;
export const noPhotosYet = 'No photos yet.';
export const cover = 'Cover';
export const photoWithoutDescription = (place: number) => `Photo ${place}, without a description`;
export const noDescription = 'No description';
export const type = 'Type';
export const stars = 'Stars';
export const starsOfFive = (stars: string) => `${stars} of 5`;
export const address = 'Address';
export const showOnMap = 'Show on a map';
export const showAddressOnMap = 'Show on a map (by address: the owner gave no position)';
export const phoneForGuests = 'Phone for guests';
export const emailForGuests = 'Email for guests';
export const ownersEmail = 'Owner’s email';
export const ownersPhone = 'Owner’s phone';
export const listingsOfOwner = (count: number) => `${counted(count, 'listing')} of this owner`;
export const description = 'Description';
export const noNameYet = 'No name yet';
export const beds = 'Beds';
export const guests = 'Guests';
export const rooms = 'Rooms';
export const beforeTax = 'Before tax';
export const tax = 'Tax';
export const shouldBeRate = (lawful: number) => `should be ${lawful}%`;
export const reasonForRate = (reason: string) => `Reason: ${reason}`;
export const noReasonGiven = 'No reason given.';
export const guestsPay = 'Guests pay';
export const roomPhotoWithoutDescription = (place: number, room: string) =>
  `Photo ${place} of ${room}, without a description`;
export const noRoomsYet = 'No rooms yet.';

// One listing: tax numbers and bank account ---------------------------------------------------------------------------
export const taxNumbersAndBankAccount = 'Payout details (tax numbers and bank account)';
export const payoutDetailsChanged = 'Payout details changed';
export const newPayoutDetailsApply = 'Changed payout details become current for every listing of this owner.';
export const makeSureOwnerWantsChange = (phone: string | null) =>
  `Before you approve, call the owner${phone ? ` on ${phone} or another number you know` : ''} and ask if they want this change. We have emailed them about it.`;
export const compareInFull =
  'The digits shown here can be the same on both sides. Select “Show in full” to compare what changed.';
export const field = 'Field';
export const current = 'Current';
export const changed = 'Changed';
export const notGiven = 'Not given';
export const nothingSubmittedYet = 'Nothing submitted yet.';
export const currentSince = (moment: string) => `Current since ${moment}.`;
export const submittedOn = (moment: string) => `Submitted ${moment}.`;
export const complianceStates = {
  none: 'Not submitted yet.',
  current: 'No changes are waiting for approval.',
  new: 'This owner has no current details yet. If you approve, these become current.',
  unchanged: 'The submitted details are the same as the current ones.',
  changed:
    'If you approve, the submitted details become current for every listing of this owner. If you reject, the current details stay.',
  outdated: 'Newer details have become current since then. Approving this listing does not change them.',
};
export const panDiffersFromGst = 'The PAN does not match characters 3 to 12 of the GST number.';
export const ownerDeclared = (belowThreshold: string, siteThenPaysGst: string) =>
  `No GST number. The owner declared: “${belowThreshold}” ${siteThenPaysGst}`;
export const showInFull = 'Show in full';
export const hide = 'Hide';
export const auditLogRecordsEachView = 'The audit log records each view with your name.';
export const weCouldNotOpenDetails = 'We could not open the details. Try again.';

// One listing: documents ----------------------------------------------------------------------------------------------
export const documents = 'Documents';
export const document = 'Document';
export const file = 'File';
export const size = 'Size';
export const kilobytes = (size: number) => `${size} kB`;
export const notPartOfSubmission = 'Not part of the submission';
export const download = 'Download';
export const downloadFile = (file: string) => `Download ${file}`;
export const documentsAppearHere =
  'The owner submits the GST certificate, PAN card and proof of ownership with the listing. They appear here.';

// One listing: history ------------------------------------------------------------------------------------------------
export const history = 'History';
export const what = 'What';
export const action = 'Action';
export const change = 'Change';
export const who = 'Who';
export const when = 'When';
export const deletedAccount = 'A deleted account';
export const asOwner = (person: string) => `${person} (owner)`;
export const loading = 'Loading…';
export const ownerHasNotSubmitted = 'The owner has not submitted this listing yet.';
export const showEarlierEntries = 'Show earlier entries';
export const auditLogOfListing = 'Audit log of this listing';
export const auditLogWithCount = (count: string) => `Audit log of this listing (${count})`;
export const noAdminHasChangedListing = 'No admin has changed this listing yet.';
