import * as v from 'valibot';
import { failure, type Result, success } from '#src/lib/result.ts';
import { supabase } from './account.ts';
import { backendUrl } from './backend.ts';

/** Papers of listings: opened and removed through the server alone, which decides who may and writes down an admin's look. */

const AnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), url: v.optional(v.pipe(v.string(), v.startsWith('/storage/v1/'))) }),
  v.object({ success: v.literal(false), error: v.string() }),
]);

async function call(name: string, id: string, fallback: string): Promise<Result<string>> {
  try {
    const response = await supabase().call(name, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
      signal: AbortSignal.timeout(20_000),
    });
    const answer = v.safeParse(AnswerSchema, await response.json());
    if (!answer.success) return failure('refused', fallback);
    return answer.output.success ? success(answer.output.url ?? '') : failure('refused', answer.output.error);
  } catch {
    return failure('refused', fallback);
  }
}

/** Opens a paper: the browser saves it, through a link that works for a minute. */
export async function saveDocument({ id, file_name }: { id: string; file_name: string }): Promise<Result<null>> {
  const link = await call('document-link', id, 'The document could not be opened. Please try again.');
  if (!link.ok) return link;
  const anchor = document.createElement('a');
  anchor.href = `${backendUrl}${link.value}`;
  // The server offers it for saving as well; this spares the question whether to leave the page.
  anchor.download = file_name;
  anchor.click();
  return success(null);
}

/** Removes a paper for good, and links to it end. One that is gone already is removed. */
export async function removeDocument(id: string): Promise<Result<null>> {
  const removed = await call('remove-document', id, 'The document could not be removed. Please try again.');
  return removed.ok ? success(null) : removed;
}
