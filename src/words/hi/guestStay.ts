import { refundDays } from './cancellation.ts';

export const inDays = (days: number) => `${days} दिन बाद`;
export const tomorrow = 'कल';
export const today = 'आज';
export const nightOf = (night: number, nights: number) => `रात ${night}, कुल ${nights}`;
export const leavingToday = 'आज चेक-आउट है';
export const pastStay = 'पिछली बुकिंग';

export const stayLine = (checkIn: string, checkOut: string, room: string, guests: string) =>
  `${checkIn} से ${checkOut} तक, ${room}, ${guests}।`;
export const isCancelledStay = (stay: string) => `यह बुकिंग रद्द हो चुकी है: ${stay} `;
export const isMissedStay = (stay: string) => `दर्ज है कि इस बुकिंग पर कोई नहीं आया: ${stay} `;
export const arrivingAbout = (time: string) => `हम ${time.replace(' ', ' करीब ')} पहुँचेंगे। `;

export const noneHasCome = 'इस बुकिंग के लिए कोई रकम नहीं मिली है, इसलिए कुछ लौटाना भी नहीं है।';
export const hasCome = (amount: string) => `इस बुकिंग के लिए ${amount} मिले हैं।`;
export const hotelTellsBack = 'होटल की अपनी शर्तें हैं; इसमें से कितना वापस होगा, यह होटल आपको बताएगा।';
export const nothingBack = 'जिन शर्तों पर आपने बुकिंग की थी, उनके हिसाब से अब इसमें से कुछ वापस नहीं होगा।';
export const allBack = `पूरी रकम ${refundDays} में आपको वापस मिल जाएगी।`;
export const amountBack = (amount: string) => `${refundDays} में आपको ${amount} वापस मिल जाएँगे।`;
export const holdsUntil = (moment: string) => `ऐसा ${moment} तक रद्द करने पर होगा; उसके बाद कुछ वापस नहीं होगा।`;
export const toldPaid = (amount: string) => `आपने बताया है कि आपने ${amount} दिए हैं; वे हमें अभी तक नहीं मिले हैं।`;
export const hotelTellsOnceFound = 'मिल जाने पर होटल आपको बताएगा कि उसमें से कितना वापस होगा।';
export const allBackOnceFound = `मिल जाने पर पूरी रकम ${refundDays} में आपको वापस मिल जाएगी।`;
export const amountBackOnceFound = (amount: string) => `मिल जाने पर ${refundDays} में आपको ${amount} वापस मिल जाएँगे।`;

export const ways = {
  cash: 'नकद',
  card: 'कार्ड से',
  upi: 'UPI से',
  bank: 'बैंक ट्रांसफ़र से',
  other: '',
  site: 'हमें',
} as const;
export const waysOnline: Readonly<Record<string, string>> = {
  card: 'कार्ड से',
  upi: 'UPI से',
  netbanking: 'नेट बैंकिंग से',
  wallet: 'वॉलेट से',
};
export const online = 'ऑनलाइन';
export const paidToUs = (way: string) => `हमें ${way} दिए गए`;
export const paidIn = (way: string) => `${way} दिए गए`.trim();
export const givenBackIn = (way: string) => `${way} लौटाए गए`.trim();
export const givenBackByUs = 'हमने लौटाए';
export const comesBack = 'आपको वापस मिलेंगे';
export const promisedAndGiven = 'लौटाने थे, लौटा दिए';
