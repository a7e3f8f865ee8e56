import { addressesOf } from '#src/build/securityPolicy.ts';
import { readHostingRules } from '../../supabase/local/site.ts';

export async function sentPolicies(folder: string): Promise<(file: string) => string> {
  const { headersFor } = await readHostingRules(folder);
  return (file) =>
    headersFor((addressesOf(file)[0] ?? '').replace(':id', 'some-id'))
      .filter(([name]) => name === 'Content-Security-Policy')
      .at(-1)?.[1] ?? '';
}
