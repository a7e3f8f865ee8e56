// people --------------------------------------------------------------------------------------------------------------
export const user = 'User';
export const aUser = 'a user';
export const makesBookingsAndKeepsDrafts = 'Makes bookings and keeps drafts of listings.';
export const owner = 'Owner';
export const anOwner = 'an owner';
export const listsPropertiesAndSeesBookings = 'Lists properties and sees the bookings of their own properties.';
export const admin = 'Admin';
export const anAdmin = 'an admin';
export const seesAndChangesEverythingHereOther = 'Sees and changes everything here, other accounts included.';
export const thisAccount = 'this account';

// adminRooms ----------------------------------------------------------------------------------------------------------
export const enterPriceInRupeesSuch = 'Enter a price in rupees, such as 4200 or 4200.50.';
export const enterPriceAboveZero = 'Enter a price above zero.';
export const enter1000000OrLess = 'Enter ₹10,00,000 or less.';
export const enterNumberFrom1To1000 = 'Enter a number from 1 to 1,000.';
export const enterNumberFrom1To50 = 'Enter a number from 1 to 50.';
export const sayWhyGstRateStays = 'Say why the GST rate stays, or let it change with the price.';
export const atMost300Characters = 'Use at most 300 characters.';

// moderation ----------------------------------------------------------------------------------------------------------
export const itIsNotByGuest = 'It is not by a guest of the property';
export const newIt = 'New';
export const shown = 'Shown';
export const removed = 'Removed';
export const enterReasonFor = (whom: string) => `Enter a reason for ${whom}.`;
export const atMostCharacters = (longestReason: number) => `Use at most ${longestReason} characters.`;
export const theOtherAdmins = 'the other admins';
export const theProperty = 'the property';

// report --------------------------------------------------------------------------------------------------------------
export const thisPersonWasNotOurGuest = 'This person was not our guest';
export const itInsultsOrThreatensSomeone = 'It insults or threatens someone';
export const itRevealsSomeonesPersonalData = 'It reveals someone’s personal data';
export const itIsAdvertisingOrOffTopic = 'It is advertising or off topic';
export const anotherReason = 'Another reason';

// audit ---------------------------------------------------------------------------------------------------------------
export const block = 'Block';
export const booking = 'Booking';
export const bookingWithoutRoom = 'Booking without a room';
export const calendarLink = 'Calendar link';
export const calendarOfAnotherSite = 'Calendar of another site';
export const email = 'Email';
export const exchangeRate = 'Exchange rate';
export const foreignGuests = 'Foreign guests';
export const formC = 'Form C';
export const hotel = 'Hotel';
export const listing = 'Listing';
export const payoutData = 'Payout data';
export const payout = 'Payout';
export const person = 'Person';
export const personAtProperty = 'Person at a property';
export const review = 'Review';
export const reviewPhoto = 'Review photo';
export const reviewReply = 'Review reply';
export const reviewReport = 'Review report';
export const roomType = 'Room type';
export const settings = 'Settings';
export const submittedPayoutData = 'Submitted payout data';
export const added = 'Added';
export const changed = 'Changed';
export const viewed = 'Viewed';
export const job = (job: string) => `Job: ${job}`;
export const aDeletedAccount = 'A deleted account';
export const accountNumber = 'Account number';
export const arrivalFrom = 'Arrival from';
export const arrivalTo = 'Arrival to';
export const departureFrom = 'Departure from';
export const departureTo = 'Departure to';
export const searchedFor = 'Searched for';
export const seen = 'Seen';
export const adminsNeedTwoFactor = 'Admins need two-factor';
export const advance = 'Advance';
export const advanceDueBy = 'Advance due by';
export const dateOfRate = 'Date of the rate';
export const priceNight = 'Price a night';
export const reason = 'Reason';
export const cancelUnpaidAfter = 'Cancel unpaid after';
export const changedFields = 'Changed fields';
export const trustedAddressHeader = 'Trusted address header';
export const city = 'City';
export const deleted = 'Deleted';
export const name = 'Name';
export const gstNumber = 'GST number';
export const gstDeclaration = 'GST declaration';
export const guestsProveTheyAreHuman = 'Guests prove they are human';
export const guestsEmail = 'Guest’s email';
export const guest = 'Guest';
export const guestsPhone = 'Guest’s phone';
export const hidden = 'Hidden';
export const reasonForHiding = 'Reason for hiding';
export const reasonInPublicLog = 'Reason in the public log';
export const starsByAspect = 'Stars by aspect';
export const reasonForRemoving = 'Reason for removing';
export const shownToGuests = 'Shown to guests';
export const replied = 'Replied';
export const reasonForDecision = 'Reason for the decision';
export const entriesCleared = 'Entries cleared';
export const ifscCode = 'IFSC code';
export const identifiedBy = 'Identified by';
export const rupeesForOne = 'Rupees for one';
export const onSale = 'On sale';
export const featured = 'Featured';
export const publicIt = 'Public';
export const verifiedStay = 'Verified stay';
export const sleeps = 'Sleeps';
export const adults = 'Adults';
export const children = 'Children';
export const rooms = 'Rooms';
export const refund = 'Refund';
export const reasonForRejecting = 'Reason for rejecting';
export const role = 'Role';
export const ourFee = 'Our fee';
export const tax = 'Tax';
export const reasonForTaxRate = 'Reason for the tax rate';
export const total = 'Total';
export const numberOfRooms = 'Number of rooms';
export const twoFactor = 'Two-factor';
export const upiId = 'UPI ID';
export const hours = (value: number) => `${value} hours`;
export const yes = 'Yes';
export const no = 'No';
export const entries = (count: number) => `${count} entries`;

// jobs ----------------------------------------------------------------------------------------------------------------
export const lastRun = (moment: string) => `Last run ${moment}`;
export const noEmailsInLast30Days = 'No emails in the last 30 days';
export const ofThoseWaitingNotDueYet = (held: number, text: string, moment: string) =>
  ` ${held} of those waiting ${text} not due yet. The next is due at ${moment}. We collect our changes to a listing for 10 minutes in one email to its owner, and we try failed emails again later.`;
export const waitingFailed = (last: string, emails: string, failed: number, later: string) =>
  `${last}. ${emails} waiting, ${failed} failed.${later}`;
