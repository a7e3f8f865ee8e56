/** A job could not do its work; the message is for admins and holds no secrets. */
export class JobFailed extends Error {}
