/** The language of the mails about a stay, where it is not the one of the page. */

export const mailsInOther = 'Mails about this stay come in Hindi.';
export const sendInThis = 'Send them in English';
export const mailsCome = 'Mails about this stay come in English now';
export const chosenOften = 'You have chosen a language twenty times today. Please try again tomorrow.';
