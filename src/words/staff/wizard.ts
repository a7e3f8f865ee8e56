import { counted } from '../../domain/stay.ts';
import { stepTitles } from './listing.ts';

export const progress = 'Progress';
export const stepOf = (place: number, count: number) => `Step ${place} of ${count}`;
export const stepOfWithTitle = (place: number, count: number, title: string) => `Step ${place} of ${count}: ${title}`;
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
export const steps = 'Steps';
export const showAllSteps = 'show all steps';
/** For screen readers, after the name of a step. */
export const stepStates = { done: 'done', current: 'open now', missing: 'something is missing', open: '' };
export const somethingIsMissing = 'Something is missing';
export const previous = 'Previous';
export const saveProgress = 'Save Progress';
export const next = 'Next';
export const seeChangesAndPublish = 'See changes and publish';
export const imagesRequired = 'Images required';
export const weCouldNotOpenThisStep = 'We could not open this step';
export const checkConnectionThenReload = 'Check your connection, then reload. Nothing you typed is lost.';
export const reloadOnceSaved = 'Check your connection. Reload once everything is saved.';
export const reload = 'Reload';

// Wizard: notices above the step --------------------------------------------------------------------------------------
export const youAreSignedOut = 'You are signed out';
export const signIn = 'Sign In';
export const keptUntilYouSignIn = 'What you typed is kept on this device. Sign in again to continue here.';
export const keepOpenUntilYouSignIn = 'Keep this page open. Sign in again in another tab to save what you typed.';
export const restoredFromThisDevice = 'Restored from this device';
export const weRestoredUnsaved = (moment: string) =>
  `We restored what you typed here on ${moment}, which was not saved yet. Nothing is lost.`;
export const ok = 'OK';
export const yourListingNeedsChanges = 'Your listing needs changes';
export const thisListingIsLive = 'This listing is live';
export const guestsSeeChangesOncePublished =
  'Guests see most changes as soon as you publish. We check these before they apply: a new name or location, contact details in texts, new photos and room types, payout details and documents, and rate changes of more than 50%.';
export const thisListingIsApproved = 'This listing is approved';
export const adminHidSoWeCheckFirst =
  'An admin has hidden it from guests. We check your changes before guests see them.';

// Wizard: opening a listing -------------------------------------------------------------------------------------------
export const loadingYourListing = 'Loading your listing…';
export const signInToOpenListing = 'Sign in again to open your listing.';
export const weCouldNotLoadYourListing = 'We could not load your listing';
export const checkConnectionAndTryAgain = 'Check your connection and try again.';
export const listingNotFound = 'Listing not found';
export const linkMayBeOld = 'The link may be old, or the listing belongs to another account.';
export const thisListing = 'this listing';
export const weAreReviewing = (listing: string) => `We are reviewing ${listing}`;
export const youCannotChangeItNow = 'You cannot change it now. We will email you when we have checked it.';
export const withdrawToEdit = 'To edit it before then, withdraw the listing.';
export const withdrawAndEdit = 'Withdraw and edit';
export const error = 'Error';
export const typedSinceThenIsKept = 'What you typed since then is kept on this device.';
export const myListings = 'My listings';
export const startAnotherListing = 'List another property';
export const openInAnotherTab = 'This listing is open in another tab.';
export const editInOneTab = 'You can edit it in one tab at a time. What you typed is kept.';
export const movedToOtherTab =
  'You continued in another tab, so this one stopped. What you typed is kept. Continue there, or select “Use it here”.';
export const useItHere = 'Use it here';

// Saving: the line that is always in view -----------------------------------------------------------------------------
export const nothingToSaveYet = 'Nothing to save yet';
export const saving = 'Saving…';
export const savingFiles = (count: number) => `Saving ${counted(count, 'file')}…`;
export const saved = 'Saved';
export const savedAt = (time: string) => `Saved ${time}`;
export const notSaved = {
  offline: 'Not saved: offline',
  unreachable: 'Not saved: no connection',
  signedOut: 'Not saved: signed out',
  conflict: 'Not saved: changed elsewhere',
  refused: 'Not saved',
};
export const andKeptOnDevice = (notSaved: string) => `${notSaved}, kept on this device`;
export const andKeepPageOpen = (notSaved: string) => `${notSaved}, keep this page open`;
export const notSavedNoConnection = (things: string) => `Not saved, no connection: ${things}`;
export const photosNotSaved = (count: number) => counted(count, 'photo');
export const taxAndBankDetails = 'payout details (keep this page open)';
export const documentsNotSaved = (count: number) => `${counted(count, 'document')} (keep this page open)`;
export const payoutDetailsNotSavedYet = 'Not saved yet: payout details';
export const notSavedUntilConfirmed = 'Not saved: confirm your payout details';