export const running = 'Running';
export const done = 'Done';
export const failed = 'Failed';
export const lost = 'Lost';
export const theScheduleCalledItsFunction = (moment: string) => `The schedule called its function ${moment}`;
export const and = (at: string, describeAnswer: string) => `${at} and ${describeAnswer}`;
export const itHasNotAnsweredYet = (at: string) => `${at}. It has not answered yet.`;
export const pagesHaveChangedSinceLastBuild = 'Pages have changed since the last build.';
export const aRebuildIsDueNow = 'A rebuild is due now.';
export const aRebuildIsDueAt = (moment: string) => `A rebuild is due at ${moment}.`;
export const everyMinute = 'every minute';
export const every5Minutes = 'every 5 minutes';
export const every10Minutes = 'every 10 minutes';
export const every15Minutes = 'every 15 minutes';
export const everyHour = 'every hour';
export const onlyWhenYouRunIt = 'only when you run it';
export const whenPagesHaveChanged = 'when pages have changed';
export const onCronSchedule = (schedule: string) => `on the cron schedule ${schedule}`;
export const dailyAt = (padStart: string, padStart2: string) => `daily at ${padStart}:${padStart2}`;
export const thereIsMoreToDo = ' There is more to do: run it again.';
export const nothingDone = 'Nothing done: no build hook is set.';
export const weAskedHostToBuildSite = 'We asked the host to build the site.';
export const toBeTriedAgain = 'to be tried again';
export const nothingDone2 = 'Nothing done: no limit is set in Settings.';
export const weRemindedAdminsOf = (reportedPayments: string) => ` We reminded admins of ${reportedPayments}.`;
export const notFoundWithinWeek = (payments: string) => ` ${payments} not found within a week.`;
export const expiredUnpaidReminded = (bookings: string, guests: string, text: string, text2: string, again: string) =>
  `${bookings} expired unpaid, ${guests} reminded.${text}${text2}${again}`;
export const theCountersOfEveryNight = 'The counters of every night are correct.';
export const theCountersOfAreWrong = (nights: string) => `The counters of ${nights} are wrong.`;
export const thereAreNoEntriesYet = 'There are no entries yet.';
export const noneChanged = (entrys: string, text: string) =>
  `${entrys}, none changed. Their hash begins with ${text}. Keep it elsewhere to prove later that no entry was replaced.`;
export const unchanged = ' (unchanged)';
export const oneIsRateOf = (number: number, day: string, text: string) => `$1 is ₹${number}, rate of ${day}${text}.`;
export const read = (calendars: string) => `${calendars} read.`;
export const failedOrGaveDoubtfulData = (read: string, calendars: string) =>
  `${read} ${calendars} failed or gave doubtful data.`;
export const nothingDone3 = 'Nothing done: no payment gateway is set up.';
export const itDidNotAnswerAbout = (number: number) => ` It did not answer about ${number}.`;
export const weAskedGatewayAbout = (paymentPages: string, refunds: string, changes: string, text: string) =>
  `We asked the gateway about ${paymentPages} and ${refunds}, and recorded ${changes}.${text}`;
export const removedOf = (files: string) => `${files} removed.`;
export const deletedOfPaymentGatewayOfSchedule = (
  rateLimits: string,
  securityChecks: string,
  bookingKeys: string,
  holds: string,
  networks: string,
  availabilityAlerts: string,
  drafts: string,
  deletedListings: string,
  messages: string,
  oldRuns: string,
  records: string,
) =>
  `Deleted: ${rateLimits}, ${securityChecks}, ${bookingKeys}, ${holds}, ${networks}, ${availabilityAlerts}, ${drafts}, ${deletedListings}, ${messages} of the payment gateway, ${oldRuns}, ${records} of the schedule.`;
export const noProblemsFound = 'No problems found.';
export const foundSeeOverview = (problems: string) => `${problems} found: see the overview.`;
export const weEmailedAdminsAbout = (found: string, number: number) => `${found} We emailed admins about ${number}.`;
export const askedForReview = (guests: string, again: string) => `${guests} asked for a review.${again}`;
export const toBeSentBetween700 = (emails: string, number: number, again: string) =>
  `To be sent between 7:00 AM and 9:00 PM: ${emails} before arrival, ${number} on the arrival day.${again}`;
export const weRemindedPropertiesOfFormC = (bookings: string, number: number, again: string) =>
  `We reminded properties of Form C for ${bookings} due soon and ${number} overdue.${again}`;
export const pricesOfCalculated = (propertys: string, again: string) => `Prices of ${propertys} calculated.${again}`;
export const deletedGuestDetails = (
  oldBookings: string,
  documents: string,
  payoutRecords: string,
  unconfirmedAccounts: string,
  searchs: string,
  oldInvoices: string,
  bookings: string,
  again: string,
) =>
  `Deleted: guest details of ${oldBookings}, ${documents} and ${payoutRecords} of rejected listings, ${unconfirmedAccounts}, the text of ${searchs}, buyers of ${oldInvoices}, Form C details of ${bookings}.${again}`;
export const aDeletedProperty = 'A deleted property';
export const aDeletedRoomType = 'a deleted room type';
export const anEntry = 'An entry';
export const wasChangedAfterItWasWritten = (entryOf: string) => `${entryOf} was changed after it was written.`;
export const theEntryBeforeItWasRemoved = (entryOf: string) => `${entryOf}: the entry before it was removed.`;
export const theEntryBeforeItWasReplaced = (entryOf: string) => `${entryOf}: the entry before it was replaced.`;
export const wasAddedOutsideChain = (entryOf: string) => `${entryOf} was added outside the chain.`;
export const minS = (floor: number, round: number) => `${floor} min ${round} s`;

// letters -------------------------------------------------------------------------------------------------------------
export const toGuests = 'To guests';
export const toPeopleWithAccount = 'To people with an account, or with the newsletter';
export const toProperties = 'To properties';
export const toOwnersAboutTheirListing = 'To owners, about their listing';
export const toAdmins = 'To admins';

// listOrder -----------------------------------------------------------------------------------------------------------
export const bookedNewestFirst = 'Booked, newest first';
export const bookedOldestFirst = 'Booked, oldest first';
export const arrivalEarliestFirst = 'Arrival, earliest first';
export const arrivalLatestFirst = 'Arrival, latest first';
export const departureEarliestFirst = 'Departure, earliest first';
export const departureLatestFirst = 'Departure, latest first';
export const totalHighestFirst = 'Total, highest first';
export const totalLowestFirst = 'Total, lowest first';
export const guestToZ = 'Guest, A to Z';
export const guestZTo = 'Guest, Z to A';
export const joinedNewestFirst = 'Joined, newest first';
export const joinedOldestFirst = 'Joined, oldest first';
export const nameToZ = 'Name, A to Z';
export const nameZTo = 'Name, Z to A';
export const startedNewestFirst = 'Started, newest first';
export const startedOldestFirst = 'Started, oldest first';
export const submittedNewestFirst = 'Submitted, newest first';
export const submittedOldestFirst = 'Submitted, oldest first';
export const reviewedNewestFirst = 'Reviewed, newest first';
export const reviewedOldestFirst = 'Reviewed, oldest first';
export const propertyAndRoomToZ = 'Property and room, A to Z';
export const propertyAndRoomZTo = 'Property and room, Z to A';
export const priceHighestFirst = 'Price, highest first';
export const priceLowestFirst = 'Price, lowest first';
export const fullestNightFewestAvailableFirst = 'Fullest night, fewest available first';
export const fullestNightMostAvailableFirst = 'Fullest night, most available first';
export const deadlineEarliestFirst = 'Deadline, earliest first';
export const deadlineLatestFirst = 'Deadline, latest first';
export const dueHighestFirst = 'Due, highest first';
export const dueLowestFirst = 'Due, lowest first';

