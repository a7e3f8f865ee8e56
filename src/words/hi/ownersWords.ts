export const inEnglish = 'होटल के अपने शब्द, अंग्रेज़ी में';
export const languageOf = (text: string): 'en' | undefined =>
  /[a-z]{2}/i.test(text) && !/\p{Script=Devanagari}/u.test(text) ? 'en' : undefined;
