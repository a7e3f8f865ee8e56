import { formatDate, isDated, type Party, type StayQuery } from '../../domain/stay.ts';
import { adults, children, rooms } from './language.ts';

export const ages = { adults: '13 साल या उससे ज़्यादा', children: '0–12 साल' } as const;

export const guestWords = (party: Omit<Party, 'rooms'>) =>
  [adults(party.adults), ...(party.children > 0 ? [children(party.children)] : [])].join(', ');

export const partyWords = (party: Party) => `${guestWords(party)} · ${rooms(party.rooms)}`;

export function stayWords(stay: StayQuery): { stay?: string; party?: string } {
  if (!isDated(stay)) return {};
  return { stay: `${formatDate(stay.check_in_date)} से ${formatDate(stay.check_out_date)}`, party: partyWords(stay) };
}

export { hindiTime as formatTime } from '../times.ts';

export const parties: Readonly<Record<string, string>> = {
  solo: 'अकेले',
  couple: 'जोड़ा',
  family: 'परिवार',
  group: 'समूह',
};

export const recommended = 'हमारी पसंद';
export const byPrice = 'किराया: कम से ज़्यादा';
export const byRating = 'रेटिंग: ज़्यादा से कम';
export const byName = 'नाम: A से Z';

export const fieldsMissing = 'कुछ ज़रूरी जानकारी बाकी है';
export const fillAllIn = 'सभी ज़रूरी जानकारी भरें।';
export const datesInvalid = 'तारीखें ठीक नहीं हैं';

export const tooLong = (characters: number) => `ज़्यादा से ज़्यादा ${characters.toLocaleString('en-IN')} अक्षर लिखें।`;
export const nameMissing = 'अपना पूरा नाम लिखें।';
export const emailMissing = 'अपना ई-मेल लिखें।';
export const phoneInvalid = '7 से 15 अंकों का फ़ोन नंबर लिखें, या इसे खाली छोड़ दें।';
export const checkInMissing = 'चेक-इन की तारीख चुनें।';
export const checkOutMissing = 'चेक-आउट की तारीख चुनें।';
export const oneAdult = 'कम से कम 1 वयस्क चुनें।';
export const tooManyAdults = (most: number) => `ज़्यादा से ज़्यादा ${most} वयस्क।`;
export const childrenBelowNone = 'बच्चों की संख्या 0 से कम नहीं हो सकती।';
export const tooManyChildren = 'कमरों में इतने बच्चों की जगह नहीं है।';
export const oneRoom = 'कम से कम 1 कमरा चुनें।';
export const tooManyRooms = (rooms: number) => `होटल में इस प्रकार के कुल ${rooms} कमरे ही हैं।`;
export const partyTooLarge = (guests: number) => `हर कमरे में ${guests} मेहमान तक रह सकते हैं। एक कमरा और जोड़ें या मेहमान कम करें।`;

export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const email = 'ई-मेल';
export const phone = 'फ़ोन';
export const yourBooking = 'आपकी बुकिंग';
export const terms = 'नियम और शर्तें';
