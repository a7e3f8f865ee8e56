import { formatTime } from './party.ts';

export const roomsToClean = 'साफ़ करने के कमरे';
export const aboutCleaning = 'आज के कमरे, सफ़ाई करने वालों के लिए: कौन-सा कमरा पहले साफ़ करना है और कौन-सा हो चुका है।';
export const cleaningNeedsScript = 'इस पेज के लिए JavaScript ज़रूरी है। रिसेप्शन से पूछें कि कौन-से कमरे साफ़ करने हैं।';
export const loadingRooms = 'कमरे खुल रहे हैं…';
export const roomsOf = (hotel: string) => `${hotel} के कमरे`;

export const openCleaningLink = 'रिसेप्शन का भेजा लिंक खोलें';
export const openCleaningLinkHow = 'इस पेज का लिंक रिसेप्शन से मिलता है। वही लिंक खोलें।';
export const cleaningLinkEnded = 'यह लिंक अब काम नहीं करता';
export const askFrontDesk = 'रिसेप्शन से नया लिंक माँगें।';
export const changesDropped = (n: number) => `${n} बदलाव नहीं भेजे जा सके। रिसेप्शन को बता दें।`;
export const noRooms = 'रिसेप्शन जब कमरों के नाम लिख देगा, तब वे यहाँ दिखेंगे।';

export const states = { dirty: 'गंदा', clean: 'साफ़', inspected: 'जाँचा हुआ' } as const;
export const filterCount = (filter: keyof typeof states | 'all' | 'broken', n: number) =>
  `${{ all: 'सभी', ...states, broken: 'ख़राब' }[filter]} ${n}`;
export const showRooms = 'कमरे दिखाएँ';
export const noneShown = 'अभी ऐसा कोई कमरा नहीं है।';
export const markAs = { dirty: 'गंदा है', clean: 'साफ़ हो गया', inspected: 'जाँच लिया' } as const;
export const room = (name: string) => `कमरा ${name}`;
export const floorIs = (floor: string) => `मंज़िल: ${floor}`;

export const left = 'मेहमान जा चुके';
export const leaves = 'मेहमान आज जाएँगे';
export const stays = 'मेहमान रुके हुए हैं';
export const tidyUp = 'सफ़ाई करनी है';
export const arrived = 'मेहमान आ चुके';
export const arrives = (time: string | null) => (time ? `मेहमान आएँगे: ${formatTime(time)}` : 'मेहमान आज आएँगे');
export const free = 'आज कोई नहीं';
export const guestsMayBeIn = 'पहले दस्तक दें: अंदर मेहमान हो सकते हैं';
export const outUntil = (lastNight: string) => `बंद, आख़िरी रात ${lastNight}`;

export const isBroken = (what: string) => `ख़राब: ${what}`;
export const reportBroken = 'ख़राबी बताएँ';
export const changeReport = 'बदलें';
export const whatIsBroken = 'क्या ख़राब है?';
export const brokenHint = 'इसे रिसेप्शन पढ़ेगा। कमरे के बारे में लिखें, मेहमानों के बारे में नहीं।';
export const saveReport = 'सहेजें';
export const cancelReport = 'रद्द करें';

export const savedOnPhone = 'इस फ़ोन पर सहेजा गया, इंटरनेट आने पर भेजा जाएगा';
export const changesSent = 'आपके बदलाव भेज दिए गए।';
export const offlineList = 'आप ऑफ़लाइन हैं। कमरे वैसे दिख रहे हैं जैसे उस समय थे।';
export const asOfTime = (moment: string) => `${moment} तक की जानकारी`;
export const listNotLoaded = 'कमरे नहीं खुल सके। इंटरनेट देखें और फिर कोशिश करें।';
export const cleaningRefused = {
  link_ended: cleaningLinkEnded,
  rate_limited: 'एक साथ बहुत ज़्यादा बदलाव हुए। बाकी एक मिनट में भेजे जाएँगे।',
  invalid_taps: 'आपके पिछले बदलाव सहेजे नहीं जा सके। कमरे देखें और फिर से दबाएँ।',
} as const;
