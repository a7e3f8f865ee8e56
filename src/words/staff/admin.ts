// Menu and names of screens -------------------------------------------------------------------------------------------
export const bookings = 'Bookings';
export const availability = 'Availability';
export const rooms = 'Rooms';
export const roomTypes = 'Room types';
export const listings = 'Listings';
export const users = 'Users';
export const jobs = 'Jobs';
/** Names of the admin pages by their place in `paths`, in the order of the menu. */
export const sections = {
  admin: 'Overview',
  adminBookings: bookings,
  adminPayments: 'Payments',
  adminAvailability: availability,
  adminRooms: roomTypes,
  adminProperties: listings,
  adminUsers: users,
  adminReviews: 'Reviews',
  adminMails: 'Emails',
  adminJobs: jobs,
  adminSettings: 'Settings',
  adminAudit: 'Audit',
} as const;

// Access --------------------------------------------------------------------------------------------------------------
export const loading = 'Loading';
export const onlyAdmins = 'Only admins can open that page';
export const needsStrongerSignIn = 'The admin area needs a stronger sign-in';
export const passwordTooWeak = (recommendedPassword: number) =>
  `Your password is short or very common, or we have not checked it yet. Choose one with at least ${recommendedPassword} characters, or set up two-factor sign-in. If your password is already that long, sign in again.`;
export const goToYourAccount = 'Go to your account';
export const confirmThatItIsYou = 'Confirm that it is you';
export const weAskInCaseYouLeftSignedIn = 'We ask in case you left this device signed in.';
export const confirmations = {
  export: { button: 'Confirm and download', sending: 'Collecting…' },
  erase: { button: 'Confirm and delete', sending: 'Deleting…' },
  bookings: { button: 'Confirm and save CSV file', sending: 'Confirming…' },
  role: { button: 'Confirm and change role', sending: 'Changing…' },
  settings: { button: 'Confirm and save', sending: 'Saving…' },
  undo: { button: 'Confirm and undo', sending: 'Undoing…' },
};

// Lists ---------------------------------------------------------------------------------------------------------------
export const filters = 'Filters';
export const showResults = 'Show results';
export const clearFilters = 'Clear filters';
export const sortBy = 'Sort by';
export const all = 'All';
export const property = 'Property';
export const allProperties = 'All properties';
export const choosePropertyFromList = 'Choose a property from the list.';
export const oneMoment = 'One moment…';
export const loadingList = (list: string) => `Loading ${list}`;
export const errorLoading = (list: string, reason: string) => `Error loading ${list}: ${reason}`;
export const youSeeLastLoadedVersion = 'You see the last version we loaded.';
export const goToYourAccountPage = 'Go to your account page';
export const theServerDidNotAnswer = 'the server did not answer';
export const bookingOrders = {
  '-booked': 'Booked, newest first',
  booked: 'Booked, oldest first',
  arrival: 'Arrival, earliest first',
  '-arrival': 'Arrival, latest first',
  departure: 'Departure, earliest first',
  '-departure': 'Departure, latest first',
  '-total': 'Total, highest first',
  total: 'Total, lowest first',
  guest: 'Guest, A to Z',
  '-guest': 'Guest, Z to A',
};
export const userOrders = {
  '-joined': 'Joined, newest first',
  joined: 'Joined, oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
};
export const propertyOrders = {
  '-created': 'Started, newest first',
  created: 'Started, oldest first',
  '-submitted': 'Submitted, newest first',
  submitted: 'Submitted, oldest first',
  '-reviewed': 'Reviewed, newest first',
  reviewed: 'Reviewed, oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
};
export const roomOrders = {
  hotel: 'Property and room type, A to Z',
  '-hotel': 'Property and room type, Z to A',
  '-price': 'Price, highest first',
  price: 'Price, lowest first',
  fullest: 'Fullest night, fewest available first',
  '-fullest': 'Fullest night, most available first',
};
export const awaitedOrders = {
  deadline: 'Expires, earliest first',
  '-deadline': 'Expires, latest first',
  arrival: 'Arrival, earliest first',
  '-arrival': 'Arrival, latest first',
  '-amount': 'Due, highest first',
  amount: 'Due, lowest first',
  name: 'Guest, A to Z',
  '-name': 'Guest, Z to A',
};

