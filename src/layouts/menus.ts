// One file for both: two names would make the header of every page larger.
export { startAccountMenu } from './accountMenu.ts';
export { startSiteMenu } from './siteMenu.ts';
