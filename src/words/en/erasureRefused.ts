/** Money that keeps an account from being deleted. Apart from the words of calls: other pages ask who is signed in. */

export const refundOwed = (amount: string, reference: string, day: string) =>
  `${amount} of your booking ${reference} is still to be paid back to you, by ${day}. You can delete your account once it is paid back: without it, nobody would know whom to pay.`;
export const claimOpen = (amount: string, reference: string) =>
  `We still look for the ${amount} that you told us you have paid for your booking ${reference}. You can delete your account once we have an answer to that. Have you not paid it? Then please write to us.`;
