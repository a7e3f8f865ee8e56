// adminCompliance -----------------------------------------------------------------------------------------------------
export const gstNumber = 'GST number';
export const declaration = 'Declaration';
export const accountNumber = 'Account number';
export const accountHolder = 'Account holder';
export const bank = 'Bank';
export const branchAddress = 'Branch address';

// adminListing --------------------------------------------------------------------------------------------------------
export const draft = 'Draft';
export const submitted = 'Submitted';
export const underReview = 'Under review';
export const approved = 'Approved';
export const rejected = 'Rejected';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const cancellation = 'Cancellation';
export const name = 'Name';
export const stars = 'Stars';
export const description = 'Description';
export const address = 'Address';
export const city = 'City';
export const phoneForGuests = 'Phone for guests';
export const emailForGuests = 'Email for guests';
export const amenities = 'Amenities';
export const photos = 'Photos';
export const newOf = (added: number) => `${added} new`;
export const removed = (removed: number) => `${removed} removed`;
export const newOrderOrDescriptions = 'new order or descriptions';
export const roomType = (name: string) => `Room type: ${name}`;
export const newNightWithTax = (money: string) => `New, ${money} a night with tax`;
export const priceWithTax = (name: string) => `${name}price with tax`;
export const numberOfRooms = (name: string) => `${name}number of rooms`;
export const sold = 'Sold';
export const noLongerSold = 'No longer sold';
export const enterReasonOfAtMost1000 = 'Enter a reason of at most 1,000 characters. We email it to the owner.';
export const someoneElseChangedThisListing =
  'Someone else changed this listing. You see it as it is now. Your changes were not saved.';
export const thisListingDoesNotNeedDecision =
  'This listing does not need a decision: it is a draft, or someone has already decided.';
export const notApproved =
  'Not approved: one room type has more bookings on some night than rooms. Ask the owner to add rooms.';
export const notApproved2 =
  'Not approved: something that guests need is missing (a photo, a room type, the address, times or the cancellation policy).';
export const thisListingWasDeleted = 'This listing was deleted.';
export const thisListingWasAlreadyRestored = 'This listing was already restored, or it is permanently deleted.';
export const youCanShowOrHideOnly = 'You can show or hide only a published listing.';
export const theOwnerHasNotSubmittedTax = 'The owner has not submitted tax numbers or a bank account yet.';
export const thisListingHas60PhotosMaximum = 'This listing has 60 photos, the maximum. Ask the owner to remove some.';
export const describePhotoInAtMost300 = 'Describe the photo in at most 300 characters.';
export const weDidNotReceivePhoto = 'We did not receive the photo. Choose it again.';
export const notTakenOver =
  'Not taken over: another listing has the place of this one. Delete and purge that one first.';
export const notTakenOver2 = 'Not taken over: its listing is deleted. Restore it first.';
export const notTakenOver3 = 'Not taken over: the content of this property does not follow the rules for listings.';

// gst -----------------------------------------------------------------------------------------------------------------
export const thePanDoesNotMatchCharacters = 'The PAN does not match characters 3 to 12 of your GST number. Check both.';
export const iAmNotRegisteredForGst =
  'I am not registered for GST, and need not be: all my turnover in India stays within ₹20 lakh in a financial year (₹10 lakh in Manipur, Mizoram, Nagaland and Tripura).';
export const theSiteThenPaysGst =
  'The site then pays GST on stays booked through it (CGST Act 2017, section 9(5), and Notification 17/2017 – Central Tax (Rate)).';
export const noneDeclaredBelowThreshold = 'None: declared below the threshold';

// houseListing --------------------------------------------------------------------------------------------------------
export const goa = 'Goa';
export const india = 'India';

// listing -------------------------------------------------------------------------------------------------------------
export const singleBed = 'Single Bed';
export const doubleBed = 'Double Bed';
export const queenBed = 'Queen Bed';
export const kingBed = 'King Bed';
export const twinBeds = 'Twin Beds';
export const sofaBed = 'Sofa Bed';
export const bunkBed = 'Bunk Bed';
export const gstCertificate = 'GST Certificate';
export const panCard = 'PAN Card';
export const propertyOwnershipDocument = 'Property Ownership Document';
export const leaseAgreement = 'Lease Agreement';
export const otherDocuments = 'Other Documents';
export const propertyNameIsRequired = 'Property name is required';
export const atMost120Characters = 'Use at most 120 characters.';
export const propertyTypeIsRequired = 'Property type is required';
export const atMost5000Characters = 'Use at most 5,000 characters.';
export const addressIsRequired = 'Address is required';
export const atMost300Characters = 'Use at most 300 characters.';
export const cityIsRequired = 'City is required';
export const atMost80Characters = 'Use at most 80 characters.';
export const stateIsRequired = 'State is required';
export const pincodeIsRequired = 'Pincode is required';
export const pincodeMustBe6Digits = 'Pincode must be 6 digits';
export const enterLatitudeBetween90And90 = 'Enter a latitude between -90 and 90.';
export const enterLongitudeBetween180And180 = 'Enter a longitude between -180 and 180.';
export const inGoaLatitudeIsBetweenAnd = (south: number, north: number) =>
  `In Goa, the latitude is between ${south} and ${north}. Check it.`;
export const inGoaLongitudeIsBetweenAnd = (west: number, east: number) =>
  `In Goa, the longitude is between ${west} and ${east}. Check it.`;
export const inIndiaLatitudeIsBetweenAnd = (south: number, north: number) =>
  `In India, the latitude is between ${south} and ${north}. Check it.`;
export const inIndiaLongitudeIsBetweenAnd = (west: number, east: number) =>
  `In India, the longitude is between ${west} and ${east}. Check it.`;
