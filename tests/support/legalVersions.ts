import { legalVersions, readLegalTexts } from '#src/content/legalVersions.ts';
import { todayInKolkata } from '#src/domain/stay.ts';

const { terms = '', privacy = '' } = legalVersions(readLegalTexts(), todayInKolkata());

export const termsAndPrivacy = { terms, privacy };
export const privacyAlone = { privacy };
