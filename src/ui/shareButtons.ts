import { share } from '#src/lib/share.ts';
import { showToast } from '#src/lib/toasts.ts';
import { linkCopied, linkNotCopied } from '#src/words/en/common.ts';

/** Announces inside an open dialog, because toasts outside it are silent. */
function announce(from: Element, words: string) {
  const status = from.closest('dialog')?.querySelector('[data-announcement]');
  if (status) status.textContent = words;
}

export function startShareButtons() {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-share]');
    const { share: path, shareTitle: title = '', shareText: text = '' } = button?.dataset ?? {};
    if (!button || path === undefined) return;
    const url = new URL(path, window.location.origin).href;
    announce(button, '');
    const outcome = await share({ title, text, url });
    if (outcome === 'copied') {
      showToast({ title: linkCopied, tone: 'success' });
      announce(button, linkCopied);
    }
    if (outcome === 'failed') {
      showToast({ title: linkNotCopied, description: url, tone: 'error' });
      announce(button, `${linkNotCopied}. ${url}`);
    }
  });
}
