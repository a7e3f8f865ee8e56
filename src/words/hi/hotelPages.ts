export const description = 'कमरे, तस्वीरें, समीक्षाएँ और किराया, और यह कि आपकी तारीखों में क्या खाली है।';
export const needsScript = 'इस पेज के लिए JavaScript चाहिए';
export const needsScriptLine = [
  'कमरे और किराया आपके आने पर ही देखे जाते हैं, और इसके लिए JavaScript चाहिए। कृपया उसे चालू करें, हमें ',
  ' पर फ़ोन करें या ',
  ' पर लिखें।',
] as const;

export const moreStays = 'और होटल';
export const moreStaysIn = ['', ' और पूरे ', ' में और होटल'] as const;
export const withoutScript = [
  'तारीखें चुनने और बुक करने के लिए JavaScript चाहिए। उसके बिना बुक करें: ',
  ' पर, फ़ोन से (',
  ') या ',
  ' पर मेल लिखकर। किराया प्रति रात का है, टैक्स समेत, जैसा इस पेज के पिछली बार बनने पर था।',
] as const;
