/** The letters in Hindi: what sends those in English, with the other folder of words, which the import map beside it names. */
export { default } from '../send-mails/handler.ts';
