/** What a browser keeps from page to page. Where it keeps nothing, because storage is switched off or full, nothing breaks. */
export interface KeptTexts {
  /** Null when nothing is kept under this name. */
  get(key: string): string | null;
  /** Whether the text is kept now. */
  set(key: string, text: string): boolean;
  remove(...keys: string[]): void;
  keys(): string[];
}

/** The part of `Storage` that is needed. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A storage whose every use may be refused; already naming it may be. */
export function guarded(find: () => TextStorage): KeptTexts {
  function attempt<T>(work: (storage: TextStorage) => T, refused: T): T {
    try {
      return work(find());
    } catch {
      return refused;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, text) => attempt((storage) => storage.setItem(key, text) ?? true, false),
    remove(...keys) {
      for (const key of keys) attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''), []),
  };
}

/** Until it is removed. */
export const deviceStorage = guarded(() => localStorage);
/** Until the tab is closed. */
export const tabStorage = guarded(() => sessionStorage);

/** What a text says as JSON; null when it is none. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
