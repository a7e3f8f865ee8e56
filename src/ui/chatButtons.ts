import { showToast } from '#src/lib/toasts.ts';
import { openChat } from '#src/lib/whatsapp.ts';
import { chatFailed, numberToCopy } from '#src/words/en/chat.ts';

type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Handles a press on a chat link. If no app opens, shows the phone number. Modifier keys are left to the browser. */
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

export function startChatButtons() {
  document.addEventListener('click', (event) => {
    const { chat, phone } = (event.target as Element).closest<HTMLElement>('a[data-chat]')?.dataset ?? {};
    if (chat && phone) pressChat(event, phone, chat);
  });
}
