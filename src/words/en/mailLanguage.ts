/** The language of the emails about a booking, if it is not that of the page. */

export const mailsInOther = 'We send emails about this booking in Hindi.';
export const sendInThis = 'Send them in English';
export const mailsCome = 'We now send emails about this booking in English';
export const chosenOften = 'You have changed the language 20 times today. Try again tomorrow.';