export const chooseAtMost60Amenities = 'Choose at most 60 amenities.';
export const atLeastOneRoomIsRequired = 'At least one room is required';
export const addAtMost40RoomTypes = 'Add at most 40 room types.';
export const roomNameIsRequired = 'Room name is required';
export const atMost2000Characters = 'Use at most 2,000 characters.';
export const bedConfigurationIsRequired = 'Bed configuration is required';
export const basePriceMustBeGreater = 'Base price must be greater than 0';
export const basePriceMustBeAtMost = 'Base price must be at most ₹7,50,000 a night.';
export const maximumGuestsMustBeAtLeast = 'Maximum guests must be at least 1';
export const enterWholeNumber = 'Enter a whole number.';
export const maximumGuestsMustBeAtMost = 'Maximum guests must be at most 50.';
export const numberOfRoomsMustBeAtLeast = 'Number of rooms must be at least 1.';
export const numberOfRoomsMustBeAtMost = 'Number of rooms must be at most 1,000.';
export const enterTaxRateFrom0 = 'Enter a tax rate from 0 to 30 in steps of 0.5.';
export const thisTaxRateDoesNotFit =
  'This tax rate does not fit the price. Apply the rate that fits, or say why you keep this one.';
export const atMost40Characters = 'Use at most 40 characters.';
export const pleaseUploadAtLeastOneImage = 'Please upload at least one image of your property';
export const youCanHaveAtMost60 = 'You can have at most 60 photos.';
export const youCanHaveAtMost12 = 'You can have at most 12 photos of a room type.';
export const weDidNotReceiveThisPhoto = 'We did not receive this photo. Choose it again.';
export const checkInTimeIsRequired = 'Check-in time is required';
export const checkOutTimeIsRequired = 'Check-out time is required';
export const cancellationPolicyIsRequired = 'Cancellation policy is required';
export const gstNumberIsRequired = 'GST number is required';
export const invalidGstNumberFormat = 'Invalid GST number format';
export const oneCharacterDoesNotFit = 'One character does not fit. Compare this GST number with your certificate.';
export const panNumberIsRequired = 'PAN number is required';
export const invalidPanNumberFormat = 'Invalid PAN number format';
export const accountHolderNameIsRequired = 'Account holder name is required';
export const accountNumberIsRequired = 'Account number is required';
export const accountNumberMustBe6 = 'Account number must be 6 to 20 digits.';
export const bankNameIsRequired = 'Bank name is required';
export const ifscCodeIsRequired = 'IFSC code is required';
export const invalidIfscCodeFormat = 'Invalid IFSC code format';
export const gstCertificateIsRequired = 'GST Certificate is required';
export const panCardIsRequired = 'PAN Card is required';
export const propertyOwnershipDocumentIsRequired = 'Property Ownership Document is required';
export const pleaseAgreeToTermsAndConditions = 'Please agree to the terms and conditions to proceed.';
export const propertyName = 'Property name';
export const propertyType = 'Property type';
export const starCategory = 'Star category';
export const state = 'State';
export const country = 'Country';
export const pincode = 'Pincode';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const phone = 'Phone';
export const email = 'Email';
export const roomName = 'Room name';
export const bedConfiguration = 'Bed configuration';
export const basePriceNight = 'Base price a night (₹)';
export const taxRate = 'Tax rate (%)';
export const whyThisTaxRate = 'Why this tax rate';
export const maximumGuests = 'Maximum guests';
export const numberOfRooms2 = 'Number of rooms';
export const roomSize = 'Room size';
export const roomAmenities = 'Room amenities';
export const roomPhotos = 'Room photos';
export const checkInTime = 'Check-in time';
export const checkOutTime = 'Check-out time';
export const cancellationPolicy = 'Cancellation policy';
export const houseRules = 'House rules';
export const ageRestriction = 'Age restriction';
export const paymentPolicy = 'Payment policy';
export const specialConditions = 'Special conditions';
export const panNumber = 'PAN number';
export const accountHolderName = 'Account holder name';
export const ifscCode = 'IFSC code';
export const bankName = 'Bank name';

// listingChanges ------------------------------------------------------------------------------------------------------
export const priceNightBeforeTax = 'Price a night before tax';
export const taxRate2 = 'Tax rate';
export const newRoomType = 'New room type';
export const roomTypeRemoved = 'Room type removed';
export const noLongerOnSale = 'No longer on sale';
export const backOnSale = 'Back on sale';
export const changed = 'Changed';
export const newDocument = 'New document';
export const closedByUs = 'Closed by us';
export const openedByUs = 'Opened by us';
export const aNight = (wordOf: string) => `${wordOf} a night`;
export const noLongerSoldForNight = (wordOf: string) => `No longer sold for ${wordOf} a night`;
export const newOrder = 'New order';
export const guestsFindPropertyByItsName =
  'Guests find a property by its name, type and location, so we check a new one first.';
export const itPointsGuestsToAddress =
  'It points guests to an address or number, so we check it first. Add a phone or email for guests in Basic Details: those go live immediately.';
export const weCheckTaxAndBankDetails = 'We check tax and bank details before we pay out to them.';
export const weCheckEveryDocumentBefore = 'We check every document before it takes effect.';
export const weCheckEveryPhotoBeforeGuests = 'We check every photo before guests see it.';
export const weCheckNewRoomTypeBefore = 'We check a new room type before guests can book it.';
export const theseRoomsAreRemovedOnceNew =
  'These rooms are removed once the new ones are approved, so that the property always has rooms.';
export const theTaxRateWaitsTogether = 'The tax rate waits together with the price.';
export const thisIsNotGstRate = 'This is not the GST rate for this price, so we read your reason first.';
export const weCheckItFirst = 'We check it first.';
export const thePrice = 'the price';
export const theLastPrice = (amount: string) => `${amount}, the last price`;
export const thisIsMoreThanHalfAbove = (text: string) =>
  `This is more than half above or below ${text} we approved. We check that it is not a typing error.`;
export const andMore = (text: string, count: number) => `${text} and ${count} more`;
export const liveNow = (listed: string) => `Live now: ${listed}.`;
export const weCheckTheseFirst = (listed: string) => `We check these first: ${listed}. We will email you.`;
export const publishedAndSomeSubmittedForReview = 'Published, and some submitted for review';
export const submittedForReview = 'Submitted for review';
export const changesPublished = 'Changes published';
export const guestsSeeYourListing = 'Guests see your listing as it is here.';
export const publishChanges = 'Publish changes';
export const submitForReview = 'Submit for review';
export const publishAndSubmit = 'Publish and submit';
export const publishedImmediately = 'Published immediately';
export const withdrawn = 'Withdrawn';
export const changesRequested = 'Changes requested';
export const reopenedAsDraft = 'Reopened as a draft';
export const hiddenFromGuests = 'Hidden from guests';
export const shownToGuests = 'Shown to guests';
export const featured = 'Featured';
export const noLongerFeatured = 'No longer featured';
export const deleted = 'Deleted';
export const restored = 'Restored';

