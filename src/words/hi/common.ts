import { guests, nights } from './language.ts';

export const inIndia = ' (भारतीय समय)';

export const metres = 'मी॰';
export const kilometres = 'किमी';

export const invalidEmail = 'ई-मेल ऐसे लिखें: name@example.com।';
export const invalidPhone = '7 से 15 अंकों का फ़ोन नंबर लिखें।';
export const markupInName = 'नाम < और > के बिना लिखें।';

export const unreachable = 'सर्वर से संपर्क नहीं हो सका। इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।';
export const unexpected = 'कुछ गड़बड़ हो गई। फिर से कोशिश करें।';
export const busy = 'अभी बहुत ज़्यादा अनुरोध आ रहे हैं। कुछ सेकंड बाद फिर से कोशिश करें।';
export const signInAgain = 'आगे बढ़ने के लिए फिर से साइन इन करें।';
export const tooLarge = 'यह सर्वर के लिए बहुत बड़ा है। इसे छोटा करें।';
export const notHuman = 'सुरक्षा जाँच पूरी नहीं हुई। फिर से कोशिश करें।';

export const language = 'hi';

export const check = 'पुष्टि करें कि आप रोबोट नहीं हैं';
export const checkedHere = 'Cloudflare यहाँ जाँचता है कि आप रोबोट नहीं हैं।';
export const again = 'जाँच फिर से करें';
export const blocked =
  'सुरक्षा जाँच नहीं खुल सकी। इंटरनेट कनेक्शन देखें, या इस ब्राउज़र में challenges.cloudflare.com को इजाज़त दें। आपका लिखा हुआ यहीं है।';
export const failed = 'सुरक्षा जाँच पूरी नहीं हुई। फिर से कोशिश करें। आपका लिखा हुआ यहीं है।';
export const unsupported = 'यह ब्राउज़र सुरक्षा जाँच के लिए बहुत पुराना है। कोई दूसरा ब्राउज़र इस्तेमाल करें।';
export const interactive = 'इस फ़ॉर्म में सुरक्षा जाँच पूरी करें, फिर बटन दोबारा दबाएँ।';

export const oneMistake = 'एक बात ठीक करनी है';
export const mistakes = (count: number) => `${count} बातें ठीक करनी हैं`;

export const notCalm = 'एक अक्षर पर चार से ज़्यादा चिह्न न लगाएँ, और एक साथ दो से ज़्यादा खाली लाइनें न छोड़ें।';

export const ofWhichGst = 'इसमें GST';
export const advanceDue = 'एडवांस देना है';
export const balanceAtHotel = 'होटल में देना बाकी';
export const discount = 'छूट';
export const discountByCode = (code: string) => `छूट (कोड ${code})`;
export const standardPrice = 'सामान्य किराया';
export const nonRefundable = 'रकम वापस नहीं';
export const mealIncluded = (meal: string) => `${meal} शामिल`;
/** Follows the name of a meal. */
export const inThePrice = ' (शामिल)';
/** A charge under the cancellation policy. */
export const droppedRooms = (name: string) => `${name}: कैंसिल करने का शुल्क`;
/** The price of an extra by what it is charged for. */
export const extraPrice = {
  booking: (price: string) => `${price} हर बुकिंग`,
  night: (price: string) => `${price} हर रात`,
  person: (price: string) => `${price} हर मेहमान`,
  person_night: (price: string) => `${price} हर मेहमान, हर रात`,
  piece: (price: string) => `${price} हर एक`,
} as const;
/** Follows the price of one. */
export const extraCount = {
  booking: () => '',
  night: (n: number, stay: number) => `${n > 1 ? ` × ${n}` : ''} × ${nights(stay)}`,
  person: (n: number) => ` × ${guests(n)}`,
  person_night: (n: number, stay: number) => ` × ${guests(n)} × ${nights(stay)}`,
  piece: (n: number) => (n > 1 ? ` × ${n}` : ''),
} as const;
export const total = 'कुल';
export const inFull = 'पूरी रकम';
export const fromDay = (day: string) => `${day} से: `;

export const youAreCharged = 'कुल, रुपयों में';
export const pricedInRupees = 'किराया रुपयों में था।';
export const chargedInRupees = 'भुगतान रुपयों में होता है।';
export const dollarsAreAGuide = (day: string) => `डॉलर की रकम ${day} की दर से है और सिर्फ़ अंदाज़े के लिए है।`;

