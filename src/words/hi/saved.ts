export const title = 'सहेजे हुए होटल';
export const description = 'गोवा के वे होटल जो आपने सहेजे हैं, अभी के किराए और खाली कमरों के साथ, और जो होटल आपने आखिर में देखे।';
export const needsScript = 'इस पेज के लिए JavaScript ज़रूरी है, क्योंकि आपके सहेजे हुए होटल आपके ब्राउज़र में हैं।';
export const withAccount = (email: string) => `आपके खाते ${email} में सहेजे हुए हैं। ये आपके हर फ़ोन और कंप्यूटर पर दिखेंगे।`;
export const onDevice = 'सिर्फ़ इसी फ़ोन या कंप्यूटर पर सहेजे हुए हैं। ';
export const signIn = 'साइन इन';
export const toOthers = ' करें, तो दूसरे फ़ोन और कंप्यूटर पर भी दिखेंगे।';
export const nothing = 'आपने अभी कोई होटल नहीं सहेजा है। होटल पर बना दिल दबाएँ, वह यहाँ सहेज लिया जाएगा।';
export const searchStays = 'होटल खोजें';
export const saved = (n: number) => (n === 1 ? '1 होटल सहेजा हुआ है' : `${n} होटल सहेजे हुए हैं`);
export const showMore = 'और दिखाएँ';
export const notLoaded = 'आपके सहेजे हुए होटल नहीं दिखाए जा सके';
export const gone = 'आपका सहेजा हुआ एक होटल अभी सूची में नहीं है।';
export const forget = 'सूची से हटाएँ';

export const ratingOf = (rating: string, reviews: number) =>
  `5 में से ${rating}, ${reviews === 1 ? '1 समीक्षा' : `${reviews} समीक्षाएँ`}`;
export const datesFor = (from: string, to: string, party: string) => `${from} से ${to}, ${party}`;
export const datesOver = (party: string) => `आपकी तारीखें बीत चुकी हैं। ${party}`;
export const withoutDates = (party: string) => `बिना तारीख के: ${party}`;
export const soldOut = 'इन तारीखों पर कोई कमरा खाली नहीं। कमरा खाली होने पर ई-मेल पाने के लिए होटल का पेज खोलें।';
export const notLet = 'इन तारीखों और इतने मेहमानों के लिए उपलब्ध नहीं है।';
export const noRoom = 'इतने मेहमानों के लिए अभी कोई कमरा नहीं है।';
export const from = 'शुरुआती किराया ';
export const aNight = 'प्रति रात, टैक्स समेत';
export const nights = (n: number) => (n === 1 ? '1 रात' : `${n} रातें`);
export const forNights = (nights: string) => `में ${nights}, टैक्स समेत`;

export const recentlySeen = 'हाल में देखे हुए';
export const clearList = 'यह सूची मिटाएँ';
export const recentNote = 'जो होटल आपने आखिर में खोले। यह सूची इसी फ़ोन या कंप्यूटर पर रहती है।';
