import { registerHooks } from 'node:module';
import type { Language } from '../../src/words/languages.ts';

/**
 * Code in another language, beside the same code in English: a file that is imported with `?words=hi` finds the words of Hindi where it
 * imports those of English, and so does all of ours that it imports. On Deno an import map does so
 * (`supabase/functions/send-mails-hi/deno.json`), in the site's build a plugin (`src/build/languages.ts`).
 */

const query = /[?&]words=(\w\w)$/;

registerHooks({
  resolve(source, context, next) {
    const found = next(source, context);
    const [, language] = query.exec(context.parentURL ?? '') ?? [];
    // A package says nothing, and is there once.
    if (!language || !source.startsWith('.')) return found;
    return { ...found, url: `${found.url.replace('/words/en/', `/words/${language}/`)}?words=${language}` };
  },
});

/** What a module exports, with the words of a language. */
export const importIn = (language: Language, url: string) =>
  import(`${url}${url.includes('?') ? '&' : '?'}words=${language}`);
