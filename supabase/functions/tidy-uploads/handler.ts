import { answer, posted, readCaller, refuse } from '../_shared/http.ts';
import { callService, removeFiles, type StoredFile } from '../_shared/service.ts';

/**
 * Takes away stored files that no listing or hotel shows any more. It decides nothing: the database names the files, whoever
 * asks. Browsers ask after a document was removed; a schedule may ask too. Answers `{success: true, removed}`.
 */
export default posted(async (request, env) => {
  if (!(await readCaller(request, env))) return refuse(401, 'signed_out', 'Please sign in again.');
  const files = await callService<StoredFile[]>(env, 'take_removed_files', {});
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const paths = files.filter((file) => file.bucket === bucket).map(({ path }) => path);
    await removeFiles(env, bucket, paths);
    await callService(env, 'forget_removed_files', { paths });
  }
  return answer(200, { success: true, removed: files.length });
});
