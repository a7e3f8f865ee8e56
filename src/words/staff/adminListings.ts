// Changes -------------------------------------------------------------------------------------------------------------
export const changesToLiveVersion = 'Changes to the live version';
export const field = 'Field';
export const guestsSeeNow = 'Guests see now';
export const afterApproval = 'After approval';
export const noDifferences = 'No differences. Guests see exactly what was submitted.';

// Compliance ----------------------------------------------------------------------------------------------------------
export const notGiven = 'Not given';
export const changed = 'Changed';
export const taxNumbersAndBankAccount = 'Tax numbers and bank account';
export const makeSureThatOwnerWants = 'Make sure that the owner wants this change. We have emailed them about it.';
export const thePanDoesNotMatchCharacters = 'The PAN does not match characters 3 to 12 of the GST number.';
export const noGstNumber = (belowThreshold: string, taxPaidBySite: string) =>
  `No GST number. The owner declared: “${belowThreshold}” ${taxPaidBySite}`;
export const hide = 'Hide';
export const showInFull = 'Show in full';
export const theAuditLogRecordsEachView = 'The audit log records each view with your name.';
export const currentSince = (moment: string) => `Current since ${moment}.`;
export const submitted = (moment: string) => `Submitted ${moment}.`;
export const notSubmittedYet = 'Not submitted yet.';
export const noChangesAreWaitingForApproval = (since: string) => `${since} No changes are waiting for approval.`;
export const thisOwnerHasNoCurrentDetails = (handedIn: string) =>
  `${handedIn} This owner has no current details yet. If you approve, these become current.`;
export const theyAreSameAsCurrentDetails = (handedIn: string) =>
  `${handedIn} They are the same as the current details.`;
export const ifYouApproveTheyBecomeCurrent = (handedIn: string) =>
  `${handedIn} If you approve, they become current for every listing of this owner. If you reject, the current details stay.`;
export const newerDetailsHaveBecomeCurrentSince = (handedIn: string) =>
  `${handedIn} Newer details have become current since then. Approving this listing does not change them.`;
export const current = 'Current';
export const submitted2 = 'Submitted';
export const payoutDetailsChanged = 'Payout details changed';
export const nothingSubmittedYet = 'Nothing submitted yet.';

// DecisionActions -----------------------------------------------------------------------------------------------------
export const actions = 'Actions';
export const guestsSeeSubmittedChangesOfImmediately = (name: string) =>
  `Guests see the submitted changes of “${name}” immediately.`;
export const guestsCanFindAndBookImmediately = (name: string) => `Guests can find and book “${name}” immediately.`;
export const weEmailItsOwner = (text: string) => `${text} We email its owner.`;
export const thisRemovesFromItsOwnersListings = (name: string) =>
  `This removes “${name}” from its owner’s listings and from the site. Existing bookings stay. You can restore it.`;
export const guestsNoLongerFindUntil = (name: string) =>
  `Guests no longer find “${name}” until its owner submits it again and you approve it. Existing bookings stay.`;
export const guestsNoLongerFindIt = 'Guests no longer find it. Existing bookings stay.';
export const approve = 'Approve…';
export const reject = 'Reject…';
export const markAsUnderReview = 'Mark as under review';
export const changeToDraft = 'Change to draft';
export const hideFromGuests = 'Hide from guests';
export const showToGuests = 'Show to guests';
export const feature = 'Feature';
export const stopFeaturing = 'Stop featuring';
export const addPhoto = 'Add photo…';
export const deleteIt = 'Delete…';
export const restore = 'Restore';
export const listingApproved = 'Listing approved. Guests find it in their next search.';
export const markedAsUnderReview = 'Marked as under review.';
export const changedToDraft = 'Changed to draft. The live version stays; use “Hide from guests” to hide it.';
export const changedToDraft2 = 'Changed to draft.';
export const listingHiddenFromGuests = 'Listing hidden from guests.';
export const guestsCanFindItAgain = 'Guests can find it again.';
export const listingFeatured = 'Listing featured.';
export const listingNoLongerFeatured = 'Listing no longer featured.';
export const listingDeleted = 'Listing deleted. You can restore it here.';
export const listingRestored = 'Listing restored.';
export const approveListing = 'Approve listing?';
export const approveListing2 = 'Approve listing';
export const areYouSureYouWant = 'Are you sure you want to delete this property?';
export const delete2 = 'Delete';
export const changeToDraft2 = 'Change to draft?';
export const rejectListing = 'Reject listing?';
export const rejectListing2 = 'Reject listing';
export const weEmailThisReasonToOwner = 'We email this reason to the owner, who also sees it in the listing.';
export const listingRejected = 'Listing rejected. We email the owner your reason.';
export const photoAdded = 'Photo added.';