// Saving: why not -----------------------------------------------------------------------------------------------------
export const progressSaved = 'Progress Saved';
export const accountNumberNotComplete = 'We saved everything except the account number, which is not complete yet.';
export const saveFailed = 'Save Failed';
export const whyNotSaved = {
  offline: 'You are offline.',
  signedOut: 'You are signed out.',
  conflict: 'The listing was changed elsewhere.',
  unreachable: 'We could not reach the server.',
};
export const typedIsKept = 'What you typed is kept on this device.';
export const browserCannotKeepTyped = 'This browser cannot keep what you typed. Leave this page open.';
const reviewing = 'We are reviewing this listing. You cannot change it now.';
const changingElsewhere = 'This listing is being changed elsewhere. Try again.';
const termsChanged = 'Our terms have changed. Reload the page. Your draft is saved.';
const secureAccountFirst = `Secure your account first: see the step ${stepTitles.compliance}.`;
export const saveRefusals: Record<string, string> = {
  not_editable: reviewing,
  too_large: 'This listing is too long to save. Shorten its texts.',
  too_many_drafts: 'You already have 20 drafts. Finish or delete one first.',
  not_found: 'This listing no longer exists.',
  not_owner: 'This account can no longer list properties. Write to us. Your draft is saved.',
  changed: changingElsewhere,
  texts_changed: termsChanged,
  stronger_sign_in_needed: secureAccountFirst,
};
export const weCouldNotReadThisDraft = 'We could not read this draft. Write to us, and we will help.';

// Two versions --------------------------------------------------------------------------------------------------------
export const changedElsewhere = 'This listing was changed elsewhere';
export const chooseVersion = 'Choose a version';
export const chooseVersionNothingIsLost =
  'Choose which version to keep. Until then we save nothing, and nothing is lost.';
export const whichVersionDoYouKeep = 'Which version do you want to keep?';
export const changedOnAnotherDevice =
  'This listing was changed on another device or in another browser while you were typing here.';
export const thisVersion = 'This version';
export const otherVersion = 'The other version';
export const typedHereAt = (time: string) => `typed here ${time}`;
export const asYouSeeItHere = 'as you see it here';
export const savedThereAt = (time: string) => `saved ${time}`;
export const savedElsewhere = 'saved elsewhere';
export const theyDifferIn = 'They differ in';
export const onlyThere = (room: string) => `${room} (only there)`;
export const onlyHere = (room: string) => `${room} (only here)`;
export const orderOfRooms = 'Order of the rooms';
export const keepThisVersion = 'Keep this version';
export const keepOtherVersion = 'Keep the other version';

// Import Data ---------------------------------------------------------------------------------------------------------
export const csvFile = 'CSV file';
export const whereToImportFrom = 'Where to import from';
export const importFrom = (source: string) => `Import from ${source}`;
export const linkToYourPageOn = (source: string) => `Link to your page on ${source}`;
export const enterValidPropertyUrl = (source: string) => `Please enter a valid ${source} property URL`;
export const readThisPage = 'Read this page';
export const reading = 'Reading…';
export const orSavedPage = 'Or choose the page that you saved as an HTML file';
export const yourCsvFile = 'Your CSV file';
export const template = 'template';
export const fillInTemplate = (template: string) =>
  `Fill in the ${template}, one row for each room type below the column names. Then choose the file here.`;
export const nothingReadYet = 'Nothing read yet';
export const importFailed = 'Import Failed';
export const nothingImportedChooseAgain = 'Nothing was imported. Correct the file and choose it again.';
export const failedToImport = {
  booking: 'Failed to import from Booking.com',
  airbnb: 'Failed to import from Airbnb',
  csv: 'Failed to import from CSV',
};
export const rowSays = (field: string, row: number, typed: string) =>
  `${field}: row ${row} says “${typed}”. Which do you mean?`;
