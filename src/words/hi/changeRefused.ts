import { stayRefusal } from './stayRefusal.ts';

const sentences: Readonly<Record<string, string>> = {
  'Your price includes a discount for a longer stay. Ask the hotel to shorten your booking.':
    'इस बुकिंग में ज़्यादा रातों वाला कम किराया लगा है। इसे छोटा करने के लिए होटल से कहें।',
  'The hotel set this price for fewer guests. Ask the hotel to add more.':
    'होटल ने यह किराया कम मेहमानों के लिए तय किया है। और मेहमान जोड़ने के लिए होटल से कहें।',
  'Your cancellation policy no longer refunds this in full. Ask the hotel, or cancel under that policy.':
    'आपकी बुकिंग की शर्तों के हिसाब से अब पूरा रिफ़ंड नहीं मिलेगा। होटल से पूछें, या उन्हीं शर्तों पर रद्द करें।',
  'The hotel made this booking without an advance. Ask it for more rooms, more nights or a dearer room, or make a separate booking.':
    'होटल ने यह बुकिंग बिना एडवांस के की है। और कमरे, रातें या महँगा कमरा चाहिए, तो होटल से कहें, या अलग बुकिंग करें।',
  'The deadline for your advance has passed. Pay it first, or ask the hotel to change your dates.':
    'इस बुकिंग का एडवांस देने का समय निकल चुका है। पहले एडवांस दें, या होटल से तारीखें बदलने को कहें।',
  'We are checking the payment that you reported. You can change this here as soon as we email you the result. Until then, ask the hotel.':
    'आपने जिस भुगतान की सूचना दी है, हम उसकी जाँच कर रहे हैं। नतीजे का ई-मेल मिलते ही आप यहाँ यह बदल सकेंगे। तब तक होटल से पूछें।',
};

export const changeRefused = (sentence: string) => sentences[sentence] ?? stayRefusal(sentence);
