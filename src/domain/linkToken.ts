/**
 * What the link of a mail or message holds after its #, as private.random_token makes it; null for what is none. Mail programs write the #
 * in another way or letters as capitals, and take along what stands around a link: a full stop, brackets, "?utm_source=…".
 */
export const readLinkToken = (fragment: string) =>
  /^(?:#|%23|%3C|%28|[<(["'“‘ ])*([0-9a-f]{64})(?![0-9a-z])/i.exec(fragment)?.[1]?.toLowerCase() ?? null;

/** Tells whether a link lost a part on its way, as at the end of a line. */
export const isDamagedLink = (fragment: string) => readLinkToken(fragment) === null && /[0-9a-f]{16}/i.test(fragment);

/** The link that a mail program has made a path of, such as `/stay%23…`, as it was sent; null for any other path. */
export function linkInPath(path: string): string | null {
  const [, page, rest = ''] = /^((?:\/[a-z]{2})?\/(?:stay|arrival|review))\/?((?:#|%(?:25)*23).*)$/is.exec(path) ?? [];
  const token = readLinkToken(rest.replace(/^(?:#|%(?:25)*23)+/i, ''));
  return page && token ? `${page.toLowerCase()}#${token}` : null;
}

/** An address or a text about it, without what a link holds: for logs. */
export const withoutTokens = (text: string) => text.replace(/[0-9a-f]{64}/g, '…');
