// Menu of the front desk ----------------------------------------------------------------------------------------------
export const home = 'Home';
export const bookings = 'Bookings';
export const calendar = 'Calendar';
export const till = 'Till';
export const rates = 'Rates';
export const channels = 'Channels';
export const reviews = 'Reviews';
export const reports = 'Reports';
export const payouts = 'Payouts';

// Buttons -------------------------------------------------------------------------------------------------------------
export const cancel = 'Cancel';
export const close = 'Close';
export const remove = 'Remove';
export const sendAgain = 'Send again';
export const oneMoment = 'One moment…';
export const error = 'Error';
/** The title of a dialog asks with the label of its button: "Delete draft?". */
export const ask = (button: string) => `${button}?`;

// The property of a screen --------------------------------------------------------------------------------------------
export const property = 'Property';
export const anotherProperty = 'Another property';
export const seeMyListings = 'See my listings';
export const onlyOwnerAndManagersOpenThisPage = 'Only the owner and the managers of this property can open this page.';
/** Takes the names of two screens, each a link. */
export const askOneOfThem = (bookingsScreen: string, calendarScreen: string) =>
  `Ask one of them. You can open ${bookingsScreen} and ${calendarScreen}.`;

// Home ----------------------------------------------------------------------------------------------------------------
export const todayIs = (day: string) => `Today, ${day}`;
export const myListings = 'My listings';
export const myProperties = 'My properties';
export const loadingTodaysList = 'Loading today’s list';
export const showFewer = 'Show fewer';
export const showAll = (count: number) => `Show all ${count}`;
/** Parts of a sentence: "by 6:30 PM IST today". */
export const momentToday = (time: string) => `${time} IST today`;
export const momentTomorrow = (time: string) => `${time} IST tomorrow`;
export const momentOnDay = (time: string, day: string) => `${time} IST on ${day}`;

// Home: each property today -------------------------------------------------------------------------------------------
export const propertiesToday = 'Properties today';
/** Takes the name of a list, like "Arriving". */
export const listAtProperty = (list: string, property: string, count: number) => `${list} at ${property}: ${count}`;
export const expectedEarlier = (arrivals: number) => `${arrivals} expected earlier`;
export const alreadyArrived = (arrivals: number) => `${arrivals} already arrived`;
export const tonight = 'Tonight';
/** Follows the number of rooms sold, in a smaller font. */
export const ofRooms = (rooms: number) => `of ${rooms}`;
export const roomsSoldTonight = (property: string, sold: number, rooms: number) =>
  `Rooms sold tonight at ${property}: ${sold} of ${rooms}`;
export const toCollectToday = 'To collect today';
export const amountFrom = (amount: string, guests: string) => `${amount} from ${guests}`;
export const nothingToCollectToday = 'Nothing to collect from today’s arrivals and departures.';
export const walkIn = 'Walk-in';
export const walkInAt = (property: string) => `Walk-in at ${property}`;

// Home: arriving and leaving ------------------------------------------------------------------------------------------
export const nightsUntil = (nights: string, day: string) => `${nights}, until ${day}`;
export const noMoreCheckOutsToday = 'No more check-outs today.';
export const allGuestsOfTodayHaveArrived = 'All of today’s guests have arrived.';
export const noArrivalsToday = 'No arrivals today.';
export const nextArrivals = (day: string, arrivals: string) => `Next: ${day}, ${arrivals}.`;
export const noUpcomingBookingsYet = 'No upcoming bookings yet.';

// Home: checked out, balance due --------------------------------------------------------------------------------------
export const checkedOutBalanceDue = 'Checked out, balance due';
export const amountDue = (amount: string) => `${amount} due`;
export const checkedOut = (day: string) => `Checked out ${day}`;
export const leftOn = (day: string) => `Left ${day}`;
export const amountReported = (amount: string) => `${amount} reported`;
export const recordPaymentOf = (guest: string) => `Record payment: ${guest}`;

