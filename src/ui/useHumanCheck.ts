import { useTurnstile } from './useTurnstile.tsx';

/** The human check for a form; null if the site is built without it. `action`: the form's kind, null for no check. */
export const useHumanCheck = import.meta.env.PUBLIC_TURNSTILE_SITE_KEY ? useTurnstile : null;
