import { refundDays } from './cancellation.ts';

export const inDays = (days: number) => `${days} दिन बाद`;
export const tomorrow = 'कल';
export const today = 'आज';
export const nightOf = (night: number, nights: number) => `${nights} में से रात ${night}`;
export const leavingToday = 'आज चेक-आउट है';
export const pastStay = 'पिछली बुकिंग';

export const stayLine = (checkIn: string, checkOut: string, room: string, guests: string) =>
  `${checkIn} से ${checkOut} तक, ${room}, ${guests}।`;
export const isCancelledStay = (stay: string) => `यह बुकिंग रद्द हो चुकी है: ${stay} `;
export const isMissedStay = (stay: string) => `इस बुकिंग पर “नहीं पहुँचे (नो-शो)” दर्ज है: ${stay} `;
export const arrivingAbout = (time: string) => `हम ${time.replace(' ', ' करीब ')} पहुँचेंगे। `;

export const noneReceived = 'इस बुकिंग के लिए हमें कोई रकम नहीं मिली है, इसलिए कोई रिफ़ंड नहीं है।';
export const received = (amount: string) => `इस बुकिंग के लिए हमें ${amount} मिले हैं।`;
export const hotelDecides = 'बुकिंग रद्द करने की होटल की अपनी शर्तें हैं। कितना रिफ़ंड मिलेगा, यह होटल आपको बताएगा।';
export const noRefund = 'आपकी बुकिंग की शर्तों के हिसाब से रिफ़ंड नहीं मिलेगा।';
export const amountBack = (amount: string) => `${refundDays} में आपको ${amount} वापस मिल जाएँगे।`;
export const holdsUntil = (moment: string) => `ऐसा ${moment} तक रद्द करने पर होगा। उसके बाद रिफ़ंड नहीं मिलेगा।`;
export const reported = (amount: string) => `आपने ${amount} के भुगतान की सूचना दी है; वह हमें अभी तक नहीं मिला है।`;
export const hotelDecidesOnceFound = 'मिल जाने पर होटल आपको बताएगा कि कितना रिफ़ंड मिलेगा।';
export const amountBackOnceFound = (amount: string) => `मिल जाने पर ${refundDays} में आपको ${amount} वापस मिल जाएँगे।`;

export const ways = {
  cash: 'नकद',
  card: 'कार्ड से',
  upi: 'UPI से',
  bank: 'बैंक ट्रांसफ़र से',
  other: '',
  online: 'ऑनलाइन',
} as const;
export const waysOnline: Readonly<Record<string, string>> = {
  card: 'कार्ड से',
  upi: 'UPI से',
  netbanking: 'नेट बैंकिंग से',
  wallet: 'वॉलेट से',
};
const said = (...words: string[]) => words.filter((word) => word).join(' ');
export const paidToUs = (way: string) => said('हमें', way, 'दिए गए');
export const paidAtHotel = (way: string) => said('होटल में', way, 'दिए गए');
export const refundedByUs = 'हमने रिफ़ंड दिया';
export const refundedByHotel = (way: string) => said('होटल ने', way, 'रिफ़ंड दिया');
export const refundSent = 'हमने रिफ़ंड भेजा';
export const refundDue = (day: string | null) => said(day ? `${day} तक` : '', 'रिफ़ंड मिलेगा');
export const byDay = (day: string) => `${day} तक`;
export const payers = { site: 'हम देंगे', property: 'होटल देगा' } as const;