// mailNames -----------------------------------------------------------------------------------------------------------
export const passportAndVisaDetailsNeededForm = 'Passport and visa details needed (Form C)';
export const formCIsDue = 'Form C is due';
export const unpaidBookingsFillRoomType = 'Unpaid bookings fill a room type';
export const changesOfOnePersonInDay = 'Changes of one person in a day';
export const soldTwiceHereAndOnAnother = 'Booking without a room';
export const calendarOfAnotherSiteNotFully = 'Calendar of another site not fully read';
export const newReview = 'New review';
export const replyToReview = 'Reply to a review';
export const reviewHidden = 'Review hidden';
export const beforeArrival = 'Before arrival';
export const welcomeOnDayOfArrival = 'Welcome on the day of arrival';
export const requestForReview = 'Request for a review';
export const decisionOnReportedReview = 'Decision on a reported review';
export const replyRemoved = 'Reply removed';
export const welcome = 'Welcome';
export const signUpWithExistingAccount = 'Sign-up with an existing account';
export const bookingConfirmation = 'Booking confirmation';
export const newBooking = 'New booking';
export const bookingCancelledGuest = 'Booking cancelled (guest)';
export const bookingCancelledProperty = 'Booking cancelled (property)';
export const bookingChangedGuest = 'Booking changed (guest)';
export const bookingChangedProperty = 'Booking changed (property)';
export const addressesForEmailsAboutBookingsChanged = 'Addresses for emails about bookings changed';
export const invitationToFrontDesk = 'Invitation to a front desk';
export const peopleAtFrontDeskChanged = 'People at a front desk changed';
export const advanceReminder = 'Advance reminder';
export const paymentReported = 'Payment reported';
export const paymentReceived = 'Payment received';
export const invoice = 'Invoice';
export const refundSent = 'Refund sent';
export const paymentOrRefundCorrected = 'Payment or refund corrected';
export const changeNotPossibleRefundDue = 'Change not possible, refund due';
export const paymentNotFound = 'Payment not found';
export const paymentToFind = 'Payment to find';
export const noShowDisputed = 'No-show disputed';
export const noShowFee = 'No-show fee';
export const newLinkToBooking = 'New link to a booking';
export const listingReceived = 'Listing received';
export const listingToReview = 'Listing to review';
export const listingChangedByUs = 'Listing changed by us';
export const listingApproved = 'Listing approved';
export const listingRejected = 'Listing rejected';
export const listingTakenOff = 'Listing taken off';
export const newPayoutDetailsSubmitted = 'New payout details submitted';
export const newPayoutDetailsApproved = 'New payout details approved';
export const payoutSent = 'Payout sent';
export const payoutReversed = 'Payout reversed';
export const passwordChanged = 'Password changed';
export const manyIncorrectPasswords = 'Many incorrect passwords';
export const emailChanged = 'Email changed';
export const twoFactorSignInSwitchedOff = 'Two-factor sign-in switched off';
export const twoFactorSignInSwitchedOn = 'Two-factor sign-in switched on';
export const somethingIsWrongOrIsResolved = 'Something is wrong, or is resolved';
export const availabilityAlertToBeConfirmed = 'Availability alert to be confirmed';
export const datesAvailableAgain = 'Dates available again';
export const addressForEmailsAboutBookings = 'Address for emails about bookings to be confirmed';
export const newsletterToBeConfirmed = 'Newsletter to be confirmed';
export const newsletterConfirmed = 'Newsletter confirmed';
export const dataErased = 'Data erased';

// settings ------------------------------------------------------------------------------------------------------------
export const enterDayAndMonthSuch = 'Enter day and month, such as 20 Dec.';
export const enterPercentageFrom0To30 = 'Enter a percentage from 0 to 30, with at most 2 decimals.';
export const atMost255Characters = 'Use at most 255 characters.';
export const enterUpiIdLikeNameBank = 'Enter a UPI ID like name@bank, or leave the field empty.';
export const enterHowManyRupeesOneDollar = 'Enter how many rupees one dollar is worth, with at most 4 decimals.';
export const chooseDate = 'Choose a date.';
export const chooseTodayOrEarlierDate = 'Choose today or an earlier date.';
export const chooseDateAfter1999 = 'Choose a date after 1999.';

// troubles ------------------------------------------------------------------------------------------------------------
export const hadNoAnswer = (text: string) => `had no answer${text}`;
export const wasAnswered = (status: number, text: string) => `was answered ${status}${text}`;
export const checkProjectUrlInVault =
  'Check project_url in the vault, and check that the functions of the project run.';
export const theSecretKeyInVaultDoes =
  'The secret key in the vault does not belong to the project. Replace it with a current one.';
export const theFunctionDoesNotExist = 'The function does not exist. Deploy it, and check project_url in the vault.';
export const seeLogOfFunction = 'See the log of the function.';
export const bookingsOnWholeSitePerMinute = 'bookings on the whole site per minute';
export const someGuestsCouldNotBook =
  'Some guests could not book and were asked to try again. Check the newest bookings. If they are from guests, raise the limit. If not, a program may be booking rooms.';
export const newsletterSignUpsOnWholeSite = 'newsletter sign-ups on the whole site per hour';
export const newAddressesWereAskedToTry = 'New addresses were asked to try again later.';
export const callsWithoutIpAddress = 'calls without an IP address';
export const allConnectionsWithoutKnownIpAddress =
  'All connections without a known IP address share one limit. If guests are refused, check “Trusted address header” in Settings: it must be the header that your CDN or proxy sets.';
export const emailsToOneUnconfirmedAddress = 'emails to one unconfirmed address';
export const someoneRequestedMoreThan10Emails =
  'Someone requested more than 10 emails an hour or 20 a day to the same mailbox, so we held the rest back. See the list under Jobs, and send those that the guest needs.';
export const roomCountersDiffer = 'Room counters differ';
export const roomsMayBeOversoldOrWrongly = (error: string) =>
  `${error} Rooms may be oversold or wrongly unavailable. See Jobs for the nights.`;
export const theAuditLogWasChanged = 'The audit log was changed';
export const thisNeedsDirectAccessToDatabase = (error: string) =>
  `${error} This needs direct access to the database. Change its password, and keep a copy of the database as it is now. See Jobs for the entries.`;
export const unpaidBookingsFillAt = (roomName: string, hotelName: string) =>
  `Unpaid bookings fill ${roomName} at ${hotelName}`;
export const soldOutAndWe = (soldOutNights: string, filledBookings: string) =>
  `${soldOutNights} We have not received the advance of these bookings: ${filledBookings}. Check them, and cancel those that will not be paid.`;
export const pricesNotCalculatedFarEnoughAhead = 'Prices not calculated far enough ahead';
export const forPricesByRateRules = (propertys: string) =>
  `For ${propertys}, prices by rate rules are not calculated far enough ahead. Search would soon show base prices for late dates. Run “Calculate prices ahead” under Jobs, and check why it did not run on schedule.`;
export const onlinePaymentsDiffer = 'Online payments differ';
export const inOfLast7DaysPayment = (cases: string) =>
  `In ${cases} of the last 7 days, the payment gateway named an amount, currency or page that we did not request. Or it refunded more than was paid. We recorded nothing. Check the gateway’s own list, and record what is correct.`;
export const refundsAreStuck = 'Refunds are stuck';
export const thePaymentGatewayFailedToPay = (refunds: string) =>
  `The payment gateway failed to pay ${refunds}, or has not paid in time. Check its own list and your balance there. If you refund another way, record it in the booking.`;
