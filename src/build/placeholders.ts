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
    new URL(url).hostname.endsWith('.example') && `The site’s address ${url} is a placeholder. Set the real one as url`,
    /^\+?\d{0,3}0{9,}$/.test(phone.replace(/\s/g, '')) &&
      `The phone number ${phone} is a placeholder. Set the real one as phone`,
    email.endsWith('.example') && `The email address ${email} is a placeholder. Set the real one as email`,
    pictures_are_impressions && 'The pictures are not photos. Replace them, then set pictures_are_impressions to false',
  ];
  return left.filter((line) => line !== false).map((line) => `${line} in content/site.json.`);
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
