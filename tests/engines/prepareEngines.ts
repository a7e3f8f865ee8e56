import { installPackages } from '../support/install.ts';
import startSite from '../support/startSite.ts';
import { engines } from './engines.ts';

export default async function prepareEngines() {
  const kinds = Object.values(engines);
  for (const { packages, isThere } of kinds) if (!isThere()) installPackages(packages);
  return kinds.some(({ isThere }) => isThere()) ? startSite() : undefined;
}