export const noJobRunsAutomatically = 'No job runs automatically';
export const theDatabaseHasNoSchedule =
  'The database has no schedule: emails, completed bookings and checks wait until you run them under Jobs. This is normal on your own machine, where emails are sent at once. On a hosted project, enable the extensions pg_cron and pg_net. Then run this in its SQL editor:';
export const notAllJobsRunAutomatically = 'Not all jobs run automatically';
export const theScheduleOfDatabaseLacksSome =
  'The schedule of the database lacks some jobs. To schedule all of them, run this in the SQL editor:';
export const theScheduleHasStopped = 'The schedule has stopped';
export const noJobHasRunForMore =
  'No job has run for more than 10 minutes: no emails are sent, and nothing is checked. See in the database log whether pg_cron runs. To start it again, restart the database.';
export const emailsAndJobsOfFunctionsDo = 'Emails and the jobs of functions do not run yet';
export const theScheduleCannotCallFunctions = (text: string) =>
  `The schedule cannot call the functions. Run ${text} in the SQL editor of the project, with its own values:`;
export const emailsAreDelayed = 'Emails are delayed';
export const shouldHaveBeenSent15 = (emails: string) =>
  `${emails} should have been sent 15 or more minutes ago. Guests are waiting for confirmations. See “Send waiting emails” under Jobs, and check that the SMTP server accepts emails.`;
export const itsFunctionFails = (title: string) => `${title}: its function fails`;
export const theSchedule = (describeAnswer: string, cureOf: string) => `The schedule ${describeAnswer} ${cureOf}`;
export const runItAgainUnderJobs = (error: string) =>
  `${error} Run it again under Jobs. This notice ends after a successful run.`;
export const limitReached = (name: string) => `Limit reached: ${name}`;
export const theLimitIs = (allowed: number) => ` The limit is ${allowed}.`;
export const createExtensionPgNetWithSchema = 'create extension pg_net with schema extensions;';
export const since = (moment: string) => `Since ${moment}.`;

// whole ---------------------------------------------------------------------------------------------------------------
export const enterWholeNumberFromTo = (count: string, count2: string) =>
  `Enter a whole number from ${count} to ${count2}`;
export const orLeaveFieldEmpty = (wholeWords: string) => `${wholeWords}, or leave the field empty.`;

// AdminGuard ----------------------------------------------------------------------------------------------------------
export const goToYourAccount = 'Go to your account';
export const yourPasswordIsShortOrVery = (recommendedPassword: number) =>
  `Your password is short or very common, or we have not checked it yet. Choose one with at least ${recommendedPassword} characters, or set up two-factor sign-in. If your password is already that long, sign in again.`;
export const loading = 'Loading';
export const theAdminAreaNeedsStrongerSign = 'The admin area needs a stronger sign-in';

// ConfirmDialog -------------------------------------------------------------------------------------------------------
export const cancel = 'Cancel';

// Confirmation --------------------------------------------------------------------------------------------------------
export const confirmThatItIsYou = 'Confirm that it is you';
export const weAskBeforeYouInCase = (text: string) =>
  `We ask before you ${text}, in case you left this device signed in.`;
export const downloadSomeonesData = 'download someone’s data';
export const confirmAndDownload = 'Confirm and download';
export const collecting = 'Collecting…';
export const eraseSomeonesData = 'erase someone’s data';
export const confirmAndErase = 'Confirm and erase';
export const erasing = 'Erasing…';
export const exportBookings = 'export bookings';
export const confirmAndSaveCsvFile = 'Confirm and save CSV file';
export const confirming = 'Confirming…';
export const changeWhoIsAdmin = 'change who is an admin';
export const confirmAndChangeRole = 'Confirm and change role';
export const changing = 'Changing…';

// Fact ----------------------------------------------------------------------------------------------------------------
export const notGiven = 'Not given';

// HotelField ----------------------------------------------------------------------------------------------------------
export const property = 'Property';
export const choosePropertyFromList = 'Choose a property from the list.';
export const allProperties = 'All properties';

// ListScreen ----------------------------------------------------------------------------------------------------------
export const filters = 'Filters';
export const clearFilters = 'Clear filters';

// ListStates ----------------------------------------------------------------------------------------------------------
export const youSeeLastVersionWeLoaded = 'You see the last version we loaded.';
export const loadingOf = (noun: string) => `Loading ${noun}`;

// LoadFailure ---------------------------------------------------------------------------------------------------------
export const errorLoading = (noun: string, message: string) => `Error loading ${noun}: ${message}`;
export const goToYourAccountPage = 'Go to your account page';

// Shortcuts -----------------------------------------------------------------------------------------------------------
export const keyboardShortcuts = 'Keyboard shortcuts';
export const searchThisList = 'Search this list';
export const goTo = (name: string) => `Go to ${name}`;
export const thenIt = 'then';
export const showThisList = 'Show this list';
export const keyboardShortcuts2 = 'Use keyboard shortcuts';

// SortField -----------------------------------------------------------------------------------------------------------
export const sortBy = 'Sort by';

// Table ---------------------------------------------------------------------------------------------------------------
export const oneMoment = 'One moment…';

// Troubles ------------------------------------------------------------------------------------------------------------
export const openJobs = 'Open jobs';
export const openBookings = 'Open bookings';
export const openSettings = 'Open settings';
export const currentProblems = 'Current problems';

// AuditChange ---------------------------------------------------------------------------------------------------------
export const oneMoreField = '1 more field';
export const moreFields = (count: number) => `${count} more fields`;
export const before = 'Before';
export const after = 'After';

// AuditScreen ---------------------------------------------------------------------------------------------------------
export const undo = 'Undo';
export const changeUndone = (thingOf: string) => `Change undone: ${thingOf}`;
export const what = 'What';
export const action = 'Action';
export const change = 'Change';
export const who = 'Who';
export const when = 'When';
export const undoOf = (thingOf: string) => `Undo: ${thingOf}`;
export const auditLog = 'audit log';
export const auditLog2 = 'Audit log';
export const search = 'Search';
export const type = 'Type';
export const all = 'All';
export const allChanges = 'All changes';
export const changesAndViews = 'Changes and views';
export const noEntriesMatch =
  'No entries match. Try fewer filters. Changes by admins and jobs, and views of personal data, appear here.';
export const changesByAdminsAndJobs = 'Changes by admins and jobs, and views of personal data, appear here.';

// AvailabilityScreen --------------------------------------------------------------------------------------------------
export const oneProperty = 'one property';
export const only = (text: string) => `Only ${text}`;
export const showAllProperties = 'Show all properties';
export const roomTypesAppearHereWhenYou = 'Room types appear here when you approve a listing. See';
export const listings = 'Listings';
export const thisRoomTypeIsNoLonger = 'This room type is no longer in the list.';
export const ofOf = (rooms: string, name: string, text: string) => `${rooms} of ${name} ${text}`;
export const searchPropertyCityOrRoomType = 'Search property, city or room type';
export const noRoomTypesMatch = 'No room types match. Try another word, or clear the search.';
export const to = (night: string, night2: string) => `${night} to ${night2}`;
export const roomTypes = 'room types';
export const ofSelectedTo = (nights: string, name: string, night: string, night2: string, leastFree: number) =>
  `${nights} of ${name} selected, ${night} to ${night2}: at least ${leastFree} available. Press Enter to open them.`;

