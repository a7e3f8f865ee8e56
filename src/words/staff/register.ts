export const indianGuests = 'Indian guests';
export const documents = {
  aadhaar: 'Aadhaar',
  passport: 'Passport',
  driving_licence: 'Driving licence',
  voter_id: 'Voter ID',
  other: 'Other document',
} as const;
export const documentWords = ({ document, last4 }: { document: keyof typeof documents | null; last4: string | null }) =>
  `${document ? documents[document] : ''}${last4 ? ` ending in ${last4}` : ''}`;
export const nobodyYet = 'Guests whose document you have seen appear here.';
export const addGuest = 'Add Indian guest';
export const changeGuest = (name: string) => `Change ${name}`;
export const removeGuest = 'Remove guest';
export const saved = (name: string) => `${name} is in the register`;
export const removed = (name: string) => `${name} removed`;
export const saveGuest = 'Save guest';
export const name = 'Name';
export const document = 'Document';
export const chooseDocument = 'Choose a document';
export const last4 = 'Last 4 characters of its number';
export const neverWhole = 'We keep only the last 4 of what you enter, never the whole number. You need no copy.';
export const enterName = 'Enter the guest’s name, without digits.';
export const chooseOne = 'Choose the document that the guest showed.';
export const enterLast4 = 'Enter the last 4 letters or digits of the number.';
export const refusals: Record<string, string> = {
  not_changeable: 'This register is off or too old to change. The owner or a manager turns it on in Reports.',
  invalid_register: 'Check the name, the document and the last 4 characters.',
  too_many: 'All guests of this booking are in the register. Change the number of guests first.',
};

export const indianAndForeign = 'Indian and foreign guests';
export const guestsByMonth = 'Guests by month of arrival';
export const foreignGuests = 'Foreign guests';
export const allGuests = 'All guests';
export const howCounted =
  'Guests count in the month they arrived. Foreign guests are those you recorded for Form C, and all others count as Indian. We delete these records a year after check-out, and then show no numbers.';
export const registerTitle = 'Register of Indian guests';
export const whatRegisterHolds =
  'In each booking, the front desk can note the name of an Indian guest, the document and the last 4 characters of its number.';
export const turnOn = 'Turn register on';
export const turnOff = 'Turn register off';
export const turnedOn = 'The register is on.';
export const turnedOff = 'The register is off. Its guests are kept.';
