export const beforeYouArrive = 'Before you arrive';
export const aboutArrival =
  'Foreign guests enter passport and visa details before they arrive, through the link from their hotel.';
export const arrivalNeedsScript =
  'This form needs JavaScript. You can also give your passport and visa details at the front desk when you arrive.';

export const openYourLink = 'Open the link from your hotel';
export const openYourLinkHow =
  'Open the link in the email or message from your hotel. Foreign guests enter their passport and visa details there.';
export const linkEnded = 'This link no longer works';
export const linkEndedWhy =
  'Look for a newer email or message from your hotel, or ask the hotel. A link ends when the hotel sends a newer one, or three days after check-out. It also ends with a cancellation, or when the hotel leaves this site.';
export const openingForm = 'Opening your form…';

export const beforeYouArriveAt = (hotel: string) => `Before you arrive at ${hotel}`;
export const whyAsked =
  'Fill in one form for each of you who is not an Indian citizen, children included. It saves you time at check-in. By law, the hotel reports foreign guests within 24 hours of arrival (Form C; Immigration and Foreigners Act 2025).';
export const whatHappens = 'How we protect your details';
export const encrypted = (hotel: string) =>
  `Your details are encrypted when sent and when stored. Only ${hotel} can open them, and every look is recorded.`;
export const passedOn = 'The hotel gives them only to the Foreigners Regional Registration Office.';
export const keptUntil = (day: string) =>
  `We keep the form until ${day}, a year after your stay, as the law requires. If the booking is cancelled, we delete it immediately, unless the hotel has already reported you.`;
export const nothingStays =
  'Nothing you type is saved on this device. If you close the page before saving, it is lost.';
export const whatWeKeep = 'What we keep about you';

export const savedTitle = 'Saved';
export const savedFor = (name: string) => `We saved the form for ${name}.`;
export const reportedByHouse = 'Reported by the hotel. To correct something, tell the hotel.';
export const filledByHouse = 'Filled in by the hotel. To correct something, tell the hotel.';
export const fillAnew = 'Fill in again';
export const fillAnewFor = (name: string) => `Fill in again: ${name}`;
export const notShownAgain = 'We never show a saved form again, not even to you.';

export const guestOf = (place: number, count: number) => `Guest ${place} of ${count}`;
export const yourDetails = 'Your details';
export const thatIsAll = 'Thank you';
export const save = 'Save';
export const moreExpected = (n: number) => `The hotel expects ${n} more foreign ${n === 1 ? 'guest' : 'guests'}.`;
export const houseHasAll =
  'The hotel has what it needs. Bring passport and visa with you: the front desk checks them at check-in.';
export const fillNext = 'Fill in the next form';
export const somebodyElse = 'Add another foreign guest';

// Arrival refused -----------------------------------------------------------------------------------------------------
export const arrivalRefused = {
  not_found: 'This link no longer works.',
  rate_limited: 'Too many attempts from your connection. Try again in one minute.',
  busy: 'Someone else is filling in this form. Try again in a moment.',
  invalid_form: 'We could not send the form. Check what you entered.',
  reported: 'The hotel has already reported this guest. To correct something, tell the hotel.',
  by_house: 'The hotel filled in this form itself. To correct something, tell the hotel.',
  too_many: 'Every guest of your booking already has a form.',
} as const;
export const formNotOpened = 'We could not open your form. Check your connection and try again.';
export const formNotSaved =
  'We could not save the form. Nothing you typed is lost. Check your connection and try again.';

// Papers --------------------------------------------------------------------------------------------------------------
/** The language in which `Intl` names countries. */
export const countriesIn = 'en';

export const nameAndHome = 'Name and home';
export const givenNames = 'Given names';
export const asInPassport = 'As in the passport, in Latin letters (A to Z).';
export const inLatin = 'In Latin letters (A to Z).';
/** Shown for a name in another script. */
export const latinOnly = 'Use Latin letters (A to Z), as the passport prints them.';
export const surname = 'Surname';
export const emptyIfNone = 'Leave empty if the passport has none.';
export const sex = 'Sex';
export const sexes = { female: 'Female', male: 'Male', other: 'Other' } as const;
export const birthDate = 'Date of birth';
export const nationality = 'Nationality';
export const homeAddress = 'Home address';
export const town = 'Town';
export const country = 'Country';

export const passport = 'Passport';
export const passportOrCard = 'Passport or identity card';
export const number = 'Number';
export const issuedBy = 'Issued by';
export const placeOfIssue = 'Place of issue';
export const placeIfPrinted = 'The town or office, if printed.';
export const issuedOn = 'Issued on';
export const validUntil = 'Valid until';

