import { pageImport } from '../_shared/importing.ts';

/** `POST /functions/v1/import-booking` with `{url}`, or a form with a saved Booking.com page as `file`. */
export default pageImport('booking');
