export class AuthError extends Error {
  readonly status: number;
  readonly error_code: string;
  readonly more: Record<string, unknown>;
  constructor(status: number, error_code: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.error_code = error_code;
    this.more = more;
  }
}

export function authRefusal({ status, error_code, message, more }: AuthError): Response {
  return Response.json(
    { code: status, error_code, msg: message, ...more },
    { status, headers: { 'x-sb-error-code': error_code } },
  );
}

export type JsonRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export async function readBody(request: Request): Promise<JsonRecord> {
  const text = await request.clone().text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isRecord(body)) return body;
  } catch {}
  throw new AuthError(400, 'bad_json', 'Could not read the body as JSON');
}

export async function readAnswer(response: Response): Promise<JsonRecord | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isRecord(body) ? body : null;
}

export function withBody(request: Request, body: JsonRecord, url = request.url): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(url, { method: request.method, headers, body: JSON.stringify(body) });
}
