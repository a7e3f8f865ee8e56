export const cliPackage = 'supabase@3';
export const cli = `npx ${cliPackage}`;
export const commands = {
  /** Without `--remote` the command would change the local database. */
  migrate: `${cli} db push --remote`,
  deploy: `${cli} functions deploy --use-api`,
  configure: `${cli} config push`,
} as const;
