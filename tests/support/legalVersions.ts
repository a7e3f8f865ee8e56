import { legalVersions, readLegalTexts } from '#src/content/legalVersions.ts';
import { todayInKolkata } from '#src/domain/stay.ts';

const { terms = '', privacy = '' } = legalVersions(readLegalTexts(), todayInKolkata());

/** What our forms send of the texts that stand by them. */
export const termsAndPrivacy = { terms, privacy };
export const privacyAlone = { privacy };
