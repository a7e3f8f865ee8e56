import { stayRefusal } from './stayRefusal.ts';

const sentences: Readonly<Record<string, string>> = {
  'This stay has the lower price of a longer one. Please ask the hotel to make it shorter.':
    'इस बुकिंग में ज़्यादा रातों वाला कम किराया लगा है। इसे छोटा करने के लिए कृपया होटल से कहें।',
  'The hotel has made this price for fewer guests. Please ask it whether more can come.':
    'होटल ने यह किराया कम मेहमानों के लिए तय किया है। और लोग आ सकते हैं या नहीं, कृपया होटल से पूछें।',
  'Your cancellation policy no longer refunds this in full. Ask the hotel, or cancel under that policy.':
    'आपकी बुकिंग की शर्तों के हिसाब से इसकी पूरी रकम अब वापस नहीं होगी। होटल से पूछें, या उन्हीं शर्तों पर रद्द करें।',
  'The hotel made this booking without an advance. Ask it for more rooms, nights or a dearer room, or make a new booking for them.':
    'होटल ने यह बुकिंग बिना एडवांस के की है। और कमरे, रातें या महँगा कमरा चाहिए, तो होटल से कहें, या उनके लिए नई बुकिंग करें।',
  'The time to pay the advance of this stay is over. Please pay it first, or ask the hotel to move your stay.':
    'इस बुकिंग का एडवांस देने का समय निकल चुका है। कृपया पहले एडवांस दें, या होटल से तारीखें बदलने को कहें।',
  'We look for the payment that you reported. You can change this here as soon as we email you the result. Until then, ask the hotel.':
    'आपने जिस भुगतान की सूचना दी है, हम उसे ढूँढ रहे हैं। नतीजे का मेल मिलते ही आप यहाँ यह बदल सकेंगे। तब तक होटल से पूछें।',
};

export const changeRefused = (sentence: string) => sentences[sentence] ?? stayRefusal(sentence);
