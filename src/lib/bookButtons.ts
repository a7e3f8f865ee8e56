import { chatUrl } from '#src/domain/chat.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { bookingMessage } from '#src/words/en/chat.ts';
import { stayWords } from '#src/words/en/party.ts';

/** Updates the WhatsApp text of all Book buttons for the chosen dates. `data-book` is the hotel's name, empty for any hotel. */
export function tellBookButtons(stay: StayQuery) {
  for (const button of document.querySelectorAll<HTMLAnchorElement>('a[data-book]')) {
    const { book: hotel = '', pets, phone = '' } = button.dataset;
    const text = bookingMessage({ hotel, pets, ...stayWords(stay) });
    button.dataset.chat = text;
    button.href = chatUrl(phone, text);
  }
}