// BlockDialog ---------------------------------------------------------------------------------------------------------
export const calendar = (hotelName: string) => `${hotelName}: calendar`;
export const youCannotChangeNightsBeforeToday = 'You cannot change nights before today.';
export const blockRooms = 'Block rooms';
export const releaseBlockedRooms = 'Release blocked rooms';
export const onAtLeastOneOfThese =
  'On at least one of these nights, every room is already booked or blocked. Choose other nights.';
export const toOf = (night: string) => ` to ${night}`;
export const firstNight = 'First night';
export const lastNight = 'Last night';
export const onlyForYourTeam = 'Only for your team. Guests never see it.';
export const blockOf = (rooms: string) => `Block ${rooms}`;
export const release = (rooms: string) => `Release ${rooms}`;
export const someOfTheseNights = 'Some of these nights are not in view. We check the number of rooms when you save.';
export const availableOnEveryNight = (leastFree: number) => `${leastFree} available on every night`;
export const upToBlocked = (mostBlocked: number) =>
  `Up to ${mostBlocked} blocked. On nights with fewer, we release all of them.`;

// BlockList -----------------------------------------------------------------------------------------------------------
export const errorLoadingBlocks = (message: string) => `Error loading blocks: ${message}`;
export const blockedOnTheseNights = 'Blocked on these nights';

// GridRow -------------------------------------------------------------------------------------------------------------
export const notOnSale = ' · not on sale';

// Legend --------------------------------------------------------------------------------------------------------------
export const available = 'available';
export const booked = 'booked';
export const blocked = 'blocked';
export const selectNightOrDragOverSeveral =
  'Select a night, or drag over several, to block or release rooms. With the keyboard, use the arrows, Shift with arrows, and Enter.';

// FailedMails ---------------------------------------------------------------------------------------------------------
export const failedEmails = 'Failed emails';
export const noneInLast30Days = 'None in the last 30 days.';
export const sendAgain = 'Send again';
export const weWillSendItWithinOne = 'We will send it within one minute.';
export const to2 = (text: string, recipient: string) => `${text} to ${recipient}`;
export const noReasonGiven = 'no reason given';
export const itMayHaveBeenSent = ' It may have been sent, so we do not send it again.';
export const sendAgainOf = (what: string) => `Send again: ${what}`;

// JobCard -------------------------------------------------------------------------------------------------------------
export const runs = (describeSchedule: string) => `Runs ${describeSchedule}.`;
export const forS = (seconds: number) => `for ${seconds} s`;
export const lastRuns = 'Last runs';
export const running2 = 'Running…';
export const runNow = 'Run now';
export const theSchedule2 = 'the schedule';
export const runningSinceStartedBy = (moment: string, text: string) =>
  `Running since ${moment}, started by ${text}. You can run it again when this run has ended.`;
export const thisJobHasNotRunYet = 'This job has not run yet.';

// JobsScreen ----------------------------------------------------------------------------------------------------------
export const youCanRunJobAtAny =
  'You can run a job at any time, also twice in a row. A job runs only once at a time. We record every run.';
export const thisCancelsBookingsThatAreUnpaid =
  'This cancels bookings that are unpaid for longer than the limit in Settings. Their rooms become available.';
export const thisPermanentlyDeletesOldDataIncluding =
  'This permanently deletes old data, including drafts not edited for one year and listings deleted 90 days ago.';
export const runNowOf = (title: string) => `Run “${title}” now?`;

// Letter --------------------------------------------------------------------------------------------------------------
export const attached = (text: string) => `Attached: ${text}`;
export const onPhone = 'On a phone';
export const onWideScreen = 'On a wide screen';
export const asPlainText = 'As plain text';
export const view = 'View';

// LettersScreen -------------------------------------------------------------------------------------------------------
export const everyEmailAsPeopleReceive =
  'Every email as people receive it, with sample data. This page sends no emails, and the links do not work.';
export const language = 'Language';

// NightsChart ---------------------------------------------------------------------------------------------------------
export const last30Nights = 'Last 30 nights';
export const next30Nights = 'Next 30 nights';
export const today = 'today';
export const asTable = (title: string) => `${title} as a table`;
export const byNight = (title: string) => `${title} by night`;
export const night = 'Night';
export const byNightOf = (title: string, past: string, next: string) =>
  `${title} by night: last 30 nights ${past}, next 30 nights ${next}. The figures are in the table below.`;
export const today2 = ' (today)';

// OverviewScreen ------------------------------------------------------------------------------------------------------
export const needsAttention = 'Needs attention';
export const nothingNeedsAttentionToday = (day: string) => `Nothing needs attention today, ${day}.`;
export const theNightsAroundToday = 'The nights around today';
export const theLast30AndNext30 = (count: string) =>
  `The last 30 and the next 30 nights, without cancelled bookings. Occupancy is the percentage of the ${count} rooms on sale now. Revenue is the price of the booked rooms, GST included.`;
export const jobs = 'Jobs';
export const backendDashboard = 'Backend dashboard';
export const opensInNewTab = '(opens in a new tab)';
export const replaceBeforeGoingLive = 'Replace before going live';
export const loadingOverview = 'Loading overview';
export const users = 'Users';
export const roomTypes2 = 'Room types';
export const roomsOnSale = (count: string) => `${count} rooms on sale`;
export const availability = 'Availability';
export const roomsAvailableTonight = 'rooms available tonight';
export const bookings = 'Bookings';
export const listingToReview2 = 'listing to review';
export const listingsToReview = 'listings to review';
export const reviewReportedByItsProperty = 'review reported by its property';
export const reviewsReportedByTheirProperties = 'reviews reported by their properties';
export const reviewOrReplyToCheck = 'review or reply to check';
export const reviewsOrRepliesToCheck = 'reviews or replies to check';
export const reviewWithNewPhotos = 'review with new photos';
export const reviewsWithNewPhotos = 'reviews with new photos';
export const arrivalToday = 'arrival today';
export const arrivalsToday = 'arrivals today';
export const departureToday = 'departure today';
export const departuresToday = 'departures today';
export const upcomingBookingWithoutItsAdvance = 'advance due';
export const upcomingBookingsWithoutTheirAdvance = 'advances due';
export const reportedPaymentToCheck = 'reported payment to check';
export const reportedPaymentsToCheck = 'reported payments to check';
export const disputedNoShowToDecide = 'disputed no-show to decide';
export const disputedNoShowsToDecide = 'disputed no-shows to decide';
export const failedEmail = 'failed email';
export const failedEmails2 = 'failed emails';
export const occupancy = 'Occupancy';
export const revenue = 'Revenue';

