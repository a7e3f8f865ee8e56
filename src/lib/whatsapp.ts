import { chatUrl, phoneDigits, webChatUrl } from '#src/domain/chat.ts';

/** Opens a new window without access to this page. The `noopener` feature returns null also on success, so a blocked window would not be noticed. */
function openWindow(url: string): boolean {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(url);
  return true;
}

/** Clicks a link; returns false if the page prevented it. Opens in the same window, as the browser has just blocked a new one. */
function pressLink(url: string): boolean {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_self';
  document.body.append(link);
  try {
    return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  } finally {
    link.remove();
  }
}

/** Opens a WhatsApp chat: in a new window, else in this one, else in WhatsApp's web client. Returns false if all fail. Call it in a click handler. */
export function openChat(phone: string, text: string): boolean {
  if (!phoneDigits(phone)) return false;
  const ways = [
    () => openWindow(chatUrl(phone, text)),
    () => pressLink(chatUrl(phone, text)),
    () => openWindow(webChatUrl(phone, text)),
  ];
  return ways.some((tryIt) => {
    try {
      return tryIt();
    } catch (error) {
      console.error(error);
      return false;
    }
  });
}