// Home: to do ---------------------------------------------------------------------------------------------------------
export const toDo = 'To do';
export const nothingToDo = 'Nothing to do. Advances, refunds, holds and other calendars are in order.';
export const openBooking = 'Open booking';
export const openCalendar = 'Open Calendar';
export const openChannels = 'Open Channels';
export const answer = 'Answer';
export const reply = 'Reply';

export const guestWaitsForYourAnswer = (guest: string) => `${guest} waits for your answer`;
export const roomsStayReservedUntilYouAnswer = (stay: string) =>
  `${stay}. The rooms stay reserved until you confirm or decline.`;
export const didGuestArrive = (guest: string) => `Did ${guest} arrive?`;
export const wasDueToArrive = (day: string, stay: string, money: string) =>
  `Due to arrive on ${day}: ${stay}, ${money}.`;
export const advanceIsDue = (guest: string) => `Advance from ${guest} is due`;
export const bookingExpiresWithoutAdvance = (amount: string, moment: string, stay: string) =>
  `They must pay ${amount} by ${moment}, or the booking expires. ${stay}.`;
export const restOfAdvanceIsDue = (amount: string, guest: string) => `${amount} of the advance from ${guest} is due`;
export const changedAfterPaying = (stay: string) =>
  `They changed to a more expensive booking after they paid. It does not expire. Ask them to pay the rest, or cancel the booking. ${stay}.`;
export const guestReportedPayment = (guest: string, amount: string) => `${guest} reported a payment of ${amount}`;
export const checkWhetherYouReceivedIt = (payment: string, stay: string) =>
  `${payment}. Check whether you have received it. ${stay}.`;
export const refundToGuest = (amount: string, guest: string) => `Refund ${amount} to ${guest}`;
/** Without a full stop: the stay follows. */
export const payGuestThenRecord = 'Pay the guest, then record the refund here';
export const guestSaysTheyStayed = (guest: string) => `${guest} says that they stayed with you`;
export const weDecideAboutNoShow = (stay: string) =>
  `You recorded a no-show. Susegad Stays decides. If they stayed, open the booking and select “Undo no-show”. If not, tell us what happened. ${stay}.`;
export const reportForeignGuests = (foreignGuests: string, guest: string) => `Report ${foreignGuests}: ${guest}`;
export const formCIsDue = (moment: string, stay: string) => `Form C is due by ${moment}. ${stay}.`;
export const formCWasDue = (moment: string, stay: string) => `Form C was due by ${moment}. ${stay}.`;
export const isGuestForeign = (guest: string) => `Is ${guest} a foreign guest?`;
export const phoneNumberIsNotIndian = (stay: string) =>
  `The phone number is not an Indian one. You must report guests who are not Indian citizens, with passport and visa details (Form C). ${stay}.`;
export const replyToReviews = (reviews: string) => `Reply to ${reviews} from the last 90 days`;
export const newestReviewIsFrom = (day: string) =>
  `The newest is from ${day}. Guests read your reply below the review.`;
export const onHoldUntil = (guest: string, moment: string) => `On hold for ${guest} until ${moment}`;
export const afterHoldGuestsCanBook = (rooms: string, days: string) =>
  `${rooms}, ${days}. After that, guests can book again.`;
export const noRoomForBookingFrom = (channel: string) => `Booking from ${channel} without a room`;
export const bookedOnChannelWithoutRoom = (room: string, days: string, channel: string) =>
  `${room}, ${days}. Booked on ${channel}, but no room is available here.`;
export const unpaidBookingsFill = (room: string) => `Unpaid bookings fill ${room}`;
/** `nights` ends with its verb: "Fri, 15 Jan 2027 is". */
export const soldOutWithoutAdvance = (nights: string, references: string) =>
  `${nights} The advance for these bookings is not received: ${references}. Call the guests, or cancel the bookings.`;
