import { siteFacts } from '#src/content/site.ts';
import type { Hotel } from '#src/domain/hotel/hotel.ts';
import { isDated, type StayQuery } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { share } from '#src/lib/share.ts';
import { showToast } from '#src/lib/toasts.ts';
import { linkCopied, linkNotCopied } from '#src/words/en/common.ts';
import { sharedHotel } from '#src/words/en/hotel.ts';

/** Shares the hotel's address, with the stay if dates are chosen. */
export async function shareHotel(hotel: Hotel, stay: StayQuery) {
  const url = new URL(paths.hotel(hotel.id, hotel.name, isDated(stay) ? stay : undefined), location.origin).href;
  const outcome = await share({
    title: hotel.name,
    text: sharedHotel(hotel.name, hotel.city, siteFacts.name),
    url,
  });
  if (outcome === 'copied') showToast({ title: linkCopied, tone: 'success' });
  if (outcome === 'failed') showToast({ title: linkNotCopied, description: url, tone: 'error' });
}