// listingParts --------------------------------------------------------------------------------------------------------
export const basicDetails = 'Basic details';
export const roomsAndPrices = 'Rooms and prices';
export const policies = 'Policies';
export const taxAndPayout = 'Tax and payout';

// listingStatus -------------------------------------------------------------------------------------------------------
export const onlyYouCanSeeIt = 'Only you can see it. Continue whenever you like.';
export const waitingForReview = 'Waiting for review. We will email you when we have checked it.';
export const weAreCheckingItNow = 'We are checking it now. We will email you when we are done.';
export const guestsCanFindAndBookIt = 'Guests can find and book it.';
export const needsChanges = 'Needs changes';
export const makeChangesWeAskForThen = 'Make the changes we ask for, then submit it again.';

// listingWords --------------------------------------------------------------------------------------------------------
export const freeWifi = 'Free WiFi';
export const airConditioning = 'Air Conditioning';
export const swimmingPool = 'Swimming Pool';
export const restaurant = 'Restaurant';
export const roomService = 'Room Service';
export const parking = 'Parking';
export const spaServices = 'Spa Services';
export const businessCenter = 'Business Center';
export const conferenceRooms = 'Conference Rooms';
export const airportShuttle = 'Airport Shuttle';
export const two7FrontDesk = '24/7 Front Desk';
export const housekeeping = 'Housekeeping';
export const laundryService = 'Laundry Service';
export const miniBar = 'Mini Bar';
export const safe = 'Safe';
export const hairDryer = 'Hair Dryer';
export const breakfast = 'Breakfast';
export const ceilingFan = 'Ceiling Fan';
export const privateBathroom = 'Private Bathroom';
export const hotWater = 'Hot Water';
export const seaView = 'Sea View';
export const gardenView = 'Garden View';
export const kitchenette = 'Kitchenette';
export const refrigerator = 'Refrigerator';
export const workDesk = 'Work Desk';
export const andhraPradesh = 'Andhra Pradesh';
export const arunachalPradesh = 'Arunachal Pradesh';
export const assam = 'Assam';
export const bihar = 'Bihar';
export const chhattisgarh = 'Chhattisgarh';
export const gujarat = 'Gujarat';
export const haryana = 'Haryana';
export const himachalPradesh = 'Himachal Pradesh';
export const jharkhand = 'Jharkhand';
export const karnataka = 'Karnataka';
export const kerala = 'Kerala';
export const madhyaPradesh = 'Madhya Pradesh';
export const maharashtra = 'Maharashtra';
export const manipur = 'Manipur';
export const meghalaya = 'Meghalaya';
export const mizoram = 'Mizoram';
export const nagaland = 'Nagaland';
export const odisha = 'Odisha';
export const punjab = 'Punjab';
export const rajasthan = 'Rajasthan';
export const sikkim = 'Sikkim';
export const tamilNadu = 'Tamil Nadu';
export const telangana = 'Telangana';
export const tripura = 'Tripura';
export const uttarPradesh = 'Uttar Pradesh';
export const uttarakhand = 'Uttarakhand';
export const westBengal = 'West Bengal';
export const andamanAndNicobarIslands = 'Andaman and Nicobar Islands';
export const chandigarh = 'Chandigarh';
export const dadraAndNagarHaveliAndDaman = 'Dadra and Nagar Haveli and Daman and Diu';
export const delhi = 'Delhi';
export const jammuAndKashmir = 'Jammu and Kashmir';
export const ladakh = 'Ladakh';
export const lakshadweep = 'Lakshadweep';
export const puducherry = 'Puducherry';

// myListing -----------------------------------------------------------------------------------------------------------
export const anAdminHasHidden = (text: string) => `${text}An admin has hidden it from guests. Write to us.`;
export const guestsCannotFindItNow = 'Guests cannot find it now. Existing bookings do not change.';
export const guestsCanFindAndBook = 'Guests can find and book it. Your latest changes are not published yet.';
export const guestsCanFindAndBook2 =
  'Guests can find and book it. We are checking the changes listed here and will email you.';
export const guestsCanFindAndBookPrevious = (note: string) => `${note} Guests can find and book the previous version.`;

// ChangeList ----------------------------------------------------------------------------------------------------------
export const before = 'Before:';
export const after = '. After:';
export const weCheckItFirst2 = 'We check it first';
export const liveImmediately = 'Live immediately';

// complianceVault -----------------------------------------------------------------------------------------------------
export const typed = (userId: string) => `typed ${userId}`;

// documents.store -----------------------------------------------------------------------------------------------------
export const failedToUploadDocument = 'Failed to upload document. Please try again.';
export const fileSize = 'File size';
export const fileTooLarge = 'File too large';
export const invalidFileType = 'Invalid file type';
export const uploadFailed = 'Upload failed';
export const documentNotRemoved = 'Document not removed';
export const notOpened = (documentType: string) => `${documentType} not opened`;

// imports.api ---------------------------------------------------------------------------------------------------------
export const airbnb = 'Airbnb';
export const csvFile = 'CSV file';

// photoFiles ----------------------------------------------------------------------------------------------------------
export const heicPhotosCannotBeUsedHere = 'HEIC photos cannot be used here';
export const onIphoneChooseSettingsCameraFormats = (name: string) =>
  `${name}: on an iPhone, choose Settings › Camera › Formats › Most Compatible, or send the photo to yourself as JPEG first.`;
export const photoIsDamaged = 'Photo is damaged';
export const partOfFileIsMissing = (name: string) =>
  `${name}: part of the file is missing. Copy it from your camera or phone again.`;
export const theEndOfFileIsMissing = (name: string) =>
  `${name}: the end of the file is missing. We keep what can be shown. Check it, or copy the photo from your camera or phone again.`;
export const thisPhotoIsOnlyPxWide = (width: number) =>
  `This photo is only ${width} px wide and looks blurred on large screens. Use one that is at least 1,200 px wide.`;
