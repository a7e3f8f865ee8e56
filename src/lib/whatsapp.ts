import { chatUrl, phoneDigits, webChatUrl } from '#src/domain/chat.ts';

/**
 * A tab of its own, cut off from this page before it goes anywhere. The `noopener` feature would do the same, but then the
 * browser answers null for an opened and for a blocked window alike, and a blocked one could not be told.
 */
function openWindow(url: string): boolean {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(url);
  return true;
}

/**
 * A link pressed by code; false when something on the page kept the press from opening it. It leads away from this page: a new
 * window was just refused, and a second refusal could not be told.
 */
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

/**
 * Opens a WhatsApp chat with the text typed in: in a new window, else by pressing a link in place of this page, else in
 * WhatsApp's web client.
 * Call it from the visitor's own press. Returns false when every way failed, so that the number can be shown instead.
 */
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
