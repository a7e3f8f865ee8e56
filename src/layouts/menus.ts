// Both in one: named apart, the header of every page would be larger.
export { startAccountMenu } from './accountMenu.ts';
export { startSiteMenu } from './siteMenu.ts';