export const isNotImageFile = (name: string) => `${name} is not an image file`;
export const pleaseUploadPdfJpgOrPng = 'Please upload PDF, JPG, or PNG files only';
export const fileSizeMustBeLess = 'File size must be less than 5MB';

// photos.store --------------------------------------------------------------------------------------------------------
export const failedToUploadImages = 'Failed to upload images. Please try again.';
export const tooManyPhotos = 'Too many photos';

// roomList ------------------------------------------------------------------------------------------------------------
export const copy = (name: string) => `${name} (copy)`;

// saveWords -----------------------------------------------------------------------------------------------------------
export const weAreReviewingThisListing = 'We are reviewing this listing. You cannot change it now.';
export const thisListingIsTooLong = 'This listing is too long to save. Shorten its texts.';
export const youAlreadyHave20Drafts = 'You already have 20 drafts. Finish or delete one first.';
export const thisListingNoLongerExists = 'This listing no longer exists.';
export const thisAccountCanNoLongerList =
  'This account can no longer list properties. Write to us. Your draft is saved.';
export const thisListingIsBeingChangedElsewhere = 'This listing is being changed elsewhere. Try again.';
export const ourTermsHaveChanged = 'Our terms have changed. Reload the page. Your draft is saved.';
export const secureYourAccountFirst = (stepNumber: number) => `Secure your account first: see step ${stepNumber}.`;
export const weCouldNotReadThisDraft = 'We could not read this draft. Write to us, and we will help.';
export const taxAndBankDetails = 'tax and bank details';
export const keepThisPageOpen = (documents: string) => `${documents} (keep this page open)`;
export const notSavedNoConnection = (text: string) => `Not saved, no connection: ${text}`;
export const notSaved = 'Not saved: confirm your tax and bank details';
export const saving = (files: string) => `Saving ${files}…`;
export const saving2 = 'Saving…';
export const failedToSubmitProperty = 'Failed to submit property. Please try again.';
export const weCouldNotReachServer = 'We could not reach the server.';
export const youAreOffline = 'You are offline.';
export const yourTaxAndBankDetails =
  'Your tax and bank details are kept encrypted on this device. Everything else is saved.';
export const everythingYouTypedIsSaved = 'Everything you typed is saved.';
export const whatYouTypedIsKept = 'What you typed is kept on this device.';
export const thisBrowserCannotKeepIt = 'This browser cannot keep it: leave this page open.';
export const youAreOfflineOf = (kept: string) => `You are offline. ${kept}`;
export const youAreSignedOut = (kept: string) => `You are signed out. ${kept}`;
export const theListingWasChangedElsewhere = (kept: string) => `The listing was changed elsewhere. ${kept}`;
export const weCouldNotReachServerOf = (kept: string) => `We could not reach the server. ${kept}`;
export const keptOnThisDevice = 'kept on this device';
export const keepThisPageOpen2 = 'keep this page open';
export const nothingToSaveYet = 'Nothing to save yet';
export const saved = (day: string) => `Saved ${day}`;
export const saved2 = 'Saved';
export const notSavedOf = (kept: string) => `Not saved: offline, ${kept}`;
export const notSaved2 = (kept: string) => `Not saved: no connection, ${kept}`;
export const notSaved3 = (kept: string) => `Not saved: signed out, ${kept}`;
export const notSaved4 = (kept: string) => `Not saved: changed elsewhere, ${kept}`;
export const notSaved5 = (kept: string) => `Not saved, ${kept}`;

// ConflictDialog ------------------------------------------------------------------------------------------------------
export const chooseVersion = 'Choose a version';
export const chooseWhichVersionToKeep =
  'Choose which version to keep. Until then we save nothing, and nothing is lost.';
export const keepThisVersion = 'Keep this version';
export const keepOtherVersion = 'Keep the other version';
export const thisVersion = 'This version';
export const theOtherVersion = 'The other version';
export const theyDifferIn = 'They differ in';
export const thisListingWasChangedElsewhere = 'This listing was changed elsewhere';
export const whichVersionDoYouWant = 'Which version do you want to keep?';
export const thisListingWasChangedOnAnother =
  'This listing was changed on another device or in another browser while you were typing here.';
export const thisListingWasChangedInTwo = 'This listing was changed in two tabs at the same time.';
export const typedHere = (day: string) => `typed here ${day}`;
export const asYouSeeItHere = 'as you see it here';
export const untitledListing = 'Untitled listing';
export const saved3 = 'saved';
export const typed2 = 'typed';
export const elsewhere = 'elsewhere';

// FileDrop ------------------------------------------------------------------------------------------------------------
export const ofOf = (text: string) => `of ${text}`;

// ListingScreen -------------------------------------------------------------------------------------------------------
export const signIn = 'Sign In';
export const signInAgainToOpen = 'Sign in again to open your listing.';
export const checkYourConnectionAndTryAgain = 'Check your connection and try again.';
export const listingNotFound = 'Listing not found';
export const theLinkMayBeOld = 'The link may be old, or the listing belongs to another account.';
export const thisListing = 'this listing';
export const weAreReviewing = (text: string) => `We are reviewing ${text}`;
export const youCannotChangeItNow = 'You cannot change it now. We will email you when we have checked it.';
export const whatYouTypedSinceThen = 'What you typed since then is kept on this device.';
export const myListings = 'My listings';
export const startAnotherListing = 'Start another listing';
export const youAreSignedOut2 = 'You are signed out';
export const weCouldNotLoadYourListing = 'We could not load your listing';
export const toEditItBeforeThenWithdraw = ' To edit it before then, withdraw it.';

// LongText ------------------------------------------------------------------------------------------------------------
export const ofCharacters = (used: string, maximum: string) => `${used} of ${maximum} characters`;

// ProblemSummary ------------------------------------------------------------------------------------------------------
export const oneThingNeedsYourAttention = 'One thing needs your attention';
export const thingsNeedYourAttention = (count: number) => `${count} things need your attention`;

