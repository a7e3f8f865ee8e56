import { maxNights } from '../../domain/stayLimits.ts';

export const checkOutFirst = 'चेक-आउट की तारीख चेक-इन के बाद की होनी चाहिए।';
export const datesPast = 'चेक-इन बीते हुए दिन का नहीं हो सकता। नई तारीखें चुनें।';
export const tooManyNights = `एक बुकिंग ${maxNights} रातों तक की हो सकती है। कम रातें चुनें।`;
export const tooFarAhead = 'ये तारीखें बहुत आगे की हैं। अगले 18 महीनों के अंदर की तारीखें चुनें।';