// Dialogs and facts ---------------------------------------------------------------------------------------------------
export const notGiven = 'Not given';
export const error = 'Error';

// Overview ------------------------------------------------------------------------------------------------------------
export const loadingOverview = 'Loading overview';
export const replaceBeforeGoingLive = (count: number) => `Replace before going live (${count})`;
export const roomsOnSale = (rooms: string) => `${rooms} rooms on sale`;
export const roomsAvailableTonight = 'rooms available tonight';
export const needsAttention = 'Needs attention';
export const nothingNeedsAttentionToday = (day: string) => `Nothing needs attention today, ${day}.`;
export const noneOf = (things: string) => `None: ${things}.`;
export const attention = {
  submitted_listings: ['listing to review', 'listings to review'],
  reported_reviews: ['review reported by its property', 'reviews reported by their properties'],
  reviews_to_check: ['review or reply to check', 'reviews or replies to check'],
  reviews_with_photos: ['review with new photos', 'reviews with new photos'],
  arrivals: ['arrival today', 'arrivals today'],
  departures: ['departure today', 'departures today'],
  advances_due: ['advance due', 'advances due'],
  refunds_due: ['refund due', 'refunds due'],
  payouts_due: ['payout due', 'payouts due'],
  reported_payments: ['reported payment to check', 'reported payments to check'],
  disputed_no_shows: ['disputed no-show to decide', 'disputed no-shows to decide'],
  failed_mails: ['failed email', 'failed emails'],
} as const;
export const nightsAroundToday = 'The nights around today';
export const nightsExplained = (rooms: string) =>
  `The last 30 and the next 30 nights, without cancelled bookings. Occupancy is the percentage of the ${rooms} rooms on sale now. Revenue is the value of the booked nights, GST included, not money received.`;
export const occupancy = 'Occupancy';
export const revenue = 'Revenue';
export const last30Nights = 'Last 30 nights';
export const next30Nights = 'Next 30 nights';
export const today = 'today';
export const nightIsToday = (night: string) => `${night} (today)`;
export const figuresByNight = (title: string) => `${title} by night`;
export const chartByNight = (title: string, past: string, next: string) =>
  `${title} by night: last 30 nights ${past}, next 30 nights ${next}. The figures are in the table below.`;
export const asTable = (title: string) => `${title} as a table`;
export const night = 'Night';
export const backendDashboard = 'Backend dashboard';
export const opensInNewTab = '(opens in a new tab)';

// Emails --------------------------------------------------------------------------------------------------------------
export const email = 'Email';
export const language = 'Language';
export const emailsExplained =
  'Every email as people receive it, with sample data. This page sends no emails, and the links do not work.';
export const view = 'View';
export const onPhone = 'On a phone';
export const onWideScreen = 'On a wide screen';
export const asPlainText = 'As plain text';
export const attachedFiles = (files: string) => `Attached: ${files}`;
export const recipients = {
  guests: 'To guests',
  properties: 'To properties',
  owners: 'To owners, about their listing',
  admins: 'To admins',
  people: 'To people with an account, or with the newsletter',
};

// Users ---------------------------------------------------------------------------------------------------------------
export const roles = {
  user: { name: 'User', one: 'a user', may: 'Makes bookings and keeps drafts of listings.' },
  owner: {
    name: 'Owner',
    one: 'an owner',
    may: 'Lists properties and sees the bookings of their own properties.',
  },
  admin: { name: 'Admin', one: 'an admin', may: 'Sees and changes everything here, other accounts included.' },
};
export const thisAccount = 'this account';
export const searchNameEmailOrPhone = 'Search name, email or phone';
export const noUsersMatch = 'No users match. Try a shorter part of the name, email or phone number, or all roles.';
export const noUsersOnThisPage = 'There are no users on this page.';
export const showAllUsers = 'Show all users';
export const name = 'Name';
export const noNameGiven = 'No name given';
export const you = 'You';
export const phone = 'Phone';
export const role = 'Role';
export const change = 'Change';
export const twoFactor = 'Two-factor';
export const on = 'On';
export const off = 'Off';
export const reset = 'Reset';
export const yourAccount = 'Your account';
export const joined = 'Joined';

