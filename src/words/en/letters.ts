/** Pages of links in emails: a button confirms an address, or stops the emails to it. */

export const oneMoment = 'One moment…';
export const whatWeKeep = 'What we keep about you';
export const tooManyTries = 'Too many attempts from your connection. Try again in one minute.';
export const tooManyWaits =
  'This address has reached the limit of availability alerts. Stop one with the link in its email first.';
export const linkHelp = ['If the link does not work, write to ', '. We do it for you.'] as const;

export const freeNights = 'Availability alert';
export const freeNightsDescription =
  'Confirm that you want one email as soon as rooms for sold-out dates become available, or stop that email.';
export const freeNightsConfirm = {
  title: 'Shall we email you?',
  words:
    'Select the button. We then email this address once, as soon as the dates in our email can be booked. If they never become available, you get no email.',
  button: 'Yes, email me',
};
export const freeNightsStop = {
  title: 'Stop this email?',
  words: 'Select the button to get no email about these dates. We delete your address from this alert immediately.',
  button: 'Stop this email',
};
export const freeNightsConfirmed = 'We will email you';
export const freeNightsStopped = 'Email stopped';
export const freeNightsTooOld =
  'This link is too old or incomplete, or the dates have begun. Open the hotel’s page and ask again.';
export const freeNightsOpen =
  'Open the link in our email. It confirms that we may email you once when your dates can be booked, or stops that email.';
export const freeNightsThen = [
  'We send one email as soon as a room becomes available. The email does not hold the room: the first to book gets it. Until then, other ',
  'hotels',
  ' have rooms.',
] as const;
export const freeNightsForgotten = ['We have deleted this alert. Other ', 'hotels', ' have rooms.'] as const;

export const notices = 'Emails about bookings';
export const noticesDescription =
  'Confirm that your address gets emails about the bookings of a property, or stop those emails. Either takes effect immediately.';
export const noticesConfirm = {
  title: 'Confirm this address?',
  words:
    'We then email it about every booking, change and cancellation at the property named in our email. Each of these emails has a link to stop them.',
  button: 'Confirm this address',
};
export const noticesStop = {
  title: 'Stop these emails?',
  words:
    'Select the button to stop emails about this property’s bookings to this address. We tell the owner, who cannot ask again.',
  button: 'Stop these emails',
};
export const noticesConfirmed = 'This address is confirmed';
export const noticesStopped = 'Emails stopped';
export const noticesTooOld = 'This link is too old or incomplete. Ask the owner of the property to send it again.';
export const noticesOpen =
  'Open the link in our email. It confirms that this address gets emails about the bookings of a property, or stops them.';
export const noticesThen = [
  'You get an email from the next booking on. The owner chooses who gets these emails, at ',
  'your listings',
  '.',
] as const;
export const noticesMistake = ['If this was a mistake, write to ', '. We then send them again.'] as const;

export const letter = 'Our newsletter';
export const letterDescription =
  'Confirm that you want our newsletter from Goa about once a month, or unsubscribe from it. Either takes effect immediately.';
export const letterConfirm = {
  title: 'Confirm your subscription?',
  words:
    'Seasons, festivals and a recipe now and then, about once a month. Every newsletter has a link to unsubscribe.',
  button: 'Confirm my subscription',
};
export const letterStop = {
  title: 'Unsubscribe?',
  words:
    'Select the button to stop the newsletter. We delete your address from our list immediately. You still get emails about your bookings and your account.',
  button: 'Unsubscribe',
};
export const letterConfirmed = 'Subscription confirmed';
export const letterStopped = 'You are unsubscribed';
export const letterTooOld = 'This link is too old or incomplete. Subscribe again at the foot of our blog.';
export const letterFromGoa = 'Our newsletter from Goa';
export const letterOpen = [
  'Open the link in our email. It confirms your subscription, or ends it. You can subscribe at the foot of our ',
  'blog',
  '.',
] as const;
export const letterThen = ['Thank you for subscribing. Until the first newsletter, read our ', 'blog', '.'] as const;
export const letterRemoved = ['We have deleted your address. You can still read our ', 'blog', '.'] as const;