// ModerationDialog ----------------------------------------------------------------------------------------------------
export const hideReview = 'Hide review?';
export const hideReview2 = 'Hide review';
export const keepReview = 'Keep review?';
export const keepReview2 = 'Keep review';
export const removeReply = 'Remove reply?';
export const removeReply2 = 'Remove reply';
export const weEmailItToProperty = 'We email it to the property and keep it in the audit log.';
export const weKeepItWithReview = 'We keep it with the review and in the audit log. Only admins see it.';
export const charactersLeft = (text: string, longestReason: number) => `${text} ${longestReason} characters left.`;
export const guestsDoNotSeeReview = (hotelName: string, reviewerName: string) =>
  `Guests do not see the review of ${hotelName} by ${reviewerName}, and its stars do not count. You can show it at any time.`;
export const oneStarNoLongerCounts = '1 star no longer counts';
export const starsNoLongerCount = (rating: number) => `${rating} stars no longer count`;
export const guestsNoLongerSeeReview = (hotelName: string, reviewerName: string, text: string) =>
  `Guests no longer see the review of ${hotelName} by ${reviewerName}. Its ${text}. You can show it again at any time.`;
export const theReviewOfByStays = (hotelName: string, reviewerName: string) =>
  `The review of ${hotelName} by ${reviewerName} stays as it is. The property cannot report it again. You can still hide it at any time.`;
export const guestsDoNotSeeReply = (hotelName: string, reviewerName: string) =>
  `Guests do not see the reply of ${hotelName} to ${reviewerName}. The property can write another reply.`;
export const guestsNoLongerSeeReply = (hotelName: string, reviewerName: string) =>
  `Guests no longer see the reply of ${hotelName} to ${reviewerName}. You cannot restore it. The property can write another reply.`;
export const everyoneCanSeeInPublicLog =
  'Everyone can see in the public log that a review was hidden, with its stars and this reason. Its text and your own reason stay private.';

// PhotosDialog --------------------------------------------------------------------------------------------------------
export const photosOf = (hotelName: string) =>
  `Photos of ${hotelName}. Publish photos that show the stay. Remove photos with faces of people who did not agree, children, documents, number plates or advertising, and photos of something else. You cannot restore a removed photo.`;
export const photo = (at: number) => `Photo ${at}`;
export const publishPhoto = (at: number) => `Publish photo ${at}`;
export const removePhoto = (at: number) => `Remove photo ${at}`;
export const remove = 'Remove';
export const photosBy = (reviewerName: string) => `Photos by ${reviewerName}`;
export const numberToReview = (at: number) => `Number ${at}, to review`;
export const weKeepItWithReviewAndInAudit =
  'We keep it with the review and in the audit log. The reviewer sees it if they download their data.';

// ReviewState ---------------------------------------------------------------------------------------------------------
export const visible = 'Visible';
export const toCheck = 'To check';
export const reasonGivenToProperty = (decisionReason: string) => `Reason given to the property: ${decisionReason}`;
export const reportedByProperty = 'Reported by the property';
export const reportedKept = 'Reported, kept';
export const reportedHidden = 'Reported, hidden';

// ReviewsScreen -------------------------------------------------------------------------------------------------------
export const starsOnlyNoText = 'Stars only, no text.';
export const replyByPropertyToCheck = 'Reply by the property, to check';
export const publishReply = 'Publish reply';
export const rejectReply = 'Reject reply';
export const replyByProperty = 'Reply by the property';
export const keep = 'Keep';
export const publish = 'Publish';
export const hide = 'Hide';
export const showAgain = 'Show again';
export const noReviewsMatch = 'No reviews match. Try other words, or all states and stars.';
export const showAllReviews = 'Show all reviews';
export const reviewHidden2 = 'Review hidden. It was not published.';
export const reviewHidden3 = 'Review hidden. Guests no longer see it.';
export const reviewKept = 'Review kept. We email the property.';
export const replyRejected = 'Reply rejected.';
export const replyRemoved2 = 'Reply removed. Guests no longer see it.';
export const reviewPublished = 'Review published.';
export const guestsSeeThisReviewAgain = 'Guests see this review again.';
export const replyPublished = 'Reply published.';
export const photoPublished = 'Photo published.';
export const photoRemoved = 'Photo removed.';
export const outOf5 = (rating: number) => `${rating} out of 5`;
export const publishReplyToAbout = (reviewerName: string, hotelName: string) =>
  `Publish reply to ${reviewerName} about ${hotelName}`;
export const rejectReplyToAbout = (reviewerName: string, hotelName: string) =>
  `Reject reply to ${reviewerName} about ${hotelName}`;
export const removeReplyToAbout = (reviewerName: string, hotelName: string) =>
  `Remove reply to ${reviewerName} about ${hotelName}`;
export const bookingOf = (bookingReference: string) => `Booking ${bookingReference}`;
export const written = 'Written';
export const state = 'State';
export const about = (reviewerName: string, hotelName: string) => `${reviewerName} about ${hotelName}`;
export const photosOfReviewBy = (about: string) => `Photos of the review by ${about}`;
export const photosNew = (waiting: number) => `Photos, ${waiting} new`;
export const photos = 'Photos';
export const keepReviewBy = (about: string) => `Keep the review by ${about}`;
export const publishReviewBy = (about: string) => `Publish the review by ${about}`;
export const hideReviewBy = (about: string) => `Hide the review by ${about}`;
export const showAgainOf = (about: string) => `Show again: the review by ${about}`;
export const reviews = 'Reviews';
export const searchTextGuestOrProperty = 'Search text, guest or property';
export const reported = 'Reported';
export const withNewPhotos = 'With new photos';
export const stars = 'Stars';

// RoomDialog ----------------------------------------------------------------------------------------------------------
export const weAlsoChangeOwnersListing =
  'We also change the owner’s listing, so that the next approval keeps your change. You review the owner’s own changes.';
export const thisRoomTypeHasNoOwners = 'This room type has no owner’s listing.';
export const existingBookingsKeepTheirPrice = (text: string) => `Existing bookings keep their price. ${text}`;
export const onSale2 = 'on sale';
export const notOnSale2 = 'not on sale';
export const itIsNowNightForEach = (amount: string, rooms: string, guests: string, text: string) =>
  `It is now ${amount} a night, ${rooms} for ${guests} each, ${text}. Nothing you typed is lost. Save again to use your values.`;
export const roomsOfThisType = 'Rooms of this type';
export const upToBookedOrBlocked = (roomIss: string) => `Up to ${roomIss} booked or blocked on one night.`;
export const noRoomIsBookedOrBlocked = 'No room is booked or blocked yet.';
export const guestsPerRoom = 'Guests per room';
export const saving = 'Saving…';
export const save = 'Save';

// RoomPrice -----------------------------------------------------------------------------------------------------------
export const use = (amount: string) => `Use ${amount}`;
export const theGuestStillPays = (amount: string, taxRate: number, lawful: number) =>
  `The guest still pays ${amount}. Saving changes the GST rate from ${taxRate}% to ${lawful}%`;
export const keepGst = (taxRate: number) => `Keep ${taxRate}% GST`;
export const beforeGst = (amount: string, rate: number) => `${amount} before ${rate}% GST.`;
export const priceNightInGstIncluded = 'Price a night in ₹, GST included';
export const alsoInOwnersListing = ', also in the owner’s listing. We email the owner';
export const reasonToKeep = (taxRate: number) => `Reason to keep ${taxRate}%`;
export const theOwnerAndAdminsSeeIt = 'The owner and admins see it. Guests do not.';
export const upTo = 'up to';
export const gstAppliesNight = (rate: number, text: string, amount: string) =>
  `${rate}% GST applies ${text} ${amount} a night`;
