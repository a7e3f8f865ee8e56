import { guests } from './counts.ts';

export const changeTitle = 'बुकिंग बदलें';
export const keepAsIs = 'जैसी है वैसी रहने दें';
export const changing = 'बदल रहे हैं…';
export const changeIt = 'बुकिंग बदलें';
export const changed = 'आपकी बुकिंग बदल गई';
export const adults = 'वयस्क';
export const children = 'बच्चे';
export const rooms = 'कमरे';
export const eachTakes = (most: number) => `हर कमरे में ${guests(most)} तक`;
export const priceToBe = 'नया किराया';
export const notFree = 'इन रातों में कमरा खाली नहीं है। आपकी बुकिंग जैसी है वैसी रहेगी।';
export const nothingChanged = 'अभी कुछ नहीं बदला है।';
export const askingPrice = 'किराया पूछ रहे हैं…';
export const chooseBoth = 'कृपया दोनों तारीखें चुनें।';
export const inRupees =
  'किराया रुपयों में है, जैसा लिया जाएगा। जो रातें आप बुक कर चुके हैं, उनका किराया इसी कमरे में वही रहता है, और वे तभी छूटती हैं जब नई रातें आपकी हो जाएँ।';

export const room = 'कमरा';
export const yoursNow = 'अभी आपका यही है। ';
export const upToARoom = (most: number) => `एक कमरे में ${most} तक`;
export const ofWholeStay = 'किराया सब रातों का है, सारे टैक्स समेत।';

export const takesUpTo = (most: number) => `एक कमरे में ${guests(most)} तक`;
export const thereAre = (rooms: number) => (rooms === 1 ? 'ऐसा एक ही कमरा है' : `ऐसे ${rooms} ही कमरे हैं`);
export const notForStay = 'इस बुकिंग के लिए नहीं';
export const onlyLeft = (rooms: number) =>
  rooms === 1 ? 'इन रातों के लिए एक ही बचा है' : `इन रातों के लिए ${rooms} ही बचे हैं`;
export const soldOut = 'इन रातों के लिए सब बुक हैं';
export const samePrice = 'किराया वही';
export const amountMore = (amount: string) => `${amount} ज़्यादा`;
export const amountLess = (amount: string) => `${amount} कम`;

export const paidComesBack = (amount: string) => `आपने जो दिया है, उसमें से ${amount} आपको वापस मिलेंगे।`;
export const anotherComesBack = (amount: string) => `आपने जो दिया है, उसमें से ${amount} और आपको वापस मिलेंगे।`;
export const paysInstead = (amount: string) => `${amount}, जो आपको वापस मिलने थे, अब इसी बुकिंग में लग जाएँगे।`;
export const dueInAdvance = (amount: string) => `${amount} एडवांस में देने हैं।`;
export const advanceBecomes = (advance: string, due: string) => `एडवांस अब ${advance} हो जाएगा: ${due} एडवांस में देने हैं।`;
export const restAtHotel = (amount: string) => `${amount} होटल में दिए जाते हैं।`;
export const nothingLeft = 'अब कुछ देना बाकी नहीं है।';

export const refusedInWords: Readonly<Record<string, string>> = {
  long_stay: 'इस बुकिंग में ज़्यादा रातों वाला कम किराया लगा है। इसे छोटा करने के लिए कृपया होटल से पूछें।',
  agreed_price: 'होटल ने यह किराया कम मेहमानों के लिए तय किया है। और लोग आ सकते हैं या नहीं, कृपया होटल से पूछें।',
  terms_bind:
    'जिन शर्तों पर आपने बुकिंग की थी, उनके हिसाब से इसका पूरा पैसा अब वापस नहीं होता। कृपया होटल से पूछें, या उन्हीं शर्तों पर रद्द करें।',
  pay_first:
    'बुकिंग इतनी बड़ी या महँगी करने के लिए कम से कम आधा एडवांस आया होना चाहिए। कृपया कम चुनें, होटल से पूछें, या बाकी के लिए अलग बुकिंग करें।',
  advance_over: 'इस बुकिंग का एडवांस देने का समय निकल चुका है। कृपया पहले एडवांस दें, या होटल से तारीख बदलने को कहें।',
  being_checked: 'आपने जो भुगतान बताया है, हम उसे ढूँढ रहे हैं। उसके मिल जाने पर आप यहाँ बुकिंग बढ़ा सकते हैं; तब तक कृपया होटल से पूछें।',
  too_late: 'यह कमरा इतने कम दिन पहले बुक नहीं होता। कृपया बाद की तारीख चुनें।',
  too_early: 'यह कमरा इतनी आगे की तारीखों के लिए अभी बुक नहीं होता। कृपया पहले की तारीख चुनें।',
  closed_to_arrival: 'इस दिन चेक-इन नहीं होता। कृपया पहुँचने का कोई और दिन चुनें।',
  closed_to_departure: 'इस दिन चेक-आउट नहीं होता। कृपया निकलने का कोई और दिन चुनें।',
  min_nights: 'इन तारीखों में इतनी कम रातों की बुकिंग नहीं होती। कृपया ज़्यादा रातें चुनें।',
  max_nights: 'इन तारीखों में इतनी ज़्यादा रातों की बुकिंग नहीं होती। कृपया कम रातें चुनें।',
};
