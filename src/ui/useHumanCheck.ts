import { success } from '#src/lib/result.ts';
import { type HumanCheck, useTurnstile } from './useTurnstile.tsx';

const nobodyIsAsked: HumanCheck = { box: null, ask: async () => success(undefined) };

/**
 * Checks that a person sends a form, where the site is built for that. `action` says of which kind it is; null where this one needs no
 * check. A build without the site's key holds nothing of it.
 */
export const useHumanCheck: (action: string | null) => HumanCheck = import.meta.env.PUBLIC_TURNSTILE_SITE_KEY
  ? useTurnstile
  : () => nobodyIsAsked;
