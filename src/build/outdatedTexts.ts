import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { outdatedLines, translatedFiles } from '../content/translatedFiles.ts';

/** Lists the translations whose English changed since. They stay on the pages: an older text is better than an English one. */
export function warnAboutOutdatedTexts(): AstroIntegration {
  const warn = ({ logger }: { logger: AstroIntegrationLogger }) => {
    try {
      for (const line of outdatedLines(translatedFiles())) logger.warn(line);
    } catch (error) {
      logger.error(error instanceof Error ? error.message : String(error));
    }
  };
  return { name: 'outdated-texts', hooks: { 'astro:server:start': warn, 'astro:build:done': warn } };
}
