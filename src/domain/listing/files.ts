/** The largest photo that the server takes; a document is smaller. A larger photo is made smaller before it is sent. */
export const maxFileBytes = 5 * 1024 * 1024;
