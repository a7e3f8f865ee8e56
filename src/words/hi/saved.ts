export const title = 'सहेजे हुए होटल';
export const description = 'गोवा के वे होटल जो आपने सहेजे हैं, अभी के खाली कमरों और किराए के साथ, और जो आपने आखिर में देखे थे।';
export const needsScript = 'इस पेज के लिए JavaScript चाहिए: जो आपने सहेजा है, वह आपके ब्राउज़र में है।';
export const withAccount = (email: string) => `आपके खाते ${email} में सहेजे हुए हैं, हर फ़ोन और कंप्यूटर पर मिलेंगे।`;
export const onDevice = 'इसी फ़ोन या कंप्यूटर पर सहेजे हुए हैं। ';
export const signIn = 'साइन इन';
export const toOthers = ' करेंगे तो बाकी पर भी मिलेंगे।';
export const nothing = 'अभी कुछ सहेजा नहीं है। जो होटल पसंद आए उसका दिल दबाइए, वह यहाँ आपका इंतज़ार करेगा।';
export const searchStays = 'होटल खोजें';
export const saved = (n: number) => (n === 1 ? '1 होटल सहेजा हुआ है' : `${n} होटल सहेजे हुए हैं`);
export const showMore = 'और दिखाएँ';
export const notLoaded = 'आपके सहेजे हुए होटल नहीं दिखाए जा सके';
export const gone = 'आपका सहेजा हुआ एक होटल अब नहीं दिखता। हो सकता है वह फिर आ जाए।';
export const forget = 'सूची से हटाएँ';

export const ratingOf = (rating: string, reviews: number) =>
  `5 में से ${rating}, ${reviews === 1 ? '1 समीक्षा' : `${reviews} समीक्षाएँ`}`;
export const datesFor = (from: string, to: string, party: string) => `${from} से ${to}, ${party}`;
export const datesOver = (party: string) => `जो तारीखें आपने देखी थीं, वे बीत गईं। ${party}`;
export const withoutDates = (party: string) => `बिना तारीख के: ${party}`;
export const soldOut = 'इन तारीखों पर सब बुक है। होटल का पेज खोलिए, कमरा खाली होने पर खबर मिल सकती है।';
export const notLet = 'इन तारीखों पर यहाँ बुकिंग नहीं हो सकती।';
export const noRoom = 'इतने मेहमानों के लिए अभी कोई कमरा नहीं है।';
export const from = 'कम से कम ';
export const aNight = 'प्रति रात, टैक्स समेत';
export const nights = (n: number) => (n === 1 ? '1 रात' : `${n} रातें`);
export const forNights = (nights: string) => `में ${nights}, टैक्स समेत`;

export const recentlySeen = 'हाल में देखे हुए';
export const clearList = 'यह सूची मिटाएँ';
export const recentNote = 'जो आपने इस फ़ोन या कंप्यूटर पर आखिर में खोला। यह यहीं रहता है, कहीं भेजा नहीं जाता।';
