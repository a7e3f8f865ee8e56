export const fieldsMissing = 'कुछ ज़रूरी बातें रह गईं';
export const fillAllIn = 'कृपया सभी ज़रूरी जगहें भरें।';
export const datesInvalid = 'तारीखें ठीक नहीं हैं';

export const tooLong = (characters: number) => `कृपया ${characters.toLocaleString('en-IN')} से ज़्यादा अक्षर न लिखें।`;
export const nameMissing = 'कृपया अपना पूरा नाम लिखें।';
export const emailMissing = 'कृपया अपना ई-मेल लिखें।';
export const phoneInvalid = 'कृपया 7 से 15 अंकों का फ़ोन नंबर लिखें, या इसे खाली छोड़ दें।';
export const checkInMissing = 'कृपया चेक-इन की तारीख चुनें।';
export const checkOutMissing = 'कृपया चेक-आउट की तारीख चुनें।';
export const oneAdult = 'कम से कम 1 वयस्क चाहिए।';
export const tooManyAdults = (most: number) => `ज़्यादा से ज़्यादा ${most} वयस्क।`;
export const childrenBelowNone = 'बच्चों की संख्या 0 से कम नहीं हो सकती।';
export const tooManyChildren = 'कमरों में इतने बच्चों की जगह नहीं है।';
export const oneRoom = 'कम से कम 1 कमरा चाहिए।';
export const tooManyRooms = (rooms: number) => `ऐसे कुल ${rooms} कमरे ही हैं।`;
export const partyTooLarge = (guests: number) =>
  `हर कमरे में ${guests} मेहमान तक रह सकते हैं। कृपया एक कमरा और जोड़ें या मेहमान कम करें।`;