export const weCannotReadCalendar = (channel: string) => `We cannot read the ${channel} calendar`;
export const calendarLastRead = (room: string, moment: string) =>
  `${room}: last read ${moment}. Bookings made there since then are not blocked here.`;
export const calendarNeverRead = (room: string) => `${room}: never read. Bookings there are not blocked here.`;
export const listingNeedsChanges = 'Your listing needs changes';

// Home: next nights and earnings --------------------------------------------------------------------------------------
export const next14Nights = 'Next 14 nights';
export const roomsSoldAndArrivalsByNight = 'Rooms sold and arrivals, night by night';
export const roomsSoldOnNight = (property: string, day: string, sold: number, rooms: string) =>
  `${property}, ${day}: ${sold} of ${rooms} sold`;
export const roomsOnHold = (rooms: number) => `${rooms} on hold`;
export const roomsBlocked = (rooms: number) => `${rooms} blocked`;
export const sold = 'Sold';
export const onHold = 'On hold';
export const blockedNotCounted = 'Blocked, not counted';
export const arrivals = '↓ Arrivals';

export const earningsIn = (month: string) => `Earnings in ${month}`;
export const valueOfBookedNights = 'The value of booked nights including GST. This is not money received.';
export const soFar = 'So far';
export const nightsUpToLastNight = 'Nights up to last night';
export const sameAsMonth = (month: string) => `Same as ${month} by this date`;
export const moreThanMonth = (percent: number, month: string) => `${percent}% more than ${month} by this date`;
export const lessThanMonth = (percent: number, month: string) => `${percent}% less than ${month} by this date`;
export const booked = 'Booked';
export const wholeMonthWithComingNights = 'The whole month, including nights to come';
export const wholeMonth = 'The whole month';
export const allReports = 'All reports';
export const reportsFor = (property: string) => `Reports for ${property}`;
export const bookedThisMonth = (amount: string) => `${amount} booked this month`;

// Home: suggestions ---------------------------------------------------------------------------------------------------
export const suggestions = 'Suggestions';
export const addPhotos = 'Add photos';
export const guestsSeeSoManyPhotos = (photos: string) =>
  `Guests see ${photos} of your property. With 10 photos, they can see every room before they book.`;
export const showEveryRoom = 'Show every room';
export const noPhotosYet = (rooms: string) => `No photos yet: ${rooms}. Guests choose a room by its photos.`;
export const setHolidayRates = 'Set rates for Christmas and New Year';
export const holidayRatesAreLikeOthers = (firstNight: string, lastNight: string) =>
  `The nights from ${firstNight} to ${lastNight} have the same rates as all others.`;
export const answerGuestsQuestions = 'Answer guests’ questions';
export const listingDoesNotMention = (subjects: string) => `Your listing does not mention these yet: ${subjects}.`;
export const listingSubjects = {
  house_rules: 'house rules (pets, quiet hours, visitors)',
  age_restriction: 'children and age',
  payment_policy: 'how guests pay the balance',
};
export const describeYourProperty = 'Describe your property';
export const yourDescriptionIsShort = (characters: string) =>
  `Your description has ${characters}. With 300, you can say who it suits and what is nearby.`;
export const describePhotos = 'Describe the photos';
export const photosWithoutDescription = (photos: string) =>
  `${photos} without a description. Guests who use a screen reader rely on descriptions.`;
export const connectOtherCalendars = 'Connect your other calendars';
export const connectedCalendarsBlockNights =
  'Rooms booked on Airbnb or Booking.com are then blocked here, and rooms booked here are blocked there.';
export const inviteSecondPerson = 'Invite a second person';
export const nobodyElseCanAnswer =
  'While you are away, no one else can answer guests, check them in or record payments. The front desk does not see payout details.';
export const switchOnTwoFactorSignIn = 'Switch on two-factor sign-in';
export const passwordAloneProtectsGuests =
  'Your password alone protects your guests’ data and your payouts. A code from your phone keeps others out.';

