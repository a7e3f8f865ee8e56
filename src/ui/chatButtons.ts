import { showToast } from '#src/lib/toasts.ts';
import { openChat } from '#src/lib/whatsapp.ts';

/** Lets every chat link of the page try all ways into the chat, and say the number when none works. */
export function startChatButtons() {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { chat, phone } = (event.target as Element).closest<HTMLElement>('a[data-chat]')?.dataset ?? {};
    if (!chat || !phone) return;
    event.preventDefault();
    if (openChat(phone, chat)) return;
    showToast({
      title: 'WhatsApp could not be opened',
      description: `Our number to copy: ${phone}`,
      tone: 'error',
    });
  });
}
