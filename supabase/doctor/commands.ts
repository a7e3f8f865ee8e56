/** The commands that docs/deploy.md gives, as the doctor names them: of the third major version, each for the linked project. */
export const cli = 'npx supabase@3';
export const commands = {
  /** Of those that work on this machine unless told otherwise. */
  migrate: `${cli} db push --remote`,
  deploy: `${cli} functions deploy --use-api`,
  configure: `${cli} config push`,
} as const;
