import site from '../../../content/site.json' with { type: 'json' };

/** How every mail begins and ends. The words of its foot are editors'. */

export const hello = 'Hello,';
export const helloTo = (name: string) => `Hello ${name},`;
export const { tagline, office_hours: officeHours } = site;
