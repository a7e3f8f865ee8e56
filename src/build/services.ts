/* Optional services: error reports, analytics, security check. Without its variable, a service is not in the build. */

interface Variables {
  PUBLIC_ERROR_URL?: string;
  PUBLIC_ERROR_SHARE?: string;
  PUBLIC_ANALYTICS_SCRIPT?: string;
  PUBLIC_ANALYTICS_SITE?: string;
  PUBLIC_SITE_VERIFICATION?: string;
  PUBLIC_TURNSTILE_SITE_KEY?: string;
}

/** Hosts by directive of the content security policy. */
interface Sources {
  script: string[];
  connect: string[];
}

const httpsUrl = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && /^[a-z\d.-]+$/.test(url.hostname) ? url : null;
};

/** Returns the origins of the configured services. Throws if a variable is invalid. */
export function sourcesOfServices(variables: Variables): Sources {
  const { PUBLIC_SITE_VERIFICATION = '', PUBLIC_TURNSTILE_SITE_KEY = '' } = variables;
  if (!/^[\w-]*$/.test(PUBLIC_SITE_VERIFICATION)) {
    throw new Error(`PUBLIC_SITE_VERIFICATION must be the "content" of the tag, not "${PUBLIC_SITE_VERIFICATION}".`);
  }
  // Only pages that use it allow its host (`withChecker`).
  if (!/^[\w-]*$/.test(PUBLIC_TURNSTILE_SITE_KEY)) {
    throw new Error(
      `PUBLIC_TURNSTILE_SITE_KEY must be the site key of a widget, such as 0x4AAAAAAAexample, not "${PUBLIC_TURNSTILE_SITE_KEY}".`,
    );
  }
  const counter = originOfCounter(variables);
  return { script: counter, connect: [...originOfErrors(variables), ...counter] };
}

function originOfErrors({ PUBLIC_ERROR_URL = '', PUBLIC_ERROR_SHARE = '' }: Variables): string[] {
  if (PUBLIC_ERROR_SHARE && !(Number(PUBLIC_ERROR_SHARE) > 0 && Number(PUBLIC_ERROR_SHARE) <= 1)) {
    throw new Error(
      `PUBLIC_ERROR_SHARE must be a number above 0 and up to 1, such as 0.25, not "${PUBLIC_ERROR_SHARE}".`,
    );
  }
  if (!PUBLIC_ERROR_URL) return [];
  const url = httpsUrl(PUBLIC_ERROR_URL);
  if (!url || !/^\w+$/.test(url.username) || url.password || !/\/\d+$/.test(url.pathname)) {
    throw new Error(
      `PUBLIC_ERROR_URL must be a DSN without a secret, such as https://abc123@errors.example.org/1, not "${PUBLIC_ERROR_URL}".`,
    );
  }
  return [url.origin];
}

function originOfCounter({ PUBLIC_ANALYTICS_SCRIPT = '', PUBLIC_ANALYTICS_SITE = '' }: Variables): string[] {
  if (!PUBLIC_ANALYTICS_SCRIPT && !PUBLIC_ANALYTICS_SITE) return [];
  const url = httpsUrl(PUBLIC_ANALYTICS_SCRIPT);
  if (!url || url.username) {
    throw new Error(
      `PUBLIC_ANALYTICS_SCRIPT must be the https address of the script of Plausible or Umami, not "${PUBLIC_ANALYTICS_SCRIPT}".`,
    );
  }
  if (!/^[a-z\d.-]+$/.test(PUBLIC_ANALYTICS_SITE)) {
    throw new Error(
      `PUBLIC_ANALYTICS_SITE must be the site's domain in Plausible or its id in Umami, not "${PUBLIC_ANALYTICS_SITE}".`,
    );
  }
  return [url.origin];
}
