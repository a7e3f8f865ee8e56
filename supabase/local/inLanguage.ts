import { registerHooks } from 'node:module';
import type { Language } from '../../src/words/languages.ts';

/** `?words=hi` swaps English words for another language in a file and its imports. Deno uses import maps, the build src/build/languages.ts. */

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
