/** The kinds of emails, by the names that admins and owners see. */
export { mailNames } from '../../words/staff/shared.ts';
