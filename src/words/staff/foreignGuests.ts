export const loadingForeignGuests = 'Loading the foreign guests';
export const phoneIsNotIndian = 'Foreign guests? The phone number is not an Indian one.';
export const howManyAreForeign = (guests: number) => `How many of ${guests} are foreign guests?`;
export const whoIsForeignGuest = 'Guests who are not Indian citizens, including children and holders of OCI cards.';
export const enterNumberUpTo = (most: number) => `Enter a number from 0 to ${most}.`;
export const record = 'Record';
export const noForeignGuests = 'No foreign guests';
export const addForeignGuests = 'Add foreign guests';
export const changeNumber = 'Change number';
export const reportDueUntil = (arrival: string, deadline: string) =>
  `Arrived ${arrival}. The 24 hours end ${deadline}.`;
export const reportWasDueUntil = (arrival: string, deadline: string) =>
  `Arrived ${arrival}. The 24 hours ended ${deadline}.`;
export const hoursStartAtCheckIn = 'The 24 hours start when you check the guest in.';
export const allAreReported = 'All foreign guests are reported.';
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const formCDueIn = (time: string) => `Form C due in ${time}`;
export const formCOverdueFor = (time: string) => `Form C overdue for ${time}`;
export const formCReported = 'Form C reported';
export const formCFilledIn = 'Form C filled in';
export const formCMissingOf = (missing: number, guests: number) => `Form C: ${missing} of ${guests} missing`;
export const forms = 'Forms';
export const formsMissing = (forms: string) => `${forms} missing.`;
export const fillInAtFrontDesk = 'Fill in at the front desk';
export const addGuest = 'Add a guest';
export const rulesOfFormC = (day: string, portal: string) =>
  `We keep the forms encrypted until ${day}, a year after the stay. We record who opens a form. Report each foreign guest at ${portal} within 24 hours of arrival, including holders of OCI cards (Immigration and Foreigners Rules 2025, rule 17). The portal also asks for the departure.`;
export const filledInByGuest = (moment: string) => `Filled in by the guest, ${moment}`;
export const filledInAtFrontDesk = (moment: string) => `Filled in at the front desk, ${moment}`;
export const filledNotReported = (filledIn: string) => `${filledIn} · not reported yet`;
export const reportedAt = (moment: string) => `Reported ${moment}`;
export const open = 'Open';
export const openToReport = 'Open to report';
export const change = 'Change';
export const deleteForm = 'Delete form';
export const deleteShort = 'Delete';
export const formCRefusals = {
  invalid_form: 'Check the form: an entry cannot be reported as it is.',
  too_many: 'Every guest of this booking already has a form.',
  filled: 'More guests already have a form. Delete a form first.',
  reported: 'This guest is already reported. To change or delete the form, mark it as not reported first.',
  changed: 'Someone changed this form. You see it as it is now: correct the entry in the portal first.',
  not_arrived: 'Check the guest in first: the portal asks for the time of arrival.',
  invalid_number: 'Use up to 40 letters, digits, - and /.',
  invalid_guests: 'This booking has fewer guests.',
  not_changeable: 'You can no longer change this: the booking is cancelled or ended long ago.',
  closed:
    'The guest cannot fill in the form: the stay is over, no foreign guests are expected, or the property is not live.',
  no_email: 'This booking has no email address. Send the link by WhatsApp instead.',
  rate_limited: 'You have asked this guest too often today. Try again tomorrow.',
} as const;

