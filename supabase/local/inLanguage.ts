import { registerHooks } from 'node:module';
import type { Language } from '../../src/words/languages.ts';

/**
 * Resolves imports of English words to another language for a file imported with `?words=hi`, and for its imports.
 * Deno does this with an import map (`supabase/functions/send-mails-hi/deno.json`), the build with a plugin (`src/build/languages.ts`).
 */

const query = /[?&]words=(\w\w)$/;

registerHooks({
  resolve(source, context, next) {
    const found = next(source, context);
    const [, language] = query.exec(context.parentURL ?? '') ?? [];
    // Packages have no words and stay shared.
    if (!language || !source.startsWith('.')) return found;
    return { ...found, url: `${found.url.replace('/words/en/', `/words/${language}/`)}?words=${language}` };
  },
});

export const importIn = (language: Language, url: string) =>
  import(`${url}${url.includes('?') ? '&' : '?'}words=${language}`);