export const waitingForHotel = 'होटल के जवाब का इंतज़ार';
export const stayed = 'ठहर चुके';
export const expired = 'खत्म हो गई';
export const cancelled = 'रद्द';
export const noShow = 'नो-शो';
export const paymentChecked = 'भुगतान की जाँच हो रही है';
export const advanceDueBy = (moment: string) => `एडवांस ${moment} तक देना है`;
export const confirmedByAdvance = 'एडवांस से पक्की';
export const booked = 'बुक हो गई';

export const paymentReported = 'भुगतान की सूचना मिली';
export const partlyRefunded = 'कुछ रकम का रिफ़ंड हुआ';
export const advanceStates = {
  pending: 'एडवांस नहीं दिया गया',
  paid: 'एडवांस दिया गया',
  failed: 'एडवांस का भुगतान नहीं हो सका',
  refunded: 'एडवांस का रिफ़ंड हुआ',
} as const;
export const paymentStates = {
  pending: 'होटल में देना है',
  paid: 'भुगतान हो गया',
  failed: 'भुगतान नहीं हो सका',
  refunded: 'रकम का रिफ़ंड हुआ',
} as const;

export const cancellationPolicies = {
  flexible: 'लचीली: पहुँचने से 1 दिन पहले तक पूरी रकम वापस (चेक-इन से 24 घंटे पहले तक)।',
  moderate: 'मध्यम: पहुँचने से 7 दिन पहले तक पूरी रकम वापस।',
  strict: 'सख्त: पहुँचने से 1 हफ़्ते पहले तक 50% रकम वापस।',
  super_strict: 'बहुत सख्त: पहुँचने से 60 दिन पहले तक 50% रकम वापस।',
  non_refundable: 'रकम वापस नहीं: बुकिंग के बाद रिफ़ंड नहीं मिलता।',
} as const;

export const refundDays = '5–7 कामकाजी दिनों';

export const refundsTake = `रिफ़ंड ${refundDays} में मिलता है।`;

export function cancellationText(policy: string): string {
  return policy in cancellationPolicies ? cancellationPolicies[policy as keyof typeof cancellationPolicies] : policy;
}

export function cancellationTerms(policy: string): string {
  const refunds = policy in cancellationPolicies && policy !== 'non_refundable';
  return `${cancellationText(policy)}${refunds ? ` ${refundsTake}` : ''}`;
}

export const forAboutOnChat = (about: string) => `: ${about}, WhatsApp पर`;
export const linkCopied = 'लिंक कॉपी हो गया!';
export const linkNotCopied = 'लिंक कॉपी नहीं हो सका';

export const rating = 'रेटिंग: ';

export const fewer = (label: string) => `${label}: कम करें`;
export const more = (label: string) => `${label}: बढ़ाएँ`;

export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const required = '(ज़रूरी)';
export const addDate = 'तारीख चुनें';
export const chooseDates = 'अपनी तारीखें चुनें';
export const loadingCalendar = 'कैलेंडर खुल रहा है…';
export const done = 'हो गया';
export const optional = '(ज़रूरी नहीं)';
export const close = 'बंद करें';
export const cancel = 'रहने दें';
export const closeWithoutSavingTitle = 'सहेजे बिना बंद करें?';
export const closeWithoutSaving = 'सहेजे बिना बंद करें';
export const keepEditing = 'लिखते रहें';
export const unsavedTextIsLost = 'जो आपने सहेजा नहीं है, वह मिट जाएगा।';
export const retry = 'फिर से कोशिश करें';
export const demo = 'डेमो';
export const notAPicture = 'JPG, PNG या WebP फ़ोटो चुनें।';

export const usesFirst = (phone: string) => `आपने एक से ज़्यादा नंबर लिखे हैं। हम ${phone} लेंगे।`;
export const usePhone = (phone: string) => `इसकी जगह ${phone} लें`;
export const didYouMean = (email: string) => `क्या आपका मतलब ${email} था?`;

export const weekdayHead = (name: string) => name;

export const previousMonth = 'पिछला महीना';
export const nextMonth = 'अगला महीना';
export const nowCheckOut = (day: string) => `${day}: अब चेक-आउट की तारीख चुनें`;
export const firstCheckIn = 'चेक-इन की तारीख चुनें';
export const clearDates = 'तारीखें मिटाएँ';
