/** Text as strangers send it, what it is good for, and what a form makes of it: the domain and the database are held to this. */
interface TextCase {
  what: string;
  text: string;
  line: boolean;
  /** Several lines; as a line when left out. */
  text_ok?: boolean;
  /** A person's name; as a line when left out. */
  name?: boolean;
  /** What `tidyLine` makes of it; the text itself when left out. */
  tidied?: string;
}

export const textCases: readonly TextCase[] = [
  { what: 'nothing', text: '', line: true },
  { what: 'a name', text: 'Asha Kamat', line: true },
  { what: 'a name with marks', text: 'José D’Souza-Ünïcødé', line: true },
  { what: 'Devanagari', text: 'आशा कामत', line: true },
  { what: 'Devanagari with a joiner in a word', text: 'क्‍ष', line: true },
  { what: 'Malayalam with a non-joiner in a word', text: 'ന്‌മ', line: true },
  { what: 'an emoji of several', text: 'We are 👨‍👩‍👧 three', line: true },
  { what: 'markup', text: '<b>Asha</b>', line: true, name: false },
  { what: 'a formula', text: '=HYPERLINK("http://evil.example")', line: true },
  { what: 'a no-break space inside', text: 'Asha\u00a0Kamat', line: true },
  { what: 'letters in two parts', text: 'Jose\u0301', line: false, tidied: 'Jos\u00e9' },
  { what: 'a blank before', text: ' Asha', line: false, tidied: 'Asha' },
  { what: 'a blank after', text: 'Asha ', line: false, tidied: 'Asha' },
  { what: 'a wide blank after', text: 'Asha\u3000', line: false, tidied: 'Asha' },
  { what: 'blanks only', text: ' \u2003 ', line: false, tidied: '' },
  { what: 'a line feed inside', text: 'Asha\nKamat', line: false, text_ok: true, tidied: 'Asha Kamat' },
  { what: 'a tab inside', text: 'Asha\tKamat', line: false, text_ok: true, tidied: 'Asha Kamat' },
  { what: 'a line feed after', text: 'Asha\n', line: false, tidied: 'Asha' },
  { what: 'a carriage return', text: 'Asha\r\nBcc: x@evil.example', line: false, tidied: 'Asha Bcc: x@evil.example' },
  { what: 'a bell', text: 'A\u0007sha', line: false, tidied: 'A sha' },
  { what: 'a right-to-left override', text: 'Asha\u202egnp.exe', line: false, tidied: 'Ashagnp.exe' },
  { what: 'an isolate', text: '\u2066Asha\u2069', line: false, tidied: 'Asha' },
  {
    what: 'a pasted phone with its marks',
    text: '\u202a+91 98200 00000\u202c',
    line: false,
    tidied: '+91 98200 00000',
  },
  { what: 'a zero-width space', text: 'A\u200bsha', line: false, tidied: 'Asha' },
  { what: 'a soft hyphen', text: 'Sus\u00adegad', line: false, tidied: 'Susegad' },
  { what: 'a byte order mark', text: '\ufeffAsha', line: false, tidied: 'Asha' },
  { what: 'a line separator', text: 'Asha\u2028Kamat', line: false, tidied: 'Asha Kamat' },
  { what: 'a tag character', text: 'Asha\u{e0041}', line: false, tidied: 'Asha' },
  { what: 'a joiner before', text: '\u200dAsha', line: false, tidied: 'Asha' },
  { what: 'a joiner after', text: 'Asha\u200d', line: false, tidied: 'Asha' },
  { what: 'a joiner alone', text: '\u200d', line: false, tidied: '' },
  { what: 'a joiner beside a blank', text: 'Asha \u200dKamat', line: false, tidied: 'Asha Kamat' },
  { what: 'a joiner before a blank', text: 'Asha\u200c Kamat', line: false, tidied: 'Asha Kamat' },
  { what: 'two joiners', text: 'As\u200d\u200cha', line: false, tidied: 'As\u200dha' },
];

