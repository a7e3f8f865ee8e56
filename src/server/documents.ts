import { type Result, success } from '#src/lib/result.ts';
import { backendUrl } from './backend.ts';
import { documentLink } from './calls/files.ts';
import { call } from './member.ts';

/** Documents of listings: opened through the server alone, which decides who may and writes down an admin's look. */

/** Opens a document: the browser saves it, through a link that works for a minute. */
export async function saveDocument({ id, file_name }: { id: string; file_name: string }): Promise<Result<null>> {
  const link = await call(documentLink, { id });
  if (!link.ok) return link;
  const anchor = document.createElement('a');
  anchor.href = `${backendUrl}${link.value.url}`;
  // The server offers it for saving as well; this spares the question whether to leave the page.
  anchor.download = file_name;
  anchor.click();
  return success(null);
}
