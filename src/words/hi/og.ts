export const northGoa = 'उत्तरी गोवा';
export const goa = 'गोवा';
export const post = (minutes: number) => `ब्लॉग, पढ़ने में ${minutes} मिनट`;
