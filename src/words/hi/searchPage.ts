export const title = 'गोवा के होटल: तारीखें, कमरे और किराया';
export const description = 'आपकी तारीखों के लिए गोवा के होटल: खाली कमरे, टैक्स समेत किराया, और ठहर चुके मेहमानों की समीक्षाएँ।';
export const needsScript = 'खोज के लिए JavaScript चाहिए';
export const writeOrCall = (phone: string, hours: string) =>
  `आपका ब्राउज़र वह स्क्रिप्ट नहीं चलाता जो खाली कमरे ढूँढती है। हमें लिखें, या ${phone} पर फ़ोन करें: ${hours}।`;
export const chat = 'WhatsApp पर लिखें';
