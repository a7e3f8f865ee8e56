import { useTurnstile } from './useTurnstile.tsx';

/**
 * Checks that a person sends a form: null where the site is not built for that, and then nothing of it is in the build. `action` says of
 * which kind the form is; null where this one needs no check.
 */
export const useHumanCheck = import.meta.env.PUBLIC_TURNSTILE_SITE_KEY ? useTurnstile : null;
