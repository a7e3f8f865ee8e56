import ICAL from 'ical.js';

/** Lines may have 75 octets (RFC 5545, 3.1). ical.js does not count the space at the start of a folded line. */
ICAL.foldLength = 74;
export default ICAL;
