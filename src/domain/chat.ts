/** Link form: https://faq.whatsapp.com/5913398998672934 (wa.me, digits only, text URL-encoded). */

export const maxChatText = 1000;

export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** Control characters except line feeds, bidi overrides that could disguise a text, and lone surrogates, which URLs cannot encode. */
const hiddenCharacters = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

function plainText(text: string): string {
  return text.slice(0, maxChatText).replace(hiddenCharacters, ' ');
}

export function chatUrl(phone: string, text: string): string {
  return `https://wa.me/${phoneDigits(phone)}?text=${encodeURIComponent(plainText(text))}`;
}

/** The same link for WhatsApp Web, if the app does not open. */
export function webChatUrl(phone: string, text: string): string {
  return `https://web.whatsapp.com/send?phone=${phoneDigits(phone)}&text=${encodeURIComponent(plainText(text))}`;
}
