import { maxNights } from '../../domain/stayLimits.ts';
import type { Language } from '../languages.ts';

export const language: Language = 'hi';
export const tag = 'hi-IN';
export const dateTag = 'hi-IN';
export const fontsOfEveryPage: readonly number[] = [0, 2];
export const inRows: boolean = false;
export const at: string = '/hi';

/** Most Hindi nouns are the same in singular and plural. */
const counted = (n: number, one: string, many = one) => `${n} ${n === 1 ? one : many}`;

export const guests = (n: number) => counted(n, 'मेहमान');
export const adults = (n: number) => counted(n, 'वयस्क');
export const children = (n: number) => counted(n, 'बच्चा', 'बच्चे');
export const rooms = (n: number) => counted(n, 'कमरा', 'कमरे');
export const nights = (n: number) => counted(n, 'रात', 'रातें');
export const roomTypes = (n: number) => `${n} प्रकार ${n === 1 ? 'का कमरा' : 'के कमरे'}`;
export const hotels = (n: number) => counted(n, 'होटल');
export const photos = (n: number) => counted(n, 'फ़ोटो');

export const checkOutFirst = 'चेक-आउट की तारीख चेक-इन के बाद की होनी चाहिए।';
export const datesPast = 'चेक-इन बीते हुए दिन का नहीं हो सकता। नई तारीखें चुनें।';
export const tooManyNights = `एक बुकिंग ${maxNights} रातों तक की हो सकती है। कम रातें चुनें।`;
export const tooFarAhead = 'ये तारीखें बहुत आगे की हैं। अगले 18 महीनों के अंदर की तारीखें चुनें।';

export const offline = 'आप ऑफ़लाइन हैं।';
export const offlineReading = 'आप ऑफ़लाइन हैं। इंटरनेट लौटते ही हम फिर से कोशिश करेंगे।';

export const stopped = 'पेज का यह हिस्सा रुक गया है';
export const whatToDo = 'पेज रीफ़्रेश करें। अगर आपने अभी बुकिंग या भुगतान किया है या कुछ भेजा है, तो दोबारा भेजने से पहले हमारा ई-मेल देखें।';
export const reload = 'पेज रीफ़्रेश करें';
export const dismiss = 'हटाएँ';
