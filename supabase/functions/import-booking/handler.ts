import { pageImport } from '../_shared/importing.ts';

/** `POST /functions/v1/import-booking` with `{url}`, or a form whose `file` is a saved page of Booking.com. */
export default pageImport('booking');
