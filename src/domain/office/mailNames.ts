export { mailNames } from '../../words/staff/shared.ts';
