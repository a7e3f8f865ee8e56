import { type Result, success } from '#src/lib/result.ts';
import { backendUrl } from './backend.ts';
import { documentLink } from './calls/files.ts';
import { call } from './signedIn.ts';

export async function saveDocument({ id, file_name }: { id: string; file_name: string }): Promise<Result<null>> {
  const link = await call(documentLink, { id });
  if (!link.ok) return link;
  const anchor = document.createElement('a');
  anchor.href = `${backendUrl}${link.value.url}`;
  // The server also sends it as a download; this avoids the "Leave page?" question.
  anchor.download = file_name;
  anchor.click();
  return success(null);
}
