import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { auth, readToken } from './account.ts';
import { createClient, type Identity } from './apiClient.ts';

export const signedInIdentity: Identity = {
  async sign() {
    const token = await readToken();
    return token === null ? null : { authorization: `Bearer ${token}` };
  },
  judge(status, code) {
    if (status === 401 || code.startsWith('PGRST30')) return 'signed_out';
    return code === '42501' ? 'not_allowed' : undefined;
  },
  // The account got a second factor elsewhere: with a new token, the screens ask for its code. A session that has ended is forgotten.
  async renew() {
    const { error } = await auth().refreshSession();
    if (error && !isAuthRetryableFetchError(error)) await auth().signOut({ scope: 'local' });
  },
};

export const call = createClient(signedInIdentity);

export const isSignedOut = ({ code }: { code: string }) =>
  code === 'signed_out' || code === 'not_allowed' || code === 'second_factor_needed';
