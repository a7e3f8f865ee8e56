import { showToast } from '#src/lib/toasts.ts';
import { openChat } from '#src/lib/whatsapp.ts';
import { chatFailed, numberToCopy } from '#src/words/en/chat.ts';

type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** A press of a chat link: tries all ways into the chat, and says the number when none works. One for another tab is the browser's. */
export function pressChat(event: Press, phone: string, text: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (openChat(phone, text)) return;
  showToast({
    title: chatFailed,
    description: numberToCopy(phone),
    tone: 'error',
  });
}

/** Does so for every chat link of a page. */
export function startChatButtons() {
  document.addEventListener('click', (event) => {
    const { chat, phone } = (event.target as Element).closest<HTMLElement>('a[data-chat]')?.dataset ?? {};
    if (chat && phone) pressChat(event, phone, chat);
  });
}
