import { answer, posted, refuse } from '../_shared/http.ts';
import { isService } from '../_shared/service.ts';
import { tidyUploads } from '../_shared/tidyUploads.ts';

/** Deletes stored files that no listing or hotel uses, with the secret key. The database names them. Answers `{success: true, removed}`. */
export default posted(async (request, env) => {
  if (!(await isService(request, env))) return refuse(403, 'not_allowed', 'This needs the secret key.');
  return answer(200, { success: true, removed: await tidyUploads(env) });
});
