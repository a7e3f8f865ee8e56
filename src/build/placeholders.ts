import type { AstroIntegration } from 'astro';

/** The facts of `content/site.json` that a visitor would act on. */
interface Facts {
  url: string;
  phone: string;
  email: string;
}

/** One sentence for each fact that still is a stand-in: an address below .example (RFC 2606), or a number of zeros. */
export function placeholdersIn({ url, phone, email }: Facts): string[] {
  const left = [
    new URL(url).hostname.endsWith('.example') && `url is ${url}`,
    /^\+?\d{0,3}0{9,}$/.test(phone.replace(/\s/g, '')) && `phone is ${phone}`,
    email.endsWith('.example') && `email is ${email}`,
  ];
  return left
    .filter((line) => line !== false)
    .map((line) => `content/site.json: ${line}, a placeholder. Set the real one.`);
}

/** Warns at the end of every build about what the site's owner has still to set. */
export function warnAboutPlaceholders(facts: Facts): AstroIntegration {
  return {
    name: 'placeholders',
    hooks: {
      'astro:build:done': ({ logger }) => {
        for (const line of placeholdersIn(facts)) logger.warn(line);
      },
    },
  };
}
