/** The pages that the links of mails lead to: a press confirms an address, or stops the mails to it. */

export const oneMoment = 'One moment…';
export const whatWeKeep = 'What we keep of you';
export const tooManyTries = 'Too many tries came from your network just now. Please try again in a minute.';
export const tooManyWaits = 'This address waits for as many stays as it may. Stop one by its mail first.';
/** What stands before and after the address to write to. */
export const linkHelp = ['The link does not work? Write to ', ', and we do it for you.'] as const;

export const freeNights = 'When nights come free';
export const freeNightsDescription =
  'Confirm that we may write to you once when a stay that is sold out can be booked, or stop that mail with one press of a button.';
export const freeNightsConfirm = {
  title: 'Shall we tell you?',
  words:
    'One press, and we write to this address once, as soon as the stay that our mail names can be booked. If it never comes free, no mail comes.',
  button: 'Yes, tell me',
};
export const freeNightsStop = {
  title: 'Stop this mail?',
  words: 'One press, and no mail about this stay comes any more: your address is removed from it at once.',
  button: 'Stop this mail',
};
export const freeNightsConfirmed = 'We will tell you';
export const freeNightsStopped = 'No mail will come';
export const freeNightsTooOld =
  'This link is too old, or not whole, or the stay has begun. Please open the page of the stay and ask again.';
export const freeNightsOpen =
  'Please open the link in our mail: it confirms that we may write to you once when a stay can be booked, or stops that mail.';
/** What stands before, in and behind a link to other stays. */
export const freeNightsThen = [
  'One mail comes as soon as there is room. It does not hold the room: whoever books first has it. Until then, other ',
  'stays',
  ' are free.',
] as const;
export const freeNightsForgotten = ['This stay is forgotten. Other ', 'stays', ' are free.'] as const;

export const notices = 'Mails about bookings';
export const noticesDescription =
  'Confirm that a house may tell your address of its bookings, or stop those mails with one press of a button. Both are done at once.';
export const noticesConfirm = {
  title: 'Mails about bookings?',
  words:
    'Once it is confirmed, the house that our mail names tells this address of each booking, change and cancellation. Every such mail has a link to stop them.',
  button: 'Confirm this address',
};
export const noticesStop = {
  title: 'Stop these mails?',
  words:
    'One press, and no mail about bookings of this house comes to this address any more. Its owner is told, and cannot ask for them again.',
  button: 'Stop these mails',
};
export const noticesConfirmed = 'This address is confirmed';
export const noticesStopped = 'No more mails about bookings';
export const noticesTooOld = 'This link is too old, or not whole. Please ask the owner of the house to send it again.';
export const noticesOpen =
  'Please open the link in our mail: it confirms that a house may tell this address of its bookings, or stops those mails.';
/** What stands before, in and behind a link to one's listings. */
export const noticesThen = [
  'From the next booking on you are told. Who gets these mails is chosen by the owner, at ',
  'your listings',
  '.',
] as const;
/** What stands before and after the address to write to. */
export const noticesMistake = ['Was that a mistake? Write to ', ', and they come again.'] as const;

export const letter = 'Our letter';
export const letterDescription =
  'Confirm that our letter from Goa should come to you about once a month, or stop it with one press of a button. Both are done at once.';
export const letterConfirm = {
  title: 'Would you like our letter?',
  words:
    'Seasons, festivals, a recipe now and then, about once a month. One press, and your address is confirmed. Every letter has a link to stop it.',
  button: 'Confirm my address',
};
export const letterStop = {
  title: 'Stop our letters?',
  words:
    'One press, and no letter comes any more: your address is removed from our list at once. Mails about bookings and your account are not affected.',
  button: 'Stop the letters',
};
export const letterConfirmed = 'Thank you for reading us';
export const letterStopped = 'No more letters';
export const letterTooOld =
  'This link is too old, or not whole. Please ask for the letter again at the foot of our blog.';
export const letterFromGoa = 'A letter from Goa';
/** What stands before, in and behind a link to the blog. */
export const letterOpen = [
  'Please open the link in our mail: it confirms your address, or stops the letters. You can ask for the letter at the foot of our ',
  'blog',
  '.',
] as const;
export const letterThen = ['Your address is confirmed. Until the first letter, there is our ', 'blog', '.'] as const;
export const letterRemoved = [
  'Your address is removed. Should you miss us, our ',
  'blog',
  ' is there for everybody.',
] as const;
