export const description = 'कमरे, फ़ोटो, मेहमानों की समीक्षाएँ और आपकी तारीखों का पूरा किराया।';
export const needsScript = 'इस पेज के लिए JavaScript चाहिए';
export const needsScriptLine = ['JavaScript चालू करें, हमें ', ' पर फ़ोन करें या ', ' पर लिखें।'] as const;

export const moreStays = 'और होटल';
export const moreStaysIn = ['', ' और पूरे ', ' में और होटल'] as const;
export const withoutScript = [
  'यहाँ तारीखें चुनने और बुक करने के लिए JavaScript चालू करें। या ऐसे बुक करें: ',
  ' पर, फ़ोन से (',
  ') या ',
  ' पर ई-मेल लिखकर। किराया एक रात का है, टैक्स समेत, इस पेज के पिछले अपडेट के समय का।',
] as const;
