import type { Env } from './http.ts';
import { callService, removeFiles, type StoredFile } from './service.ts';

/** Returns the number of files; the database names them. */
export async function tidyUploads(env: Env, id?: string): Promise<number> {
  const files = await callService<StoredFile[]>(env, 'take_removed_files', id ? { id } : {});
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const paths = files.filter((file) => file.bucket === bucket).map(({ path }) => path);
    await removeFiles(env, bucket, paths);
    await callService(env, 'forget_removed_files', { paths });
  }
  return files.length;
}
