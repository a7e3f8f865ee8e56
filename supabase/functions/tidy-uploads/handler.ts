import { answer, posted, refuse } from '../_shared/http.ts';
import { isService } from '../_shared/service.ts';
import { tidyUploads } from '../_shared/tidyUploads.ts';

/** For a schedule with the secret key. The database names the files. Answers `{success: true, removed}`. */
export default posted(async (request, env) => {
  if (!(await isService(request, env))) return refuse(403, 'not_allowed', 'This needs the secret key.');
  return answer(200, { success: true, removed: await tidyUploads(env) });
});
