import site from '../../../content/site.json' with { type: 'json' };

/** How every email begins and ends. Editors write the words of its foot. */

export const hello = 'Hello,';
export const helloTo = (name: string) => `Hello ${name},`;
export const { tagline, office_hours: officeHours } = site;
