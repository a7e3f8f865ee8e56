/** Descriptions of the sections of the file with a person’s data, in their order. */
export const sections = {
  account: 'Your account: name, email, phone, role, and what guests and admins see about you as an owner.',
  sign_in:
    'How you sign in: when you confirmed your address, your apps and devices. This file holds no passwords, codes or keys. We keep passwords and codes only as fingerprints.',
  stays:
    'Bookings made with your email, with the details typed when booking. A shortened guest name means that the booking was made before your account confirmed the address. Amounts are in paise. For passports and visas (Form C), the file says only that we keep them and until when. Only the hotel can read their content.',
  reviews: 'Your reviews of those stays, and the name shown with them.',
  replies: 'Your replies to reviews on behalf of a property, and the reviews that you asked us to check.',
  listings:
    'Your listings: what is published or submitted, the draft as you typed it, rooms, photos, names of documents, and the people who work there.',
  houses: 'Other owners’ properties where you work or are invited to work, and your role there.',
  payout: 'Tax and bank details: as you typed them, as you submitted them, and as we use them to pay you.',
  letters: 'Emails you have subscribed to or stopped, such as the newsletter.',
  saved: 'Hotels saved in your account.',
  waits: 'Sold-out dates for which we email you if a room becomes available.',
  mails: 'Emails we sent to your address in the last 30 days: which, and when.',
  notes:
    'When one of us, or an automatic job, viewed or changed your data. We do not say who, because that is their personal data.',
} as const;
