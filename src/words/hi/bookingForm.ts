export const fieldsMissing = 'कुछ ज़रूरी जानकारी बाकी है';
export const fillAllIn = 'कृपया सभी ज़रूरी जानकारी भरें।';
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
export const tooManyRooms = (rooms: number) => `होटल में ऐसे कुल ${rooms} कमरे ही हैं।`;
export const partyTooLarge = (guests: number) => `हर कमरे में ${guests} मेहमान तक रह सकते हैं। एक कमरा और जोड़ें या मेहमान कम करें।`;
