/** The file with all that is known of one person: what each of its sections is, in their order. */
export const sections = {
  account: 'Your account: name, e-mail, phone and role, and how guests and admins are told of you as an owner.',
  sign_in:
    'How you sign in: when your address was confirmed, your apps and devices. Passwords, codes and keys are in no file: of them only fingerprints are kept.',
  stays:
    'Stays booked with your address, with what was typed when booking. Where the guest is shortened, the stay was booked before your account had confirmed the address. Amounts are paise. Of passports and visas (Form C) it is told that they are kept, and until when: what stands in them is shown to the house alone.',
  reviews: 'Reviews of those stays, and as whose they are shown.',
  replies: 'What you replied to reviews in the name of a house, and which you asked us to look at.',
  listings:
    'Places you list: what is published or handed in, the draft as you typed it, rooms, photos, names of documents; who works there.',
  houses: 'Houses of others that you work at or are invited to, and as what.',
  payout: 'Tax and bank data: as you typed them, as handed in, and as you are paid by.',
  letters: 'Letters your address is on the list for, or has stopped.',
  saved: 'Stays you have saved with your account.',
  waits: 'Stays that were sold out, and that your address is told of once they can be booked.',
  mails: 'Mails we wrote to your address in the last 30 days: which, and when.',
  notes:
    'When one of us, or a job, looked at your data or changed something of yours. Who it was is not told: that is data of theirs.',
} as const;
