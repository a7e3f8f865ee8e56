/** What stands after a moment on the clock of the hotels, for people who may be anywhere. */
export const inIndia = ' IST';