// ProofDialog ---------------------------------------------------------------------------------------------------------
export const cancel = 'Cancel';
export const afterIst = (moment: string) => `after ${moment} IST`;
export const fromTomorrow = 'from tomorrow';
export const yourPasswordOrAuthenticatorApp = (why: string, text: string) =>
  `${why} Your password or authenticator app was changed less than a day ago. For your protection, you can use it here ${text}. Until then, your change is kept encrypted on this device.`;
export const iUnderstand = 'I understand';
export const toConfirmThatItIsYou = (why: string) =>
  `${why} To confirm that it is you, your account needs a password or an authenticator app. Set one up on your account page, which opens in a new tab. Then return here: nothing you typed is lost.`;
export const iHaveDoneThat = 'I have done that';
export const openMyAccount = 'Open my account';
export const confirmThatItIsYou = 'Confirm that it is you';
export const youAreChangingTaxOrBank = 'You are changing tax or bank details that you submitted before.';
export const enterYourPasswordAgainToSave = (why: string) => `${why} Enter your password again to save the change.`;
export const password = 'Password';
export const enterYourPassword = 'Enter your password.';
export const enterCodeFromYourAuthenticatorApp = (why: string) =>
  `${why} Enter the code from your authenticator app to save the change.`;
export const sixDigitCode = 'Six-digit code';
export const enterSixDigitsFromYourApp = 'Enter the six digits from your app.';
export const taxAndBankDetailsSaved = 'Tax and bank details saved';
export const checking = 'Checking…';
export const confirmAndSave = 'Confirm and save';

// Rail ----------------------------------------------------------------------------------------------------------------
export const somethingIsMissing = 'Something is missing';
export const ofOfOf = (stepNumber: number, count: number) => `${stepNumber} of ${count}`;
export const showAllSteps = ', show all steps';
export const openNow = 'open now';
export const somethingIsMissing2 = 'something is missing';
export const steps = 'Steps';

// StepStopped ---------------------------------------------------------------------------------------------------------
export const reload = 'Reload';
export const checkYourConnectionThenReload = 'Check your connection, then reload. Nothing you typed is lost.';
export const weCouldNotOpenThisStep = 'We could not open this step';

// SummaryFacts --------------------------------------------------------------------------------------------------------
export const nothingYet = 'Nothing yet.';

// SummaryPhotos -------------------------------------------------------------------------------------------------------
export const cover = 'Cover';
export const and = (morePhotos: string) => `and ${morePhotos}`;
export const withoutDescription = 'Without a description';

// TakeBack ------------------------------------------------------------------------------------------------------------
export const withdrawAndEdit = 'Withdraw and edit';
export const error = 'Error';

// Wizard --------------------------------------------------------------------------------------------------------------
export const stepOf = (number: number, count: number) => `Step ${number} of ${count}`;
export const previous = 'Previous';
export const saveProgress = 'Save Progress';
export const next = 'Next';
export const seeChangesAndPublish = 'See changes and publish';
export const whatYouTypedIsKeptOnThisDevice = 'What you typed is kept on this device. Sign in again to continue here.';
export const ok = 'OK';
export const weRestoredWhatYouTypedHere = (moment: string) =>
  `We restored what you typed here on ${moment}, which was not saved yet. Nothing is lost.`;
export const guestsSeeYourChangesAfterYou =
  'Guests see your changes after you publish. We check these first: a new name or location, new photos and room types, tax and payout details, and price changes of more than half.';
export const anAdminHasHiddenItFromGuests =
  'An admin has hidden it from guests. We check your changes before guests see them.';
export const chooseWhichVersionToKeepFirst = 'Choose which version to keep first.';
export const imagesRequired = 'Images required';
export const everythingButAccountNumber = 'Everything but the account number, which is not complete yet.';
export const progressSaved = 'Progress Saved';
export const saveFailed = 'Save Failed';
export const progress = 'Progress';
export const stepOfOf = (number: number, count: number, title: string) => `Step ${number} of ${count}: ${title}`;
export const checkWhatChangesForGuestsThen = 'Check what changes for guests, then publish it.';
export const restoredFromThisDevice = 'Restored from this device';
export const yourListingNeedsChanges = 'Your listing needs changes';
export const thisListingIsLive = 'This listing is live';
export const thisListingIsApproved = 'This listing is approved';

// WizardSkeleton ------------------------------------------------------------------------------------------------------
export const loadingYourListing = 'Loading your listing…';

// listingFields -------------------------------------------------------------------------------------------------------
export const room = (place: number) => `Room ${place}`;
export const onlyThere = (title: string) => `${title} (only there)`;
export const onlyHere = (title: string) => `${title} (only here)`;
export const orderOfRooms = 'Order of the rooms';

// AmenitiesStep -------------------------------------------------------------------------------------------------------
export const chooseWhatYouOffer = 'Choose what you offer';
export const somethingElse = 'Something else?';
export const add = 'Add';
export const typeAmenityFirst = 'Type an amenity first.';
export const thisAmenityIsAlreadyOnList = 'This amenity is already on the list.';
export const removedOf = (amenity: string) => `${amenity} removed.`;
export const yourOwnAmenity = 'Your own amenity';
export const aWellLibraryKayaks = 'A well, a library, kayaks…';
export const yourOwnAmenities = 'Your own amenities';
export const remove = (amenity: string) => `Remove ${amenity}`;

// step ----------------------------------------------------------------------------------------------------------------
export const whatEveryGuestCanUse = 'What every guest can use, in any room type.';

// BasicsStep ----------------------------------------------------------------------------------------------------------
export const noClassification = 'No classification';
export const pleaseChoose = 'Please choose';
export const asGuestsWillReadIt = 'As guests will read it.';
export const fromOfficialClassificationIfYou = 'From the official classification, if you have one.';
export const star = 'star';
export const stars2 = 'stars';
export const whatMakesStayWithYouSpecial = 'What makes a stay with you special, and what is nearby.';
export const sixDigits = '6 digits.';
export const states = 'States';
export const unionTerritories = 'Union territories';

// ContactFields -------------------------------------------------------------------------------------------------------
export const contactForGuests = 'Contact for guests';
export const everyoneSeesTheseOnYourPropertys =
  'Everyone sees these on your property’s page. If you leave one empty, guests see ours, and we forward their questions to you.';
