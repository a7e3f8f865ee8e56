import { stayRefusal } from './stayRefusal.ts';

const sentences: Readonly<Record<string, string>> = {
  'This stay has the lower price of a longer one. Please ask the hotel to make it shorter.':
    'इस बुकिंग में ज़्यादा रातों वाला कम किराया लगा है। इसे छोटा करने के लिए कृपया होटल से कहें।',
  'The hotel has made this price for fewer guests. Please ask it whether more can come.':
    'होटल ने यह किराया कम मेहमानों के लिए तय किया है। और लोग आ सकते हैं या नहीं, कृपया होटल से पूछें।',
  'Your cancellation policy no longer refunds this in full. Ask the hotel, or cancel under that policy.':
    'आपकी बुकिंग की शर्तों के हिसाब से इसकी पूरी रकम अब वापस नहीं होगी। होटल से पूछें, या उन्हीं शर्तों पर रद्द करें।',
  'The hotel has booked this stay without an advance. Please ask it to make the stay larger or dearer, or book the rest as a stay of its own.':
    'होटल ने यह बुकिंग बिना एडवांस के की है। इसे बड़ा या महँगा करने के लिए कृपया होटल से कहें, या बाकी के लिए अलग बुकिंग करें।',
  'The time to pay the advance of this stay is over. Please pay it first, or ask the hotel to move your stay.':
    'इस बुकिंग का एडवांस देने का समय निकल चुका है। कृपया पहले एडवांस दें, या होटल से तारीखें बदलने को कहें।',
  'We look for the payment that you reported. You can change this here once we have found it or not. Until then, ask the hotel.':
    'आपने जिस भुगतान की सूचना दी है, हम उसे ढूँढ रहे हैं। उसका पता चल जाने पर आप यहाँ यह बदल सकेंगे। तब तक होटल से पूछें।',
};

export const changeRefused = (sentence: string) => sentences[sentence] ?? stayRefusal(sentence);
export const payFirst = (due: string) =>
  `इतनी बड़ी या महँगी बुकिंग का आधा एडवांस भी अभी नहीं दिया गया है: पहले ${due} और देने होंगे। कृपया कम चुनें और उसका एडवांस दें, होटल से पूछें, या बाकी के लिए अलग बुकिंग करें।`;
export const payFirstFor = (due: string) => `पहले एडवांस में ${due} और देने होंगे।`;
