import { type TermsNow, termsWords } from '#src/domain/booking/termsNow.ts';

/** Until when cancelling is free, or that it is not. */
export const Terms = ({ terms }: { terms: TermsNow }) => <> {termsWords(terms)}</>;
