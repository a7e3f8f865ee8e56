/** A guest's own stay, by the link of their mails; apart from the other addresses, which every screen loads. */
export const stayPath = (token?: string) => (token ? `/stay#${token}` : '/stay');
