export interface DatabaseError {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

export function findDatabaseError(output: unknown[]): DatabaseError | undefined {
  return output.find(
    (item): item is DatabaseError =>
      item instanceof Error && 'code' in item && typeof item.code === 'string' && /^[0-9A-Z]{5}$/.test(item.code),
  );
}

/** PostgREST's table of statuses, for codes that Supabase Lite answers with 500. The first match wins. */
const statuses: readonly (readonly [prefix: string, status: number])[] = [
  ['P0001', 400],
  ['P0', 500],
  ['08P01', 400],
  ['08', 503],
  ['0L', 403],
  ['0P', 403],
  ['28', 403],
  ['53400', 500],
  ['53', 503],
  ['54', 413],
  ['57P01', 503],
  ...['09', '25', '2D', '38', '39', '3B', '40', '55', '57', '58', 'F0', 'HV', 'XX'].map((code) => [code, 500] as const),
];

export function refusalFor(error: DatabaseError): Response {
  const status = statuses.find(([prefix]) => error.code.startsWith(prefix))?.[1] ?? 400;
  return Response.json(
    { code: error.code, details: error.detail ?? null, hint: error.hint ?? null, message: error.message },
    { status },
  );
}

/** Returns the 4xx that a hosted project answers where Lite answers 500. */
export function findBadInput(path: string, output: unknown[]): Response | undefined {
  for (const item of output) {
    if (!(item instanceof Error)) continue;
    const { status, code } = item as { status?: unknown; code?: unknown };
    if (typeof status === 'number' && status >= 400 && status < 500) return badRequest(path, item.message, status);
    if (/^Invalid (input for \w+ type|time value)$/.test(item.message)) return badRequest(path, item.message);
    // A value that does not fit its column, or an invalid signature (jose's codes).
    if (typeof code === 'string' && /^(?:22[0-9A-Z]{3}|ERR_J\w+)$/.test(code)) return badRequest(path, item.message);
    if (item instanceof SyntaxError || /\bFormData\b/.test(item.message)) {
      return badRequest(path, 'The body is not what its type says');
    }
  }
  return undefined;
}

const restRefusal = (status: number, code: string, message: string) =>
  Response.json({ code, details: null, hint: null, message }, { status });

/** Refuses in the format of the service that has this path. */
function refuse(path: string, status: number, message: string, codes: Record<'auth' | 'storage' | 'rest', string>) {
  if (path.startsWith('/auth/v1'))
    return Response.json({ code: status, error_code: codes.auth, msg: message }, { status });
  return path.startsWith('/storage/v1')
    ? Response.json({ statusCode: String(status), error: codes.storage, message }, { status })
    : restRefusal(status, codes.rest, message);
}

export const badRequest = (path: string, message: string, status = 400) =>
  refuse(path, status, message, {
    auth: status === 400 ? 'bad_json' : 'request_too_large',
    storage: 'invalid_request',
    rest: 'PGRST102',
  });

export const wrongAudience = (path: string) =>
  refuse(path, /^\/(auth|storage)\/v1/.test(path) ? 403 : 401, 'JWT not in audience', {
    auth: 'bad_jwt',
    storage: 'Unauthorized',
    rest: 'PGRST303',
  });

export const invalidToken = () => restRefusal(401, 'PGRST301', 'Expected 3 parts in JWT');
export const guessedCount = () => restRefusal(400, 'PT400', 'Rows are counted exactly or not at all.');
