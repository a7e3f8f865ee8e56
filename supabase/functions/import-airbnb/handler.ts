import { pageImport } from '../_shared/importing.ts';

/** `POST /functions/v1/import-airbnb` with `{url}`, or a form whose `file` is a saved page of Airbnb. */
export default pageImport('airbnb');
