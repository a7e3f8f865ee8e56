import ICAL from 'ical.js';

/** ical.js, whose lines then have at most 75 octets (RFC 5545, 3.1): it counts without the space that a folded one begins with. */
ICAL.foldLength = 74;
export default ICAL;
