import site from '../../../content/hi/site.json' with { type: 'json' };

export const hello = 'नमस्ते,';
export const helloTo = (name: string) => `नमस्ते ${name},`;
export const { tagline, office_hours: officeHours } = site;