export const emptyUntilYouChoose = 'Until you choose, this field stays empty.';
export const rooms = 'Rooms';
/** `rupees` is '' without a price. */
export const importedRoom = (room: string, guests: string, rupees: string) =>
  rupees ? `${room} (guests: ${guests}, ₹${rupees} before tax)` : `${room} (guests: ${guests})`;
export const priceOfRoom = (place: number) => `Price of room ${place}`;
export const importIt = 'Import';
export const sameAsYours = 'The same as yours';
export const yoursIsKept = (value: string) => `Yours is kept: ${value}`;
export const leftOutEmpty = 'Left out: the field stays empty';
export const leftOutKept = (value: string) => `Left out: ${value} is kept`;
export const fillsEmptyField = 'Fills an empty field';
export const replacesDefault = (value: string) => `Replaces the default ${value}`;
export const filledIn = 'Filled in';
export const filledInInsteadOf = (value: string) => `Filled in, instead of ${value}`;
export const photosToLookAt = (count: number) => `${counted(count, 'photo')} to look at`;
export const weDoNotCopyPhotos = `We do not copy photos. Upload your own files in the step ${stepTitles.photos}.`;
export const photoNumber = (place: number) => `Photo ${place}`;
export const fillEmptyFields = 'Fill empty fields';
export const nothingToImport = 'Nothing to import.';
export const fieldsToFill = (count: number) => `${counted(count, 'field')} to fill`;
export const importSuccessful = 'Import Successful';
export const fieldsFilledFrom = (count: number, source: string) => `${counted(count, 'field')} filled from ${source}.`;
export const alreadyFilledFrom = (source: string) => `Already filled from ${source}.`;
export const emptyFieldsAreFilled = 'The empty fields are filled.';
export const fieldsFilledOthersLeftOut = (count: number, left: number) =>
  `${counted(count, 'field')} filled, ${left} left out.`;
export const importedValuesAreMarked = 'Imported values are marked in the next steps until you change them.';
export const importedFrom = (source: string) => `From ${source}`;
export const undo = 'Undo';

// Basic Details -------------------------------------------------------------------------------------------------------
export const asGuestsWillReadIt = 'As guests will read it.';
export const fromOfficialClassification = 'From the official classification, if you have one.';
export const noClassification = 'No classification';
export const starCount = (stars: number) => counted(stars, 'star');
export const whatMakesItSpecial = 'What makes a stay with you special, and what is nearby.';
export const sixDigits = '6 digits.';
export const pleaseChoose = 'Please choose';
export const states = 'States';
export const unionTerritories = 'Union territories';
export const location = 'Location';
export const onMap = 'On the map';
export const mapIsOptional =
  'Optional. Guests see your property on the map, with distances. Without a location, they see the centre of your town.';
export const googleMapsLink = 'Google Maps link to your property';
export const pasteLink = 'Paste the link, and we read the location from it.';
export const readFromLink = (latitude: string, longitude: string) => `Read from the link: ${latitude}, ${longitude}.`;
export const weCannotReadShortLinks =
  'We cannot read short links. Open it, then copy the long link from the address bar.';
export const linkHasNoLocation =
  'This link has no location. In Google Maps, click your property on the map and copy the two numbers.';
export const useMyLocation = 'Use my location';
export const lookingForYourLocation = 'Looking for your location…';
export const yourLocation = (latitude: string, longitude: string) => `Your location: ${latitude}, ${longitude}.`;
export const browserDoesNotShareLocation =
  'Your browser does not share your location with this site. You can allow it in the address bar, or paste a link.';
export const deviceFoundNoLocation = 'Your device could not find its location. Paste a link instead.';
export const locationTookTooLong = 'Finding your location took too long. Try again.';
export const contactForGuests = 'Contact for guests';
export const everyoneSeesContact =
  'Everyone sees these on your property’s page. If you leave one empty, guests see ours, and we forward their questions to you.';
export const guestsCallThisNumber = 'Guests call this number and write to it on WhatsApp.';
export const guestsReplyToThisAddress = 'Guests’ replies to our emails also go to this address.';

