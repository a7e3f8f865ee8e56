import { pageImport } from '../_shared/importing.ts';

/** `POST /functions/v1/import-airbnb` with `{url}`, or a form with a saved Airbnb page as `file`. */
export default pageImport('airbnb');
