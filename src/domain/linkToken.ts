/** What the link of a mail or message holds after its #, as private.random_token makes it; null for what is none. */
export const readLinkToken = (fragment: string) => /^#?([0-9a-f]{64})$/.exec(fragment)?.[1] ?? null;
