export const starsMissing = '1 से 5 तक सितारे चुनें।';
export const titleTooLong = 'ज़्यादा से ज़्यादा 120 अक्षर लिखें।';
export const commentTooLong = 'ज़्यादा से ज़्यादा 2,000 अक्षर लिखें।';

export const stars = (n: number) => `${n} ${n === 1 ? 'सितारा' : 'सितारे'}`;
export const starsForAll = 'अपनी रेटिंग के लिए और उसके नीचे की चारों बातों के लिए सितारे चुनें।';
export const yourRating = 'आपकी रेटिंग';
export const title = 'शीर्षक';
export const comment = 'दूसरों को क्या पता होना चाहिए?';
export const charactersLeft = (count: string) => `${count} अक्षर और लिख सकते हैं।`;
export const charactersTooMany = (count: string) => `${count} अक्षर ज़्यादा हैं।`;
export const everybodyReads = [
  'आपकी समीक्षा सब पढ़ सकते हैं, इस नाम के साथ: “',
  '”। हम और क्या रखते हैं, यह हमारी ',
  'निजता नीति',
  ' में पढ़ें।',
] as const;
export const sending = 'भेज रहे हैं…';
export const publish = 'समीक्षा प्रकाशित करें';

export const photos = 'फ़ोटो';
export const photosHint = (most: number) =>
  `${most} फ़ोटो तक, JPEG, PNG या WebP में। बड़ी फ़ोटो हम छोटी कर देते हैं। हमारे जाँचने के बाद ये मेहमानों को दिखेंगी। इनमें जो लोग हैं, वे राज़ी हों।`;
export const chosenPhoto = (name: string) => `चुनी हुई: ${name}`;
export const removePhoto = (place: number, name: string) => `फ़ोटो ${place} हटाएँ, ${name}`;
export const notAdded = (name: string, why: string) => `“${name}” नहीं जोड़ी गई। ${why}`;
export const noRoomFor = (name: string, most: number) => `“${name}” नहीं जोड़ी गई। आप ${most} फ़ोटो तक जोड़ सकते हैं।`;
export const reading = 'फ़ोटो खुल रही है…';
export const addPhotos = 'फ़ोटो जोड़ें';
export const photosChosen = (count: number, most: number) => `${most} में से ${count} फ़ोटो चुनीं`;
