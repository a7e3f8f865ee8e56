import type { MouseEvent } from 'react';
import { siteFacts } from '#src/content/site.ts';
import { bookingMessage, chatUrl } from '#src/domain/chat.ts';
import type { Hotel } from '#src/domain/hotel/hotel.ts';
import { type StayQuery, stayWords } from '#src/domain/stay.ts';
import { showToast } from '#src/lib/toasts.ts';
import { openChat } from '#src/lib/whatsapp.ts';
import { Button } from '#src/ui/Button.tsx';
import { WhatsAppIcon } from '#src/ui/WhatsAppIcon.tsx';

interface Props {
  hotel: Hotel;
  stay: StayQuery;
}

/** A chat about this hotel and stay. A link, so it can be copied or opened any way the visitor likes. */
export function ChatButton({ hotel, stay }: Props) {
  const text = bookingMessage({ hotel: `${hotel.name}, ${hotel.city}`, ...stayWords(stay) });

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (openChat(siteFacts.phone, text)) return;
    showToast({
      title: 'WhatsApp could not be opened',
      description: `Our number to copy: ${siteFacts.phone}`,
      tone: 'error',
    });
  }

  return (
    <Button variant="whatsapp" href={chatUrl(siteFacts.phone, text)} target="_blank" rel="noopener" onClick={onClick}>
      <WhatsAppIcon />
      WhatsApp
    </Button>
  );
}