// Foreign guests: ask the guest ---------------------------------------------------------------------------------------
export const guestCanFillInForms = 'The guest can fill in the forms before arrival.';
export const newLinkReplacesLast = (moment: string) => `You made a link ${moment}. A new link replaces it.`;
export const emailLink = 'Email the link';
export const makeLinkForWhatsapp = 'Make a link for WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied to clipboard!';
export const linkNotCopied = 'We could not copy the link. Select it in the text and copy it.';
export const formCMessage = {
  en: (guest: string, hotel: string, day: string, link: string) => [
    `Hello ${guest}, you arrive at ${hotel} on ${day}.`,
    'By law, we must report foreign guests within 24 hours of arrival (Form C).',
    'Please fill in one form for each guest who is not an Indian citizen. It takes about 5 minutes each:',
    link,
    'The link is only for you. We store what you fill in encrypted.',
  ],
  hi: (guest: string, hotel: string, day: string, link: string) => [
    `नमस्ते ${guest}, आप ${day} को ${hotel} पहुँच रहे हैं।`,
    'कानून के मुताबिक हमें हर विदेशी मेहमान की जानकारी उनके पहुँचने के 24 घंटे के अंदर देनी होती है (Form C)।',
    'जो मेहमान भारत के नागरिक नहीं हैं, कृपया उनमें से हर एक के लिए एक फ़ॉर्म भरें। हर फ़ॉर्म में करीब 5 मिनट लगते हैं:',
    link,
    'यह लिंक सिर्फ़ आपके लिए है। आपकी भरी हुई जानकारी हम एन्क्रिप्ट करके रखते हैं।',
  ],
} as const;

// Form C of a guest ---------------------------------------------------------------------------------------------------
export const fillInFormC = 'Form C: fill in at the front desk';
export const changeFormOf = (guest: string) => `Change: ${guest}`;
export const reportUsesStay = (hotel: string, arrival: string, checkOut: string) =>
  `We add the address of ${hotel}, arrival ${arrival} and check-out ${checkOut} to the report.`;
export const enterOwnDetails = 'Enter this guest’s own details, as in the passport.';
export const compareWithPassport = 'Name and phone are from the booking. Compare the name with the passport.';
export const saveForm = 'Save form';
export const formSaved = (guest: string) => `Form of ${guest} saved`;
export const openingForm = 'Opening the form';
export const formCOfGuest = (guest: string) => `Form C: ${guest}`;
export const formCOfBooking = (reference: string) => `Form C · ${reference}`;
export const downloadAsCsv = 'Download as CSV';
export const howToHandleForm = (moment: string) =>
  `Filled in ${moment}. The file and the print contain passport data. Keep them where only the front desk can reach them, and destroy them once the guest is reported. The portal also asks for a photo of the guest, which we do not keep.`;
export const askGuest = (warning: string) => `${warning} Ask the guest.`;
export const copyField = (label: string) => `Copy ${label}`;
export const copied = 'Copied';
export const notCopied = 'We could not copy this. Select and copy it yourself.';
export const report = 'Report';
export const reportedUnder = (moment: string, portalNumber: string) => `Reported ${moment}, under ${portalNumber}`;
export const reportIsKept = 'The booking is cancelled. The report is kept as it is.';
export const markNotReportedFirst =
  'To change or delete the form, mark it as not reported first. The history records who did it.';
export const portalNumber = 'Portal number';
export const checkInBeforeReport = 'You can report a guest once they are checked in.';
export const markAsReported = 'Mark as reported';
export const markedAsReported = (guest: string) => `${guest} marked as reported`;
export const markAsNotReported = 'Mark as not reported';
export const askMarkAsNotReported = (guest: string) => `Mark ${guest} as not reported?`;
export const guestCountsAsNotReported =
  'The guest counts as not reported, and you can change the form or report it again.';
export const portalNumberIsDeleted = (portalNumber: string) => `We delete the portal number ${portalNumber}.`;
export const portalDoesNotChange = 'This changes nothing in the portal. The booking history records who did it.';
export const markedAsNotReported = (guest: string) => `${guest} marked as not reported`;
export const askDeleteForm = (guest: string) => `Delete form of ${guest}?`;
export const formIsDeletedForGood =
  'This permanently deletes the passport, visa and other details. You can fill in a new form.';
export const formDeleted = (guest: string) => `Form of ${guest} deleted`;

// Form C for a day ----------------------------------------------------------------------------------------------------
export const formCForDay = 'Form C for a day';
export const allFormsOfDay =
  'The forms of all foreign guests you checked in on a day, in the order of the portal’s fields.';
export const arrivedOn = 'Arrived on';
export const chooseDay = 'Choose a day.';
export const fileHasPassportData =
  'This file contains passport data. Keep it where only the front desk can reach it, and delete it once all guests are reported. We record that you saved it.';
export const noFormsOfDay = (day: string) => `No forms of guests who arrived on ${day}.`;
export const formsSaved = (forms: string) => `${forms} saved.`;
