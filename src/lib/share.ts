interface Shareable {
  title: string;
  text: string;
  url: string;
}

/** `cancelled` needs no message: the visitor closed the share panel, or it is open already. */
type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

export async function share({ title, text, url }: Shareable): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return 'cancelled';
      console.error(error);
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}