export const guestsCallThisNumberAndWrite = 'Guests call this number and write to it on WhatsApp.';
export const guestsRepliesToOurEmailsAlso = 'Guests’ replies to our emails also go to this address.';

// MapFields -----------------------------------------------------------------------------------------------------------
export const onMap = 'On the map';
export const optionalGuestsSeeYourProperty =
  'Optional. Guests see your property on the map, with distances. Without a location, they see the centre of your town.';
export const myLocation = 'Use my location';
export const weCannotReadShortLinks =
  'We cannot read short links. Open it, then copy the long link from the address bar.';
export const thisLinkHasNoLocation =
  'This link has no location. In Google Maps, click your property on the map and copy the two numbers.';
export const yourBrowserDoesNotShare =
  'Your browser does not share your location with this site. You can allow it in the address bar, or paste a link.';
export const yourDeviceCouldNotFind = 'Your device could not find its location. Paste a link instead.';
export const findingYourLocationTookTooLong = 'Finding your location took too long. Try again.';
export const lookingForYourLocation = 'Looking for your location…';
export const yourLocation = 'Your location';
export const readFromLink = 'Read from the link';
export const googleMapsLinkToYourProperty = 'Google Maps link to your property';
export const pasteLinkAndWeReadLocation = 'Paste the link, and we read the location from it.';

// step ----------------------------------------------------------------------------------------------------------------
export const basicDetails2 = 'Basic Details';
export const theNameTypeAndLocation = 'The name, type and location of your property.';

// BankFields ----------------------------------------------------------------------------------------------------------
export const endingIn = (text: string) => `ending in ${text}`;
export const replace = 'Replace';
export const keep = (masked: string) => `Keep ${masked}`;
export const oneCharactersOnYourChequeBook = '11 characters, on your cheque book or passbook, such as SBIN0001234.';

// ComplianceChoice ----------------------------------------------------------------------------------------------------
export const whatYouTypedHere =
  'What you typed here was not saved yet. Choose which version to keep. Until then, nothing is lost.';
export const typedHere2 = 'Typed here';
export const savedOnOtherDevice = 'Saved on the other device';
export const theseDetailsWereChangedOnAnother = 'These details were changed on another device';
export const empty = 'Empty';

// ComplianceStep ------------------------------------------------------------------------------------------------------
export const confirm = 'Confirm';
export const toChangeTaxAndBankDetails =
  'To change tax and bank details that you submitted, confirm that it is you. Until then, your changes are kept encrypted on this device.';
export const onlyYouAndOurReviewersSee = 'Only you and our reviewers see this page.';
export const taxNumbers = 'Tax numbers';
export const section221OfCgstAct = (taxPaidBySite: string) =>
  `Section 22(1) of the CGST Act 2017, and Notification 65/2017 – Central Tax for services through a site. ${taxPaidBySite} If you are not sure, ask your accountant.`;
export const bankAccount = 'Bank account';
export const documents = 'Documents';
export const pdfJpgOrPngUnder5 = 'PDF, JPG or PNG, under 5 MB each.';
export const loading = 'Loading';
export const weCouldNotLoadYourTax = 'We could not load your tax and bank details.';
export const oneCharactersSuchAs30abcde1234f1zd = '15 characters, such as 30ABCDE1234F1ZD.';
export const oneCharactersSuchAsAbcde1234f = '10 characters, such as ABCDE1234F.';
export const saved4 = 'Saved.';
export const notSavedYet = 'Not saved yet. Kept encrypted on this device.';
export const notSaved6 = 'Not saved: no connection. We keep it encrypted on this device and try again.';

// DocumentSlot --------------------------------------------------------------------------------------------------------
export const optional = '(optional)';
export const addAnother = 'Add another';
export const chooseFile = 'Choose file';
export const uploadOf = (fileName: string) => `Upload of ${fileName}`;
export const uploading = 'Uploading…';
export const waitingForConnection = 'Waiting for the connection. Keep this page open.';
export const open = (fileName: string) => `Open ${fileName}`;
export const removeOf = (fileName: string) => `Remove ${fileName}`;
export const tryAgain = (fileName: string) => `Try ${fileName} again`;
export const cancelOf = (fileName: string) => `Cancel ${fileName}`;
export const kb = (max: number) => `${max} kB`;
export const mb = (toFixed: string) => `${toFixed} MB`;

// StrongerSignIn ------------------------------------------------------------------------------------------------------
export const thisStepDecidesWhereWePay = (recommendedPassword: number) =>
  `This step decides where we pay you. Your account needs two-factor sign-in, or a password of ${recommendedPassword} characters or more that is not a common one. Set up either one on your account page, which opens in a new tab. If your password is already that long, sign out and sign in again, so that we can check its length. Nothing you typed is lost.`;
export const secureYourAccountFirst2 = 'Secure your account first';

// Summary -------------------------------------------------------------------------------------------------------------
export const loading2 = 'Loading…';
export const thereAreTwoVersions = 'There are two versions. Choose one.';
export const lockedUntilYouSecureYourAccount = 'Locked until you secure your account.';
export const weCouldNotLoadThis = 'We could not load this.';
export const retry = 'Retry';
export const notSavedYet2 = ', not saved yet';

// step ----------------------------------------------------------------------------------------------------------------
export const compliance = 'Compliance';
export const taxNumbersBankAccountWePay =
  'Tax numbers, the bank account we pay to, and documents that show you may let the property.';

// ImportFound ---------------------------------------------------------------------------------------------------------
export const importIt = 'Import';
export const photo = 'photo';
export const photos2 = 'photos';
export const toLookAt = (count: number, text: string) => `${count} ${text} to look at`;
export const weDoNotCopyPhotos = (stepNumber: number) =>
  `We do not copy photos. Upload your own files in step ${stepNumber}.`;
export const priceOfRoom = (count: number) => `Price of room ${count}`;
export const rooms = 'Rooms';
export const theSameAsYours = 'The same as yours';
export const yoursIsKept = (text: string) => `Yours is kept: ${text}`;
export const leftOut = (text: string) => `Left out: the field ${text} empty`;
export const leftOutOf = (there: string) => `Left out: ${there} is kept`;
export const filledIn = 'Filled in';
export const filledInInsteadOf = (there: string) => `Filled in, instead of ${there}`;
export const fillsEmptyField = 'Fills an empty field';
export const replacesDefault = (there: string) => `Replaces the default ${there}`;
export const rowSays = (labelOf: string, row: number, typed: string) =>
  `${labelOf}: row ${row} says “${typed}”. Which do you mean?`;
