export const searchQuestions = 'सवालों में खोजें';
export const noQuestions = 'ऐसा कोई सवाल नहीं मिला।';
export const questions = (n: number) => `${n} सवाल`;