// Amenities -----------------------------------------------------------------------------------------------------------
export const chooseWhatYouOffer = 'Choose what you offer';
export const somethingElse = 'Something else?';
export const yourOwnAmenity = 'Your own amenity';
export const ownAmenityExamples = 'A well, a library, kayaks…';
export const add = 'Add';
export const typeAmenityFirst = 'Type an amenity first.';
export const amenityIsAlreadyOnList = 'This amenity is already on the list.';
export const yourOwnAmenities = 'Your own amenities';
export const added = (name: string) => `${name} added.`;
export const removed = (name: string) => `${name} removed.`;

// Rooms & Pricing -----------------------------------------------------------------------------------------------------
export const noRoomsYet = 'No rooms yet. Add one for each room type. If you let the whole property, add one room.';
export const addRoomType = 'Add a room type';
export const addAnotherRoomType = 'Add another room type';
export const roomTypeAdded = 'Room type added.';
export const duplicate = 'Duplicate';
export const duplicated = (room: string) => `${room} duplicated.`;
export const copyOfRoom = (room: string) => `${room} (copy)`;
export const removeRoomType = 'Remove';
export const restored = (room: string) => `${room} restored.`;
export const noPriceYet = 'No price yet';
export const aNightBeforeTax = (amount: string) => `${amount} a night before tax`;
export const aNightWithTaxes = (amount: string) => `${amount} a night, taxes included`;
export const roomNameExamples = 'Such as Garden Room or Deluxe Double.';
export const roomSizeExample = 'Such as 24 m².';
export const roomsOfThisType = 'How many rooms of this type you have.';
export const guestsInOneRoom = 'Adults and children in one room.';
export const beforeTax = 'Before tax.';
export const taxRateSteps = 'GST on the room, even if you are not registered for GST. 0 to 30, in steps of 0.5.';
export const whyDoYouKeepRate = (rate: string) => `Why do you keep ${rate}%?`;
export const onlyReviewersReadThis = 'Our reviewers read this. Guests do not.';
export const enterPriceFirst = 'Enter a price to see what guests will pay.';
export const guestsPayANight = (amount: string, tax: string) =>
  `Guests pay ${amount} a night, in whole rupees, including ${tax} tax.`;
export const taxRateDoesNotFit = (lawful: number) => `This tax rate does not fit: GST at this price is ${lawful}%.`;
export const applyRate = (lawful: number) => `Apply ${lawful}%`;
export const gstOnRooms = (day: string, rate: number, amount: string, above: number) =>
  `GST on rooms since ${day} is ${rate}% up to ${amount} a night and ${above}% above.`;
export const price = 'Price';
export const guestPriceWithTax = (amount: string, tax: string, rate: string) =>
  `${amount} a night for guests, in whole rupees, including ${tax} tax (${rate}%)`;
export const bed = 'Bed';
export const size = 'Size';

// Photos --------------------------------------------------------------------------------------------------------------
export const choosePhotos = 'Choose photos';
export const chooseRoomPhotos = 'Choose room photos';
export const orDropThemHere = 'Or drop them here.';
export const photoAdvice =
  'Add at least 1 photo. Photos of room types do not count. JPG, PNG or WebP. We make photos over 5 MB smaller. Wide photos in daylight work best. The first photo is the cover.';
export const roomPhotoAdvice = 'The bed, the bathroom, the view. The first photo represents the room type.';
export const countOfPhotos = (count: number, most: number) => `${count} of ${most} photos`;
export const countOfPhotosUploading = (count: number, most: number, uploading: number) =>
  `${countOfPhotos(count, most)}, ${uploading} uploading`;
export const photosOf = (room: string) => `Photos of ${room}`;
export const photosOfListing = 'Photos of the listing';
export const cover = 'Cover';
export const makeCover = 'Make cover';
export const photoName = (place: number, room?: string) => (room ? `photo ${place} of ${room}` : `photo ${place}`);
export const whatDoesPhotoShow = (place: number) => `What does photo ${place} show?`;
export const photoExample = 'For example: the pool at sunset';
export const roomPhotoExample = 'For example: the bed by the window';
export const photoNotDescribedYet = (place: number) => `Photo ${place}, not described yet`;
export const withoutDescription = 'Without a description';
export const moveEarlier = (photo: string) => `Move ${photo} earlier`;
export const moveLater = (photo: string) => `Move ${photo} later`;
export const photoMoved = (from: number, place: number, count: number) =>
  `Photo ${from} is now photo ${place} of ${count}.`;
