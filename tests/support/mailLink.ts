/** Returns the email's link with a token, or else its first link. */
export function linkIn(html: string): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) =>
    url.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)).replaceAll('&amp;', '&'),
  );
  return (
    links.find((url) => /[?&](?:token_hash|confirm|stop|afterSignUp)=|\/(?:stay|review)#/.test(url)) ?? links[0] ?? ''
  );
}
