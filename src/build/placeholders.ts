import type { AstroIntegration } from 'astro';

/** The facts of `content/site.json` that a visitor would act on or go by. */
interface Facts {
  url: string;
  phone: string;
  email: string;
  pictures_are_impressions: boolean;
}

/** A line for each fact that still is a stand-in: an address below .example (RFC 2606), a number of zeros, pictures that are no photos. */
export function placeholdersIn({ url, phone, email, pictures_are_impressions }: Facts): string[] {
  const left = [
    new URL(url).hostname.endsWith('.example') && `url is ${url}, a placeholder. Set the real one.`,
    /^\+?\d{0,3}0{9,}$/.test(phone.replace(/\s/g, '')) && `phone is ${phone}, a placeholder. Set the real one.`,
    email.endsWith('.example') && `email is ${email}, a placeholder. Set the real one.`,
    pictures_are_impressions &&
      'pictures_are_impressions is true. Replace the pictures with photos, then set it to false.',
  ];
  return left.filter((line) => line !== false).map((line) => `content/site.json: ${line}`);
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