export const photoMovedToCover = (from: number, count: number) =>
  `Photo ${from} is now photo 1 of ${count}, the cover.`;
export const photoIsCoverNow = (place: number) => `Photo ${place} is the cover now.`;
export const photoRemoved = 'Photo removed.';
export const photoRemovedNextIsCover = 'Photo removed. The first photo is the cover now.';
export const photoRestored = (place: number) => `Photo ${place} restored.`;
export const morePhotos = (count: number) => `and ${counted(count, 'more photo')}`;

// Photos and documents: choosing files --------------------------------------------------------------------------------
export const invalidFileType = 'Invalid file type';
export const isNotImageFile = (file: string) => `${file} is not an image file`;
export const uploadPdfJpgOrPng = 'Please upload PDF, JPG, or PNG files only';
export const fileTooLarge = 'File too large';
export const fileSizeLimit = 'File size must be less than 5MB';
export const imageLargerThan5mb = 'This image is larger than 5MB';
export const tooManyPhotos = 'Too many photos';
export const heicNotUsable = 'HEIC photos cannot be used here';
export const howToAvoidHeic = (file: string) =>
  `${file}: on an iPhone, choose Settings › Camera › Formats › Most Compatible, or send the photo to yourself as JPEG first.`;
export const photoIsDamaged = 'Photo is damaged';
export const partOfFileIsMissing = (file: string) =>
  `${file}: part of the file is missing. Copy it from your camera or phone again.`;
export const endOfFileIsMissing = (file: string) =>
  `${file}: the end of the file is missing. We keep what can be shown. Check it, or copy the photo from your camera or phone again.`;
export const photoIsNarrow = (width: number) =>
  `This photo is only ${width} px wide and looks blurred on large screens. Use one that is at least 1,200 px wide.`;

// Photos and documents: uploading -------------------------------------------------------------------------------------
export const uploadOf = (file: string) => `Upload of ${file}`;
export const preparing = 'Preparing…';
export const waitingToUpload = 'Waiting to upload…';
export const uploading = 'Uploading…';
export const uploadingPercent = (percent: number) => `Uploading… ${percent}%`;
export const checking = 'Checking…';
export const waitingForConnection = 'Waiting for the connection.';
export const uploadContinuesAutomatically = 'The upload continues automatically.';
export const keepThisPageOpen = 'Keep this page open.';
export const tryFileAgain = (file: string) => `Try ${file} again`;
export const cancelFile = (file: string) => `Cancel ${file}`;
export const openFile = (file: string) => `Open ${file}`;
export const remove = (name: string) => `Remove ${name}`;
export const kilobytes = (size: number) => `${size} kB`;
export const megabytes = (size: string) => `${size} MB`;
export const uploadFailed = 'Upload failed';
export const failedToUploadImages = 'Failed to upload images. Please try again.';
export const failedToUploadDocument = 'Failed to upload document. Please try again.';
export const signInAgainToUpload = 'Sign in again to upload files.';
export const documentNotOpened = (document: string) => `${document} not opened`;
export const documentNotRemoved = 'Document not removed';
export const weCouldNotOpenDocument = 'We could not open the document. Try again.';
export const weCouldNotRemoveDocument = 'We could not remove the document. Try again.';
export const photosStillUploading = (count: number) => `${counted(count, 'photo')} still uploading`;
export const waitForPhotos = `Wait until they are uploaded, or check them in the step ${stepTitles.photos}. Otherwise the listing is submitted without them.`;
export const documentsStillUploading = (count: number) => `${counted(count, 'document')} still uploading`;
export const waitForDocuments = `You can submit the listing once they are uploaded, or cancelled in the step ${stepTitles.compliance}.`;

// Policies ------------------------------------------------------------------------------------------------------------
export const refundsOfPolicies =
  'If a guest cancels later, there is no refund. A refund is a percentage of what the guest has paid, such as the advance.';
export const inYourOwnWords = 'In your own words';
export const houseRulesHint = 'Quiet hours, pets, smoking, visitors.';
export const ageRestrictionHint = 'Such as: guests must be 18 or older.';
export const paymentPolicyHint =
  'How guests pay you the balance, such as cash or UPI at check-in. We receive the advance.';
