import { sections } from '#src/words/staff/admin.ts';
import { paths } from './paths.ts';

export type AdminSection = keyof typeof sections;

export const adminSections = (Object.keys(sections) as AdminSection[]).map((section) => ({
  name: sections[section],
  path: paths[section],
}));
