import type { AstroIntegration } from 'astro';
import { outdatedLines, translatedFiles } from '../content/translatedFiles.ts';

/** Lists the translations whose English changed since. They stay on the pages: an older text is better than an English one. */
export function warnAboutOutdatedTexts(): AstroIntegration {
  const lines = () => outdatedLines(translatedFiles());
  return {
    name: 'outdated-texts',
    hooks: {
      'astro:server:start': ({ logger }) => {
        for (const line of lines()) logger.warn(line);
      },
      'astro:build:done': ({ logger }) => {
        for (const line of lines()) logger.warn(line);
      },
    },
  };
}
