/** The field that finds questions. */

export const searchQuestions = 'Search the questions';
export const noQuestions = 'No questions found matching your search.';
export const questions = (n: number) => (n === 1 ? '1 question' : `${n} questions`);