export const specialConditionsHint = 'Anything a guest must know before booking.';

// Compliance ----------------------------------------------------------------------------------------------------------
export const onlyYouAndReviewersSee =
  'Only you and our reviewers see this page. Payout details are the same for all your properties.';
export const complianceSaves = {
  saved: 'Saved.',
  unsaved: 'Not saved yet.',
  saving: 'Saving…',
  failed: 'Not saved: no connection. Keep this page open: we try again.',
  proof: 'Not saved yet. Keep this page open.',
};
export const loading = 'Loading…';
export const weCouldNotLoadTaxAndBank = 'We could not load your payout details.';
export const taxNumbers = 'Tax numbers';
export const gstNumberExample =
  '15 characters, such as 30ABCDE1234F1ZD. If you are not registered for GST, tick the box below instead.';
export const tickIfNotRegistered =
  'If you are not registered for GST, tick the box in this step. You then need no GST number.';
export const panNumberExample = '10 characters, such as ABCDE1234F.';
export const panDiffersFromGst = 'The PAN does not match characters 3 to 12 of your GST number. Check both.';
/** The database stores `below_threshold`: a new sentence needs a new name. CGST Act 2017, section 22(1), and Notification 65/2017. */
export const belowThreshold =
  'I am not registered for GST, and need not be: all my turnover in India stays within ₹20 lakh in a financial year (₹10 lakh in Manipur, Mizoram, Nagaland and Tripura).';
export const siteThenPaysGst =
  'We then pay the GST on bookings made on this site (CGST Act 2017, section 9(5), and Notification 17/2017 – Central Tax (Rate)).';
export const lawOfDeclaration = `${siteThenPaysGst} You need not register under section 22(1) of the CGST Act 2017 and, for services through a site, Notification 65/2017 – Central Tax. If you are not sure, ask your accountant.`;
export const noGstNumber = 'None: declared below the threshold';
export const bankAccount = 'Bank account';
export const whatWePayOut =
  'We receive the guest’s advance. From the day of arrival, we pay it to this account, less refunds, our fee and GST that we pay for you. The guest pays you the balance.';
export const ifscCodeExample = '11 characters, on your cheque book or passbook, such as SBIN0001234.';
export const savedAccount = 'saved';
export const accountEndingIn = (digits: string) => `ending in ${digits}`;
export const replace = 'Replace';
export const keepAccount = (masked: string) => `Keep ${masked}`;
export const accountNotSavedYet = (masked: string) => `${masked}, not saved yet`;
export const documents = 'Documents';
export const documentExamples = {
  gst: '',
  pan: '',
  ownership: 'Such as a title document or house tax receipt. If you lease the property, your landlord’s.',
  lease: '',
  other: 'Such as your Goa Tourism registration.',
} as const;
export const documentFiles = 'PDF, JPG or PNG, under 5 MB each.';
export const chooseFile = 'Choose file';
export const addAnother = 'Add another';

// Compliance: securing the account, and confirming who you are --------------------------------------------------------
export const secureYourAccountFirst = 'Secure your account first';
export const howToSecureAccount = (characters: number) =>
  `This step decides where we pay you. Your account needs two-factor sign-in, or a password of ${characters} characters or more that is not a common one. Set up either one on your account page, which opens in a new tab. If your password is already that long, sign out and sign in again, so that we can check its length.`;
export const openMyAccount = 'Open my account';
export const iHaveDoneThat = 'I have done that';
export const confirmThatItIsYou = 'Confirm that it is you';
export const confirm = 'Confirm';
export const confirmToSaveDetails =
  'To change payout details that you submitted, confirm that it is you. Until then, keep this page open.';
export const youChangeSubmittedDetails = 'You are changing payout details that you submitted before.';
export const proofs = {
  password: {
    lead: 'Enter your password again to save the change.',
    label: 'Password',
    missing: 'Enter your password.',
  },
  totp: {
    lead: 'Enter the code from your authenticator app to save the change.',
    label: 'Six-digit code',
    missing: 'Enter the six digits from your app.',
  },
};
export const passwordIsNew = 'Your password or authenticator app was changed less than a day ago.';
export const usableAfter = (moment: string) => `For your protection, you can use it here after ${moment} IST.`;
export const usableTomorrow = 'For your protection, you can use it here from tomorrow.';
export const changeIsKeptUntilThen = 'We cannot save your change until then. Enter it again if you close this page.';
export const iUnderstand = 'I understand';
export const setUpPasswordOrApp =
  'To confirm that it is you, your account needs a password or an authenticator app. Set one up on your account page, which opens in a new tab. Then return here: nothing you typed is lost.';