// My listings ---------------------------------------------------------------------------------------------------------
export const loadingYourListings = 'Loading your listings';
export const nothingListedYet = 'Nothing listed yet.';
export const listingTakesSteps = (steps: number) =>
  `Listing takes ${steps} steps, most of them short. You can stop at any step: we save what you type.`;
export const listYourProperty = 'List Your Property';
export const listYourOwnProperty = 'List your own property';
export const listAnotherProperty = 'List another property';

export const noPhotoYet = 'No photo yet';
export const live = 'Live';
export const hidden = 'Hidden';
export const changesUnderReview = 'Changes under review';
export const submitted = (moment: string) => `Submitted ${moment}`;
export const reviewed = (moment: string) => `Reviewed ${moment}`;
export const saved = (moment: string) => `Saved ${moment}`;

export const continueAtStep = (step: number, steps: number) => `Continue at step ${step} of ${steps}`;
export const editListing = 'Edit listing';
export const seeChangesAndPublish = 'See changes and publish';
export const viewLivePage = 'View live page';
export const showToGuests = 'Show to guests';
export const listingShown = 'Listing shown to guests.';
export const hideFromGuests = 'Hide from guests';
export const hidingStopsBookings = (listing: string) =>
  `Guests cannot find or book “${listing}” until you show it again. Existing bookings do not change.`;
export const listingHidden = 'Listing hidden from guests.';
export const withdrawListing = 'Withdraw listing';
export const listingWithdrawn = 'Listing withdrawn. It is a draft again.';
export const withdrawAndEdit = 'Withdraw and edit';
export const withdrawToEdit = (listing: string) =>
  `You cannot edit “${listing}” while we check its changes. Withdraw them, edit, then publish everything again. Changes that need no check go live immediately.`;
export const deleteDraft = 'Delete draft';
export const deletingDraftIsPermanent = (listing: string) =>
  `This permanently deletes everything you typed for “${listing}”, with its photos and documents. You cannot undo this.`;
export const draftDeleted = 'Draft deleted.';
export const listingHasChanged = 'This listing has changed while you were here. Check it, then try again.';

// History of a listing ------------------------------------------------------------------------------------------------
export const history = 'History';
export const historyOf = (listing: string) => `History of ${listing}`;
export const loadingHistory = 'Loading the history';
export const noChangesYet = 'No changes yet.';
export const changedByYou = (moment: string) => `${moment}, by you`;
export const changedByUs = (moment: string) => `${moment}, by us`;
export const showEarlierChanges = 'Show earlier changes';

// Emails about bookings -----------------------------------------------------------------------------------------------
export const emailsAboutBookings = 'Emails about bookings';
export const weEmailYou = (property: string, address: string) =>
  `We email every booking, change and cancellation of ${property} to ${address}, your own address.`;
export const weEmailOwner = (property: string) =>
  `We email every booking, change and cancellation of ${property} to its owner.`;
export const bookingsYouChangeYourself = 'Bookings that you make, change or cancel yourself';
export const emailsAboutOwnChanges = { daily: 'One email a day', each: 'One email for each change' };
export const weSendItNextMorning = 'We send it at 7:00 AM the next morning.';
export const alsoEmailed = 'Also emailed, with the guest’s name and phone';
export const confirmed = 'Confirmed';
export const notConfirmedYet = 'Not confirmed yet';
export const sendAgainTo = (address: string) => `Send again to ${address}`;
export const removeAddress = (address: string) => `Remove ${address}`;
export const weAskedAddressToConfirm = (address: string) =>
  `We have emailed ${address}. It gets booking emails once someone confirms the address.`;
export const noLongerGetsBookingEmails = (address: string) => `${address} no longer gets booking emails.`;
export const addAnotherAddress = 'Add another address';
export const whoElseGetsEmails = (addresses: number) =>
  `For example the front desk or your accountant, up to ${addresses} addresses. Each gets booking emails once someone confirms it.`;
