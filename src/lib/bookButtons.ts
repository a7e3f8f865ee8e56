import { chatUrl } from '#src/domain/chat.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { bookingMessage } from '#src/words/en/chat.ts';
import { stayWords } from '#src/words/en/party.ts';

/** Lets every Book button of the page (`data-book`: the hotel's name, empty for any; `data-pets`) speak of the stay that was chosen. */
export function tellBookButtons(stay: StayQuery) {
  for (const button of document.querySelectorAll<HTMLAnchorElement>('a[data-book]')) {
    const { book: hotel = '', pets, phone = '' } = button.dataset;
    const text = bookingMessage({ hotel, pets, ...stayWords(stay) });
    button.dataset.chat = text;
    button.href = chatUrl(phone, text);
  }
}
