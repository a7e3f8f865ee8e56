/** The message is for admins and has no secrets. */
export class JobFailed extends Error {}
