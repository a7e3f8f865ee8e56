import { fieldsOf, type PropertyData } from '../../../src/domain/imports.ts';
import { decodeText } from './decodeText.ts';
import { type Fetcher, fetchPage, type ImportHost, importHosts, PageNotRead, readCapped } from './fetchPage.ts';
import { answer, type Env, posted, readCaller, refuse } from './http.ts';
import { readPage } from './readPage.ts';

/** What the three imports share: who may call, how often, and how they answer. */

const saveInstead = 'Save the page in your browser and choose the file here.';
const names: Record<ImportHost, string> = { booking: 'Booking.com', airbnb: 'Airbnb' };
const megabytes = 5;

export function imported(data: PropertyData): Response {
  const fieldsImported = fieldsOf(data);
  const summary = `${fieldsImported.length} ${fieldsImported.length === 1 ? 'field' : 'fields'} found for ${data.name}.`;
  return answer(200, { success: true, propertyData: data, summary, fieldsImported });
}

/** The request's body for a signed-in caller who has imports left, or the refusal. */
export async function receiveImport(request: Request, env: Env): Promise<Request | Response> {
  const caller = await readCaller(request, env);
  if (!caller) return refuse(401, 'signed_out', 'Please sign in again to import.');
  const counted = await fetch(`${env.SUPABASE_URL}/rest/v1/rpc/count_import`, {
    method: 'POST',
    headers: {
      apikey: env.SUPABASE_ANON_KEY ?? '',
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/json',
    },
    body: '{}',
    signal: AbortSignal.timeout(10_000),
  });
  if (!counted.ok) throw new Error(`count_import answered ${counted.status}`);
  if ((await counted.json()) !== true) {
    return refuse(429, 'rate_limited', 'You have imported very often. Please try again in an hour.');
  }
  try {
    const bytes = await readCapped(request, megabytes * 1024 * 1024 + 10_000);
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return new Request(request.url, { method: 'POST', headers, body: new Uint8Array(bytes) });
  } catch {
    return refuse(413, 'too_large', `This file is larger than ${megabytes} MB.`);
  }
}

/** The chosen file of a form, or null. */
export async function chosenFile(request: Request): Promise<Uint8Array | null> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
}

/** The import of one host: JSON `{url}`, or a form with a saved page as `file`. */
export const pageImport = (host: ImportHost, fetcher: Fetcher = fetch) =>
  posted(async (request, env) => {
    const body = await receiveImport(request, env);
    if (body instanceof Response) return body;
    try {
      const isForm = body.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
      const html = isForm ? await savedPage(body) : await hostedPage(body, host, fetcher);
      const result = html === null ? null : readPage(html);
      if (result && 'data' in result) return imported(result.data);
      if (result?.nothing === 'not_in_india') {
        return refuse(
          422,
          'not_in_india',
          'This property is not in India. Only properties in India can be listed here.',
        );
      }
      return isForm
        ? refuse(
            422,
            'nothing_found',
            'No property was found in this file. Please save the page of your property as HTML.',
          )
        : refuse(422, 'nothing_found', `No property was found on this page. ${saveInstead}`);
    } catch (error) {
      if (!(error instanceof PageNotRead)) throw error;
      return error.code === 'bad_url'
        ? refuse(400, 'bad_url', `Please enter a valid ${names[host]} property URL`)
        : refuse(502, error.code, `${names[host]} did not give us this page. ${saveInstead}`);
    }
  });

async function savedPage(body: Request): Promise<string | null> {
  const bytes = await chosenFile(body);
  return bytes && decodeText(bytes);
}

async function hostedPage(body: Request, host: ImportHost, fetcher: Fetcher): Promise<string> {
  const sent: { url?: unknown } | null = await body.json().catch(() => null);
  const page = await fetchPage(sent?.url, importHosts[host], fetcher);
  return decodeText(page.bytes, page.contentType);
}
