import type { AstroIntegration } from 'astro';

/* Every build has `PUBLIC_SUPABASE_URL` and `PUBLIC_SUPABASE_KEY`, except the local server's, which has site and backend on one origin. */

/** The public key of the embedded backend. Deployments do not have it. */
export const localKey = 'sb_publishable_local';

export interface BackendVariables {
  PUBLIC_SUPABASE_URL?: string;
  PUBLIC_SUPABASE_KEY?: string;
  CONTEXT?: string;
}

/** Names the variable in `netlify.toml`: previews have their own. */
const nameOf = (variable: 'URL' | 'KEY', { CONTEXT = '' }: BackendVariables) =>
  `${/^(deploy-preview|branch-deploy)$/.test(CONTEXT) ? 'PREVIEW' : 'PUBLIC'}_SUPABASE_${variable}`;

const example = 'https://abcdefghijklmnopqrst.supabase.co';
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Returns the backend's origin; '' if it is the site's own. Throws if the address is invalid. */
export function originOfBackend(variables: BackendVariables): string {
  const { PUBLIC_SUPABASE_URL: address = '' } = variables;
  const name = nameOf('URL', variables);
  if (!address) return '';
  const { origin, protocol, hostname } = URL.canParse(address) ? new URL(address) : new URL('about:blank');
  if (protocol !== 'https:' && !(protocol === 'http:' && ownMachine.test(hostname))) {
    throw new Error(`${name} must be the project's https address, such as ${example}, not "${address}".`);
  }
  if (origin !== address) {
    throw new Error(`${name} must be the project's address only, such as ${example}, not "${address}".`);
  }
  return origin;
}

/** Throws if a build with these variables would not reach a backend, or would reveal a secret. */
export function checkBackend(variables: BackendVariables): void {
  const { PUBLIC_SUPABASE_KEY: key = '' } = variables;
  const name = nameOf('KEY', variables);
  const origin = originOfBackend(variables);
  const isLocal = key === localKey;
  if (isLocal && (!origin || ownMachine.test(new URL(origin).hostname))) return;
  if (!origin) {
    throw new Error(
      `${nameOf('URL', variables)} is not set. A built site needs its backend, such as ${example}. For a site with its own backend on this machine, run npm start.`,
    );
  }
  if (!key || isLocal) {
    throw new Error(
      `${name} must be the publishable key of ${origin}, which begins with sb_publishable_. ${key ? `"${key}" is the local server's key` : 'It is not set'}.`,
    );
  }
  const role = roleOf(key);
  if (key.startsWith('sb_secret_') || (role !== null && role !== 'anon')) {
    throw new Error(
      `${name} holds a secret key, which every visitor could read. Set the publishable key, which begins with sb_publishable_. Replace the secret key if it was ever built or committed.`,
    );
  }
  if (role === null && !/^sb_publishable_[\w-]+$/.test(key)) {
    throw new Error(
      `${name} is not a publishable key. A publishable key begins with sb_publishable_, or is the anon key of an older project.`,
    );
  }
}

/** Returns the role in an old project's key (a JWT); null if it is no JWT. */
function roleOf(key: string): string | null {
  const [, payload, signature] = /^[\w-]+\.([\w-]+)\.([\w-]+)$/.exec(key) ?? [];
  if (!payload || !signature) return null;
  try {
    const { role } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof role === 'string' ? role : '';
  } catch {
    return null;
  }
}

/** Stops a build without a backend. Checks and the dev server may run without one. */
export function backendIsKnown(variables: BackendVariables): AstroIntegration {
  return {
    name: 'backend',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build') checkBackend(variables);
      },
    },
  };
}
