/**
 * Words and links of the WhatsApp chat.
 * Link form: https://faq.whatsapp.com/5913398998672934 (wa.me, digits only, text URL-encoded).
 */

/** Longest text put into a link: far below what every browser and the app accept. */
export const maxChatText = 1000;

/** Digits of a phone number in international form. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/**
 * Control characters (but not the line feed) and bidi overrides, which could make a prefilled text read as something else, and
 * halves of a character, which no address can hold.
 */
const hiddenCharacters = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

function plainText(text: string): string {
  return text.slice(0, maxChatText).replace(hiddenCharacters, ' ');
}

/** A link that opens a chat with the text typed in. */
export function chatUrl(phone: string, text: string): string {
  return `https://wa.me/${phoneDigits(phone)}?text=${encodeURIComponent(plainText(text))}`;
}

/** The web client's form of the same link, the last way to a chat when the app and its link fail. */
export function webChatUrl(phone: string, text: string): string {
  return `https://web.whatsapp.com/send?phone=${phoneDigits(phone)}&text=${encodeURIComponent(plainText(text))}`;
}