export const untilYouChooseThisFieldStays = 'Until you choose, this field stays empty.';
export const photoOf = (i: number) => `Photo ${i}`;

// ImportStep ----------------------------------------------------------------------------------------------------------
export const fillIn = 'Fill in the';
export const oneLineForEachRoomType = ', one line for each room type, and choose the file here.';
export const template = 'template';
export const fillEmptyFields = 'Fill empty fields';
export const undo = 'Undo';
export const importedValuesAreMarkedInNext = 'Imported values are marked in the next steps until you change them.';
export const importFailed = 'Import Failed';
export const pleaseEnterValidPropertyUrl = (name: string) => `Please enter a valid ${name} property URL`;
export const filledFrom = (fields: string, from: string) => `${fields} filled from ${from}.`;
export const importSuccessful = 'Import Successful';
export const whereToImportFrom = 'Where to import from';
export const importFrom = (name: string) => `Import from ${name}`;
export const linkToYourPageOn = (name: string) => `Link to your page on ${name}`;
export const https = 'https://';
export const reading = 'Reading…';
export const readThisPage = 'Read this page';
export const yourCsvFile = 'Your CSV file';
export const orPageSavedInYourBrowser = 'Or the page, saved in your browser as an HTML file';
export const nothingReadYet = 'Nothing read yet';
export const nothingToImport = 'Nothing to import.';
export const toFill = (fields: string) => `${fields} to fill`;
export const alreadyFilledFrom = (from: string) => `Already filled from ${from}.`;
export const theEmptyFieldsAreFilled = 'The empty fields are filled.';
export const filledLeftOut = (fields: string, count: number) => `${fields} filled, ${count} left out.`;

// step ----------------------------------------------------------------------------------------------------------------
export const importData = 'Import Data';
export const importYourDetailsFromAnotherSite = 'Import your details from another site, or continue and type them in.';

// PhotoCard -----------------------------------------------------------------------------------------------------------
export const whatDoesPhoto = (place: number) => `What does photo ${place}`;
export const show = 'show?';
export const of2 = (text: string) => ` of ${text}`;
export const photo2 = (place: number, text: string) => `photo ${place}${text}`;
export const photoNotDescribedYet = (place: number) => `Photo ${place}, not described yet`;
export const theBedByWindow = 'the bed by the window';
export const thePoolAtSunset = 'the pool at sunset';
export const forExample = (text: string) => `For example: ${text}`;
export const moveEarlier = (name: string) => `Move ${name} earlier`;
export const moveLater = (name: string) => `Move ${name} later`;
export const makeCover = 'Make cover';
export const remove2 = (name: string) => `Remove ${name}`;

// PhotoEditor ---------------------------------------------------------------------------------------------------------
export const orDropThemHere = 'Or drop them here.';
export const ofPhotos = (count: number, most: number) => `${count} of ${most} photos`;
export const photoRemoved = 'Photo removed.';
export const theCover = ', the cover';
export const photoIsNowPhotoOf = (from: number, place: number, count: number, text: string) =>
  `Photo ${from} is now photo ${place} of ${count}${text}.`;
export const photoIsCoverNow = (place: number) => `Photo ${place} is the cover now.`;
export const photoRemoved2 = 'Photo removed. The first photo is the cover now.';
export const photoRestored = (place: number) => `Photo ${place} restored.`;
export const chooseRoomPhotos = 'Choose room photos';
export const choosePhotos = 'Choose photos';
export const theBedBathroomView = 'The bed, the bathroom, the view. The first photo represents the room type.';
export const jpgPngOrWebp =
  'JPG, PNG or WebP. We make photos over 5 MB smaller. Wide photos in daylight work best. The first photo is the cover.';
export const uploadingOf = (count: number) => `, ${count} uploading`;
export const photosOf = (title: string) => `Photos of ${title}`;
export const photosOfListing = 'Photos of the listing';

// QueuedPhotoCard -----------------------------------------------------------------------------------------------------
export const uploadOfOf = (name: string) => `Upload of ${name}`;
export const tryAgainOf = (name: string) => `Try ${name} again`;
export const cancel2 = (name: string) => `Cancel ${name}`;
export const preparing = 'Preparing…';
export const waitingToUpload = 'Waiting to upload…';
export const uploading2 = (round: number) => `Uploading… ${round}%`;
export const waitingForConnection2 = 'Waiting for the connection.';
export const theUploadContinuesAutomatically = (text: string) => `${text} The upload continues automatically.`;

// step ----------------------------------------------------------------------------------------------------------------
export const guestsLookAtPhotosFirst = 'Guests look at photos first. The cover photo appears in search results.';

// PoliciesStep --------------------------------------------------------------------------------------------------------
export const inYourOwnWords = 'In your own words';
export const quietHoursPetsSmokingVisitors = 'Quiet hours, pets, smoking, visitors.';
export const suchAs = 'Such as: guests must be 18 or older.';
export const whenAndHowGuestsPay = 'When and how guests pay.';
export const anythingGuestMustKnowBeforeBooking = 'Anything a guest must know before booking.';

// step ----------------------------------------------------------------------------------------------------------------
export const checkInAndCheckOutTimes = 'Check-in and check-out times, the cancellation policy and your rules.';

// PriceHint -----------------------------------------------------------------------------------------------------------
export const guestsPay = 'Guests pay';
export const aNightIncluding = 'a night, including';
export const tax = 'tax.';
export const thisTaxRateDoesNotFitOf = (lawful: number) =>
  `This tax rate does not fit: GST at this price is ${lawful}%.`;
export const gstOnRoomsSinceIsUp = (format: string, rate: number, text: string, above: number) =>
  `GST on rooms since ${format} is ${rate}% up to ${text} a night and ${above}% above.`;
export const apply = (lawful: number) => `Apply ${lawful}%`;
export const enterPriceToSeeWhatGuests = 'Enter a price to see what guests will pay.';

