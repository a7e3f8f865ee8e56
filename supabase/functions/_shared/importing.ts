import { filledFields, type PropertyData } from '../../../src/domain/listing/imports.ts';
import { decodeText } from '../../../src/domain/sheet/decodeText.ts';
import { counted } from '../../../src/domain/stay.ts';
import { type Fetcher, fetchPage, type ImportHost, importHosts, PageNotRead } from './fetchPage.ts';
import { answer, posted, readCaller, readCapped, refuse } from './http.ts';
import { readPage } from './readPage.ts';
import { callService, messageOf } from './service.ts';

const saveInstead = 'Save the page in your browser and choose the file here.';
const names: Record<ImportHost, string> = { booking: 'Booking.com', airbnb: 'Airbnb' };
const megabytes = 5;

export function imported(data: PropertyData): Response {
  const fieldsImported = filledFields(data);
  const fields = fieldsImported.filter((field) => field !== 'photos').length;
  const photos = data.photos?.length ?? 0;
  const found = [counted(fields, 'field'), photos > 0 && counted(photos, 'photo')].filter(Boolean).join(' and ');
  const summary = `${found} found for ${data.name}.`;
  return answer(200, { success: true, propertyData: data, summary, fieldsImported });
}

type Begun = { ok: true; lease: string } | { ok: false; code: 'busy' | 'rate_limited' };

export const importing = (work: (body: Request) => Promise<Response>) =>
  posted(async (request, env) => {
    const caller = await readCaller(request, env);
    if (!caller) return refuse(401, 'signed_out', 'Sign in again to import.');
    const begun = await callService<Begun>(env, 'begin_import', { user_id: caller.user_id });
    if (!begun.ok) {
      return begun.code === 'busy'
        ? refuse(409, 'busy', 'Your previous import is still running. Wait until it is done, then try again.')
        : refuse(429, 'rate_limited', 'You have imported too often. Try again in an hour.');
    }
    try {
      const body = await readImport(request);
      return body instanceof Request ? await work(body) : body;
    } finally {
      // The lease expires if this fails.
      await callService(env, 'end_import', { lease: begun.lease }).catch((error) =>
        console.error('An import was not ended:', messageOf(error)),
      );
    }
  });

export async function readImport(request: Request, milliseconds = 60_000): Promise<Request | Response> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const body = request.body?.pipeThrough(new TransformStream(), { signal }) ?? null;
    const bytes = await readCapped(new Response(body), megabytes * 1024 * 1024 + 10_000);
    if (!bytes) return refuse(413, 'too_large', `This file is larger than ${megabytes} MB.`);
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return new Request(request.url, { method: 'POST', headers, body: new Uint8Array(bytes) });
  } catch (error) {
    if (signal.aborted) return refuse(408, 'too_slow', 'The file took too long to arrive. Try again.');
    throw error;
  }
}

export async function chosenFile(request: Request): Promise<Uint8Array | null> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
}

/** Imports from one host: takes JSON `{url}`, or a form with a saved page as `file`. */
export const pageImport = (host: ImportHost, fetcher: Fetcher = fetch) =>
  importing(async (body) => {
    try {
      const isForm = body.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
      const html = isForm ? await savedPage(body) : await hostedPage(body, host, fetcher);
      const result = html === null ? null : readPage(html);
      if (result && 'data' in result) return imported(result.data);
      if (result?.nothing === 'not_in_india') {
        return refuse(
          422,
          'not_in_india',
          'This property is not in India. You can list only properties in India here.',
        );
      }
      return isForm
        ? refuse(422, 'nothing_found', 'We found no property in this file. Save the page of your property as HTML.')
        : refuse(422, 'nothing_found', `We found no property on this page. ${saveInstead}`);
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