// Users: change a role ------------------------------------------------------------------------------------------------
export const changeYourOwnRole = 'Change your own role?';
export const changeRole = (person: string) => `Change the role of ${person}`;
export const changeRoleQuestion = (person: string) => `Change the role of ${person}?`;
export const roleNow = (person: string, role: string) => `${person} is ${role} now. The change applies immediately.`;
export const changeToRole = (role: string) => `Change to ${role}`;
export const changeRoleButton = 'Change role';
export const makeOnlyPeopleYouKnowAdmins = 'Make only people you know admins. An admin can also change your role.';
export const aboutToLockYourselfOut = 'You are about to lock yourself out';
export const youLoseAccessToAdminArea =
  'You lose access to the admin area immediately. Only another admin can give it back.';
export const yesRemoveMyOwnAdminRole = 'Yes, remove my own admin role';
export const tickThisFirst = 'Tick the box to confirm.';
export const roleChanged = (person: string, role: string) => `${person} is now ${role}.`;
export const someoneElseChangedThisRole = 'Someone else changed this role. The list shows it as it is now.';
export const lastAdminKeepsRole = 'You cannot change the role of the last admin. Make someone else an admin first.';
export const accountNoLongerExists = 'This account no longer exists.';
export const someoneElseIsChangingThisAccount = 'Someone else is changing this account. Try again.';
export const failedToUpdateUserRole = 'Failed to update user role';

// Users: reset two-factor sign-in -------------------------------------------------------------------------------------
export const resetTwoFactorOf = (person: string) => `Reset two-factor of ${person}`;
export const resetTwoFactorQuestion = 'Reset two-factor sign-in?';
export const resetTwoFactor = 'Reset two-factor sign-in';
export const resetMeansPasswordOnly = (person: string) =>
  `${person} can then sign in with only their password. Their recovery codes stop working. They can set up two-factor sign-in again on their account page.`;
export const resetOnlyIfSure = 'Do this only if you are sure who is asking. Call them on a number you know.';
export const twoFactorReset = (person: string) => `Two-factor sign-in of ${person} reset.`;
export const switchOffOwnTwoFactor = 'Switch off your own two-factor sign-in on your account page.';
export const couldNotResetTwoFactor = 'We could not reset two-factor sign-in. Try again.';

// Users: data of a person ---------------------------------------------------------------------------------------------
export const aPersonsData = 'A person’s data';
export const personDataExplained =
  'Use this when a person asks us to see or delete their data, with or without an account. The audit log records each look-up.';
export const findPerson = 'Find a person';
export const theirEmail = 'Their email';
export const searching = 'Searching…';
export const findTheirData = 'Find their data';
export const noDataUnder = (email: string) =>
  `We keep no data under ${email}. The audit log may still name it in searches of admins, for 90 days.`;
export const accountOfRole = (role: string) => `An account (${role})`;
export const noAccount = 'No account';
export const howIdentified = 'How did you identify this person?';
export const choose = 'Choose';
export const downloadData = 'Download data';
export const collecting = 'Collecting…';
export const fileSaved = 'File saved. The audit log records this.';
export const cannotBeErasedYet = 'You cannot delete this person’s data yet';
export const theirAccount = 'account';
export const guestOfBookings = (bookings: string) => `reviews and the guest’s details in ${bookings}`;
export const allTheirData = 'all data under this email';
/** `taxLaw`: '' without a booking. */
export const erasePermanently = (things: string, taxLaw: string) =>
  `Delete permanently: ${things}. ${taxLaw}This cannot be undone.`;
export const datesAndAmountsStay = 'Tax law requires us to keep dates and amounts. ';
export const erasePerson = 'Delete data';
export const erasing = 'Deleting…';
export const personErased = 'Data deleted. We send them one last email.';
export const noClearAnswerToErasure =
  'We got no clear answer and do not know if the data was deleted. Look up the email again.';