// RoomCard ------------------------------------------------------------------------------------------------------------
export const duplicate = 'Duplicate';
export const remove3 = 'Remove';
export const aNightOf = (amount: string) => `${amount} a night`;
export const noPriceYet = 'No price yet';
export const suchAsGardenRoomOrDeluxe = 'Such as Garden Room or Deluxe Double.';
export const suchAs24M2 = 'Such as 24 m².';
export const howManyRoomsOfThisType = 'How many rooms of this type you have.';
export const adultsAndChildrenInOneRoom = 'Adults and children in one room.';
export const beforeTax = 'Before tax.';
export const zeroTo30InSteps = '0 to 30, in steps of 0.5.';
export const whyDoYouKeep = (taxRate: string) => `Why do you keep ${taxRate}%?`;
export const ourReviewersReadThis = 'Our reviewers read this. Guests do not.';

// RoomsStep -----------------------------------------------------------------------------------------------------------
export const noRoomsYet = 'No rooms yet. Add one for each room type. If you let the whole property, add one room.';
export const removed2 = (roomTitle: string) => `${roomTitle} removed.`;
export const roomTypeAdded = 'Room type added.';
export const duplicated = (roomTitle: string) => `${roomTitle} duplicated.`;
export const restoredOf = (roomTitle: string) => `${roomTitle} restored.`;
export const addRoomType = 'Add a room type';
export const addAnotherRoomType = 'Add another room type';

// Summary -------------------------------------------------------------------------------------------------------------
export const price = 'Price';
export const aNightForGuestsIncludingTax = (amount: string, amount2: string, taxRate: string) =>
  `${amount} a night for guests, including ${amount2} tax (${taxRate}%)`;
export const bed = 'Bed';
export const size = 'Size';

// step ----------------------------------------------------------------------------------------------------------------
export const roomsPricing = 'Rooms & Pricing';
export const oneEntryForEachRoomType = 'One entry for each room type, with its price before tax.';

// Changes -------------------------------------------------------------------------------------------------------------
export const whatChanges = 'What changes';
export const completeStepsAboveFirst = 'Complete the steps above first.';
export const nothingGuestsSeeYourListingExactly = 'Nothing. Guests see your listing exactly as it is here.';
export const weSaveYourNewTax =
  'We save your new tax and bank details as soon as you confirm that it is you. Then we check them first.';
export const comparingWithWhatGuestsSee = 'Comparing with what guests see';

// FilesOnTheWay -------------------------------------------------------------------------------------------------------
export const waitUntilTheyAreUploaded =
  'Wait until they are uploaded, or check them in the step Photos. Otherwise the listing is submitted without them.';
export const youCanSubmitListingOnceThey =
  'You can submit the listing once they are uploaded, or cancelled in the step Compliance.';
export const stillUploading = (photos: string) => `${photos} still uploading`;
export const stillUploadingOf = (documents: string) => `${documents} still uploading`;

// PublishCard ---------------------------------------------------------------------------------------------------------
export const backToMyListings = 'Back to my listings';
export const byPublishingYouConfirmThatWhat =
  'By publishing, you confirm that what you have written is true. You agree to the';
export const andToWhatOur = 'and to what our';
export const saysAboutListings = 'says about listings. Existing bookings keep their price.';
export const termsAndConditions = 'terms and conditions';
export const privacyPage = 'privacy page';
export const publishing = 'Publishing…';

// SubmitCard ----------------------------------------------------------------------------------------------------------
export const iAgreeTo = 'I agree to the';
export const andToWhat = 'and to what the';
export const saysAboutListings2 = 'says about listings. What I have written here is true.';
export const submitting = 'Submitting…';
export const submitForReview2 = 'Submit for Review';

// SummaryPart ---------------------------------------------------------------------------------------------------------
export const edit = 'Edit';

// SummaryStep ---------------------------------------------------------------------------------------------------------
export const theWholeListing = 'The whole listing';
export const submissionFailed = 'Submission failed';
export const summary = 'Summary';
export const propertySubmitted = 'Property submitted!';
export const yourPropertyHasBeenSubmitted =
  "Your property has been submitted for review. We'll notify you once it's approved.";
export const authenticationRequired = 'Authentication required';
export const pleaseLogInToSubmit = 'Please log in to submit your property.';
export const somethingIsMissingOrNeedsCorrection = 'Something is missing or needs a correction.';

// Unfinished ----------------------------------------------------------------------------------------------------------
export const toDo = (title: string, things: string) => `${title}: ${things} to do`;
export const oneStepIsNotComplete = 'One step is not complete';
export const stepsAreNotComplete = (count: number) => `${count} steps are not complete`;

// step ----------------------------------------------------------------------------------------------------------------
export const reviewSubmit = 'Review & Submit';
export const readItAsGuestWouldThen = 'Read it as a guest would, then submit it.';

// files ---------------------------------------------------------------------------------------------------------------
export const signInAgainToUploadFiles = 'Sign in again to upload files.';
export const thisImageIsLargerThan5mb = 'This image is larger than 5MB';
export const weCouldNotOpenDocument = 'We could not open the document. Try again.';
export const weCouldNotRemoveDocument = 'We could not remove the document. Try again.';
export const failedToImportFromBookingCom = 'Failed to import from Booking.com';
export const failedToImportFromAirbnb = 'Failed to import from Airbnb';
export const failedToImportFromCsv = 'Failed to import from CSV';

// listing -------------------------------------------------------------------------------------------------------------
export const weCouldNotLoadYourTaxAndBank = 'We could not load your tax and bank details. Try again.';

// listingChanges ------------------------------------------------------------------------------------------------------
export const oneRoomTypeHasMoreBookings =
  'One room type has more bookings on some night than rooms. Add rooms, or move those bookings first. Guests still see the previous version.';
export const somethingThatGuestsNeedIsMissing =
  'Something that guests need is missing. Guests still see the previous version.';
export const thisAccountCanNoLongerListProperties = 'This account can no longer list properties. Write to us.';
export const thisListingWasChangedElsewhere2 = 'This listing was changed elsewhere. Check it again.';
export const secureYourAccountFirst3 = 'Secure your account first: see the step Compliance.';