export const addAddress = 'Add address';
export const enterEmailAddress = 'Enter an email address.';
export const onlyOwnerChangesAddresses = 'Only the owner can change these addresses.';
export const addressIsAlreadyOnList = 'This address is already on the list.';
export const tooManyAddresses = (addresses: number) => `You can add up to ${addresses} addresses. Remove one first.`;
export const addressStoppedEmails =
  'The person at this address has stopped these emails. If that was a mistake, write to us.';
export const addressEmailedOften = 'We have already emailed this address several times today. Try again tomorrow.';
export const addressesChangedOften = 'You have changed these addresses too often today. Try again tomorrow.';

// People of a property ------------------------------------------------------------------------------------------------
export const people = 'People';
export const peopleWorkBesidesYou = (property: string) =>
  `People who work at ${property} besides you. Each signs in with their own account. The history of a booking shows who did what.`;
export const ownerAlone =
  'Only the owner manages payout and tax details, documents, the listing, addresses for booking emails and this list.';
export const roles = {
  manager: {
    label: 'Manager',
    may: 'Manages bookings, the calendar, guests, rates, stay rules, channels and replies to reviews.',
  },
  desk: {
    label: 'Front desk',
    may: 'Manages bookings, the calendar and guests. Sees rates, and can change the rate of a single booking.',
  },
} as const;
export const role = 'Role';
export const roleOf = (person: string) => `Role of ${person}`;
export const roleChangedTo = (role: string) => `Role changed to ${role}.`;
export const since = (moment: string) => `Since ${moment}`;
export const invitedNotAcceptedYet = (moment: string) => `Invited ${moment}, not accepted yet`;
export const removePerson = (person: string) => `Remove ${person}`;
export const removedPersonLosesAccess = (person: string) =>
  `Remove ${person}? They immediately lose access to this property.`;
export const noLongerHasAccess = (person: string) => `${person} no longer has access.`;
export const cancelInvitation = 'Cancel invitation';
export const keepInvitation = 'Keep invitation';
export const cancelInvitationTo = (person: string) => `Cancel the invitation to ${person}?`;
export const invitationCancelled = (person: string) => `Invitation to ${person} cancelled.`;
export const inviteSomeone = 'Invite someone';
export const theySignInToAccept =
  'We email an invitation. They sign in with this address to accept it, and see nothing before that.';
export const sendInvitation = 'Send invitation';
export const invitationSentTo = (address: string) => `Invitation sent to ${address}.`;
export const invitationSentAgain = (address: string) => `Invitation sent to ${address} again.`;
export const alreadyInvited = 'You have already invited this address. See the list.';
/** By the code of the server. */
export const peopleRefusals = {
  not_found: 'This list has changed. Reload the page.',
  not_allowed: 'Only the owner of this property decides who works there.',
  invalid_role: 'Choose a role.',
  own_email: 'This is the owner’s own address. The owner can already do everything.',
  known: 'The person with this address already works here.',
  asked_often: addressEmailedOften,
  rate_limited: 'You have sent too many invitations today. Try again tomorrow.',
} as const;
export const tooManyPeople = (people: number) => `A property can have up to ${people} people. Remove someone first.`;

// Properties where the person works -----------------------------------------------------------------------------------
export const propertiesYouWorkAt = 'Properties you work at';
export const leaveProperty = 'Leave property';
export const youLoseAccess = (property: string) =>
  `You will no longer see or change anything at ${property}. We tell the owner, who can invite you again.`;
export const youHaveLeft = (property: string) => `You have left ${property}.`;
export const invitations = 'Invitations';
export const invitesYouToWork = (property: string) => `${property} invites you to work there`;
/** `may` says what the role may do. */
export const yourRoleThere = (role: string, may: string) =>
  `Your role: ${role}. ${may} People at the property see your name. The owner also sees your email address.`;
