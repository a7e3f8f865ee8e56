/** Where what is edited is kept: `owner/name` on GitHub, and the branch that goes live. */
export interface Repository {
  repo: string;
  branch: string;
}

/**
 * What `PUBLIC_EDIT_REPOSITORY` names: `owner/name`, or `owner/name@branch` where that is not `main`; null for nothing.
 * @throws when it is neither, with a sentence that names it.
 */
export function readRepository(named = ''): Repository | null {
  if (named === '') return null;
  const [, repo = '', branch = 'main'] = /^([\w-][\w.-]*\/[\w.-]+)(?:@([\w./-]+))?$/.exec(named) ?? [];
  if (repo) return { repo, branch };
  throw new Error(
    `PUBLIC_EDIT_REPOSITORY must be owner/name or owner/name@branch of a repository on GitHub, not "${named}".`,
  );
}
