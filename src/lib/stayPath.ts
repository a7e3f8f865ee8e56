import { at } from '#src/words/en/language.ts';

/** A guest's own stay, by the link of their mails; apart from the other addresses, which every screen loads. */
export const stayPath = (token?: string) => `${at}/stay${token ? `#${token}` : ''}`;
/** Where a new link is sent to who knows a reference at most; `isReview`: who wants to review the stay. In the fragment, as the link: it is in no log. */
export const askLinkPath = ({ reference = '', isReview = false }) =>
  `${at}/stay#${new URLSearchParams({ ...(reference && { reference }), ...(isReview && { review: '' }) })}`;