export const accept = 'Accept';
export const decline = 'Decline';
export const youNowWorkAt = (property: string) => `You now work at ${property}.`;
export const invitationDeclined = 'Invitation declined. We deleted it.';
export const invitationHasEnded = 'This invitation was cancelled or has expired.';

// Reviews -------------------------------------------------------------------------------------------------------------
export const loadingReviews = 'Loading the reviews';
export const reviewsAppearHere = 'Your guests’ reviews appear here.';
export const reviewsBeginAfterApproval =
  'Once your listing is approved and guests have stayed, we ask them for a review. You reply here.';
export const seeReviewsAsGuestsDo = 'See reviews as guests do';
export const onlyOwnerAndManagersReply =
  'Only the owner and managers of this property can reply to reviews. You can read them.';
/** By the list of reviews, '' for all. */
export const reviewLists = { '': 'All', unanswered: 'Unanswered', reported: 'Reported' };
export const emptyReviews = {
  '': {
    title: 'No reviews yet.',
    text: 'We email guests for a review the day after check-out. Their reviews appear here, and we email you each one.',
  },
  unanswered: {
    title: 'Every review has your reply.',
    text: 'Guests read both the review and your reply.',
  },
  reported: {
    title: 'You have not reported any review.',
    text: 'You can report a review that insults someone, reveals personal data or is not from a guest. We check it and email you.',
  },
};
export const howGuestsRateProperty = 'How guests rate your property';
export const ratedOutOf5 = (rating: string) => `Rated ${rating} out of 5`;
/** By the code of the server. */
export const reviewRefusals = {
  not_found: 'This review was removed, or the property is no longer yours. Reload the page.',
  not_allowed: 'Only the owner and managers can reply to reviews and report them. Ask one of them.',
  review_hidden: 'This review is hidden from guests, so you cannot reply to it.',
  invalid_reply: 'Use at most 2,000 characters.',
  already_replied: 'Someone else at your property has already replied. You see their reply above. Yours was not sent.',
  invalid_report: 'Choose a reason and use at most 500 characters.',
  already_reported: 'Someone at your property has already reported this review.',
} as const;

// Reviews: one review -------------------------------------------------------------------------------------------------
/** `review` names it by its guest and day. */
export const reviewOf = (review: string) => `Review of ${review}`;
export const outOf5 = (stars: number) => `${stars} out of 5`;
export const starsOnly = 'Stars only, no comment.';
export const photoFromGuest = (number: number) => `Photo ${number} from the guest`;
export const verifiedStay = 'Verified Stay';
export const bookingOf = (days: string, room: string) => `Booking: ${days}, ${room}`;
export const weCheckReviewFirst = 'We check this review before guests see it';
export const hiddenFromGuests = 'Hidden from guests';

// Reviews: reply ------------------------------------------------------------------------------------------------------
export const replyTo = (review: string) => `Reply to ${review}`;
export const yourReply = 'Your reply';
export const yourReplyTo = (guest: string) => `Your reply to ${guest}`;
export const guestsReadReplyBelowReview = (property: string) =>
  `Guests read this below the review, as “Reply from ${property}”.`;
export const charactersLeft = (characters: string) => `Characters left: ${characters}.`;
export const charactersTooMany = (characters: string) => `${characters} characters too many.`;
export const writeReply = 'Write a reply.';
export const publishReply = 'Publish reply';
export const everyoneCanReadReply = (guest: string) =>
  `Everyone can read it, and we email ${guest}. You cannot change it afterwards. If it has a phone number, an email address or a link, we check it first.`;
export const publishing = 'Publishing…';
export const replyPublished = 'Reply published';
export const weCheckReplyFirst = 'We check this reply before guests see it.';
export const replyNotSent = 'We could not send your reply. It is still here: try again.';
export const removedReply = 'Removed reply';
export const weRemovedYourReply = 'We removed your reply';
export const youCanWriteNewReply = 'You can write a new reply.';