export const emailCases: readonly (readonly [email: string, isEmail: boolean])[] = [
  ['asha@guest.example', true],
  ["o'neil+goa@mail.guest.example", true],
  ['a@b.co', true],
  ["!#$%&'*+/=?^_`{|}~-.@x.example", true],
  [`${'x'.repeat(240)}@guest.example`, true],
  [`a@${'b'.repeat(63)}.example`, true],
  ['', false],
  ['asha', false],
  ['asha@', false],
  ['@guest.example', false],
  ['asha@guest', false],
  ['asha@guest@guest.example', false],
  ['as ha@guest.example', false],
  ['asha@guest.example\nbcc:x@evil.example', false],
  ['asha@-guest.example', false],
  ['asha@guest-.example', false],
  ['asha@guest..example', false],
  ['asha@guest.example.', false],
  ['"asha"@guest.example', false],
  ['asha@[127.0.0.1]', false],
  ['a,b@guest.example', false],
  ['a;b@guest.example', false],
  ['<asha@guest.example>', false],
  ['आशा@गोवा.भारत', false],
  ['asha\u202e@guest.example', false],
  [`a@${'b'.repeat(64)}.example`, false],
  [`${'x'.repeat(241)}@guest.example`, false],
];

export const phoneCases: readonly (readonly [phone: string, isPhone: boolean])[] = [
  ['+91 98200 00000', true],
  ['(0832) 240-1234', true],
  ['+1 (555) 010-9999', true],
  ['0832.240.1234', true],
  ['1234567', true],
  ['', false],
  ['123456', false],
  ['1234567890123456', false],
  ['98200 00000 ext 5', false],
  ['+91+98200 00000', false],
  [' +91 98200 00000', false],
  ['+91\u00a098200\u00a000000', false],
  ['\u202a+91 98200 00000', false],
  ['٩٨٢٠٠٠٠٠٠٠', false],
  ['tel:+919820000000', false],
  [`1234567${' '.repeat(24)}`, false],
];

/** Words of a review and whether they keep to their lines, as \`private.is_calm\` and \`isCalm\` have it. */
export const calmCases: readonly (readonly [what: string, text: string, isCalm: boolean])[] = [
  ['Hindi', 'कमरा साफ़ था, और दृष्टि पूर्ण; फ़्रांसीसी ढंग का नाश्ता। ज़रूर आएँगे।', true],
  ['Marathi', 'खोली स्वच्छ होती; कर्मचाऱ्यांनी उत्तम आदरातिथ्य केले. आम्ही पुन्हा येऊ.', true],
  ['Konkani', 'खोलयो नितळ आशिल्ल्यो, आनी मनीस मोगाळ. आमी परतून येतले.', true],
  ['Tamil', 'அறை சுத்தமாக இருந்தது; க்ஷேத்திரம் அருகில், ஸ்ரீ கோவிலும். மீண்டும் வருவோம்.', true],
  ['Malayalam', 'മുറി വൃത്തിയുള്ളതായിരുന്നു; സന്തോഷത്തോടെ ഞങ്ങൾ വീണ്ടും വരും. ക്ഷേത്രം അടുത്തുണ്ട്.', true],
  ['Malayalam with joiners', 'ന്\u200dറെ അവന്\u200cമാര്', true],
  ['Urdu with its marks', 'کَمرَہ بَہُت صاف تھا، اَللّٰہ کا شُکْر ہے۔ پِھر آئیں گے۔', true],
  ['Arabic, vowelled in full', 'إِنَّ ٱللَّٰهَ', true],
  ['Vietnamese in two parts', 'Vie\u0323\u0302t', true],
  ['Thai', 'ที่นี่ดีมาก น้ำใจ', true],
  ['emoji of several', '👨‍👩‍👧‍👦 👩🏽‍🍳 ❤️‍🔥 🏳️‍🌈 1️⃣ 🇮🇳', true],
  ['four marks', 'a\u0335\u0336\u0337\u0338', true],
  ['five marks', 'a\u0335\u0336\u0337\u0338\u0489', false],
  ['five marks with joiners among them', 'a\u0335\u0336\u200d\u0337\u0338\u200c\u0489', false],
  ['five vowel signs', `क${'ै'.repeat(5)}`, false],
  ['five of Thai', `ก${'\u0e49'.repeat(5)}`, false],
  ['two empty lines', 'One\n\n\nTwo', true],
  ['three empty lines', 'One\n\n\n\nTwo', false],
  ['lines of blanks', 'One\n \n\t\n\u2003\nTwo', false],
  ['lines of what looks empty', 'One\n\u2800\n\u3164\n\u00a0\nTwo', false],
  ['two empty lines, twice', 'One\n\n\nTwo\n\n\nThree', true],
];
