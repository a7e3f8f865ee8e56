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
export const viewLivePage = 'View as a guest';
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
export const changedByUs = (moment: string) => `${moment}, by Susegad Stays`;
export const showEarlierChanges = 'Show earlier changes';

// Emails about bookings -----------------------------------------------------------------------------------------------
export const emailsAboutBookings = 'Emails about bookings';
export const weEmailYou = (property: string, address: string) =>
  `We email every booking, change and cancellation of ${property} to ${address}, your own address.`;
export const weEmailOwner = (property: string) =>
  `We email every booking, change and cancellation of ${property} to its owner.`;
export const bookingsYouChangeYourself = 'Bookings that you make, change or cancel yourself';
export const emailsAboutOwnChanges = {
  none: 'No email',
  daily: 'One email a day',
  each: 'One email for each change',
};
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
/** `may`: the rights of the role. */
export const yourRoleThere = (role: string, may: string) =>
  `Your role: ${role}. ${may} People at the property see your name. The owner also sees your email address.`;
export const accept = 'Accept';
export const decline = 'Decline';
export const youNowWorkAt = (property: string) => `You now work at ${property}.`;
export const invitationDeclined = 'Invitation declined. We deleted it.';
export const invitationHasEnded = 'This invitation was cancelled or has expired.';