// Reviews: report -----------------------------------------------------------------------------------------------------
export const report = 'Report';
export const reportReviewOf = (review: string) => `Report the review of ${review}`;
export const reportReview = 'Report review';
export const whatWeDoWithReport =
  'We read the review, decide whether it stays, and email you. Guests see it until then. We do not hide a review because it is harsh or has few stars. Reply to it instead.';
export const whatIsWrong = 'What is wrong with it?';
export const chooseReason = 'Choose a reason';
export const chooseReasonOfReport = 'Choose a reason.';
export const whatShouldWeKnow = 'What should we know?';
export const onlyWeReadThis = (characters: number) => `Only we read this. Characters left: ${characters}.`;
export const sayWhatIsWrong = 'Say what is wrong with the review.';
export const sending = 'Sending…';
export const reviewReported = 'Review reported. We check it and email you.';
export const reportedOn = (day: string, reason: string) => `Reported ${day}: ${reason}`;
export const weAreCheckingReview = 'We are checking this review. Nothing changes until we decide.';
export const reviewStays = 'We have checked this review. It stays.';
export const reviewIsHidden = 'We have hidden this review from guests.';
export const reviewWasHidden = 'We had hidden this review. Guests see it again.';

// Bookings: rooms, guests and price -----------------------------------------------------------------------------------
export const rooms = 'Rooms';
export const adults = 'Adults';
export const children = 'Children';
export const years = (ages: string) => `${ages} years`;
export const guestsCannotBookOnline = 'Guests cannot book this online.';
export const youCanStillBook = (rule: string) => `${rule} You can still book it.`;
export const enterReasonForPrice = 'Enter a short reason for the different price. We keep it with the booking.';

// Bookings: cancel ----------------------------------------------------------------------------------------------------
export const cancelBookingOf = (guest: string) => `Cancel booking of ${guest}?`;
export const keepBooking = 'Keep booking';
export const cancelBooking = 'Cancel booking';
export const weEmailCancellation = (guest: string) =>
  `We email ${guest} that the booking is cancelled, with your reason.`;
export const tellGuestYourself = 'This booking has no email address. Tell the guest yourself.';
export const whoCancels = 'Who cancels?';
export const theGuest = 'The guest';
export const refundFollowsPolicy = 'The refund follows the cancellation policy.';
export const theProperty = 'The property';
export const guestGetsFullRefund = 'The guest gets a full refund.';
export const reason = 'Reason';
export const enterReason = 'Enter a reason. We email it to the guest.';
export const noPaymentReceivedYet = 'No payment was received yet.';
export const nothingWasPaid = 'Nothing was paid. No refund.';
export const guestHasPaid = (amount: string) => `The guest has paid ${amount}.`;
export const guestGetsAllBack = 'The guest gets all of it back.';
export const ownPolicyEnterRefund = 'The property wrote its own cancellation policy. Enter the refund.';
export const policyRefunds = (amount: string) =>
  `Under the cancellation policy, the guest gets ${amount} back if you cancel now.`;
export const refundInRupees = 'Refund to the guest (₹)';
export const refundRange = (least: string, most: string) => `From ${least} to ${most}.`;
export const enterRefund = (least: string, most: string) => `Enter an amount from ${least} to ${most}.`;
export const weAskGuestToConfirm = (amount: string) =>
  `We ask the guest by email to confirm that they cancelled. If they do not confirm within 3 days, it counts as cancelled by the property, and the guest gets all of ${amount} back.`;
export const paymentIsReported = (amount: string) => `${amount} is reported and not received yet.`;
export const guestGetsReportedBack = 'If it is received, the guest gets all of it back.';
export const guestMustConfirmCancellation =
  'Unless the cancellation policy refunds all of it, the guest must confirm that they cancelled.';

