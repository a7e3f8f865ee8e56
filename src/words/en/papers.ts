/** The form of a guest from abroad, filled in by the guest or at the desk: passport, visa and journey. */

/** The language in which `Intl` names countries. */
export const countriesIn = 'en';

export const nameAndHome = 'Name and home';
export const givenNames = 'Given names';
export const asInPassport = 'As in the passport, in Latin letters (A to Z).';
export const inLatin = 'In Latin letters (A to Z).';
/** Of a name in other letters. */
export const latinOnly = 'Use Latin letters (A to Z), as the passport prints them.';
export const surname = 'Surname';
export const emptyIfNone = 'Empty if the passport has none.';
export const sex = 'Sex';
export const sexes = { female: 'Female', male: 'Male', other: 'Other' } as const;
export const birthDate = 'Date of birth';
export const nationality = 'Nationality';
export const homeAddress = 'Address at home';
export const town = 'Town';
export const country = 'Country';

export const passport = 'Passport';
export const passportOrCard = 'Passport or identity card';
export const number = 'Number';
export const issuedBy = 'Issued by';
export const placeOfIssue = 'Place of issue';
export const placeIfPrinted = 'The town or office, if it is printed.';
export const issuedOn = 'Issued on';
export const validUntil = 'Valid until';

export const visa = 'Visa';
export const enterWith = 'Enters India with';
/** What somebody may enter India with. `free` is for the few who need no visa. */
export const entries = { visa: 'A visa or e-Visa', oci: 'An OCI card', free: 'Neither is needed' } as const;
export const ociNumber = 'Number of the OCI card';
export const visaNumber = 'Visa number';
export const visaNumberHint = 'On an e-Visa: the ETA or visa number.';
export const visaKind = 'Kind of visa';
/** Kinds of visa, by the names that are stored and stand in the portal. */
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
export const ifPrinted = 'If it is printed.';
export const countryOfIssue = 'Country of issue';

export const journey = 'Journey';
export const arrivalInIndia = 'Arrival in India';
export const purpose = 'Purpose of the visit';
/** The same of purposes. */
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
export const fromTown = 'Coming from, town';
export const fromTownHint = 'The last place before this house.';
export const fromCountry = 'Coming from, country';
export const fromPlace = 'Coming from, place';
export const fromPlaceHint = 'An airport, hotel or address.';
export const toTown = 'Going to, town';
export const toTownHint = 'The next place after this stay.';
export const toCountry = 'Going to, country';
export const toState = 'Going to, state';
export const toAddress = 'Going to, address';
export const toAddressHint = 'A hotel or house, if known.';
export const worksInIndia = 'Works in India';
export const yes = 'Yes';
export const no = 'No';
export const phoneInIndia = 'Phone in India';
export const phoneAtHome = 'Phone at home';

export const pleaseChoose = 'Please choose';
export const takeOver = 'Take them over';
export const sameHome = (name: string) => `Same home and journey as ${name}?`;
export const toLookAt = (n: number) => `${n} ${n === 1 ? 'thing' : 'things'} to look at above.`;
export const oneMoment = 'One moment…';
export const notNow = 'Not now';

/** What each field is called in a sentence. */
export const called = {
  surname: 'the surname',
  given_name: 'the given name',
  sex: 'the sex, as the passport has it',
  birth_date: 'the date of birth',
  nationality: 'the nationality',
  home_address: 'the address at home',
  home_city: 'the town at home',
  home_country: 'the country',
  entry: 'the document of entry',
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
  visa_type: 'the kind of visa',
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
export const pleaseEnter = (field: string) => `Please enter ${field}.`;
export const pleaseChooseField = (field: string) => `Please choose ${field}.`;
export const tooLong = (most: number) => `Please use at most ${most} characters.`;
export const wrongYear = 'Please enter a year from 1900 to 2099.';
export const wrongDate = 'Please enter a whole date.';
export const wrongNumber = 'Please use letters and digits only, as they are printed.';
export const noCitizens = 'Citizens of India are not reported: leave this guest out.';
export const entryNeeded = 'Citizens of this country need a visa or an OCI card.';
export const bornInPast = 'A date of birth is in the past.';
export const stillToCome = 'This date is still to come.';
export const mustBeValid = {
  passport: 'The passport has to be valid at check-in.',
  visa: 'The visa has to be valid at check-in.',
} as const;
export const beforeIssue = 'This is before the date of issue.';
export const afterStay = 'This is after the stay.';
export const beforeBirth = 'This is before the date of birth.';
export const cannotBeReported = 'This cannot be reported like this: please look again.';

export const endsBefore = (paper: 'passport' | 'visa', until: string, checkOut: string) =>
  `The ${paper} ends on ${until}, before the check-out on ${checkOut}.`;
/** Stands behind `endsBefore`. */
export const isDateRight = 'Is the date right? The form can be saved all the same.';
