export interface Repository {
  repo: string;
  branch: string;
}

/** Reads `owner/name` or `owner/name@branch`; null if empty. Throws if it is invalid. */
export function readRepository(named = ''): Repository | null {
  if (named === '') return null;
  const [, repo = '', branch = 'main'] = /^([\w-][\w.-]*\/[\w.-]+)(?:@([\w./-]+))?$/.exec(named) ?? [];
  if (repo) return { repo, branch };
  throw new Error(
    `PUBLIC_EDIT_REPOSITORY must be owner/name or owner/name@branch of a repository on GitHub, not "${named}".`,
  );
}