export const noGstRateAppliesTo = (amount: string, rate: number, amount2: string, above: number, amount3: string) =>
  `No GST rate applies to ${amount}. With ${rate}% GST, a night costs up to ${amount2}. With ${above}%, it costs ${amount3} or more.`;
export const guestsWillPayBecauseOwnersPrice = (amount: string) =>
  ` Guests will pay ${amount}, because the owner’s price before tax is rounded.`;

// RoomsScreen ---------------------------------------------------------------------------------------------------------
export const ofOfOf = (hotelName: string) => `of ${hotelName}`;
export const allAvailable = 'All available';
export const soldOut = 'Sold out';
export const notOnSale3 = 'Not on sale';
export const saved = (name: string) => `${name} saved`;
export const withGst = (taxRate: number) => `with ${taxRate}% GST`;
export const guests = 'Guests';
export const fullestNight90Days = 'Fullest night (90 days)';
export const changeOf = (name: string, hotelName: string) => `Change ${name}, ${hotelName}`;
export const roomTypePropertyOrCity = 'Room type, property or city';
export const noRoomTypesMatch2 = 'No room types match. Try fewer filters or part of the name.';
export const roomTypesAppearHereWhenYouApprove = 'Room types appear here when you approve a listing.';
export const ofAvailable = (roomsFree: number, totalRooms: number) => `${roomsFree} of ${totalRooms} available`;
export const propertyHidden = 'Property hidden';

// SettingsForm --------------------------------------------------------------------------------------------------------
export const savedValues = 'Use the saved values';
export const theAdvance = 'The advance';
export const dollarsOnGuestPages = 'Dollars on guest pages';
export const admins = 'Admins';
export const onlyAdminSignedInWithTwo =
  'Only an admin signed in with two-factor sign-in can switch this on, so that you do not lock yourself out.';
export const setUpTwoFactorSignIn = 'Set up two-factor sign-in';
export const limitsAgainstMisuse = 'Limits against misuse';
export const discardChanges = 'Discard changes';
export const bookingsFromOneConnectionPerHour = 'Bookings from one connection per hour';
export const countsAttemptsToo =
  'Counts attempts too. An attempt that failed because the room or price had changed counts as one tenth.';
export const bookingsForOneEmailAddress = 'Bookings for one email address per day';
export const countsBookingsFromOneNetwork =
  'Counts bookings from one network, not attempts. The account with this address has its own count.';
export const roomNightsBookedFromOneConnection = 'Room-nights booked from one connection per day';
export const roomsTimesNights = 'Rooms times nights.';
export const bookingsOnWholeSite = 'Bookings on the whole site per minute';
export const countsBookingsNotAttempts = 'Counts bookings, not attempts. We email admins when it is reached.';
export const referenceLookUpsFromOneConnection = 'Reference look-ups from one connection per minute';
export const preventsGuessing = 'Prevents guessing.';
export const newsletterSignUpsFromOneConnection = 'Newsletter sign-ups from one connection per hour';
export const newAccountsFromOneConnection = 'New accounts from one connection per hour';
export const countsAttemptsToo2 = 'Counts attempts too.';
export const newsletterSignUpsOnWholeSitePerHour = 'Newsletter sign-ups on the whole site per hour';
export const weEmailAdminsWhen = 'We email admins when it is reached.';
export const photoFilesPerListing = 'Photo files per listing';
export const allowMoreThan60OfProperty =
  'Allow more than the 60 of the property and 12 of each room type, so that owners can undo a removal.';
export const documentsPerListing = 'Documents per listing';
export const uploadsPerPersonPerHour = 'Uploads per person per hour';
export const someoneElseSetThisTo = (text: string) => `Someone else set this to ${text}. Save again to use your value.`;
export const percentageOfPriceForBookingsMade =
  'Percentage of the price, for bookings made from now on. 0 means no advance, except for groups and the high season below.';
export const advance2 = 'Advance (%)';
export const ifSeveralPercentagesApplyHighestCounts =
  'If several percentages apply, the highest counts. 0 means groups pay the usual advance.';
export const advanceOfGroups = 'Advance of groups (%)';
export const aBookingWithThisManyRooms = 'A booking with this many rooms or more is a group.';
export const groupFromRooms = 'Group from (rooms)';
export const forBookingsWithAtLeastOne =
  'For bookings with at least one night in the high season. 0 means the usual advance.';
export const advanceInHighSeason = 'Advance in the high season (%)';
export const dayAndMonthOfFirstNight = 'Day and month of the first night, every year, such as 20 Dec.';
export const highSeasonFrom = 'High season from';
export const dayAndMonthOfLastNight = 'Day and month of the last night.';
export const highSeasonTo = 'High season to';
export const guestsSeeItOnTheirBooking = 'Guests see it on their booking confirmation. Leave empty to hide it.';
export const nameBank = 'name@bank';
export const bookingsMadeFromNowOnExpire =
  'Bookings made from now on expire if we do not receive the advance by then. We email guests when they book and halfway to the deadline. Bookings whose arrival is sooner do not expire. Leave empty to let no booking expire.';
export const cancelUnpaidBookingsAfterHours = 'Cancel unpaid bookings after (hours)';
export const percentageOfPriceGstOnFee =
  'Percentage of the price, GST on the fee included, for bookings made on the site from now on. We deduct it from payouts. 0 means no fee. “List Your Property” shows it after the next build.';
export const fee = 'Fee (%)';
export const weShowDollarPrices =
  'We show dollar prices at this exchange rate. Guests pay in rupees. The job “Refresh the exchange rate” replaces it every evening.';
export const rupeesPerDollar = 'Rupees per dollar';
export const theDateOfThisExchangeRate = 'The date of this exchange rate.';
export const adminsNeedTwoFactorSignIn = 'Admins need two-factor sign-in';
export const adminsWithoutItCannotUseAdmin =
  'Admins without it cannot use the admin area until they set it up on their account page.';
export const guestsProveThatTheyAreHuman = 'Guests prove that they are human before they book';
export const usesCloudflareTurnstile =
  'Uses Cloudflare Turnstile. These pages have its site key. The function prove-human also needs TURNSTILE_SECRET: without it, guests cannot book. Make a test booking after you switch this on.';
export const needsCloudflareTurnstile =
  'Needs Cloudflare Turnstile. These pages were built without its site key (PUBLIC_TURNSTILE_SITE_KEY), so guests could not book while this is on.';
export const theRequestHeaderWithIpAddress =
  'The request header with the IP address of a connection. Connections without it share one limit.';
export const saveSettings = 'Save settings';
export const youHaveUnsavedChanges = 'You have unsaved changes.';
export const allChangesAreSaved = 'All changes are saved.';

// useSettingsForm -----------------------------------------------------------------------------------------------------
export const settingsSaved = 'Settings saved.';

// showError -----------------------------------------------------------------------------------------------------------
export const error = 'Error';