// DecisionHead --------------------------------------------------------------------------------------------------------
export const deleted = 'Deleted';
export const featured = 'Featured';
export const viewAsGuest = 'View as a guest';
export const openFrontDesk = 'Open front desk';
export const deletedItsOwnerAndGuestsNo = (moment: string) =>
  `Deleted ${moment}. Its owner and guests no longer see it. Existing bookings stay.`;
export const notSubmittedYetOf = (stepNumber: number, count: number) =>
  `Not submitted yet. You see the owner’s draft, up to step ${stepNumber} of ${count}.`;
export const theOwnerHasChanges = 'The owner has changes that are not submitted yet. You do not see them here.';
export const live = 'Live';
export const hiddenFromGuests = 'Hidden from guests';
export const noUpcomingBookings = 'No upcoming bookings.';
export const reasonGivenToOwner = 'Reason given to the owner';
export const started = (moment: string) => `Started ${moment}`;
export const submittedOf = (moment: string) => `submitted ${moment}`;
export const reviewed = (moment: string) => `reviewed ${moment}`;

// Documents -----------------------------------------------------------------------------------------------------------
export const notPartOfSubmission = 'Not part of the submission';
export const download = 'Download';
export const documents = (count: number) => `Documents (${count})`;
export const document = 'Document';
export const file = 'File';
export const size = 'Size';
export const kb = (ceil: number) => `${ceil} kB`;
export const downloadOf = (fileName: string) => `Download ${fileName}`;
export const documents2 = 'Documents';
export const theOwnerSubmitsGstCertificatePan =
  'The owner submits the GST certificate, PAN card and proof of ownership with the listing. They appear here.';

// Given ---------------------------------------------------------------------------------------------------------------
export const photos = (count: number) => `Photos (${count})`;
export const about = 'About';
export const showOnMap = 'Show on a map';
export const ofThisOwner = (listings: string) => `${listings} of this owner`;
export const roomsAndPrices = (count: number) => `Rooms and prices (${count})`;
export const policies = 'Policies';
export const type = 'Type';
export const stars = 'Stars';
export const of5 = (starRating: string) => `${starRating} of 5`;
export const address = 'Address';
export const byAddress = ' (by address: the owner gave no position)';
export const phoneForGuests = 'Phone for guests';
export const emailForGuests = 'Email for guests';
export const owner = 'Owner';
export const ownersEmail = 'Owner’s email';
export const ownersPhone = 'Owner’s phone';
export const listings = 'Listings';
export const description = 'Description';
export const amenities = (count: number) => `Amenities (${count})`;

// History -------------------------------------------------------------------------------------------------------------
export const auditLogOfThisListing = (count: string) => `Audit log of this listing (${count})`;
export const what = 'What';
export const action = 'Action';
export const change = 'Change';
export const who = 'Who';
export const when = 'When';
export const auditLogOfThisListing2 = 'Audit log of this listing';
export const noAdminHasChangedThisListing = 'No admin has changed this listing yet.';

// ListingDecision -----------------------------------------------------------------------------------------------------
export const backToList = '← Back to the list';
export const thisListingDoesNotExist =
  'This listing does not exist. It may have been deleted, or the address may be incomplete.';
export const loadingListing = 'Loading listing';

// PhotoDialog ---------------------------------------------------------------------------------------------------------
export const cancel = 'Cancel';
export const choosePhoto = 'Choose a photo.';
export const describePhotoInAtMost300 = 'Describe the photo in at most 300 characters.';
export const addPhoto2 = 'Add photo';
export const photo = 'Photo';
export const jpgPngOrWebp = 'JPG, PNG or WebP. We reduce photos over 5 MB.';
export const screenReadersReadItToGuests =
  'Screen readers read it to guests. Example: “Courtyard with a fountain and potted palms”.';
