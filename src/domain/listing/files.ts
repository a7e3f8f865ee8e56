/** The server's limit. Larger photos are made smaller before upload. */
export const maxFileBytes = 5 * 1024 * 1024;
