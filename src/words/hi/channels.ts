import { formatDay } from '../../domain/moment.ts';
import { nights as nightsWords } from './language.ts';

export const unreadEntries = (count: number, from: string | null) =>
  `${count} ${count === 1 ? 'प्रविष्टि' : 'प्रविष्टियाँ'} पढ़ी नहीं जा ${count === 1 ? 'सकी' : 'सकीं'}${from ? `, ${count === 1 ? '' : 'पहली '}${formatDay(from)} की` : ''}`;
export const checkUnread = (channel: string) =>
  `बाकी सब प्रविष्टियाँ हमेशा की तरह ब्लॉक हैं। ${channel} पर ये बुकिंग देखें, और जो रातें यहाँ छूट गई हैं उन्हें ब्लॉक करें।`;
export const keptForUnread = (count: number) =>
  `पिछली बार पढ़ी हुई ${nightsWords(count)} ब्लॉक ${count === 1 ? 'रहेगी' : 'रहेंगी'}, क्योंकि ये प्रविष्टियाँ उन्हीं बुकिंग की हो सकती हैं।`;
export const releaseKept = (count: number) => `${nightsWords(count)} फिर बिक्री पर रखें`;
export const busyUntil = (channel: string, moment: string) => `${channel} अभी व्यस्त है। अगली कोशिश ${moment} पर।`;
