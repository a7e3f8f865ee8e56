/** Returns the token after a link's #; null if none. Email programs may encode the # or add brackets, dots or "?utm_source=…". */
export const readLinkToken = (fragment: string) =>
  /^(?:#|%23|%3C|%28|[<(["'“‘ ])*([0-9a-f]{64})(?![0-9a-z])/i.exec(fragment)?.[1]?.toLowerCase() ?? null;

/** True if a link lost a part, for example at the end of a line. */
export const isDamagedLink = (fragment: string) => readLinkToken(fragment) === null && /[0-9a-f]{16}/i.test(fragment);

/** Repairs a link whose # an email program has encoded, such as `/stay%23…`; null for any other path. */
export function linkInPath(path: string): string | null {
  const [, page, rest = ''] =
    /^((?:\/[a-z]{2})?\/(?:stay|arrival|review|cleaning))\/?((?:#|%(?:25)*23).*)$/is.exec(path) ?? [];
  const token = readLinkToken(rest.replace(/^(?:#|%(?:25)*23)+/i, ''));
  return page && token ? `${page.toLowerCase()}#${token}` : null;
}

export const withoutTokens = (text: string) => text.replace(/[0-9a-f]{64}/g, '…');