// FoundPerson ---------------------------------------------------------------------------------------------------------
export const choose = 'Choose';
export const erasePermanently =
  'Erase permanently: account, listings, reviews, and the guest’s details in every booking. Tax law requires us to keep dates and amounts. This cannot be undone.';
export const tickThisFirst = 'Tick this first.';
export const fileSaved = 'File saved. The audit log records this.';
export const personErased = 'Person erased. We send them one last email.';
export const anAccount = (name: string) => `An account (${name})`;
export const noAccount = 'No account';
export const howDidYouIdentifyThisPerson = 'How did you identify this person?';
export const downloadData = 'Download data';
export const thisPersonCannotBeErasedYet = 'This person cannot be erased yet';
export const erasePerson = 'Erase person';

// PersonDialog --------------------------------------------------------------------------------------------------------
export const thisWhenPersonAsksUs =
  'Use this when a person asks us to see or erase their data, with or without an account. The audit log records each look-up.';
export const weKeepNoDataUnder = (email: string) =>
  `We keep no data under ${email}. Searches of admins may still contain it in the audit log, for 90 days.`;
export const aPersonsData = 'A person’s data';
export const findPerson = 'Find a person';
export const theirEmail = 'Their email';
export const searching = 'Searching…';
export const findTheirData = 'Find their data';

// RoleDialog ----------------------------------------------------------------------------------------------------------
export const isNow = (nameOf: string, one: string) => `${nameOf} is ${one} now. The change applies immediately.`;
export const makeOnlyPeopleYouKnowAdmins = 'Make only people you know admins. An admin can also change your role.';
export const youLoseAccessToAdminArea =
  'You lose access to the admin area immediately. Only another admin can give it back.';
export const yesRemoveMyOwnAdminRole = 'Yes, remove my own admin role';
export const changeYourOwnRole = 'Change your own role?';
export const changeRoleOf = (nameOf: string) => `Change the role of ${nameOf}?`;
export const keepRole = 'Keep the role';
export const changeTo = (name: string) => `Change to ${name}`;
export const youAreAboutToLockYourself = 'You are about to lock yourself out';

// UsersScreen ---------------------------------------------------------------------------------------------------------
export const you = 'You';
export const on = 'On';
export const yourAccount = 'Your account';
export const reset = 'Reset';
export const showAllUsers = 'Show all users';
export const canThenSignInWithOnly = (nameOf: string) =>
  `${nameOf} can then sign in with only their password. Their recovery codes stop working. They can set up two-factor sign-in again on their account page.`;
export const doThisOnlyIfYou = 'Do this only if you are sure who is asking. Call them on a number you know.';
export const isNowOf = (nameOf: string, one: string) => `${nameOf} is now ${one}.`;
export const twoFactorSignInOfReset = (nameOf: string) => `Two-factor sign-in of ${nameOf} reset.`;
export const noNameGiven = 'No name given';
export const phone = 'Phone';
export const changeRoleOfOf = (nameOf: string) => `Change the role of ${nameOf}`;
export const resetTwoFactorOf = (nameOf: string) => `Reset two-factor of ${nameOf}`;
export const off = 'Off';
export const joined = 'Joined';
export const searchNameEmailOrPhone = 'Search name, email or phone';
export const noUsersMatch = 'No users match. Try a shorter part of the name, email or phone number, or all roles.';
export const thereAreNoUsers = 'There are no users on this page.';
export const resetTwoFactorSignIn = 'Reset two-factor sign-in?';
export const resetTwoFactorSignIn2 = 'Reset two-factor sign-in';

// adminSections -------------------------------------------------------------------------------------------------------
export const overview = 'Overview';
export const payments = 'Payments';
export const emails = 'Emails';
export const audit = 'Audit';

// audit ---------------------------------------------------------------------------------------------------------------
export const thisWasChangedAgainLater = 'This was changed again later. Check the newer entries.';
export const thisChangeCannotBeUndoneHere = 'This change cannot be undone here.';
export const thisEntryNoLongerExists = 'This entry no longer exists.';
export const weCouldNotUndoThis = 'We could not undo this. Try again.';

// common --------------------------------------------------------------------------------------------------------------
export const theServerDidNotAnswer = 'the server did not answer';

// jobs ----------------------------------------------------------------------------------------------------------------
export const theServerDidNotAnswer2 = 'The server did not answer. Try again.';
export const thisEmailIsAlreadyBeingSent = 'This email is already being sent, or it no longer exists.';
export const thisJobIsAlreadyRunning = 'This job is already running. Wait until it ends.';

// reviews -------------------------------------------------------------------------------------------------------------
export const enterReason = 'Enter a reason.';
export const someoneElseHasAlreadyHidden = 'Someone else has already hidden this review.';
export const someoneElseHasAlreadyMade = 'Someone else has already made this review visible.';
export const someoneElseHasAlreadyDecidedAbout = 'Someone else has already decided about this report.';
export const someoneElseHasAlreadyDecidedAboutThisReply = 'Someone else has already decided about this reply.';
export const someoneElseHasAlreadyRemoved = 'Someone else has already removed this reply.';
export const thisReviewNoLongerExists = 'This review no longer exists.';
export const weCouldNotChangeReview = 'We could not change the review. Try again.';
export const someoneElseHasAlreadyDecidedAboutThisPhoto = 'Someone else has already decided about this photo.';
export const weCouldNotOpenPhotos = 'We could not open the photos. Try again.';

// rooms ---------------------------------------------------------------------------------------------------------------
export const onAtLeastOneNightMore =
  'On at least one night, more rooms are booked or blocked. Move or cancel those bookings first, or release the blocks.';
export const someoneElseChangedThisRoomType = 'Someone else changed this room type.';
export const noGstRateApplies = 'No GST rate applies to this price. Choose one of the two prices next to it.';
export const checkPriceAndNumbers = 'Check the price and the numbers.';
export const thisRoomTypeNoLongerExists = 'This room type no longer exists.';
export const failedToUpdateRoomType = 'Failed to update room type';

// settings ------------------------------------------------------------------------------------------------------------
export const someoneElseChangedSameSettingsWhile =
  'Someone else changed the same settings while you were editing. Nothing was saved: check the marked settings.';
export const signInWithTwoFactorSign = 'Sign in with two-factor sign-in first. Otherwise you would lock yourself out.';
export const theServerDoesNotAccept = 'The server does not accept this value.';
export const weCouldNotSaveSettings = 'We could not save the settings. Try again.';

// users ---------------------------------------------------------------------------------------------------------------
export const someoneElseChangedThisRole = 'Someone else changed this role. The list shows it as it is now.';
export const youCannotChangeRoleOfLast =
  'You cannot change the role of the last admin. Make someone else an admin first.';
export const thisAccountNoLongerExists = 'This account no longer exists.';
export const someoneElseIsChangingThisAccount = 'Someone else is changing this account. Try again.';
export const failedToUpdateUserRole = 'Failed to update user role';
export const switchOffYourOwnTwoFactor = 'Switch off your own two-factor sign-in on your account page.';
export const weCouldNotResetTwoFactor = 'We could not reset two-factor sign-in. Try again.';
export const weGotNoClearAnswer =
  'We got no clear answer and do not know if the person was erased. Look up the email again.';