export const confirmAndSave = 'Confirm and save';
export const taxAndBankDetailsSaved = 'Payout details saved';
export const cancel = 'Cancel';

// Review & Submit -----------------------------------------------------------------------------------------------------
export const stepsAreNotComplete = (count: number) =>
  count === 1 ? 'One step is not complete' : `${count} steps are not complete`;
export const stepToDo = (title: string, count: number) => `${title}: ${counted(count, 'thing')} to do`;
export const wholeListing = 'The whole listing';
export const nothingYet = 'Nothing yet.';
export const edit = 'Edit';
export const lockedUntilAccountIsSecure = 'Locked until you secure your account.';
export const weCouldNotLoadThis = 'We could not load this.';
export const retry = 'Retry';
export const termsAndConditions = 'terms and conditions';
export const privacyPage = 'privacy page';
export const agreeToTerms = (terms: string, privacy: string) =>
  `I agree to the ${terms} and to what the ${privacy} says about listings. Everything I have written here is true.`;
export const submitForReviewTitle = 'Submit for Review';
export const submitting = 'Submitting…';
export const propertySubmitted = 'Property submitted!';
export const propertySubmittedForReview =
  "Your property has been submitted for review. We'll notify you once it's approved.";
export const submissionFailed = 'Submission failed';
export const failedToSubmit = 'Failed to submit property. Please try again.';
export const payoutDetailsNotSaved = 'Your payout details are not saved: keep this page open.';
export const onlyPayoutDetailsNotSaved = `${payoutDetailsNotSaved} Everything else is saved.`;
export const everythingIsSaved = 'Everything you typed is saved.';
export const authenticationRequired = 'Authentication required';
export const logInToSubmit = 'Please log in to submit your property.';
export const somethingNeedsCorrection = 'Something is missing or needs a correction.';

// Review & Submit: publishing changes of a live listing ---------------------------------------------------------------
export const whatChanges = 'What changes';
export const completeStepsFirst = 'Complete the steps above first.';
export const comparingWithLive = 'Comparing with what guests see';
export const nothingChanges = 'Nothing. Guests see your listing exactly as it is here.';
export const newDetailsNeedConfirming =
  'We save your new payout details as soon as you confirm that it is you. Then we check them first.';
export const weCheckItFirst = 'We check it first';
export const liveImmediately = 'Live immediately';
export const before = 'Before:';
export const after = 'After:';
export const publishingAgreesToTerms = (terms: string, privacy: string) =>
  `Existing bookings keep their price. By publishing, you confirm that everything you have written is true. You agree to the ${terms} and to what our ${privacy} says about listings.`;
export const publishChanges = 'Publish changes';
export const submitForReview = 'Submit for review';
export const publishAndSubmit = 'Publish and submit';
export const publishing = 'Publishing…';
export const backToMyListings = 'Back to my listings';
export const changesPublished = 'Changes published';
export const publishedAndSubmitted = 'Published, and some submitted for review';
export const guestsSeeYourListing = 'Guests see your listing as it is here.';
export const liveNow = (fields: string) => `Live now: ${fields}.`;
export const weCheckTheseFirst = (fields: string) => `We check these first: ${fields}. We will email you.`;
export const namesAndMore = (names: string, count: number) => `${names} and ${count} more`;
export const publishRefusals = {
  would_oversell:
    'One room type has more bookings on some night than rooms. Add rooms, or move those bookings first. Guests still see the previous version.',
  incomplete: 'Something that guests need is missing. Guests still see the previous version.',
  not_editable: reviewing,
  not_owner: 'This account can no longer list properties. Write to us.',
  conflict: 'This listing was changed elsewhere. Check it again.',
  changed: changingElsewhere,
  texts_changed: termsChanged,
  stronger_sign_in_needed: secureAccountFirst,
  invalid: somethingNeedsCorrection,
};
