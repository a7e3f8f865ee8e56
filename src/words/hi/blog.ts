export const feedOf = (brand: string) => `${brand}, ब्लॉग`;
export const readMore = 'आगे पढ़ें';
export const sharePost = 'यह लेख शेयर करें';
export const minutesToRead = (minutes: number) => `पढ़ने में ${minutes} मिनट`;
export const morePosts = 'और लेख';
export const previous = 'पिछला';
export const next = 'अगला';
export const privacyLine = ['हम आपके बारे में क्या रखते हैं, यह ', 'निजता', ' के पेज पर है।'] as const;
export const writeLine = ['', ' पर लिखिए, हम आपको जोड़ लेंगे।'] as const;
