export const documents = 'कागज़';
export const receipt = 'दी गई रकम की रसीद';
export const saveReceipt = 'रसीद PDF में सहेजें';
export const saveAsPdf = (number: string) => `${number} को PDF में सहेजें`;
export const lettersMissing = (letters: string) => `ये अक्षर फ़ाइल में नहीं लिखे जा सकते: ${letters}। कृपया फ़ाइल होटल से माँगें।`;
export const notMade = 'फ़ाइल नहीं बन सकी। कृपया फिर से कोशिश करें।';
export const making = 'बन रही है…';