export const visa = 'Visa';
export const enterWith = 'Enters India with';
/** `free` is for the few nationalities that need no visa. */
export const entries = { visa: 'A visa or e-Visa', oci: 'An OCI card', free: 'Neither is needed' } as const;
export const ociNumber = 'OCI card number';
export const visaNumber = 'Visa number';
export const visaNumberHint = 'On an e-Visa: the ETA or visa number.';
export const visaKind = 'Type of visa';
/** The keys are stored, and the Form C portal uses them. */
export const visaTypes = {
  'e-Tourist': 'e-Tourist',
  Tourist: 'Tourist',
  'e-Business': 'e-Business',
  Business: 'Business',
  'e-Medical': 'e-Medical',
  Medical: 'Medical',
  'e-Conference': 'e-Conference',
  Conference: 'Conference',
  Student: 'Student',
  Employment: 'Employment',
  'Entry (X)': 'Entry (X)',
  Research: 'Research',
  Journalist: 'Journalist',
  Transit: 'Transit',
  'Diplomatic or official': 'Diplomatic or official',
  Other: 'Other',
} as const;
export const ifPrinted = 'If printed.';
export const countryOfIssue = 'Country of issue';

export const journey = 'Journey';
export const arrivalInIndia = 'Arrival in India';
export const purpose = 'Purpose of visit';
export const purposes = {
  Holiday: 'Holiday',
  'Visiting friends or family': 'Visiting friends or family',
  Business: 'Business',
  Conference: 'Conference',
  'Medical treatment': 'Medical treatment',
  'Yoga or study': 'Yoga or study',
  Work: 'Work',
  Pilgrimage: 'Pilgrimage',
  Transit: 'Transit',
  Other: 'Other',
} as const;
export const fromTown = 'Coming from: town';
export const fromTownHint = 'The last place before this hotel.';
export const fromCountry = 'Coming from: country';
export const fromPlace = 'Coming from: place';
export const fromPlaceHint = 'An airport, hotel or address.';
export const toTown = 'Going to: town';
export const toTownHint = 'The next place after this hotel.';
export const toCountry = 'Going to: country';
export const toState = 'Going to: state';
export const toAddress = 'Going to: address';
export const toAddressHint = 'A hotel or address, if known.';
export const worksInIndia = 'Works in India';
export const yes = 'Yes';
export const no = 'No';
export const phoneInIndia = 'Phone in India';
export const phoneAtHome = 'Phone at home';

export const pleaseChoose = 'Choose';
export const takeOver = 'Copy details';
export const sameHome = (name: string) => `Copy home and journey from ${name}?`;
export const toLookAt = (n: number) => `Correct ${n} ${n === 1 ? 'field' : 'fields'} above.`;
export const oneMoment = 'One moment…';
export const notNow = 'Cancel';

export const called = {
  surname: 'the surname',
  given_name: 'the given name',
  sex: 'the sex shown in the passport',
  birth_date: 'the date of birth',
  nationality: 'the nationality',
  home_address: 'the home address',
  home_city: 'the home town',
  home_country: 'the country',
  entry: 'the document to enter India',
  passport_number: 'the number',
  passport_city: 'the place of issue',
  passport_country: 'the country of issue',
  passport_issued: 'the date of issue',
  passport_until: 'the date of expiry',
  visa_number: 'the number',
  visa_city: 'the place of issue',
  visa_country: 'the country of issue',
  visa_issued: 'the date of issue',
  visa_until: 'the date of expiry',
  visa_type: 'the type of visa',
  from_place: 'the place',
  from_city: 'the town',
  from_country: 'the country',
  india_date: 'the date of arrival in India',
  employed: 'whether the guest works in India',
  purpose: 'the purpose of the visit',
  next_place: 'the address',
  next_city: 'the town',
  next_state: 'the state',
  next_country: 'the country',
  phone_india: 'the phone number in India',
  phone_home: 'the phone number at home',
} as const;
export const pleaseEnter = (field: string) => `Enter ${field}.`;
export const pleaseChooseField = (field: string) => `Choose ${field}.`;
export const tooLong = (most: number) => `Enter ${most} characters or fewer.`;
export const wrongYear = 'Enter a year from 1900 to 2099.';
export const wrongDate = 'Enter a complete date.';
export const wrongNumber = 'Use letters and digits only, as printed.';
export const noCitizens = 'Leave out citizens of India: Form C is only for foreign guests.';
export const entryNeeded = 'Citizens of this country need a visa or an OCI card.';
export const bornInPast = 'Enter a date of birth in the past.';
export const stillToCome = 'This date is in the future.';
export const mustBeValid = {
  passport: 'The passport must be valid at check-in.',
  visa: 'The visa must be valid at check-in.',
} as const;
export const beforeIssue = 'This date is before the date of issue.';
export const afterStay = 'This date is after check-out.';
export const beforeBirth = 'This date is before the date of birth.';
export const cannotBeReported = 'This cannot be reported. Check it.';

export const endsBefore = (paper: 'passport' | 'visa', until: string, checkOut: string) =>
  `The ${paper} expires on ${until}, before check-out on ${checkOut}.`;
export const isDateRight = 'Check the date. You can still save the form.';
