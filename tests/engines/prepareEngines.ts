import { installPackages } from '../support/install.ts';
import startSite from '../support/startSite.ts';
import { engines } from './engines.ts';

/** Installs what is not there, where that is possible, and starts the server for the journeys. */
export default async function prepareEngines() {
  const kinds = Object.values(engines);
  for (const { packages, isThere } of kinds) if (!isThere()) installPackages(packages);
  return kinds.some(({ isThere }) => isThere()) ? startSite() : undefined;
}
