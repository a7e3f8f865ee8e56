import type { AstroIntegration } from 'astro';

interface Facts {
  url: string;
  phone: string;
  email: string;
  pictures_are_impressions: boolean;
}

/** Returns a line for each fact that is a placeholder: a .example domain (RFC 2606), a phone number of zeros, images that are no photos. */
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
