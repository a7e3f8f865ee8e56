export const documents = 'दस्तावेज़';
export const receipt = 'दी गई रकम की रसीद';
export const saveReceipt = 'रसीद PDF में सहेजें';
export const saveAsPdf = (number: string) => `${number} को PDF में सहेजें`;
export const lettersMissing = (letters: string) => `PDF नहीं बन सका: उसमें ये अक्षर नहीं दिख सकते: ${letters}। उसे होटल से माँगें।`;
export const notMade = 'PDF नहीं बन सका। फिर से कोशिश करें।';
export const making = 'बन रही है…';
