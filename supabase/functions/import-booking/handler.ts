import { pageImport } from '../_shared/importing.ts';

/** POST `{url}`, or a form with a saved page as `file`. */
export default pageImport('booking');