export const adding = 'Adding…';

// PhotoGrid -----------------------------------------------------------------------------------------------------------
export const noPhotosYet = 'No photos yet.';
export const cover = 'Cover';
export const photoWithoutDescription = (at: number) => `Photo ${at}, without a description`;
export const noDescription = 'No description';

// PropertyList --------------------------------------------------------------------------------------------------------
export const view = 'View';
export const asGuest = (name: string) => `${name} as a guest`;
export const waitingForReview = (count: string) => `Waiting for review (${count})`;
export const showAllListings = 'Show all listings';
export const listingsThatOwnersSubmitWithList =
  'Listings that owners submit with “List Your Property” appear here for your review.';
export const notSubmitted = 'Not submitted';
export const listing = 'Listing';
export const location = 'Location';
export const noCityYet = 'No city yet';
export const status = 'Status';
export const submittedReviewed = 'Submitted, reviewed';
export const reviewed2 = 'Reviewed';
export const reviewedOf = (moment: string) => `Reviewed ${moment}`;
export const searchNameOwnerEmailOrCity = 'Search name, owner, email or city';
export const allButDeleted = 'All but deleted';
export const waitingForReview2 = 'Waiting for review';
export const city = 'City';
export const all = 'All';
export const hidden = 'Hidden';
export const noListingsAreWaitingForReview = 'No listings are waiting for review.';
export const deletedListingsAppearHere = 'Deleted listings appear here. You can restore them.';
export const noListingsMatch = 'No listings match. Try fewer filters or another spelling.';

// RoomTable -----------------------------------------------------------------------------------------------------------
export const shouldBe = (lawful: number) => `should be ${lawful}%`;
export const roomType = 'Room type';
export const noNameYet = 'No name yet';
export const beds = 'Beds';
export const guests = 'Guests';
export const rooms = 'Rooms';
export const beforeTax = 'Before tax';
export const tax = 'Tax';
export const guestsPay = 'Guests pay';
export const reason = (taxReason: string) => `Reason: ${taxReason}`;
export const noReasonGiven = 'No reason given.';
export const photoOfWithoutDescription = (at: number, room: string) => `Photo ${at} of ${room}, without a description`;
export const noRoomsYet = 'No rooms yet.';

// Steps ---------------------------------------------------------------------------------------------------------------
export const history = 'History';
export const showEarlierEntries = 'Show earlier entries';
export const aDeletedAccount = 'A deleted account';
export const owner2 = ' (owner)';
export const loading = 'Loading…';
export const theOwnerHasNotSubmitted = 'The owner has not submitted this listing yet.';

// TakeOver ------------------------------------------------------------------------------------------------------------
export const copyFromSiteContent = 'Copy from site content…';
export const thisCopiesTextsAndPhotos =
  'This copies the texts and photos of a property from this site’s own pages into its listing and its owner’s draft. Guests see the changes of an approved listing immediately. Prices, taxes and numbers of rooms stay.';
export const aPropertyWithoutListingGetsOne =
  'A property without a listing gets one. You become its owner. It is approved, with the prices of the site content.';
export const oneMoment = 'One moment…';
export const copy = (name: string) => `Copy ${name}`;
export const nowHasContentOfSite = (name: string) => `${name} now has the content of the site.`;
export const contentOfCopied = (name: string) => `Content of ${name} copied.`;
export const itsListingIsNotApprovedYet = 'Its listing is not approved yet. Guests see it after you approve it.';
export const copyFromSiteContent2 = 'Copy from site content';

// properties ----------------------------------------------------------------------------------------------------------
export const failedToUpdateProperty = 'Failed to update property';
export const failedToDeleteProperty = 'Failed to delete property';
export const failedToCopyContent = 'Failed to copy the content';
export const weCouldNotOpenDetails = 'We could not open the details. Try again.';
export const failedToUploadPhoto = 'Failed to upload photo';