// Bookings: check out -------------------------------------------------------------------------------------------------
export const openFormC = 'Open Form C';
export const whatDoYouCharge = 'What do you charge?';
export const allNightsAsBooked = 'All nights as booked';
export const nightsAtBookedPrices = (day: string) => `Nights until ${day}, at the booked prices`;
export const checkingPriceUntilToday = 'Checking the price of the nights until today…';
export const chooseWhatYouCharge = 'Choose what you charge.';
export const balanceDue = 'Balance due';
export const recordPayment = 'Record payment';
export const reasonForNoPayment = 'Reason, if the guest leaves without paying';
export const reasonStaysInHistory =
  'Required while a balance is due. The booking history keeps it with your name. Guests never see it.';
export const recordPaymentOrEnterReason = 'Record the payment, or enter a reason.';
export const loadingInvoice = 'Loading the invoice…';
export const noInvoiceYet = 'No invoice or bill of supply yet';
export const issueInvoiceAfterCheckOut =
  'The price changes at check-out. Issue the invoice after that, in the booking.';
export const invoiceDiffersFromPrice =
  'The price after check-out differs from this invoice. Issue a credit note and a new invoice in the booking.';
export const noEmailAddress = 'This booking has no email address.';

// Bookings: payments --------------------------------------------------------------------------------------------------
export const markAsReceived = 'Mark as received';
export const recordRefund = 'Record refund';
export const amount = 'Amount (₹)';
export const enterAmount = 'Enter an amount above ₹0, like 4200 or 4200.50.';
export const whoHasTheMoney = 'Who has the money';
export const susegadStays = 'Susegad Stays';
export const propertyHasMoney = 'The property has this money.';
export const propertyHasMoneyInTill = 'The property has this money, in the till.';
export const siteHasMoney = 'Susegad Stays has this money. It is not in the till.';
export const method = 'Method';
export const chooseMethod = 'Choose a method';
export const chooseHowItWasPaid = 'Choose how it was paid.';
export const reference = 'Reference';
export const utrOrNumber = 'UTR of a UPI payment, or the number of the slip or transfer.';
export const note = 'Note';
export const guestsNeverSeeIt = 'Guests never see it.';
export const record = 'Record';
export const recordAmount = (amount: string) => `Record ${amount}`;
export const amountRecorded = (amount: string) => `${amount} recorded`;

// Bookings: invoice and receipt voucher -------------------------------------------------------------------------------
export const issueInvoice = 'Issue invoice';
export const issueInvoiceFor = (amount: string) => `Issue invoice for ${amount}`;
export const issueReceiptVoucher = 'Issue receipt voucher';
export const issueVoucherFor = (amount: string) => `Issue voucher for ${amount}`;
export const invoiceForAmountYouKeep = 'It is for the amount that you keep, taxed like the room.';
export const voucherShowsAdvance =
  'It shows the advance that was received, GST included. The invoice adjusts it later.';
export const getsNextNumber = 'It gets the next number of the financial year and cannot be changed.';
export const withoutGstBillOfSupply = 'If you have no GST number, it is a bill of supply.';
export const name = 'Name';
export const company = 'Company';
export const gstNumber = 'GST number';
export const voucherGstNumber = '15 characters. The invoice of this booking then needs the same number.';
export const invoiceGstNumber =
  '15 characters. A company registered in the State of this property can claim the tax with it.';
export const address = 'Address';
export const withPinCodeAndState = 'With PIN code and State.';
export const addressRequiredByRule46 =
  'With PIN code and State. Rule 46 of the CGST Rules requires it on this invoice.';
export const issued = (number: string) => `${number} issued`;
export const emailToGuest = 'Email to guest';
export const emailNumberToGuest = (number: string) => `Email to guest: ${number}`;
export const emailedTo = (address: string) => `Emailed to ${address}`;
export const numberEmailedTo = (number: string, address: string) => `${number} emailed to ${address}`;

// PDF of an invoice ---------------------------------------------------------------------------------------------------
export const invoiceFrom = 'From';
export const invoiceTo = 'To';
export const total = 'Total';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
