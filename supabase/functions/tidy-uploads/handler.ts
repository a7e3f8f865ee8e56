import { answer, posted, readCaller, refuse } from '../_shared/http.ts';
import { tidyUploads } from '../_shared/tidyUploads.ts';

/**
 * Takes away stored files that no listing or hotel shows any more. It decides nothing: the database names the files, whoever
 * asks. Browsers ask after a document was removed; a schedule may ask too. Answers `{success: true, removed}`.
 */
export default posted(async (request, env) => {
  if (!(await readCaller(request, env))) return refuse(401, 'signed_out', 'Please sign in again.');
  return answer(200, { success: true, removed: await tidyUploads(env) });
});
