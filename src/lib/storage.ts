/** Storage that does nothing where the browser blocks it or it is full. */
export interface KeptTexts {
  get(key: string): string | null;
  set(key: string, text: string): boolean;
  remove(...keys: string[]): void;
  keys(): string[];
}

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Wraps a storage whose every use may throw, even reading the global. */
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

export const deviceStorage = guarded(() => localStorage);
export const tabStorage = guarded(() => sessionStorage);

/** Returns the parsed JSON; null if the text is not JSON. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
