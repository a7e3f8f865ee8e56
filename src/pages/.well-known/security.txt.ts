import type { APIRoute } from 'astro';
import { siteFacts } from '#src/content/site.ts';
import { mailTo } from '#src/lib/paths.ts';

/** In days; less than a year (RFC 9116, 2.5.5). Each deploy renews it. */
const holdsFor = 360;

/** Form: RFC 9116 */
export const GET: APIRoute = () => {
  const at = (file: string) => new URL(`/.well-known/${file}`, siteFacts.url).href;
  const expires = new Date(Date.now() + holdsFor * 86_400_000);
  const fields = [
    `Contact: ${mailTo(siteFacts.email)}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${at('security.txt')}`,
    `Policy: ${at('security-policy.txt')}`,
  ];
  return new Response(`${fields.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
