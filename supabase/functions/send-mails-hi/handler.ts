/** The emails in Hindi: the same code with the words that the import map names. */
export { default } from '../send-mails/handler.ts';
